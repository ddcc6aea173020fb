import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveSetOf, optionsOf } from '../../src/engine/index.ts';
import { afterMove, heapsNow, startMatch } from '../../src/explorer/match.ts';
import { formatMoves, readMatch } from '../../src/explorer/moves-text.ts';
import { readHeapsText } from '../../src/explorer/subject.ts';

function heapsOf(text: string) {
  const read = readHeapsText(text);
  if ('issues' in read) throw new Error(`${text} is no sum`);
  return read.value.heaps;
}

describe('the moves of a match', () => {
  test('survive writing and reading, whoever began and however the match went', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('{1, 3, 4}:9 + N - {2}:6', '{3, 5}:11 + N:4', 'primes:13 + squares:10'),
        fc.constantFrom('you', 'engine'),
        fc.constantFrom('normal', 'take-all'),
        fc.array(fc.nat(), { maxLength: 12 }),
        (text, starter, ending, choices) => {
          let match = startMatch(heapsOf(text), starter);
          for (const choice of choices) {
            const moves = heapsNow(match).flatMap(({ game, heap }, i) =>
              [...optionsOf(moveSetOf(game), ending, heap)].map(to => [i + 1, to] as const),
            );
            const move = moves[choice % moves.length];
            if (move) match = afterMove(match, ...move);
          }
          expect(readMatch(match.start, starter, formatMoves(match), ending)).toEqual({ value: match });
        },
      ),
      { seed: 20260713 },
    );
  });

  test.each([
    ['1:7', 'normal', 1],
    ['1:5,1:5', 'normal', 2],
    ['3:0', 'normal', 1],
    ['0:1', 'normal', 1],
    ['1:', 'normal', 1],
    ['x', 'normal', 1],
    ['1:8,1:5,1:2,1:0,', 'normal', 4],
    ['1:5,', 'normal', 2],
  ] as const)('%s are rejected at the first illegal move', (written, ending, which) => {
    const read = readMatch(heapsOf('{1, 3, 4}:9 + N:2'), 'you', written, ending);
    expect('issues' in read && read.issues[0]!.where).toBe(`moves, number ${which}`);
  });

  test('may include taking all of a heap below the least move, if the ending allows it', () => {
    expect('issues' in readMatch(heapsOf('{3, 5}:2'), 'you', '1:0', 'normal')).toBe(true);
    expect('value' in readMatch(heapsOf('{3, 5}:2'), 'you', '1:0', 'take-all')).toBe(true);
  });
});
