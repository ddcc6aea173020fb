import { describe, expect, test } from 'vitest';
import { defaultHeaps } from '../../src/explorer/default-heaps.ts';
import {
  afterMove,
  heapsNow,
  type Match,
  type Player,
  playerToMove,
  rewoundTo,
  startMatch,
  takenBack,
  winnerAtEnd,
} from '../../src/explorer/match.ts';
import { reply } from '../../src/explorer/reply.ts';
import { readGameText, readHeapsText } from '../../src/explorer/subject.ts';
import { sumPosition } from '../../src/explorer/sum-position.ts';
import type { Ending, Objective } from '../../src/game/index.ts';

function heapsOf(text: string) {
  const read = readHeapsText(text);
  if ('issues' in read) throw new Error(`${text} is no sum`);
  return read.value.heaps;
}

type Rule = { ending: Ending; objective: Objective };

/** Counts the wins of each player over all your moves, if the engine answers. */
function allEndings(match: Match, rule: Rule, won: Record<Player, number> = { you: 0, engine: 0 }) {
  const heaps = heapsNow(match);
  const position = sumPosition(heaps, rule);
  if (position.options.every(left => left.length === 0)) {
    won[winnerAtEnd(match, rule.objective)]++;
    return won;
  }
  if (playerToMove(match) === 'engine') {
    const { heap, to } = reply(heaps, position)!;
    expect(position.options[heap - 1]).toContain(to);
    return allEndings(afterMove(match, heap, to), rule, won);
  }
  position.options.forEach((left, i) => {
    for (const to of left) allEndings(afterMove(match, i + 1, to), rule, won);
  });
  return won;
}

const RULES: Rule[] = (['normal', 'take-all'] as const).flatMap(ending =>
  (['last-player-wins', 'last-player-loses'] as const).map(objective => ({ ending, objective })),
);

describe('the engine', () => {
  test.each(RULES)('wins from every won position, whatever you do, $ending, $objective', rule => {
    let matches = 0;
    for (const text of [
      '{1, 3, 4}:6 + N:2',
      '{3, 5}:10',
      '{2, 3}:5 + {2, 3}:6',
      'N - {2}:4 + N - {1}:3',
      'primes:7 + N:1',
    ]) {
      const heaps = heapsOf(text);
      const { advice } = sumPosition(heaps, rule);
      expect(advice.winner).not.toBe('undecided');
      const starter = advice.winner === 'next' ? 'engine' : 'you';
      const won = allEndings(startMatch(heaps, starter), rule);
      expect(won.you).toBe(0);
      matches += won.engine;
    }
    expect(matches).toBeGreaterThan(20);
  });

  test('takes as much as possible if it wins, and as little as possible otherwise', () => {
    const rule = RULES[0]!;
    const winning = heapsOf('{1, 3, 4}:6');
    expect(sumPosition(winning, rule).advice.moves).toHaveLength(1);
    expect(reply(winning, sumPosition(winning, rule))).toEqual({ heap: 1, to: 2 });
    const several = heapsOf('N - {2}:5');
    expect(sumPosition(several, rule).advice.moves.map(({ to }) => to)).toEqual([2, 0]);
    expect(reply(several, sumPosition(several, rule))).toEqual({ heap: 1, to: 0 });
    const lost = heapsOf('{2, 5}:7 + {1, 5}:10');
    expect(sumPosition(lost, rule).advice.winner).toBe('previous');
    expect(reply(lost, sumPosition(lost, rule))).toEqual({ heap: 2, to: 9 });
    const over = heapsOf('{5}:3');
    expect(reply(over, sumPosition(over, rule))).toBeUndefined();
  });
});

describe('a match', () => {
  const start = startMatch(heapsOf('N:5 + N:4'), 'engine');

  test('alternates players, and records the heaps', () => {
    const match = afterMove(afterMove(start, 1, 4), 2, 1);
    expect(match.turns.map(({ by, from, to }) => [by, from, to])).toEqual([
      ['engine', 5, 4],
      ['you', 4, 1],
    ]);
    expect(heapsNow(match).map(({ heap }) => heap)).toEqual([4, 1]);
    expect(playerToMove(match)).toBe('engine');
  });

  test("can be taken back to your last move, undoing the engine's", () => {
    const yours = afterMove(start, 1, 4);
    const match = afterMove(afterMove(yours, 2, 1), 1, 1);
    expect(takenBack(match)).toEqual(yours);
    expect(takenBack(yours)).toEqual(yours);
    const later = afterMove(match, 2, 0);
    expect(takenBack(later)).toEqual(match);
  });

  test('can be taken back to its start, if you began and the engine has answered', () => {
    const fresh = startMatch(start.start, 'you');
    expect(takenBack(afterMove(fresh, 1, 4))).toEqual(fresh);
    expect(takenBack(afterMove(afterMove(fresh, 1, 4), 2, 1))).toEqual(fresh);
  });

  test('can be rewound to any number of moves', () => {
    const first = afterMove(start, 1, 4);
    const second = afterMove(first, 2, 1);
    expect(rewoundTo(second, 1)).toEqual(first);
    expect(rewoundTo(second, 0)).toEqual(start);
    expect(rewoundTo(second, 2)).toEqual(second);
  });

  test('shows a nim-value for each heap, and none in misère play', () => {
    const heaps = heapsOf('{1, 3, 4}:9 + N:5');
    const of = (objective: Objective) => sumPosition(heaps, { ending: 'normal', objective }).values;
    expect(of('last-player-wins')).toEqual([0, 5]);
    expect(of('last-player-loses')).toEqual([null, null]);
  });

  test('goes to the player who made the last move, or to the other in misère play', () => {
    const over = afterMove(startMatch(heapsOf('N:1'), 'you'), 1, 0);
    expect(winnerAtEnd(over, 'last-player-wins')).toBe('you');
    expect(winnerAtEnd(over, 'last-player-loses')).toBe('engine');
  });
});

describe('the default heaps of a match', () => {
  const begin = (text: string) => {
    const read = readGameText(text);
    if ('issues' in read) throw new Error(`${text} is no game`);
    return (['one', 'two', 'sum'] as const).map(
      match => sumPosition(heapsOf(defaultHeaps(read.value, match)), RULES[0]!).options,
    );
  };

  test.each(['{1, 3, 4}', '{50, 70}', 'N', 'N - {1, 2, 3}', 'primes', 'squares - {1}'])(
    'are one heap, two heaps, or a heap and one of Nim for %s, each with a move',
    text => {
      const canMove = begin(text).map(heaps => heaps.map(left => left.length > 0));
      expect(canMove).toEqual([[true], [true, true], [true, true]]);
    },
  );

  test('allow a move only in Nim if the least move of the set exceeds every heap', () => {
    expect(begin('{2147483648}')[0]!.map(left => left.length)).toEqual([0, 4]);
  });
});
