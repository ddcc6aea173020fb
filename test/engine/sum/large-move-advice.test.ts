import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { largeMoveAdvice, moveAdvice } from '../../../src/engine/index.ts';
import { parseGameOfAnySize, type WrittenGame } from '../../../src/game/index.ts';
import { SEED } from '../all-but/fes-games.ts';
import { MISERE, NORMAL, SINK, TAKE_ALL } from '../finite/games.ts';
import { games } from './play.ts';

const triples = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 20 }))
  .map(([a, more]) => ({ kind: 'all-but', excluded: [a, 3 * a + more, 4 * a + more] }) as const);
const heaps = fc.record({ game: fc.oneof(games, triples) as fc.Arbitrary<WrittenGame>, heap: fc.nat(300) });
const read = (notation: string) => parseGameOfAnySize(notation) as WrittenGame;

describe('the advice for heaps of any size', () => {
  test.each([
    ['last player wins', NORMAL],
    ['last player loses', MISERE],
    ['take-all', TAKE_ALL],
    ['sink', SINK],
  ] as const)('agrees with the advice for small heaps, %s', (_, rule) => {
    let compared = 0;
    fc.assert(
      fc.property(fc.array(heaps, { maxLength: 4 }), sum => {
        const large = largeMoveAdvice(
          sum.map(({ game, heap }) => ({ game, heap: BigInt(heap) })),
          rule,
        );
        if (large.winner === 'undecided') return;
        compared++;
        const { winner, nimSum, moves } = moveAdvice(sum, rule);
        expect({
          ...large,
          moves: large.moves.map(({ heap, from, to }) => ({ heap, from: Number(from), to: Number(to) })),
        }).toEqual({
          winner,
          nimSum: nimSum === null ? null : BigInt(nimSum),
          moves,
        });
      }),
      { seed: SEED, numRuns: 150 },
    );
    expect(compared).toBeGreaterThan(30);
  });

  test.each([NORMAL, TAKE_ALL, SINK])(
    'takes small heaps whole next to a huge one, if the ending $ending allows it',
    rule => {
      const [large, small] = [read('{1, 3}'), read('{2, 5}')];
      for (let heap = 0; heap <= 12; heap++) {
        // Both heaps of {1, 3} are even, so their value is 0.
        const sumWith = (largeHeap: bigint) => [
          { game: large, heap: largeHeap },
          { game: small, heap: BigInt(heap) },
        ];
        const told = largeMoveAdvice(sumWith(10n ** 20n), rule);
        const { winner, nimSum, moves } = moveAdvice(
          sumWith(20n).map(({ game, heap }) => ({ game: game as never, heap: Number(heap) })),
          rule,
        );
        const ofSmall = (all: readonly { heap: number; to: number | bigint }[]) =>
          all.filter(({ heap }) => heap === 2).map(({ to }) => Number(to));
        expect([heap, told.winner, told.nimSum, ofSmall(told.moves)]).toEqual([
          heap,
          winner,
          BigInt(nimSum!),
          ofSmall(moves),
        ]);
      }
    },
  );

  test('lists moves to nim-sum 0 among numbers too large for a tape', () => {
    const sum = [
      { game: read('N - {7, 10^100, 10^100 + 7}'), heap: 10n ** 200n },
      { game: read('N - {12, 10^60, 10^60 + 12}'), heap: 10n ** 70n },
      { game: read('N - {2, 3, 6, 8}'), heap: 10n ** 201n },
    ];
    const { winner, nimSum, moves } = largeMoveAdvice(sum, NORMAL);
    expect(winner).toBe('next');
    expect(nimSum).not.toBe(0n);
    expect(moves.length).toBeGreaterThan(0);
    for (const { heap, to } of moves) {
      const after = sum.with(heap - 1, { ...sum[heap - 1]!, heap: to });
      expect(largeMoveAdvice(after, NORMAL)).toEqual({ winner: 'previous', nimSum: 0n, moves: [] });
    }
  });
});

test.each([
  ['primes', 'normal', 'it has too many moves'],
  ['N - {100, 273, 373}', 'normal', 'no short period is proved, and the theorem does not cover it'],
  ['N - {10^9 + 7, 10^40, 10^40 + 10^9 + 7}', 'normal', 'and the theorem does not cover it'],
  ['N - {1, 4}', 'take-all', 'no period is proved under take-all'],
  ['N - {1, 2^40, 2^40 + 1}', 'take-all', 'no period is proved under take-all'],
] as const)('heaps of any size of %s under %s are undecided: %s', (notation, ending, why) => {
  const rule = { ending, objective: 'last-player-wins' } as const;
  expect(largeMoveAdvice([{ game: read(notation), heap: 10n ** 30n }], rule)).toMatchObject({
    winner: 'undecided',
    undecided: { status: 'undecided', why: expect.stringContaining(why) },
  });
});

test('misère play under take-all is undecided unless the misère rule is proved', () => {
  const rule = { ending: 'take-all', objective: 'last-player-loses' } as const;
  const winnerOf = (notation: string) =>
    largeMoveAdvice([{ game: read(notation), heap: 10n ** 30n }], rule).winner;
  expect(winnerOf('{3, 5}')).toBe('undecided');
  expect(winnerOf('{1, 3}')).not.toBe('undecided');
});
