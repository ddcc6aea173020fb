import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placements } from '../../src/engine/index.ts';
import { describeHead, iteration, runsOf, valuesToPlace } from '../../src/explorer/iteration.ts';

const sets = fc
  .uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 6 })
  .map(x => x.sort((p, q) => p - q));

/** Runs Algorithm 1 of the paper literally, and records which heaps it examines and labels for each value. */
function algorithm1(excluded: readonly number[], values: number) {
  const known = new Map<number, number>();
  return Array.from({ length: values }, (_, k) => {
    const before = new Map(known);
    let n = 0;
    while (known.has(n)) n++;
    known.set(n, k);
    for (const x of excluded) {
      const withK = [...known].filter(([m, value]) => value === k && m < n + x).map(([m]) => m);
      if (!known.has(n + x) && withK.every(m => excluded.includes(n + x - m))) known.set(n + x, k);
    }
    return { n, before, after: new Map(known) };
  });
}

describe('an iteration of Algorithm 1', () => {
  test('agrees with the algorithm taken literally', () => {
    fc.assert(
      fc.property(sets, excluded => {
        const values = 12;
        const placed = placements(excluded, values);
        algorithm1(excluded, values).forEach(({ n, before, after }, k) => {
          const { first, heads, labels } = iteration(placed, excluded, k);
          expect(first).toBe(n);
          expect(new Map([...labels].sort())).toEqual(new Map([...before].sort()));
          expect(heads.map(({ heap }) => heap)).toEqual([0, ...excluded].map(x => n + x));
          for (const { heap, finding } of heads) {
            if (before.has(heap)) expect(finding).toEqual({ does: 'passes', label: before.get(heap) });
            else if (after.get(heap) === k) expect(finding).toEqual({ does: 'writes' });
            else {
              if (finding.does !== 'is barred') throw new Error(`head at ${heap} ${finding.does}`);
              expect(after.get(finding.by)).toBe(k);
              expect(excluded).not.toContain(heap - finding.by);
              expect(finding.by).toBeLessThan(heap);
            }
          }
        });
      }),
      { seed: 20120601 },
    );
  });

  test('labels the stars of the worked example', () => {
    const excluded = [2, 3, 6, 8];
    const { labels } = iteration(placements(excluded, 4), excluded, 3);
    expect([...labels.keys()].sort((p, q) => p - q)).toEqual([0, 1, 2, 3, 4, 6, 8, 9, 12]);
  });

  test('explains each head of Algorithm 1 in one sentence', () => {
    const excluded = [2, 3, 6, 8];
    const { heads } = iteration(placements(excluded, 1), excluded, 0);
    expect(heads.map(head => describeHead(head, 0))).toEqual([
      'n = 0 is the smallest heap without a value, so it gets 0',
      'n + 2 = 2 gets 0',
      'n + 3 = 3 stays blank: taking 1 leads to heap 2, which has the value 0',
      'n + 6 = 6 stays blank: taking 4 leads to heap 2, which has the value 0',
      'n + 8 = 8 gets 0',
    ]);
  });
});

test('fewer values are placed if there are many heads', () => {
  expect(valuesToPlace([2, 3, 6, 8])).toBe(300);
  expect(valuesToPlace([2 ** 31])).toBe(300);
  expect(valuesToPlace(Array(1000).fill(1))).toBe(100);
  expect(valuesToPlace(Array(100_000).fill(1))).toBe(1);
});

test('labelled heaps are merged into ranges', () => {
  const labels = new Map([9, 2, 3, 4, 12, 8, 20].map(heap => [heap, 0]));
  expect(runsOf(labels, 3, 20)).toEqual([
    { from: 3, to: 5 },
    { from: 8, to: 10 },
    { from: 12, to: 13 },
  ]);
  expect(runsOf(labels, 30, 40)).toEqual([]);
});
