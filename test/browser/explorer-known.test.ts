import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { browserOfFile } from './visit.ts';

const visit = browserOfFile();
const site = inject('site');

test.each([
  ['N - {a, b, a+b}', 'saltus = (a / g) (b + d)', 'pipelines/conjecture-12.html#conjecture-12-proof'],
  ['N - {3, 10, 13}', 'saltus = (a / g) (b + d)', 'pipelines/conjecture-12.html#conjecture-12-proof'],
  ['{20, 46, 68}', 'after division by 2', 'pipelines/three-moves.html#three-moves-every-c'],
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
