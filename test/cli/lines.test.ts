import { expect, test } from 'vitest';
import { linesOf } from '../../src/cli/lines.ts';

async function all(pieces: Iterable<string>): Promise<string[]> {
  const lines: string[] = [];
  async function* slowly() {
    yield* pieces;
  }
  for await (const line of linesOf(slowly())) lines.push(line);
  return lines;
}

test('lines do not depend on how their text is divided into pieces', async () => {
  const text = 'N\n{1, 2}\r\n\n  primes\r\nlast';
  const lines = ['N', '{1, 2}', '', '  primes', 'last'];
  for (const size of [1, 2, 3, 7, 100]) {
    const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g'))!;
    expect(await all(pieces)).toEqual(lines);
    expect(await all([...pieces, '\n'])).toEqual(lines);
  }
  expect(await all(['7'])).toEqual(['7']);
  expect(await all([])).toEqual([]);
});

test('a line may have 2^24 characters, but not more', async () => {
  const long = 'x'.repeat(2 ** 23);
  expect((await all([long, long, '\n1\n'])).map(line => line.length)).toEqual([2 ** 24, 1]);
  await expect(all([long, long, 'x', '\n'])).rejects.toThrow('standard input: expected lines of at most');
});
