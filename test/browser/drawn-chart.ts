import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { startChart, type Visit } from './visit.ts';

/** Starts a chart, waits until it is drawn, and returns it with the point marks of its first layer. */
export async function chartOf(page: Page, name: string) {
  const chart = page.locator(`[data-chart="${name}"]`);
  await startChart(chart);
  return { chart, points: chart.locator('.mark-symbol.role-mark path') };
}

/** Returns the place of a chart's axes in the window, after the layout is stable. */
export async function frameOf(chart: Locator) {
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

export const BRUSH = 'a brush over a chart of %s selects rows of its table, without any error';

/**
 * Expects a brush over each chart of a page that has one to select rows of the table on that page.
 *
 * @param names the charts of the page
 * @returns the names of the charts that have a brush
 */
export async function expectBrushes(
  { page, complaints }: Visit,
  names: readonly string[],
): Promise<string[]> {
  const brushed: string[] = [];
  for (const name of names) {
    const { chart } = await chartOf(page, name);
    const figure = chart.locator('xpath=..');
    if (!(await figure.innerText()).includes('Shift and drag')) continue;
    await frameOf(chart);
    const frames = await chart
      .locator('.mark-group path.background')
      .evaluateAll(all => all.map(element => element.getBoundingClientRect().toJSON() as DOMRect));
    const area = ({ width, height }: DOMRect) => width * height;
    const { x, y, width, height } = frames.toSorted((p, q) => area(q) - area(p))[0]!;
    await page.keyboard.down('Shift');
    await page.mouse.move(x + 1, y + 1);
    await page.mouse.down();
    await page.mouse.move(x + width - 1, y + height - 1, { steps: 4 });
    await page.mouse.up();
    await page.keyboard.up('Shift');
    await expect
      .poll(() => figure.locator('.readout').textContent(), { message: name })
      .toMatch(/^[1-9][\d,]* selected/);
    await figure.locator('.readout a').click();
    const status = page.locator('.data-table .status', { hasText: 'selected in the chart' });
    await expect
      .poll(() => status.first().textContent(), { message: name })
      .toMatch(/^[1-9][\d,]* of [\d,]+ rows, selected in the chart$/);
    await page.getByRole('button', { name: 'Show all' }).first().click();
    brushed.push(name);
  }
  expect(complaints).toEqual([]);
  return brushed;
}
