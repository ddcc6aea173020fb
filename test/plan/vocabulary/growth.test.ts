import { expect, test } from 'vitest';
import type { Law } from '../../../src/claim/index.ts';
import { claimsOf, resolve } from '../../../src/plan/index.ts';
import { growth } from '../../../src/plan/vocabulary/index.ts';

const TEXT = {
  id: 'x',
  game: '{2n, 5n, 6n+1, 8n+1}',
  over: '1..30',
  further: '31..60',
  cost: '1',
  period: { is: [14, 0, 11, 1], mutant: -10 },
  preperiod: { from: 2, is: [7, -5, -1], mutant: 8 },
};
const definition = growth(TEXT);
const { claims, question, sweep } = definition;
const laws = claimsOf(definition) as readonly Law[];
const [period, outcomes, preperiod] = laws as [Law, Law, Law];
const at = (law: Law, row: Record<string, number>) => law.holds(row, {} as never, {} as never);
const misses = (law: Law, row: Record<string, number>) => law.mutant!(row, {} as never, {} as never);

test('the claims write polynomials without zero terms, with signs between terms', () => {
  expect(claims.map(({ says }) => says)).toEqual([
    'the period is 14n³ + 11n + 1',
    'the outcomes have the period of the nim-values, and no preperiod',
    'n ≥ 2: the preperiod is 7n² - 5n - 1',
  ]);
  expect([period.mutantSays, preperiod.mutantSays]).toEqual([
    'the period is 14n³ - 10n + 1',
    'n ≥ 2: the preperiod is 7n² + 8n - 1',
  ]);
});

test('the heading of the chart names the power of n, or says that the period is constant', () => {
  const headingOf = (is: readonly number[]) => {
    const [chart] = growth({ ...TEXT, period: { is, mutant: 99 } }).charts!;
    return (chart!.spec.title as { text: string }).text;
  };
  expect(headingOf([14, 0, 11, 1])).toBe('The period of {2n, 5n, 6n+1, 8n+1} grows like n³');
  expect(headingOf([2, 1])).toBe('The period of {2n, 5n, 6n+1, 8n+1} grows like n');
  expect(headingOf([5])).toBe('The period of {2n, 5n, 6n+1, 8n+1} is constant');
});

test('any polynomial can be written, including constants and coefficients of 1 and -1', () => {
  const of = (is: readonly number[], mutant: number, preperiod = is) => {
    const made = growth({ ...TEXT, period: { is, mutant }, preperiod: { is: preperiod, mutant } });
    return claimsOf(made) as readonly Law[];
  };
  const sentences = (is: readonly number[], mutant: number) => {
    const [law] = of(is, mutant) as [Law];
    return [law.says, law.mutantSays].map(text => text!.replace('the period is ', ''));
  };
  expect(sentences([1, 0, 0, 0, 0, 0, -1, 1], 2)).toEqual(['n⁷ - n + 1', 'n⁷ + 2n + 1']);
  expect(sentences([-1, 0, 12], -1)).toEqual(['-n² + 12', '-n² - n + 12']);
  expect(sentences([1, ...Array(12).fill(0)], 3)).toEqual(['n¹²', 'n¹² + 3n']);
  expect(sentences([5], 6)).toEqual(['5', '6']);
  expect(sentences([0], 1)).toEqual(['0', '1']);
  for (const none of [[], [Number.NaN, 1], '56'])
    expect(() => of(none as never, 1, [0])).toThrow(
      'growth.period.is: expected integer coefficients of a poly',
    );
  expect(() => of([2, 1], 2)).toThrow('growth.period.mutant: expected an integer other than 2');
  const without = (seen: object) => () => growth({ ...TEXT, ...seen } as never);
  expect(without({ preperiod: undefined })).toThrow('growth.preperiod: expected an object');
  expect(without({ period: { ...TEXT.period, from: 1.5 } })).toThrow(
    'growth.period.from: expected a positive',
  );
  expect(without({ period: { ...TEXT.period, holds: 'period = 1' } })).toThrow(
    'growth.period.holds: expected nothing: it follows from the other keys',
  );
  expect(without({ sweep: { game: '{n}' } })).toThrow('growth.sweep: expected nothing');
  const [, none] = of([2, 1], 3, [0]) as [Law, Law];
  const row = { period: 6, T: 6, outcomePreperiod: 0, preperiod: 0 };
  expect([at(none, row), misses(none, row)]).toEqual([true, false]);
  expect(misses(none, { ...row, T: 3 })).toBe(true);
});

test('an unknown key is rejected, not ignored', () => {
  const none = { limit: '10 heaps', where: 'odd(n)' };
  const definition = growth({ ...TEXT, ...none } as never);
  expect(definition.limit).toBe('10 heaps');
  expect(() => resolve(definition, 'x.ts')).toThrow('received the unknown key "where"');
  const seen = growth({ ...TEXT, period: { ...TEXT.period, hypothesis: 'x' } } as never);
  expect(() => resolve(seen, 'x.ts')).toThrow('received the unknown key "hypothesis"');
});

test('a law holds at the value of its polynomial, and its mutant at the value of the other', () => {
  for (const n of [1, 2, 7]) {
    const value = 14 * n * n * n + 11 * n + 1;
    expect([at(period, { n, period: value }), at(period, { n, period: value + 1 })]).toEqual([true, false]);
    const near = { n, preperiod: 7 * n * n + 8 * n - 1 };
    expect([at(preperiod, near), misses(preperiod, near)]).toEqual([false, true]);
  }
  expect(period.where).toBeUndefined();
  expect([1, 2].map(n => preperiod.where!({ n }, {} as never, {} as never))).toEqual([false, true]);
  expect(at(outcomes, { period: 4, T: 4, outcomePreperiod: 0 })).toBe(true);
});

test('the question names the family, and the conjecture gives a range to continue with', () => {
  expect([question, sweep.over?.n]).toEqual(['How long are the periods of {2n, 5n, 6n+1, 8n+1}?', '1..30']);
  expect(new Set(laws.map(({ conjecture }) => conjecture?.further))).toEqual(new Set(['--over n=31..60']));
});

test('laws with forAll need certificates for all n and are not conjectures', () => {
  const claims = claimsOf(growth({ ...TEXT, forAll: true }));
  expect(claims.map(({ says }) => says)).toEqual(laws.map(({ says }) => says));
  expect(claims).toMatchObject([
    { provable: { letter: 'n', sequence: 'nim-values' } },
    { provable: { letter: 'n', sequence: 'outcomes' } },
    { provable: { letter: 'n', sequence: 'nim-values' } },
  ]);
  expect(claims.some(claim => 'conjecture' in claim)).toBe(false);
});

test('growth credits a source with the claims that it prints, and states the period of the outcomes', () => {
  const printed = { source: 'flammenkamp-1997', at: 'page 28', outcomes: 'page 28, entry 15' };
  const made = growth({ ...TEXT, period: { from: 2, ...TEXT.period }, printed });
  const { source, answer } = made;
  expect([source, answer]).toEqual(['flammenkamp-1997, page 28', ['outcomes', 'period']]);
  expect(made.claims.map(claim => claim.source)).toEqual([
    'saltus',
    'flammenkamp-1997, page 28, entry 15',
    'saltus',
  ]);
  const outcomesOf = claimsOf(made)[1] as Law;
  expect(outcomesOf.says).toBe('n ≥ 2: the outcomes have the period 14n³ + 11n + 1, and no preperiod');
  const row = { n: 2, T: 135, period: 135, outcomePreperiod: 0, preperiod: 3 };
  expect([at(outcomesOf, row), at(outcomesOf, { ...row, T: 136, period: 136 })]).toEqual([true, false]);
  expect(outcomesOf.where!({ n: 1 }, {} as never, {} as never)).toBe(false);
});

test('growth credits the period to a source that prints it, and states how far the source went', () => {
  const printed = { source: 'flammenkamp-1997', at: 'page 18', period: 'page 18', before: 'n ≤ 7' };
  const made = growth({ ...TEXT, printed });
  expect(made.answer).toEqual(['period']);
  expect(made.claims.map(({ source }) => source)).toEqual(['flammenkamp-1997, page 18', 'saltus', 'saltus']);
  expect((claimsOf(made) as readonly Law[]).map(({ conjecture }) => conjecture?.before)).toEqual([
    'n ≤ 7',
    undefined,
    undefined,
  ]);
});
