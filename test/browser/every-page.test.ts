import { readdirSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { accessibilityFaults, browserOfFile, cutOnPaper, fitsItsWidth, seeAll, smallTexts } from './visit.ts';

const visit = browserOfFile();

const PAGES = readdirSync(inject('site'), { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.html') && name !== 'explorer.html')
  .map(name => name.replaceAll('\\', '/'))
  .sort();

test('there are pages', () => {
  expect(PAGES).toContain('index.html');
  expect(PAGES).toContain('pipelines/fes-saltus.html');
  expect(PAGES).toContain('guide/command-line.html');
  expect(PAGES.length).toBeGreaterThan(15);
});

test.each(PAGES)(
  '%s opens from disk without an error or an outside request, and has no fault that axe-core finds, on a phone in the dark either; its texts can be read there',
  async path => {
    const { page, complaints } = await visit(path);
    await seeAll(page);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await seeAll(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await fitsItsWidth(page)).toBe(true);
    expect(await smallTexts(page)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test.each(PAGES.filter(path => !path.startsWith('pipelines/')))(
  'nothing of %s is cut off on paper',
  async path => {
    const { page } = await visit(path);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 718, height: 1000 });
    expect(await cutOnPaper(page)).toEqual([]);
  },
);
