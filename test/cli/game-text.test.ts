import { expect, test } from 'vitest';
import { gameAsText, shortened } from '../../src/cli/game-text.ts';
import { analyseGame, runToEnd } from '../../src/engine/index.ts';
import { parseGame, type WrittenGame } from '../../src/game/index.ts';

test('outcomes are listed one by one for up to 100 values, and as a word for more', () => {
  const rule = { ending: 'normal', objective: 'last-player-wins' } as const;
  const told = (terms: number) =>
    gameAsText(runToEnd(analyseGame(parseGame('{1, 2}') as WrittenGame, { ...rule, terms, limits: [1000] })));
  expect(told(100)).toMatch(/^ {2}f\(0\.\.99\) {2}0 1 1 0 /m);
  expect(told(101)).toMatch(/^ {2}f\(0\.\.100\) {2}0110/m);
});

test('a word of 400 characters is shown in full, and a longer one is cut, with its length', () => {
  const word = '01'.repeat(200);
  expect(shortened(word)).toBe(word);
  expect(shortened(`${word}1`)).toBe(`${word}… (401 characters; --json has all)`);
});
