import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, readPublished, resultIds } from '../../src/run/index.ts';
import { readCredits, resultsIn } from '../../src/view/index.ts';
import { knownIndex } from '../../src/view/known-index.ts';

test('the index of known families is the one of the committed results', () => {
  const credits = readCredits(file => readPublished(file, [join(ROOT, 'data', 'published')]));
  const written = readFileSync(join(ROOT, 'data', 'known.json'), 'utf8');
  expect(knownIndex(resultsIn(ROOT, resultIds(ROOT)), credits)).toBe(written);
  expect(written.length).toBeLessThan(160_000);
});
