import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DefinitionError } from '../errors.ts';
import { CLAIM_COLUMNS, type ClaimRecord, registerFiles, type Sources } from '../report/index.ts';
import { pipelineIds, readPublished } from '../run/index.ts';
import { writeCatalogue, writeComposed } from './output.ts';
import type { Places } from './places.ts';

/** Writes the register of all claims from the tables of claims that are there, and returns its paths. */
export async function writeRegister(
  { pipelines, published, out }: Places,
  sources: Sources,
): Promise<string[]> {
  const folder = join(out, 'data');
  const files = pipelineIds(pipelines).map(id => `${id}.claims.csv`);
  const records: ClaimRecord[] = [];
  for (const file of files.filter(name => existsSync(join(folder, name)))) {
    const rows = await readPublished(file, folder);
    const missing = CLAIM_COLUMNS.filter(({ name }) => rows.some(row => row[name] === undefined));
    if (missing.length > 0) {
      const expected = 'the columns that this version writes: run its pipeline again';
      const received = `none named ${missing.map(({ name }) => name).join(', ')}`;
      throw new DefinitionError([{ where: join(folder, file), expected, received }]);
    }
    records.push(...rows);
  }
  const statements = await readPublished('statements.csv', published);
  const written = registerFiles(records, statements, sources).map(file => writeComposed(out, file));
  return [...written, writeCatalogue(out, 'claims', written)];
}

/** The tables in the folder that no pipeline writes, as when its file was removed or has another name now. */
export function tablesOfNoPipeline({ pipelines, out }: Places): string[] {
  const known = new Set([...pipelineIds(pipelines), 'claims']);
  const folder = join(out, 'data');
  if (!existsSync(folder)) return [];
  const tables = readdirSync(folder).filter(name => name.endsWith('.csv'));
  return tables.filter(name => !known.has(name.split('.')[0]!)).map(name => join(folder, name));
}
