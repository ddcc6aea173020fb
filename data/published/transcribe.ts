/**
 * `npm run published`: rewrites the transcribed tables from the sources' texts beside this file.
 * A text that is not understood to its last character exits with 2 and leaves its table as it is.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { DefinitionError } from '../../src/errors.ts';
import * as flammenkamp from './flammenkamp-1997.ts';
import * as oeis from './oeis.ts';
import * as sleatorSlusky from './sleator-slusky-2012.ts';
import * as takeAPrime from './take-a-prime-2014.ts';

/** Each table: its text, its name, and what the text comes to as CSV. */
const TABLES = [
  ['sleator-slusky-2012', (text: string) => sleatorSlusky.toCsv(sleatorSlusky.transcribe(text))],
  ['take-a-prime-2014', (text: string) => takeAPrime.toCsv(takeAPrime.transcribe(text))],
  ['oeis-a014586', (text: string) => oeis.toCsv(oeis.transcribe(text))],
  ['oeis-a014589', (text: string) => oeis.toCsv(oeis.transcribe(text))],
  ...flammenkamp.NAMES.map(
    name =>
      [
        `flammenkamp-1997-${name}`,
        (text: string) => flammenkamp.toCsv(name, flammenkamp.transcribe(name, text)),
      ] as const,
  ),
] as const;

for (const [name, csvOf] of TABLES) {
  const unfinished = new URL(`${name}.csv.${process.pid}.tmp`, import.meta.url);
  try {
    const csv = csvOf(readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8'));
    writeFileSync(unfinished, csv);
    renameSync(unfinished, new URL(`${name}.csv`, import.meta.url));
    process.stderr.write(`${name}.csv: ${csv.split('\n').length - 2} rows from ${name}.txt\n`);
  } catch (error) {
    if (!(error instanceof DefinitionError)) throw error;
    process.stderr.write(`${name}.txt: refused, ${name}.csv is left as it was\n${error.message}\n`);
    process.exitCode = 2;
  }
}
