import { expect, test } from 'vitest';
import { browserOfFile, cutOnPaper } from './visit.ts';
import { expectWhole, isOfPipeline, PHONE_IN_THE_DARK, pagesOfSite, WHOLE } from './whole-pages.ts';

const visit = browserOfFile();

const PAGES = pagesOfSite();
const OTHERS = PAGES.filter(path => !isOfPipeline(path));

test('the site contains the front page, the guide and the pages of pipelines', () => {
  expect(PAGES).toContain('pipelines/fes-saltus.html');
  expect(OTHERS).toContain('index.html');
  expect(OTHERS).toContain('guide/command-line.html');
  expect(OTHERS.length).toBeGreaterThan(15);
});

const parts = new Set<string>();

test.each(OTHERS)(WHOLE, async path => {
  await expectWhole(await visit(path, PHONE_IN_THE_DARK), parts);
});

test.each(OTHERS)('%s fits its width on paper', async path => {
  const { page } = await visit(path);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  expect(await cutOnPaper(page)).toEqual([]);
});
