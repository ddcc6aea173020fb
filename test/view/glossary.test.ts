import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../src/run/index.ts';
import { parseGlossary, termsIn } from '../../src/view/glossary.ts';

const found = (text: string) => termsIn(text).map(({ term }) => term);

test('a term is found by its words, at the start of a sentence and in the plural too', () => {
  expect(found('Both mutants fail')).toEqual(['mutant']);
  expect(found('Mutant')).toEqual(['mutant']);
  expect(found('periodical, sharp')).toEqual([]);
});

test('each term of a row with several terms is found', () => {
  for (const term of ['preperiod', 'period', 'saltus'])
    expect(found(`${term} = 3`), term).toEqual(['preperiod, period, saltus']);
});

test('a function is found by its symbol, and an all-but game by its set', () => {
  expect(found('B = 0<011>')).toEqual(['result string B(S)']);
  expect(found('T(S)')).toEqual(['T(S)']);
  expect(found('E: printed 14/31')).toEqual(['result number E(S)']);
  expect(found('G(3)')).toEqual(['nim-value G(n)']);
  expect(found('H_2')).toEqual(['boundary pattern H_k']);
  expect(found('N - {1, 2}')).toEqual(['all-but game N - X']);
  expect(found('S and X')).toEqual([]);
});

test('every term of the glossary is found by its own name', () => {
  const terms = parseGlossary(readFileSync(join(ROOT, 'docs', 'glossary.md'), 'utf8'));
  expect(terms.length).toBeGreaterThan(30);
  for (const { term, occurs } of terms) expect(term).toMatch(occurs);
});

test('code in a definition remains code', () => {
  const [term] = parseGlossary('| term | definition |\n|---|---|\n| x | as in `0<1>` |\n');
  expect(term?.definition).toEqual(['as in ', { code: '0<1>' }, '']);
});
