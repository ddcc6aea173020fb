import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../src/run/index.ts';
import { STALE_FILES } from '../stale-files.ts';

/**
 * Lists violations of the b-file format: ASCII, lines `n a(n)` with one space and LF, n rising by 1 from the offset.
 */
function faults(text: string, offset: number): string[] {
  const lines = text.split('\n');
  if (lines.pop() !== '') return ['the last line has no end'];
  if (lines.length === 0) return ['there is no line'];
  return lines.flatMap((line, i) => {
    const [, n, term] = /^(-?(?:0|[1-9]\d*)) (-?(?:0|[1-9]\d*))$/.exec(line) ?? [];
    if (n === undefined || term === '-0') return [`line ${i + 1}: ${JSON.stringify(line)}`];
    return Number(n) === offset + i ? [] : [`line ${i + 1}: index ${n}, not ${offset + i}`];
  });
}

const FILES = readdirSync(join(ROOT, 'reports'), { recursive: true, encoding: 'utf8' }).filter(name =>
  /^[^/\\]+[/\\]b\d{6}\.txt$/.test(name),
);

/** The first terms as printed by the post on take-a-prime and by OEIS. */
const LISTED: Readonly<Record<string, string>> = {
  b014589:
    '0, 0, 1, 1, 2, 2, 3, 3, 4, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 0, 4, 1, 5, 2, 6, 3, 4, 7',
  b014586:
    '0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 3, 2, 3, 4, 5, 3, 2, 3, 4',
};

test('each sequence listed here has its file', () => {
  const names = FILES.map(name => name.replace(/.*(b\d{6})\.txt$/, '$1')).sort();
  expect(names).toEqual(Object.keys(LISTED).sort());
});

test.each(FILES)('%s is a b-file with offset 0, and begins with the printed terms', name => {
  const text = readFileSync(join(ROOT, 'reports', name), 'latin1');
  expect(faults(text, 0)).toEqual([]);
  const terms = text
    .trimEnd()
    .split('\n')
    .map(line => line.split(' ')[1]);
  const listed = LISTED[name.replace(/.*(b\d{6})\.txt$/, '$1')]!.split(', ');
  expect(terms.slice(0, listed.length), STALE_FILES.data).toEqual(listed);
  expect(terms.length).toBe(10_001);
});
