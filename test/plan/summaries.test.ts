import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Value } from '../../src/claim/index.ts';
import type { SummaryPlan } from '../../src/plan/plan.ts';
import { Summary } from '../../src/plan/summaries.ts';

const COLUMNS = ['a', 'b', 'saltus'];
const plan: SummaryPlan = {
  name: 'by-parity',
  by: { parity: 'b mod 2', a: 'a' },
  most: 'saltus',
  sums: { twice: '2 saltus + b', large: 'if saltus > 2 then 1 else 0' },
};
const UNKNOWN: Value = { status: 'undecided', limit: 10, why: 'too long' };

const rows = fc.uniqueArray(
  fc.tuple(
    fc.integer({ min: 1, max: 3 }),
    fc.nat({ max: 9 }),
    fc.oneof({ weight: 4, arbitrary: fc.nat({ max: 5 }) }, { weight: 1, arbitrary: fc.constant(UNKNOWN) }),
  ),
  { maxLength: 20, selector: ([a, b]) => `${a} ${b}` },
);

const empty = (by = plan) => new Summary(by, COLUMNS, 2, at => at.join());

function summaryOf(cases: readonly (readonly Value[])[]) {
  const summary = empty();
  for (const row of cases) summary.add(row);
  return summary;
}

/** Computes the same groups by sorting and filtering. */
function plainly(cases: readonly (readonly Value[])[]) {
  const keys = [...new Set(cases.map(([a, b]) => `${Number(b) % 2} ${a}`))].sort();
  return keys.map(text => {
    const key = text.split(' ').map(Number);
    const group = cases.filter(([a, b]) => Number(b) % 2 === key[0] && a === key[1]);
    const known = group.filter(([, , saltus]) => typeof saltus === 'number');
    const [best] = known.toSorted(
      (p, q) => Number(q[2]) - Number(p[2]) || Number(p[0]) - Number(q[0]) || Number(p[1]) - Number(q[1]),
    );
    return {
      key,
      cases: group.length,
      undecided: group.length - known.length,
      most: best ? best[2] : null,
      at: best ? best.slice(0, 2) : null,
      game: best ? best.slice(0, 2).join() : null,
      sums: [
        known.reduce((sum, [, b, saltus]) => sum + 2 * Number(saltus) + Number(b), 0),
        known.filter(([, , saltus]) => Number(saltus) > 2).length,
      ],
    };
  });
}

test('groups, counts and first maxima agree with sorting', () => {
  fc.assert(
    fc.property(rows, cases => {
      expect(summaryOf(cases).groups()).toEqual(plainly(cases));
    }),
    { seed: 6, numRuns: 300 },
  );
});

test('merged summaries do not depend on how cases are split and ordered', () => {
  fc.assert(
    fc.property(rows, fc.nat(), fc.boolean(), (cases, cut, turned) => {
      const parts = [cases.slice(0, cut % 7), cases.slice(cut % 7)].map(part => summaryOf(part).groups());
      const merged = empty();
      for (const part of turned ? parts.toReversed() : parts) merged.merge(JSON.parse(JSON.stringify(part)));
      expect(merged.groups()).toEqual(plainly(cases));
    }),
    { seed: 6, numRuns: 300 },
  );
});

test('a later, greater record replaces the game of the earlier one', () => {
  const summary = empty();
  summary.add([1, 3, 4]);
  expect(summary.groups()).toMatchObject([{ most: 4, game: '1,3' }]);
  summary.add([1, 5, 6]);
  expect(summary.groups()).toMatchObject([{ most: 6, game: '1,5' }]);
});

test('a case with an undecided key belongs to no group', () => {
  const summary = empty({ name: 'by-saltus', by: { saltus: 'saltus' } });
  summary.add([1, 3, UNKNOWN]);
  summary.add([1, 4, 4]);
  expect(summary.groups()).toEqual([{ key: [4], cases: 1, undecided: 0, most: null, at: null, game: null }]);
});

test('a sum above 2^53 is rejected', () => {
  const summary = empty();
  summary.add([1, 3, 2 ** 51]);
  expect(() => summary.add([1, 5, 2 ** 51])).toThrow('expected sums of at most 2^53');
});
