import { expect, test } from 'vitest';
import { shortened } from '../../src/explorer/shortened.ts';

test('a notation of usual length is shown in full', () => {
  const whole = `{${Array.from({ length: 40 }, (_, i) => i + 10).join(', ')}}`;
  expect(whole).toHaveLength(160);
  expect(shortened(whole)).toBe(whole);
});

test('a longer notation is cut after a comma, so that no number is shown in part', () => {
  const numbers = Array.from({ length: 1000 }, (_, i) => i + 100_000);
  const shown = shortened(`N - {${numbers.join(', ')}}`);
  expect(shown.length).toBeLessThanOrEqual(162);
  expect(shown).toMatch(/^N - \{100000, 100001, [\d, ]+, \d{6}, …$/);
});
