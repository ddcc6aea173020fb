import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { DefinitionError } from '../errors.ts';
import { fileDigest, pipelineIds, readPublished } from '../run/index.ts';
import { CLAIM_COLUMNS, type ClaimRecord, registerFiles, type Sources } from '../view/index.ts';
import { writeCatalogue, writeComposed } from './output.ts';
import type { Places } from './places.ts';

/**
 * Writes the register of all claims from the tables of claims that are there, and returns its paths.
 *
 * Runs of other pipelines may do so at the same time, and nobody waits. Each has its own table in place before it
 * begins, and when its files are in place it looks at all tables again, and composes anew if one has changed. So the last
 * to put a file there has seen, after that, the tables that it composed it from; and whoever changes one later composes
 * later, finds other bytes than its own, and would be the last. A run that is killed before it has looked again leaves
 * what the next one mends.
 *
 * @throws DefinitionError for a table of claims that lacks a column
 */
export async function writeRegister(places: Places, sources: Sources): Promise<string[]> {
  for (;;) {
    const seen = claimTables(places);
    const records: ClaimRecord[] = [];
    for (const [name] of seen) records.push(...(await readClaims(name, places)));
    const statements = await readPublished('statements.csv', places.published);
    const files = registerFiles(records, statements, sources);
    const written = files.map(file => writeComposed(places.out, file));
    const paths = [...written, writeCatalogue(places.out, 'claims', written)];
    if (isDeepStrictEqual(claimTables(places), seen)) return paths;
  }
}

/** The tables of claims that are there, in the order of their pipelines, with their digests. */
function claimTables({ pipelines, out }: Places): [name: string, digest: string][] {
  return pipelineIds(pipelines).flatMap(id => {
    const name = `${id}.claims.csv`;
    const path = join(out, 'data', name);
    return existsSync(path) ? [[name, fileDigest(path)?.sha256 ?? 'cannot be read']] : [];
  });
}

async function readClaims(name: string, { out }: Places): Promise<readonly ClaimRecord[]> {
  const folder = join(out, 'data');
  const rows = await readPublished(name, folder);
  const missing = CLAIM_COLUMNS.filter(column => rows.some(row => row[column.name] === undefined));
  if (missing.length === 0) return rows;
  const expected = 'the columns that this version writes: run its pipeline again';
  const received = `none named ${missing.map(column => column.name).join(', ')}`;
  throw new DefinitionError([{ where: join(folder, name), expected, received }]);
}

/** The tables in the folder that no pipeline writes, as when its file was removed or has another name now. */
export function tablesOfNoPipeline({ pipelines, out }: Places): string[] {
  const known = new Set([...pipelineIds(pipelines), 'claims']);
  const folder = join(out, 'data');
  if (!existsSync(folder)) return [];
  const tables = readdirSync(folder).filter(name => name.endsWith('.csv'));
  return tables.filter(name => !known.has(name.split('.')[0]!)).map(name => join(folder, name));
}
