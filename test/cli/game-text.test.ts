import { expect, test } from 'vitest';
import { shortened } from '../../src/cli/game-text.ts';
import { say } from './terminal.ts';

test('outcomes are told one by one beside up to 100 values, and as a word beside more', async () => {
  const linesOf = async (terms: string) => (await say(['game', '{1, 2}', '--terms', terms])).out.split('\n');
  expect(await linesOf('100')).toContainEqual(expect.stringMatching(/^ {2}f\(0\.\.99\) {2}0 1 1 0 /));
  expect(await linesOf('101')).toContainEqual(expect.stringMatching(/^ {2}f\(0\.\.100\) {2}0110/));
});

test('a word of 400 characters is shown as a whole, a longer one is cut and told how long it is', () => {
  const word = '01'.repeat(200);
  expect(shortened(word)).toBe(word);
  expect(shortened(`${word}1`)).toBe(`${word}… (401 characters; --json has all)`);
});
