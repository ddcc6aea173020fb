import { expect, test } from 'vitest';
import { SERIES_MEASURES } from '../../src/engine/index.ts';
import { seriesWord } from '../../src/view/series-word.ts';

test('a series is named in words', () => {
  expect(seriesWord('winningMoves')).toBe('winning moves');
  expect(seriesWord('terms')).toBe('terms');
  for (const name of Object.keys(SERIES_MEASURES))
    expect(seriesWord(name)).toMatch(/^[a-z-]+( ([a-z-]+|P-positions))*$/);
});
