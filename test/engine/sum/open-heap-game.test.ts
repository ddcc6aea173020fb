import { expect, test } from 'vitest';
import { moveSetOf } from '../../../src/engine/sum/move-set.ts';
import { openHeapGame } from '../../../src/engine/sum/open-heap-game.ts';
import { type Ending, parseGame } from '../../../src/game/index.ts';

const opened = (text: string, ending: Ending, largest: number) => {
  const game = parseGame(text);
  return openHeapGame({ game, set: moveSetOf(game), ending }, largest);
};

test.each([
  { text: '{2, 3}', ending: 'take-all', takesAll: true },
  { text: '{2, 3}', ending: 'normal', takesAll: false },
  { text: '{1, 3}', ending: 'take-all', takesAll: false },
  { text: 'N - {1}', ending: 'take-all', takesAll: true },
  { text: 'N - {2}', ending: 'take-all', takesAll: false },
  { text: 'N - {2}', ending: 'sink', takesAll: true },
  { text: 'N', ending: 'sink', takesAll: false },
  { text: 'primes', ending: 'normal', takesAll: false },
] as const)('$text under the $ending ending allows taking a heap beyond S whole: $takesAll', row => {
  expect(opened(row.text, row.ending, 20)?.takesAll).toBe(row.takesAll);
});

test.each([
  { text: 'N', largest: 2 ** 53 - 1, opens: true },
  { text: '{1, 2}', largest: 2 ** 24, opens: true },
  { text: '{1, 2}', largest: 2 ** 53 - 1, opens: true },
  { text: 'N - {2}', largest: 2 ** 53 - 1, opens: true },
  { text: 'N - {100, 273, 373}', largest: 2 ** 24 + 1, opens: false },
  { text: 'N - {999, 1500000, 1500999}', largest: 2 ** 53 - 1, opens: true },
  { text: 'primes', largest: 300_000, opens: true },
  { text: 'primes', largest: 2 ** 24 + 1, opens: false },
  { text: 'primes | {4}', largest: 300_000, opens: false },
])('$text with heaps up to $largest is within the limits: $opens', ({ text, largest, opens }) => {
  expect(opened(text, 'normal', largest) !== null).toBe(opens);
});

test('Nim has G(n) = n, so the option with a value is the value itself', () => {
  const nim = opened('N', 'take-all', 2 ** 53 - 1)!;
  expect(nim.value(2n ** 53n - 1n)).toBe(2n ** 53n - 1n);
  expect([...nim.options(4n)]).toEqual([3n, 2n, 1n, 0n]);
  expect([4n, 5n].map(value => nim.optionsOfValue(5n, value))).toEqual([[4n], []]);
});

test('optionsOfValue lists all options with the value, fewest stones taken first', () => {
  const game = opened('{1, 3, 4}', 'normal', 20)!;
  expect([...game.options(13n)].map(to => [to, game.value(to)])).toEqual([
    [12n, 3n],
    [10n, 1n],
    [9n, 0n],
  ]);
  expect(opened('N - {2, 3}', 'normal', 20)!.optionsOfValue(9n, 0n)).toEqual([2n, 0n]);
});
