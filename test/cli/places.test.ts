import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outAgain, placesOf, shortPath } from '../../src/cli/places.ts';

test('a path is told from the working folder where it is inside, and whole beside it', () => {
  const here = process.cwd();
  expect(shortPath(join(here, 'data', 'x.csv'))).toBe(join('data', 'x.csv'));
  for (const beside of [`${here}2/x.csv`, '/elsewhere/x.csv']) expect(shortPath(beside)).toBe(beside);
});

test('a folder that was named is named again, so that a shell reads it as it is', () => {
  expect(outAgain(placesOf("/tmp/it's here"))).toEqual(["--out '/tmp/it'\\''s here'"]);
  expect(outAgain(placesOf(undefined))).toEqual([]);
});
