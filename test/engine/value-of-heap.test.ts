import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyseGame, runToEnd, valueByPlayAlone, valueOfHeap } from '../../src/engine/index.ts';
import { nimValues } from '../../src/engine/nim-segments.ts';
import { parseGame, parseGameOfAnySize, type WrittenGame } from '../../src/game/index.ts';
import { SEED } from './all-but/fes-games.ts';
import { NORMAL } from './finite/games.ts';

const LIMIT = 1e8;

function valueAt(notation: string, heap: bigint, limit = LIMIT) {
  return valueOfHeap(parseGameOfAnySize(notation) as WrittenGame, 'normal', heap, limit);
}

describe('the value of a heap', () => {
  test.each([
    'N',
    'N - {2, 3, 6, 8}',
    'N - {2, 7, 9}',
    'N - {100, 1000, 1100}',
    'N - {5, 9, 14}',
    '{1, 3, 4}',
    '{2, 4, 7}',
    'primes',
    'primes | {1}',
  ])('agrees with the sequence, by play, by a period or by the theorem: %s', notation => {
    const game = parseGame(notation) as WrittenGame;
    const count = 2 ** 20 + 300;
    const values = nimValues(game, 'normal', count);
    const statuses = new Set<string>();
    for (const heap of [0, 1, 17, 1000, 2 ** 20 - 1, 2 ** 20, 2 ** 20 + 131, count - 1]) {
      const found = valueAt(notation, BigInt(heap));
      statuses.add(found.status);
      expect(found).toMatchObject({ value: BigInt(values[heap]!) });
    }
    const expected = /\{(2, 7, 9|100)/.test(notation)
      ? ['theorem']
      : ['played', ...(notation === 'primes' ? [] : ['proved'])];
    expect([...statuses]).toEqual(expected);
  });

  test('follows from a small heap, plus a saltus per period, for a heap of any size', () => {
    for (const notation of ['N - {2, 3, 6, 8}', 'N - {5, 9, 14}', '{1, 3, 4}', 'primes | {1}']) {
      const game = parseGame(notation) as WrittenGame;
      const found = runToEnd(analyseGame(game, { ...NORMAL, terms: 0, limits: [LIMIT] })).nimSequence;
      if (found?.status !== 'proved') throw new Error(`${notation} is undecided`);
      const { preperiod, period, saltus } = found;
      const values = nimValues(game, 'normal', preperiod + period);
      fc.assert(
        fc.property(fc.nat(period - 1), fc.bigInt({ min: 10n ** 7n, max: 10n ** 60n }), (r, periods) => {
          const heap = BigInt(preperiod + r) + periods * BigInt(period);
          const value = BigInt(values[preperiod + r]!) + periods * BigInt(saltus);
          expect(valueAt(notation, heap)).toEqual({ status: 'proved', value });
        }),
        { seed: SEED, numRuns: 30 },
      );
    }
  });

  test('follows from the period under take-all too', () => {
    const moves = [3, 5, 6];
    const heap = 8n * 10n ** 40n + 3n;
    const { 11: value } = nimValues({ kind: 'finite', moves }, 'take-all', 12);
    expect(valueOfHeap({ kind: 'finite', moves }, 'take-all', heap, LIMIT)).toEqual({
      status: 'proved',
      value: BigInt(value!),
    });
  });

  test('follows from the theorem for numbers beyond 2^31, and small heaps are played for comparison', () => {
    expect(valueAt('N - {7, 10^100, 10^100 + 7}', 12n)).toMatchObject({ status: 'theorem', value: 5n });
    expect(valueAt('N - {2, 2^31, 2^31 + 2}', 2n ** 64n)).toMatchObject({ status: 'theorem' });
    expect(valueAt('N - {10^40, 10^80, 10^80 + 10^40}', 10n ** 40n + 5n)).toMatchObject({
      status: 'theorem',
      value: 5n,
    });
  });
});

describe('the value of a heap without an answer', () => {
  test('stays undecided if no period is known: primes, or a list that may continue', () => {
    const open = { status: 'undecided', why: expect.stringContaining('no period of this set is known') };
    expect(valueAt('primes', 2n ** 30n)).toMatchObject(open);
    // Sets that need marking are played less far.
    expect(valueAt('primes | {4}', 2n ** 20n)).toMatchObject({ ...open, limit: 2 ** 20 });
    expect(valueAt('primes', 9n)).toEqual({ status: 'played', value: 0n });
    const list = { kind: 'finite', moves: [2, 3] } as const;
    expect(valueByPlayAlone(list, 'normal', 10n ** 9n)).toMatchObject(open);
    expect(valueByPlayAlone(list, 'normal', 4n)).toEqual({ status: 'played', value: 2n });
  });

  test('stays undecided if the period exceeds the limit', () => {
    expect(valueAt('N - {100, 273, 373}', 10n ** 9n, 1e6)).toMatchObject({ status: 'undecided', limit: 1e6 });
  });

  test('stays undecided if there are too many rows of tiles, but small heaps are played', () => {
    const game = 'N - {10^9 + 7, 10^40, 10^40 + 10^9 + 7}';
    expect(valueAt(game, 10n ** 50n)).toMatchObject({
      status: 'undecided',
      why: expect.stringContaining('1000000007 rows'),
    });
    expect(valueAt(game, 12345n)).toEqual({ status: 'played', value: 12345n });
  });
});

test('a heap after given initial values has its own value, not the value under an ending', () => {
  const game = { kind: 'started', moves: [1, 2], start: [1, 1] } as const;
  const byMex = [1, 1];
  const count = 2 ** 20 + 3;
  for (let n = 2; n < count; n++) {
    const options = [byMex[n - 1]!, byMex[n - 2]!];
    byMex.push([0, 1, 2].find(value => !options.includes(value))!);
  }
  const far = [0, 1, 2].map(i => 2 ** 20 + i);
  const values = far.map(heap => valueOfHeap(game, 'normal', BigInt(heap), 1e6));
  expect(values).toMatchObject(far.map(heap => ({ value: BigInt(byMex[heap]!) })));
  expect(new Set(far.map(heap => byMex[heap])).size).toBe(3);
});
