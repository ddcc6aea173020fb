/**
 * `npm run published`: rewrites the transcribed tables from the papers' text beside this file.
 * A text that is not understood to its last character exits with 2 and leaves the tables as they are.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { DefinitionError } from '../../src/errors.ts';
import { toCsv, transcribe } from './sleator-slusky-2012.ts';

const SOURCE = 'sleator-slusky-2012.txt';
const TABLE = 'sleator-slusky-2012.csv';

const source = new URL(SOURCE, import.meta.url);
const table = new URL(TABLE, import.meta.url);
const unfinished = new URL(`${TABLE}.${process.pid}.tmp`, import.meta.url);

try {
  const rows = transcribe(readFileSync(source, 'utf8'));
  writeFileSync(unfinished, toCsv(rows));
  renameSync(unfinished, table);
  process.stderr.write(`${TABLE}: ${rows.length} rows from ${SOURCE}\n`);
} catch (error) {
  if (!(error instanceof DefinitionError)) throw error;
  process.stderr.write(`${SOURCE}: refused, ${TABLE} is left as it was\n${error.message}\n`);
  process.exitCode = 2;
}
