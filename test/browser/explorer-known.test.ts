import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { browserOfFile } from './visit.ts';

const visit = browserOfFile();
const site = inject('site');

test.each([
  ['N - {a, b, a+b}', 'saltus = (a / g) (b + d)', 'pipelines/conjecture-12.html#conjecture-12-proof'],
  ['N - {3, 10, 13}', 'saltus = (a / g) (b + d)', 'pipelines/conjecture-12.html#conjecture-12-proof'],
  ['{12, 32, 70}', 'after division by 2', 'pipelines/three-moves.html#three-moves-every-c'],
])(
  '%s shows what is known with its page, although the site is opened from disk',
  async (game, says, page) => {
    const { page: open, complaints } = await visit(`explorer.html#game=${encodeURIComponent(game)}`);
    const known = open.locator('.x-known');
    await known.waitFor();
    expect(await known.textContent()).toContain(says);
    const link = await known.locator('a').first().getAttribute('href');
    expect(link).toBe(page);
    const [path, anchor = ''] = link!.split('#');
    expect(readFileSync(join(site, path!), 'utf8')).toContain(anchor);
    expect(complaints).toEqual([]);
  },
);

test('a game without a statement shows nothing, also after one with a statement', async () => {
  const { page } = await visit(`explorer.html#game=${encodeURIComponent('N - {3, 10}')}`);
  await page.locator('.x-known').waitFor();
  await page.evaluate(() => {
    location.hash = `#game=${encodeURIComponent('{2, 4, 8, 17, 33}')}`;
  });
  await page.locator('.x-known').waitFor({ state: 'hidden' });
});

test.each([
  [
    '{1, 5, 12}',
    /^Period 17, preperiod 0, because heaps 17 to 28 have the same values as heaps 0 to 11\. Known for \{1, b, c\}: .*T = b \+ c/,
  ],
  [
    '{2, 4, 7}&ending=take-all',
    /^Nim-values: period 3, preperiod 12, because heaps 15 to 21 .* as heaps 12 to 18\. Outcomes: period 3, preperiod 0, because heaps 3 to 9 have the same outcomes/,
  ],
  [
    'N - {2, 3, 6, 8}',
    /^Period 9, preperiod 42, saltus 3, because the boundary pattern at heap 52 recurs at heap 61/,
  ],
])('the first line on %s states the period, the reason, and what is known', async (query, line) => {
  const [game, ...fields] = query.split('&');
  const { page } = await visit(`explorer.html#game=${[encodeURIComponent(game!), ...fields].join('&')}`, {
    viewport: { width: 390, height: 844 },
  });
  await expect.poll(() => page.locator('.x-answer').innerText()).toMatch(line);
});
