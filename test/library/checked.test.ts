import { expect, test } from 'vitest';
import { DefinitionError } from '../../src/errors.ts';
import type { WrittenGame } from '../../src/game/index.ts';
import {
  answer,
  largeMoveAdvice,
  moveAdvice,
  nimSegments,
  nimValues,
  parseGame,
  valueOfHeap,
} from '../../src/library/index.ts';

/** A value as from JavaScript, without type checking. */
const untyped = (value: unknown) => value as never;
const SET = '{3, 5}';
const LARGE = 'N - {7, 10^20, 10^20+7}';
const HEAPS = [{ game: SET, heap: 7 }];

test.each<[place: string, call: () => unknown]>([
  ['ending', () => answer(SET, { ending: untyped('takeall') })],
  ['ending', () => answer(SET, { ending: untyped('') })],
  ['ending', () => answer(SET, { ending: untyped(null) })],
  ['objective', () => answer(SET, { objective: untyped('last-player-wins ') })],
  ['objective', () => answer(SET, { objective: untyped('misere') })],
  ['option', () => answer(SET, untyped({ Ending: 'sink' }))],
  ['terms', () => answer(SET, { terms: 1.5 })],
  ['terms', () => answer(SET, { terms: -1 })],
  ['limit', () => answer(SET, { limit: Number.NaN })],
  ['limit', () => answer(SET, { limit: 0 })],
  ['game', () => answer('N - {1, 2}', { ending: 'take-all' })],
  ['game', () => answer('N - {1, 2}', { objective: 'last-player-loses' })],
  ['game', () => answer(untyped({ kind: 'finite' }))],
  ['game', () => answer(untyped(undefined))],
  ['game', () => answer(untyped({ kind: 'nope' }))],
  ['game', () => answer(untyped({ kind: 'finite', moves: [1.5] }))],
  ['game', () => answer(untyped({ kind: 'file', path: 'x' }))],
  ['ending', () => nimValues(SET, untyped('takeall'), 9)],
  ['count', () => nimValues(SET, 'normal', -1)],
  ['terms', () => nimSegments(SET, 0.5)],
  ['ending', () => moveAdvice(HEAPS, { ending: untyped('takeall') })],
  ['option', () => moveAdvice(HEAPS, untyped({ objectives: 'last-player-loses' }))],
  ['heap', () => moveAdvice([{ game: SET, heap: -1 }])],
  ['heap', () => largeMoveAdvice([{ game: SET, heap: untyped(7) }])],
  ['game', () => nimValues(LARGE, 'normal', 5)],
  ['game', () => nimSegments(LARGE, 5)],
  ['game', () => moveAdvice([{ game: LARGE, heap: 5 }])],
  ['game', () => nimValues('N - {1}', 'take-all', 5)],
  ['game', () => valueOfHeap('{2, 3} from 0, 1, 1', 'sink', 5n, 100)],
  ['game', () => moveAdvice([{ game: '{2, 3} from 0, 1, 1', heap: 3 }], { ending: 'take-all' })],
  ['game', () => moveAdvice([{ game: 'N - {1}', heap: 3 }], { ending: 'take-all' })],
  ['option', () => answer('N', untyped(null))],
  ['option', () => moveAdvice(HEAPS, untyped(null))],
  ['heaps', () => moveAdvice(untyped(null))],
  ['heaps', () => moveAdvice(untyped([null]))],
  ['heaps', () => largeMoveAdvice(untyped({}))],
  ['option', () => largeMoveAdvice([{ game: SET, heap: 7n }], untyped({ endings: 'sink' }))],
  ['objective', () => largeMoveAdvice([{ game: SET, heap: 7n }], { objective: untyped('loses') })],
  ['heap', () => valueOfHeap(SET, 'normal', -1n, 100)],
  ['ending', () => valueOfHeap(SET, untyped('Normal'), 1n, 100)],
  ['limit', () => valueOfHeap(SET, 'normal', 1n, 0.5)],
])('an invalid argument is an error with its place, never an answer: %s, %s', (place, call) => {
  let mistake: unknown;
  try {
    call();
  } catch (thrown) {
    mistake = thrown;
  }
  expect(mistake).toBeInstanceOf(DefinitionError);
  expect((mistake as DefinitionError).issues[0]!.where).toContain(place);
});

test('the default rule is normal play, in sums too', () => {
  const normal = { ending: 'normal', objective: 'last-player-wins' } as const;
  const misere = { ending: 'normal', objective: 'last-player-loses' } as const;
  expect(moveAdvice(HEAPS)).toEqual(moveAdvice(HEAPS, normal));
  expect(moveAdvice(HEAPS, {})).toEqual(moveAdvice(HEAPS, normal));
  expect(moveAdvice([{ game: 'N', heap: 1 }])).not.toEqual(moveAdvice([{ game: 'N', heap: 1 }], misere));
  expect(answer(SET, { terms: 9 })).toEqual(answer(SET, { ...normal, terms: 9 }));
});

test.each(['{3, 5}', 'N', 'N - {1, 3, 4}', 'primes | {9} - {3}', 'squares', '{2, 3} from 0, 1, 1'])(
  'a game given as data is equivalent to its text: %s',
  text => {
    const asText = [...nimValues(text, 'normal', 50)];
    expect([...nimValues(parseGame(text), 'normal', 50)]).toEqual(asText);
    expect([...nimSegments(parseGame(text), 50)].flatMap(({ values }) => [...values])).toEqual(asText);
  },
);

test('the moves of a game given as data may be in any order', () => {
  const game: WrittenGame = { kind: 'finite', moves: [5, 3] };
  expect(answer(game, { terms: 20 })).toEqual(answer(SET, { terms: 20 }));
});

test('a heap without stones is accepted, as number or bigint', () => {
  expect(moveAdvice([{ game: SET, heap: 0 }])).toMatchObject({ winner: 'previous', moves: [] });
  expect(largeMoveAdvice([{ game: SET, heap: 0n }])).toMatchObject({ winner: 'previous', moves: [] });
  expect(valueOfHeap(SET, 'normal', 0n, 100)).toMatchObject({ value: 0n });
});
