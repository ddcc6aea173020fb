import { refuse } from '../../errors.ts';
import type { TablePart } from '../data-folder.ts';
import { type TypedCell, typedColumn } from './typed-cells.ts';

/** The integers of 64 bits. */
const [MIN, MAX] = [-(2n ** 63n), 2n ** 63n - 1n];

/**
 * Returns a table as Parquet: integers of 64 bits, texts in UTF-8, undecided integers as null. The metadata contain its
 * title and description, with engine and plan. Equal tables give equal bytes. Memory: a few times the table's.
 *
 * @throws DefinitionError for an integer of more than 64 bits, which would be rounded
 */
export async function parquet(table: TablePart): Promise<Uint8Array> {
  const { parquetWriteBuffer } = await import('hyparquet-writer');
  const { columns, title, description, sha256 } = table;
  const columnData = columns.map(({ name, type }, i) => {
    const data = typedColumn(table, i);
    if (type === 'integer') rejectLarge(data, `${table.name}, column ${name}`);
    return {
      name,
      data,
      type: type === 'integer' ? ('INT64' as const) : ('STRING' as const),
      nullable: true,
    };
  });
  const metadata = { title, description, 'sha256 of the table as CSV': sha256 };
  const kvMetadata = Object.entries(metadata).map(([key, value]) => ({ key, value }));
  return new Uint8Array(parquetWriteBuffer({ columnData, kvMetadata, createdBy: 'saltus' }));
}

function rejectLarge(cells: readonly TypedCell[], where: string): void {
  const large = cells.find(cell => typeof cell === 'bigint' && (cell < MIN || cell > MAX));
  if (large !== undefined) refuse(where, 'integers of 64 bits', `${large}`, 'json-lines keeps all digits');
}
