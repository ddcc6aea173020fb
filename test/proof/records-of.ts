import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { csvRecords } from '../../src/check/index.ts';
import { ROOT } from '../../src/run/index.ts';

/** Returns the rows of a committed table, by the names of their columns. */
export function recordsOf(file: string): Record<string, string>[] {
  const [header, ...records] = csvRecords(readFileSync(join(ROOT, file), 'utf8'), file);
  return records.map(record => Object.fromEntries(header!.map((name, i) => [name, record[i]!])));
}
