import { expect, test } from 'vitest';
import { suggestGame } from '../../src/explorer/suggest-game.ts';

test.each([
  ['{1 … 5}', '{1, 2, 3, 4, 5}'],
  ['{1...5}', '{1, 2, 3, 4, 5}'],
  ['{1 3 4}', '{1, 3, 4}'],
  ['{1;3; 4}', '{1, 3, 4}'],
  ['n - {2,3}', 'N - {2, 3}'],
  [' n-{2 4..6} ', 'N - {2, 4, 5, 6}'],
  ['n', 'N'],
  ['2,5, 7', '{2, 5, 7}'],
  ['N - {2, 5, 7', 'N - {2, 5, 7}'],
])('%s gets the suggestion %s', (text, meant) => {
  expect(suggestGame(text)).toBe(meant);
});

test.each(['{1, 3}', '<1, 3>', '{5...1}', '{1..5}', 'nim', '{1 x}', '{1, x', '{', '2,', ''])(
  '%s gets no suggestion',
  text => {
    expect(suggestGame(text)).toBeUndefined();
  },
);
