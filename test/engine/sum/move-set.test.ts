import { expect, test } from 'vitest';
import { moveSetOf, optionsOf } from '../../../src/engine/sum/move-set.ts';
import { parseGame } from '../../../src/game/index.ts';

test.each([
  { text: '{1, 3, 4}', heap: 3, moves: [1, 3] },
  { text: '{1, 3, 4}', heap: 99, moves: [1, 3, 4] },
  { text: 'N', heap: 4, moves: [1, 2, 3, 4] },
  { text: 'N - {2, 3}', heap: 5, moves: [1, 4, 5] },
  { text: 'primes', heap: 30, moves: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29] },
  { text: 'primes | {1, 9}', heap: 11, moves: [1, 2, 3, 5, 7, 9, 11] },
  { text: 'primes - {2}', heap: 7, moves: [3, 5, 7] },
  { text: 'squares', heap: 25, moves: [1, 4, 9, 16, 25] },
  { text: 'squares', heap: 0, moves: [] },
])('the moves of $text up to heap $heap are $moves', ({ text, heap, moves }) => {
  const set = moveSetOf(parseGame(text));
  expect([...set.upTo(heap)]).toEqual(moves);
  for (const smaller of [40, 3, 7, 200, heap]) {
    expect([...set.upTo(smaller)].filter(move => move <= heap)).toEqual(
      moves.filter(move => move <= smaller),
    );
  }
});

test.each([
  { text: '{3, 5}', ending: 'normal', options: [[], [], [], [0], [1], [2, 0]] },
  { text: '{3, 5}', ending: 'take-all', options: [[], [0], [0], [0], [1], [2, 0]] },
  { text: 'N - {1}', ending: 'normal', options: [[], [], [0], [1, 0]] },
  { text: 'N - {1}', ending: 'take-all', options: [[], [0], [0], [1, 0]] },
  { text: '{3, 5}', ending: 'sink', options: [[], [0], [0], [0], [1, 0], [2, 0]] },
  { text: '{2, 5}', ending: 'sink', options: [[], [0], [0], [1, 0]] },
  { text: 'primes', ending: 'sink', options: [[], [0], [0], [1, 0]] },
  { text: 'primes', ending: 'take-all', options: [[], [0], [0], [1, 0]] },
] as const)('heaps of $text have the options $options under the $ending ending', row => {
  const set = moveSetOf(parseGame(row.text));
  expect(row.options.map((_, heap) => [...optionsOf(set, row.ending, heap)])).toEqual(row.options);
});
