import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { KnownFamily, KnownStatement } from '../../src/game/index.ts';
import { ROOT, readPublished, resultIds } from '../../src/run/index.ts';
import { readCredits, resultsIn } from '../../src/view/index.ts';
import { knownIndex } from '../../src/view/known-index.ts';

test('the index of known families is the one of the committed results', () => {
  const credits = readCredits(file => readPublished(file, [join(ROOT, 'data', 'published')]));
  const written = readFileSync(join(ROOT, 'data', 'known.json'), 'utf8');
  expect(knownIndex(resultsIn(ROOT, resultIds(ROOT)), credits)).toBe(written);
  expect(written.length).toBeLessThan(180_000);
});

const INDEX = JSON.parse(readFileSync(join(ROOT, 'data', 'known.json'), 'utf8')) as KnownFamily[];

function statementsOf(id: string): readonly KnownStatement[] {
  return INDEX.find(({ pipeline }) => pipeline === id)!.statements;
}

test.each<[string, string, readonly string[] | undefined]>([
  ['periods-1-b-c', 'if b is odd and c is even, outcomePreperiod = 0 and T = b + c', ['odd(b)', 'even(c)']],
  [
    'periods-1-b-c',
    'if b is even and (c mod (b+1) = 1 or c mod (b+1) = b), T = b + 1',
    ['even(b)', 'c mod (b+1) = 1 or c mod (b+1) = b'],
  ],
  ['guess-a-b-2a-plus-b', 'if 2a does not divide a + b, period = a + b', ['not 2a divides a + b']],
  ['result-strings-1-b', 'if b is even, B = <(01)^(b div 2) 1>', ['even(b)']],
  ['family-50', 'if n ≥ 2, the period p is 928n⁶ - 1168n⁵ - 114n⁴ - 382n³ - 172n² - 62n - 10', ['n ≥ 2']],
  ['fes-two-every-b', 'saltus = a', undefined],
])('a statement of %s is a sentence, with its conditions as formulas: %s', (id, says, conditions) => {
  expect(statementsOf(id).find(one => one.says === says)).toMatchObject({
    says,
    ...(conditions && { if: conditions }),
  });
});

test.each([
  ['a theorem', 'periods-1-b-c', 'if b is odd and c is odd, outcomePreperiod = 0 and T = 2', 11],
  ['a theorem that bounds a period', 'four-moves-every-c', 'period <= 4c + 29', 9],
  ['an answer that relates periods', 'fes-saltus', 'period = 3 saltus', 8],
  ['an answer in words', 'fes-three-census', 'every one is purely arithmetic periodic', 5],
  ['a printed statement that fails', 'conjecture-12', 'b < m < a+b and b < n < a+b', 0],
])('%s has its weight in the index', (_, id, says, weight) => {
  expect(statementsOf(id).find(one => one.says === says)?.weight).toBe(weight);
});
