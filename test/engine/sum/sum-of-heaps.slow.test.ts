import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nimValuesByMarking } from '../../../src/engine/infinite/by-marking.ts';
import { listedMoves, moveSetOf } from '../../../src/engine/sum/move-set.ts';
import { moveAdvice } from '../../../src/engine/sum/sum-of-heaps.ts';
import { type Ending, type Game, type Objective, parseGame } from '../../../src/game/index.ts';
import { SEED } from '../all-but/fes-games.ts';
import { primesByEratosthenes } from '../infinite/games.ts';
import { games, keyOf, movesByRules, optionTables, positionsUpTo, pPositionsByPlay } from './play.ts';

const ENDINGS: readonly Ending[] = ['normal', 'take-all', 'sink'];
const OBJECTIVES: readonly Objective[] = ['last-player-wins', 'last-player-loses'];
const WINS = { ending: 'normal', objective: 'last-player-wins' } as const;
const LOSES = { ending: 'normal', objective: 'last-player-loses' } as const;
const TAKE_ALL_LOSES = { ending: 'take-all', objective: 'last-player-loses' } as const;

/** Parses heaps such as `{1, 3, 4}:7`. */
function heaps(...texts: string[]) {
  return texts.map(text => {
    const [, notation, heap] = /^(.*):(\d+)$/.exec(text)!;
    return { game: parseGame(notation!), heap: Number(heap) };
  });
}

/** Formats each winning move as `3: 5 to 4`. */
function movesOf(advice: ReturnType<typeof moveAdvice>): string[] {
  return advice.moves.map(({ heap, from, to }) => `${heap}: ${from} to ${to}`);
}

test.each([
  { game: ['N:2', 'N:6', 'N:5'], nimSum: 1, moves: ['3: 5 to 4'], where: 'nimbers post' },
  { game: ['N:2', 'N:6', 'N:4'], nimSum: 0, moves: [], where: 'nimbers post' },
  { game: ['N:2', 'N:3', 'N:4'], nimSum: 5, moves: ['3: 4 to 1'], where: 'nimbers post' },
  { game: ['N:2', 'N:3', 'N:1'], nimSum: 0, moves: [], where: 'nimbers post' },
  { game: ['N:3', 'N:7'], nimSum: 4, moves: ['2: 7 to 3'], where: 'nimbers post' },
  { game: ['N:11', 'N:6', 'N:8', 'N:3'], nimSum: 6, moves: ['2: 6 to 0'], where: 'nimbers post' },
  { game: ['{1, 3, 4}:5'], nimSum: 3, moves: ['1: 5 to 2'], where: 'nim-2 post' },
  { game: ['{1, 3, 4}:6'], nimSum: 2, moves: ['1: 6 to 2'], where: 'nim-2 post' },
  { game: ['{1, 3, 4}:7'], nimSum: 0, moves: [], where: 'nim-2 post' },
  { game: ['{1, 3, 4}:7', 'N:5', 'N - {2}:9'], nimSum: 0, moves: [], where: 'the brief' },
  {
    game: ['N:1000000000000000', 'N:7'],
    nimSum: 1e15 + 7,
    moves: ['1: 1000000000000000 to 7'],
    where: 'beyond 32 bits',
  },
  { game: ['N:5'], nimSum: 5, moves: ['1: 5 to 0'], where: 'the example of moveAdvice' },
  { game: [], nimSum: 0, moves: [], where: 'the empty sum' },
  { game: ['{2}:0'], nimSum: 0, moves: [], where: 'an end' },
  {
    game: ['primes:9', 'squares:9'],
    nimSum: 2,
    moves: ['1: 9 to 4', '2: 9 to 5', '2: 9 to 0'],
    where: 'by hand',
  },
])('$game has nim-sum $nimSum and winning moves $moves in normal play ($where)', row => {
  const advice = moveAdvice(heaps(...row.game), WINS);
  expect(advice.winner).toBe(row.moves.length > 0 ? 'next' : 'previous');
  expect(advice.nimSum).toBe(row.nimSum);
  expect(movesOf(advice)).toEqual(row.moves);
});

test.each([
  { game: [], winner: 'next', moves: [] },
  { game: ['{1}:0'], winner: 'next', moves: [] },
  { game: ['{2}:1', '{3}:2'], winner: 'next', moves: [] },
  { game: ['N:1'], winner: 'previous', moves: [] },
  { game: ['N:1', 'N:1'], winner: 'next', moves: ['1: 1 to 0', '2: 1 to 0'] },
  { game: ['N:5'], winner: 'next', moves: ['1: 5 to 1'] },
  { game: ['N:1', 'N:1', 'N:5'], winner: 'next', moves: ['3: 5 to 1'] },
  { game: ['N:1', 'N:5'], winner: 'next', moves: ['2: 5 to 0'] },
  { game: ['N:2', 'N:2'], winner: 'previous', moves: [] },
])('$game is won by the $winner player in misère play', ({ game, winner, moves }) => {
  const advice = moveAdvice(heaps(...game), LOSES);
  expect(advice.winner).toBe(winner);
  expect(movesOf(advice)).toEqual(moves);
});

test('the advice agrees with exhaustive play on all positions of three heaps, under all rules', () => {
  const rules = fc.oneof(
    fc.tuple(games, games, games),
    fc.tuple(games, games).map(([p, q]): [Game, Game, Game] => [p, q, p]),
  );
  // Both sets violate the misère rule in a box up to 10.
  const [p, q] = [parseGame('{3, 5}'), parseGame('{2, 3, 5}')];
  const examples: [[Game, Game, Game], number][] = [
    [[p, p, p], 10],
    [[q, parseGame('N'), p], 10],
  ];
  const ruled = ENDINGS.flatMap(ending => OBJECTIVES.map(objective => ({ ending, objective })));
  fc.assert(
    fc.property(rules, fc.constant(7), (sets, largest) => {
      const positions = positionsUpTo(3, largest);
      for (const { ending, objective } of ruled) {
        const options = optionTables(sets, ending, largest);
        const isP = pPositionsByPlay(sets, ending, objective, largest);
        const wrong = positions.filter(position => {
          const sum = position.map((heap, i) => ({ game: sets[i]!, heap }));
          const { winner, moves } = moveAdvice(sum, { ending, objective });
          const advised = moves.map(move => keyOf(position.with(move.heap - 1, move.to)));
          const winning = movesByRules(options, position)
            .map(keyOf)
            .filter(next => isP.has(next));
          const expected = isP.has(keyOf(position)) ? 'previous' : 'next';
          return winner !== expected || advised.join() !== winning.join();
        });
        expect({ ending, objective, wrong }).toEqual({ ending, objective, wrong: [] });
      }
    }),
    { seed: SEED, numRuns: 4, examples },
  );
});

test('a search decides if the misère rule fails: heap 10 of {3, 5} is lost with nim-sum 0', () => {
  const advice = moveAdvice(heaps('{3, 5}:10'), TAKE_ALL_LOSES);
  expect(advice).toEqual({ winner: 'previous', nimSum: 0, moves: [] });
});

test('the winner is undecided, with the reason, beyond the limit of the search', () => {
  const sum = heaps('{3, 5}:20', '{3, 5}:21', 'N:1000000000000');
  expect(moveAdvice(sum, TAKE_ALL_LOSES, { limit: 1000 })).toEqual({
    winner: 'undecided',
    nimSum: 1e12 + 1,
    moves: [],
    undecided: {
      status: 'undecided',
      limit: 1000,
      why: 'the misère rule fails for {3, 5} at heap 10, and an exact search of 1000 moves did not end',
    },
  });
});

test('a limit may leave the winner undecided but never changes it', () => {
  const sum = heaps('{3, 5}:12', '{2, 3, 5}:11', '{3, 5}:13');
  const whole = moveAdvice(sum, TAKE_ALL_LOSES);
  const answers = new Set<string>();
  for (let limit = 0; limit < 3000; limit += 29) {
    const advice = moveAdvice(sum, TAKE_ALL_LOSES, { limit });
    answers.add(advice.winner);
    if (advice.winner !== 'undecided') expect(advice).toEqual(whole);
  }
  expect([...answers]).toEqual(['undecided', whole.winner]);
});

test.each([
  ['N - {100, 273, 373}', 1e12, 'no period that is short enough was proved within 33554432 heaps'],
  ['primes', 1e9, 'no period is known'],
  ['primes | {4}', 1e6, 'no period is known'],
])('a heap whose values take too long is undecided, with unknown nim-sum: %s', (text, heap, period) => {
  expect(moveAdvice(heaps('N:1', `${text}:${heap}`), WINS)).toEqual({
    winner: 'undecided',
    nimSum: null,
    moves: [],
    undecided: {
      status: 'undecided',
      limit: 2 ** 25,
      why: `the nim-values of ${text} up to heap ${heap} would take too long, and ${period}`,
    },
  });
});

test('huge heaps of periodic games have the same advice as small ones', () => {
  // Since 10^15 mod 7 = 6, the heap that is left must be 3 mod 7 to have value 1.
  const advice = moveAdvice(heaps('{1, 3, 4}:1000000000000000', 'N:1'), WINS);
  expect(advice.nimSum).toBe(2 ^ 1);
  expect(movesOf(advice)).toEqual(['1: 1000000000000000 to 999999999999997']);
});

test('a hundred thousand stones of a finite set are answered under every rule', () => {
  for (const ending of ENDINGS) {
    for (const objective of OBJECTIVES) {
      const advice = moveAdvice(heaps('{1, 3, 4}:100003', '{2}:100000'), { ending, objective });
      // Note that 100,003 is 1 mod 7 and 100,000 is 0 mod 4.
      expect(advice.nimSum).toBe(1);
      expect(advice.winner).toBe(objective === 'last-player-wins' ? 'next' : 'previous');
    }
  }
});

test('a file is a list that the caller has read', () => {
  const sum = heaps('file:moves.txt:7', 'N:2');
  const movesOf = (game: Game) => (game.kind === 'file' ? listedMoves([1, 3, 4]) : moveSetOf(game));
  expect(moveAdvice(sum, WINS, { movesOf })).toEqual(moveAdvice(heaps('{1, 3, 4}:7', 'N:2'), WINS));
  expect(() => moveAdvice(sum, WINS)).toThrow('the numbers of file:moves.txt have not been read');
});

test('a heap must be a non-negative safe integer', () => {
  const game = parseGame('{1, 3, 4}');
  for (const heap of [-1, 0.5, 2 ** 53]) {
    expect(() => moveAdvice([{ game, heap }], WINS)).toThrow(`${heap} stones in a heap of {1, 3, 4}`);
  }
});

test('primes with their own kernel have the winning moves that marking finds', () => {
  const largest = 3000;
  const primes = primesByEratosthenes(largest);
  const values = nimValuesByMarking(primes, largest + 1);
  for (const heap of [0, 1, 2, 97, 1024, largest]) {
    const advice = moveAdvice(heaps(`primes:${heap}`, 'N:1'), WINS);
    const value = values[heap]!;
    const leavingOne = primes.map(s => heap - s).filter(to => to >= 0 && values[to] === 1);
    const moves = value === 1 ? [] : leavingOne.map(to => `1: ${heap} to ${to}`);
    if (value === 0) moves.push('2: 1 to 0');
    expect([advice.nimSum, movesOf(advice)]).toEqual([value ^ 1, moves]);
  }
});

test.each([
  ['{2, 4, 9}', 14],
  ['{5, 13, 17}', 34],
  ['{4, 7, 8, 15}', 27],
])(
  'the misère rule is not applied if it fails first after a period: %s under take-all at heap %i',
  (game, fails) => {
    // If the rule is not applied, the search gives up at this limit.
    const winner = (heap: number) =>
      moveAdvice(heaps(`${game}:${heap}`), TAKE_ALL_LOSES, { limit: 100 }).winner;
    expect([winner(fails - 1) === 'undecided', winner(1e12)]).toEqual([false, 'undecided']);
  },
);
