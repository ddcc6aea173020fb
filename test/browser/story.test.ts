import { describe, expect, test } from 'vitest';
import { browserOfFile, cutWhenPrinted, fitsItsWidth, startChart } from './visit.ts';

const visit = browserOfFile();

const PHONE = { width: 390, height: 844 };

test('each step has its drawing and its caption without scripts', async () => {
  const { page } = await visit('story.html', { javaScriptEnabled: false });
  const steps = page.locator('.group:has(> .drawing)');
  expect(await steps.count()).toBe(6);
  for (const step of await steps.all()) {
    expect(await step.locator('svg:visible').count()).toBe(1);
    expect(await step.locator('figcaption').isVisible()).toBe(true);
  }
  expect(await page.locator('.stage').count()).toBe(0);
  expect(await page.locator('.figure .still:visible').count()).toBe(1);
});

test('moving a slider draws every step again, and changes the address', async () => {
  const { page, complaints } = await visit('story.html', { viewport: PHONE });
  const drawings = () =>
    page.locator('.group > .drawing svg').evaluateAll(all => all.map(element => element.outerHTML));
  const before = await drawings();
  expect(before).toHaveLength(6);
  await page.getByLabel('a', { exact: true }).fill('5');
  await expect.poll(() => new URL(page.url()).search).toBe('?a=5&b=17');
  const after = await drawings();
  expect(after.filter((svg, i) => svg === before[i])).toEqual([]);
  expect(await page.locator('.stage output').textContent()).toBe('N - {5, 17, 22}: saltus 5 · 20 = 100');
  await page.getByLabel('b', { exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => new URL(page.url()).search).toBe('?a=5&b=18');
  await page.reload();
  expect(await page.locator('.stage output').textContent()).toBe('N - {5, 18, 23}: saltus 5 · 20 = 100');
  expect(complaints).toEqual([]);
});

test.each(['?a=5&b=10', '?a=99&b=400', '?a=3', '?a=x&b=y'])(
  'an address with a game that the story does not show shows the example: %s',
  async query => {
    const { page, complaints } = await visit(`story.html${query}`);
    expect(await page.locator('.stage output').textContent()).toBe('N - {3, 10, 13}: saltus 3 · 12 = 36');
    expect(complaints).toEqual([]);
  },
);

test('one drawing stays next to the text in a wide window, and shows the step being read', async () => {
  const { page } = await visit('story.html');
  const shown = () => page.locator('.stage svg').getAttribute('aria-label');
  const names: (string | null)[] = [];
  for (let step = 1; step <= 6; step++) {
    await page
      .locator(`#step-${step}`)
      .evaluate(element => element.scrollIntoView({ behavior: 'instant', block: 'start' }));
    await expect.poll(() => page.locator('[aria-current="step"] h2').getAttribute('id')).toBe(`step-${step}`);
    const { y = -1 } = (await page.locator('.stage').boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    names.push(await shown());
  }
  expect(new Set(names).size).toBe(6);
  expect(await page.locator('.group > .drawing:visible').count()).toBe(0);
});

describe.each([360, 900, 1280])('a width of %i px', width => {
  test.each(['', '?a=1&b=3', '?a=4&b=47', '?a=12&b=143'])(
    'shows all text within its drawing, and nothing beyond the page: %s',
    async query => {
      const { page } = await visit(`story.html${query}`, { viewport: { width, height: 900 } });
      await page.evaluate(() => document.fonts.ready);
      expect(await fitsItsWidth(page)).toBe(true);
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll<SVGSVGElement>('.story')]
          .filter(svg => svg.checkVisibility())
          .flatMap(svg => {
            const { width, height } = svg.viewBox.baseVal;
            return [...svg.querySelectorAll('text')].filter(text => {
              const box = text.getBBox();
              return (
                box.x < -1 || box.y < -2 || box.x + box.width > width + 1 || box.y + box.height > height + 2
              );
            });
          })
          .map(text => text.textContent),
      );
      expect(outside).toEqual([]);
    },
  );
});

test('a click on a point of the chart shows its game, which leads into the explorer', async () => {
  const { page, complaints } = await visit('story.html');
  const chart = page.locator('[data-chart="fes-below-3a/order-and-noise"]');
  await startChart(chart);
  await chart.locator('.mark-symbol path').last().click();
  const link = page.locator('.readout a');
  await expect.poll(() => link.textContent()).toMatch(/^N - \{/);
  expect(await link.getAttribute('href')).toMatch(/^explorer\.html#game=N/);
  expect(complaints).toEqual([]);
});

test('paper shows all drawings and no sliders', async () => {
  const { page } = await visit('story.html');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  expect(await page.locator('.group > .drawing svg:visible').count()).toBe(6);
  expect(await page.locator('.stage').isVisible()).toBe(false);
  expect(await cutWhenPrinted(page)).toEqual([]);
});
