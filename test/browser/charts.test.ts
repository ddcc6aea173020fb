import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOfPipeline } from '../../src/view/pages/page-of-pipelines.ts';
import { BRUSH, chartOf, expectBrushes, frameOf } from './drawn-chart.ts';
import { browserOfFile } from './visit.ts';
import { chartsOfSite } from './whole-pages.ts';

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

const visit = browserOfFile();

/** Pipelines whose charts have facets, a logarithmic axis, cells, bars and several layers; every-chart.test.ts has all. */
const BRUSHED = [
  'conjecture-12-pictures',
  'fes-saltus',
  'records-symmetric',
  'result-strings',
  'three-moves-picture',
];

test('a chart shows the row of the point under the pointer', async () => {
  const { page } = await visit('pipelines/fes-saltus.html');
  const { points } = await chartOf(page, 'fes-saltus/collapse');
  await points.last().hover();
  const tooltip = page.locator('#vg-tooltip-element.visible');
  await tooltip.waitFor();
  expect(await tooltip.textContent()).toMatch(/saltus/);
});

test('a chart is a picture until a reader touches it, and its code is not loaded', async () => {
  const { page, complaints } = await visit('pipelines/fes-saltus.html');
  const chart = page.locator('[data-chart="fes-saltus/collapse"]');
  await chart.scrollIntoViewIfNeeded();
  expect(await chart.locator('img.still:visible').count()).toBe(1);
  expect(await page.locator('script[src$="assets/charts.js"]').count()).toBe(0);
  const button = chart.locator('xpath=..').getByRole('button', { name: 'Make interactive' });
  await button.click();
  await chart.and(page.locator('[data-drawn]')).waitFor();
  expect(await button.count()).toBe(0);
  expect(await chart.evaluate(element => document.activeElement === element)).toBe(true);
  expect(complaints).toEqual([]);
});

test('a click on a point shows its row below the chart, with a link to its game', async () => {
  const { page } = await visit('pipelines/fes-saltus.html');
  const { chart, points } = await chartOf(page, 'fes-saltus/collapse');
  await points.last().click();
  const readout = chart.locator('xpath=following-sibling::p[contains(@class, "readout")]');
  await expect.poll(() => readout.textContent()).toMatch(/^N - \{.* · saltus \d+$/);
  await readout.getByRole('link').click();
  await page.waitForURL(/\/explorer\.html#game=N%20-%20%7B/);
});

test('a tap on a point shows its row without scrolling the page', async () => {
  const { page } = await visit('pipelines/fes-saltus.html', PHONE);
  const { chart, points } = await chartOf(page, 'fes-saltus/collapse');
  await frameOf(chart);
  await points.last().tap({ force: true });
  await expect
    .poll(() => page.locator('.readout').allTextContents())
    .toContainEqual(expect.stringMatching(/saltus \d+/));
  expect(page.url()).toMatch(/fes-saltus\.html$/);
});

test.each(chartsOfSite().filter(([id]) => BRUSHED.includes(id)))(BRUSH, async (id, names) => {
  expect(await expectBrushes(await visit(addressOfPipeline(id)), names)).not.toEqual([]);
});

test('a mark on an axis is not cut off', async () => {
  const { page } = await visit('pipelines/fes-saltus.html');
  const { chart } = await chartOf(page, 'fes-saltus/collapse');
  const clip = chart.locator('clipPath path').first();
  // Where b is a multiple of 2a, the height is 0, and the mark extends some px below the axis.
  const lowest = await clip.evaluate(element => {
    const { y, height } = (element as SVGPathElement).getBBox();
    return y + height;
  });
  const { height } = await frameOf(chart);
  expect(lowest).toBeGreaterThan(height + 4);
});

test('a brush selects rows of the table, and a double-click clears the selection', async () => {
  const { page } = await visit('pipelines/fes-saltus.html');
  const { chart } = await chartOf(page, 'fes-saltus/collapse');
  const table = page.locator('[data-table="fes-saltus"]');
  await table.scrollIntoViewIfNeeded();
  await table.locator('.pager').waitFor({ state: 'attached' });
  await chart.scrollIntoViewIfNeeded();
  const box = await frameOf(chart);
  await page.keyboard.down('Shift');
  await page.mouse.move(box.x + box.width * 0.4, box.y + 5);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.5, { steps: 5 });
  await page.mouse.up();
  await page.keyboard.up('Shift');
  const status = () => table.locator('.status').textContent();
  await expect.poll(status).toMatch(/^\d+ of 320 rows, selected in the chart$/);
  await page.mouse.dblclick(box.x + box.width * 0.9, box.y + 5);
  await expect.poll(status).toBe('320 rows');
});

test('a drag moves a chart that can be zoomed', async () => {
  const { page } = await visit('pipelines/fes-saltus.html');
  const { chart, points } = await chartOf(page, 'fes-saltus/collapse');
  const place = () => points.last().getAttribute('transform');
  const before = await place();
  const box = await frameOf(chart);
  await page.mouse.move(box.x + box.width * 0.3, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.7, box.y + 90, { steps: 5 });
  await page.mouse.up();
  await expect.poll(place).not.toBe(before);
});

test('a chart changes its colours with the theme', async () => {
  const { page } = await visit('pipelines/fes-saltus.html');
  const { chart } = await chartOf(page, 'fes-saltus/collapse');
  const ink = () => chart.locator('.role-axis-title text').first().getAttribute('fill');
  expect(await ink()).toBe('#222222');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ink).toBe('#dddddd');
});

test('a printed page contains the whole figure for papers, in colours for white', async () => {
  const { page } = await visit('pipelines/fes-saltus.html', { colorScheme: 'dark' });
  const { chart } = await chartOf(page, 'fes-saltus/collapse');
  expect(await chart.locator('img.still:visible').count()).toBe(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 600, height: 900 });
  expect(await chart.locator('svg').isVisible()).toBe(false);
  const { file, width, complete, natural } = await chart.locator('img.still:visible').evaluate(element => {
    const image = element as HTMLImageElement;
    return {
      file: image.src.split('/').at(-1),
      width: image.getBoundingClientRect().right,
      complete: image.complete,
      natural: image.naturalWidth,
    };
  });
  expect(file).toBe('collapse.svg');
  expect(complete && natural > 0).toBe(true);
  expect(width).toBeGreaterThan(200);
  expect(width).toBeLessThanOrEqual(600);
});

test.each(['light', 'dark'] as const)(
  'figures without scripts are drawn for the %s theme, with the same colours for the same values',
  async colorScheme => {
    const { page } = await visit('pipelines/result-strings.html', {
      colorScheme,
      javaScriptEnabled: false,
    });
    const pictures = page.locator('img.still:visible');
    expect(await pictures.count()).toBe(5);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate(element => (element as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
      expect(await picture.getAttribute('src')).toMatch(
        colorScheme === 'dark' ? /\.dark\.svg$/ : /(?<!\.dark)\.svg$/,
      );
      expect(await picture.evaluate(element => getComputedStyle(element).filter)).toBe('none');
    }
  },
);

test('a drawing follows the theme that the reader chose, not the system', async () => {
  const { page } = await visit('index.html', { colorScheme: 'dark' });
  const shown = () =>
    page
      .locator('.findings img:visible')
      .evaluateAll(all => all.map(element => element.getAttribute('src')!));
  expect((await shown()).every(src => src.endsWith('.dark.svg'))).toBe(true);
  await page.getByRole('button', { name: 'Colour theme' }).click();
  expect(await shown()).toHaveLength(5);
  expect((await shown()).some(src => src.endsWith('.dark.svg'))).toBe(false);
});

test('a chart has an alternative text that describes the drawing', async () => {
  const { page } = await visit('pipelines/record-periods-three.html');
  const { chart } = await chartOf(page, 'long-periods/longest');
  const words =
    /^Take-all ending: the longest T\(S\) grows with d\. Line chart: longest T \(0 to 90\) against d \(4 to 13\)\. 10 points; longest T rises throughout, from 5 to 84\.$/;
  expect(await chart.getByRole('img').getAttribute('aria-label')).toMatch(words);
  expect(await chart.locator('img.still').first().getAttribute('alt')).toMatch(words);
});
