import { expect, test } from 'vitest';
import { byRisingLimits } from '../../src/explorer/rising-limits.ts';

/** A search that finds its answer within `needed` heaps, and the limits it was asked with. */
function searchOf(needed: number) {
  const limits: number[] = [];
  const search = (limit: number) => {
    limits.push(limit);
    return limit >= needed
      ? ({ status: 'proved' } as const)
      : ({ status: 'undecided', limit, why: 'no' } as const);
  };
  return { limits, search };
}

function run(needed: number, limit: number) {
  const { limits, search } = searchOf(needed);
  const searches = byRisingLimits(limit, search);
  const told: number[] = [];
  let next = searches.next();
  for (; !next.done; next = searches.next()) told.push(next.value);
  return { limits, told, result: next.value };
}

test('a search that succeeds at once tells nothing on the way', () => {
  expect(run(10, 1e9)).toEqual({ limits: [3e6], told: [], result: { status: 'proved' } });
});

test('each search that decides nothing is told, and the next goes ten times as far', () => {
  expect(run(1e8, 1e11)).toEqual({ limits: [3e6, 3e7, 3e8], told: [3e6, 3e7], result: { status: 'proved' } });
});

test('the last search goes to the limit exactly, and its failure is the result', () => {
  const { limits, told, result } = run(1e12, 1e8);
  expect(limits).toEqual([3e6, 3e7, 1e8]);
  expect(told).toEqual([3e6, 3e7]);
  expect(result).toEqual({ status: 'undecided', limit: 1e8, why: 'no' });
});

test('a small limit is kept', () => {
  expect(run(1e12, 50).limits).toEqual([50]);
});
