import { readdirSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { HOSTILE } from './invented-parts.ts';
import { browserOfFile, startChart } from './visit.ts';

const visit = browserOfFile('hostileSite');

const PAGES = [
  'index.html',
  'claims.html',
  'statements.html',
  'errata.html',
  'pipelines/index.html',
  'pipelines/invented.html',
  'guide/command-line.html',
];

describe('titles, notations, claims, captions, sources and help that attempt to inject HTML', () => {
  test.each(PAGES)('remain text on %s', async path => {
    const { page, complaints } = await visit(path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    if (path === 'pipelines/invented.html') {
      await page.locator('.pager').waitFor({ state: 'attached' });
      await startChart(page.locator('[data-chart]'));
    }
    expect(await page.title()).not.toBe('broken');
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    expect(await page.locator('[onerror]').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('appear exactly as written', async () => {
    const { page } = await visit('pipelines/invented.html');
    expect(await page.locator('h1').textContent()).toBe(`What? ${HOSTILE}`);
    await page.locator('[data-table]').scrollIntoViewIfNeeded();
    await page.locator('.pager').waitFor({ state: 'attached' });
    expect(await page.locator('tbody tr:not(.spacer) td').first().textContent()).toBe(`${HOSTILE} 2`);
  });

  test('remain text in a tooltip', async () => {
    const { page } = await visit('pipelines/invented.html');
    await startChart(page.locator('[data-chart]'));
    // The marks in the corners are half cut off.
    await page.locator('.mark-symbol.role-mark path').nth(1).hover();
    await page.locator('#vg-tooltip-element.visible').waitFor();
    expect(await page.locator('#vg-tooltip-element').textContent()).toContain('<img src=x');
    expect(await page.locator('#vg-tooltip-element img').count()).toBe(0);
  });

  test('can be searched, and appear exactly as written', async () => {
    const { page, complaints } = await visit('search.html?q=What');
    expect(await page.locator('#found a').first().textContent()).toBe(`What? ${HOSTILE}`);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('occur on pages that exist', () => {
    const written = readdirSync(inject('hostileSite'), { recursive: true, encoding: 'utf8' });
    for (const path of PAGES) expect(written).toContain(path);
  });
});
