import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outAgain, placesOf, shortPath } from '../../src/cli/places.ts';

test('a path in the working folder is shown as relative, and any other as absolute', () => {
  const here = process.cwd();
  expect(shortPath(join(here, 'data', 'x.csv'))).toBe(join('data', 'x.csv'));
  for (const beside of [`${here}2/x.csv`, '/elsewhere/x.csv']) expect(shortPath(beside)).toBe(beside);
});

test('a suggested command repeats --out, quoted for a shell', () => {
  expect(outAgain(placesOf("/tmp/it's here"))).toEqual(["--out '/tmp/it'\\''s here'"]);
  expect(outAgain(placesOf(undefined))).toEqual([]);
});
