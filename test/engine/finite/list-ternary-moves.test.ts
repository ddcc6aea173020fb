import { expect, test } from 'vitest';
import { type TernaryMove, ternaryMoves } from '../../../src/engine/finite/list-ternary-moves.ts';
import { DefinitionError } from '../../../src/errors.ts';
import { nimValuesByDefinition } from './definition.ts';

/**
 * Returns the period of a purely periodic sequence without a value above 2, otherwise 0. A window of max S heaps is
 * searched for from heap 0; one that does not recur early does not recur within the heaps played.
 */
function purePeriod(moves: readonly number[]): number {
  const m = moves.at(-1)!;
  const values = nimValuesByDefinition(moves, 'normal', 40 * m).join('');
  if (values.includes('3')) return 0;
  const again = values.indexOf(values.slice(0, m), 1);
  return Math.max(again, 0);
}

function byDefinition(count: number): TernaryMove[] {
  const found: TernaryMove[] = [{ move: 1, period: 2, passed: 0 }];
  for (let passed = 0; found.length < count; ) {
    const set = found.map(({ move }) => move);
    const next = 2 * set.at(-1)! + 1 + passed;
    const isOther =
      nimValuesByDefinition(set, 'normal', 4 * next).join() !==
      nimValuesByDefinition([...set, next], 'normal', 4 * next).join();
    const period = isOther ? purePeriod([...set, next]) : 0;
    if (period > 0) found.push({ move: next, period, passed });
    passed = period > 0 ? 0 : passed + 1;
  }
  return found;
}

test('moves, periods and skipped numbers agree with the definition', () => {
  const found = byDefinition(7);
  expect(found.map(({ move }) => move)).toEqual([1, 4, 12, 28, 73, 163, 343]);
  expect(ternaryMoves([1], 343)).toEqual(found);
  expect(ternaryMoves([1], 342)).toEqual(found.slice(0, -1));
});

test.each([
  ['with a preperiod', [2, 4, 7]],
  ['with a value above 2', [1, 2, 3]],
])('a set %s cannot be continued by the rule', (_, moves) => {
  expect(() => ternaryMoves(moves, 40)).toThrow(DefinitionError);
});

test('a set with another beginning is continued too', () => {
  expect(ternaryMoves([1, 4, 12], 100)).toEqual(
    (ternaryMoves([1], 100) as TernaryMove[]).map((row, i) => (i < 3 ? { ...row, passed: 0 } : row)),
  );
});
