import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserOfFile } from './visit.ts';

const visit = browserOfFile();

/** A chart, drawn, with its first marks that are points. */
async function chartOf(page: Page, name: string) {
  const chart = page.locator(`[data-chart="${name}"]`);
  await chart.scrollIntoViewIfNeeded();
  await page.locator(`[data-chart="${name}"][data-drawn]`).waitFor();
  return { chart, points: chart.locator('.mark-symbol.role-mark path') };
}

/** Where the axes of a chart are in the window, once nothing above it moves it any more. */
async function frameOf(chart: Locator) {
  const frame = chart.locator('.mark-group.role-frame path.background').first();
  let box = { x: 0, y: 0, width: 0, height: 0 };
  await expect
    .poll(async () => {
      const before = box;
      await chart.scrollIntoViewIfNeeded();
      box = (await frame.boundingBox())!;
      return box.y === before.y;
    })
    .toBe(true);
  return box;
}

test('a point tells its row under the pointer', async () => {
  const { page } = await visit('pipelines/fes-saltus.html');
  const { points } = await chartOf(page, 'fes-saltus/collapse');
  await points.last().hover();
  const tooltip = page.locator('#vg-tooltip-element.visible');
  await tooltip.waitFor();
  expect(await tooltip.textContent()).toMatch(/saltus/);
});

test('a click on a point opens its game in the explorer', async () => {
  const { page } = await visit('pipelines/fes-saltus.html');
  const { points } = await chartOf(page, 'fes-saltus/collapse');
  await points.last().click();
  await page.waitForURL(/\/explorer\.html#game=N%20-%20%7B/);
});

test('a brush selects rows of the table, and a double-click lets them go', async () => {
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
