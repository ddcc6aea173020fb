import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toCsv, transcribe } from '../../data/published/take-a-prime-2014.ts';
import { DefinitionError } from '../../src/errors.ts';

const read = (name: string) => readFileSync(new URL(`../../data/published/${name}`, import.meta.url), 'utf8');
const text = read('take-a-prime-2014.txt');

test('the 100 printed terms are transcribed, and the committed table agrees with the committed text', () => {
  const rows = transcribe(text);
  expect(rows).toHaveLength(100);
  expect(rows.at(43)).toEqual({ n: 43, u: 8 });
  expect(rows.at(-1)).toEqual({ n: 99, u: 7 });
  expect(toCsv(rows)).toBe(read('take-a-prime-2014.csv'));
});

test.each([
  ['a letter instead of a digit', text.replace('10', '1O')],
  ['a lost comma', text.replace('4, 10', '4 10')],
  ['two commas', text.replace('4, 10', '4,, 10')],
  ['a missing full stop', text.replace('.', '')],
  ['a full stop in the middle', text.replace('4, 10', '4. 10')],
])('%s is rejected', (_, damaged) => {
  expect(damaged).not.toBe(text);
  expect(() => transcribe(damaged)).toThrow(DefinitionError);
});
