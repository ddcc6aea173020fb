import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toCsv, transcribe } from '../../data/published/oeis.ts';
import { DefinitionError } from '../../src/errors.ts';

const read = (name: string) => readFileSync(new URL(`../../data/published/${name}`, import.meta.url), 'utf8');
const text = read('oeis-a014589.txt');

test.each([
  ['oeis-a014586', 98, 4],
  ['oeis-a014589', 97, 3],
])('%s.csv contains the terms of the committed text', (name, last, value) => {
  const terms = transcribe(read(`${name}.txt`));
  expect(terms[0]).toEqual({ n: 0, a: 0 });
  expect(terms.at(-1)).toEqual({ n: last, a: value });
  expect(toCsv(terms)).toBe(read(`${name}.csv`));
});

test.each([
  ['a letter instead of a digit', text.replace('10', '1O')],
  ['a missing number', text.replace('10,6', ',6')],
  ['two sequences', text.replace('%T A014589', '%T A014586')],
  ['a missing line', text.replace(/%T.*\n/, '')],
  ['an additional line', `${text}%A A014589 someone\n`],
])('%s is rejected', (_, changed) => {
  expect(changed).not.toBe(text);
  expect(() => transcribe(changed)).toThrow(DefinitionError);
});
