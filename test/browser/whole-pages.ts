import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { accessibilityFaults, fitsItsWidth, seeAll, smallTexts, type Visit } from './visit.ts';

/** The pages of the site but the explorer, as paths. */
export function pagesOfSite(): string[] {
  return readdirSync(inject('site'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.html') && name !== 'explorer.html')
    .map(name => name.replaceAll('\\', '/'))
    .sort();
}

/** The charts of pipelines' pages, by the id of the pipeline. */
export function chartsOfSite(): [id: string, names: readonly string[]][] {
  const figures = join(inject('site'), 'figures');
  return readdirSync(figures).flatMap((id): [id: string, names: readonly string[]][] => {
    const scripts = readdirSync(join(figures, id)).filter(name => name.endsWith('.js'));
    return scripts.length === 0 ? [] : [[id, scripts.map(name => `${id}/${name.slice(0, -3)}`)]];
  });
}

export const isOfPipeline = (path: string): boolean => path.startsWith('pipelines/');

export const WHOLE =
  '%s opens from disk without an error or an outside request, fits a phone in the dark with its texts and charts, and passes the accessibility checks';

export const PHONE_IN_THE_DARK = { viewport: { width: 360, height: 740 }, colorScheme: 'dark' } as const;

/**
 * Expects a page to be as {@link WHOLE} says.
 *
 * @param visit on a phone in the dark
 * @param examined the kinds of parts that axe-core has examined; it runs only on a page with other kinds, which are added
 * @returns the names of its charts
 */
export async function expectWhole({ page, complaints }: Visit, examined: Set<string>): Promise<string[]> {
  await seeAll(page);
  expect(await page.locator('h1').count()).toBe(1);
  expect(await fitsItsWidth(page)).toBe(true);
  expect(await smallTexts(page)).toEqual([]);
  const charts = await chartsOf(page);
  expect(charts.filter(({ overhang, cutOff }) => overhang > 0 || cutOff.length > 0)).toEqual([]);
  expect(await structureFaults(page)).toEqual([]);
  const [parts] = await partsOf(page, false);
  if (!parts.every(part => examined.has(part))) {
    const [before, after] = await partsOf(page, true);
    expect(after).toEqual(before);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await seeAll(page);
    await partsOf(page, true);
    expect(await accessibilityFaults(page, 'looks')).toEqual([]);
  }
  expect(complaints).toEqual([]);
  for (const part of parts) examined.add(part);
  return charts.map(({ name }) => name);
}

/** Returns ids that occur twice, visible headings that skip a level, and images, links, buttons and fields without a text. */
function structureFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(one =>
      one.checkVisibility(),
    );
    const level = (heading: Element | undefined) => Number(heading?.tagName[1] ?? 0);
    return [
      ...ids.filter((id, i) => ids.indexOf(id) !== i).map(id => `id ${id} occurs twice`),
      ...headings
        .filter((heading, i) => level(heading) > level(headings[i - 1]) + 1)
        .map(heading => `${heading.tagName} ${heading.textContent} skips a level`),
      ...[...document.querySelectorAll('img:not([alt])')].map(({ outerHTML }) => outerHTML),
      ...[...document.querySelectorAll('a[href], button, summary')]
        .filter(one => !one.textContent?.trim() && !one.matches('[aria-label], :has([alt]:not([alt=""]))'))
        .map(({ outerHTML }) => outerHTML),
      ...[...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
        .filter(one => !one.labels?.length && !one.matches('[aria-label], [aria-labelledby]'))
        .map(({ outerHTML }) => outerHTML),
    ];
  });
}

/** The charts that are drawn: by how much each is wider than its place, in px, and its texts that are cut off at its edges. */
function chartsOf(page: Page): Promise<{ name: string; overhang: number; cutOff: (string | null)[] }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-chart][data-drawn]')].map(chart => {
      const { left, right, width } = chart.querySelector('svg, canvas')!.getBoundingClientRect();
      const cutOff = [...chart.querySelectorAll('svg text:not([opacity="0"])')]
        .filter(text => {
          const box = text.getBoundingClientRect();
          return box.left < left - 1 || box.right > right + 1;
        })
        .map(text => text.textContent);
      return { name: chart.dataset.chart!, overhang: width - chart.clientWidth, cutOff };
    }),
  );
}

/**
 * Returns the kinds of parts in a page, sorted: each element with the two around it, by tags, classes and names of attributes.
 * Packages make what is inside of drawings and formulas: those kinds do not count.
 *
 * @param thinned whether to remove list items, rows, paragraphs, marks and the like after the first two with the same kinds of
 *   parts, for axe-core takes its time for each. Headings and cells stay, without which others would be out of order, and the
 *   pagers, by which {@link seeAll} knows that a table is there. A page goes on working, so both are done in one step.
 * @returns the kinds before that, and after it
 */
function partsOf(page: Page, thinned: boolean): Promise<[before: string[], after: string[]]> {
  return page.evaluate(thinned => {
    const kindOf = (one: Element | null) =>
      one && [one.tagName, ...[...one.classList].sort(), ...one.getAttributeNames().sort()].join(' ');
    const partOf = (one: Element) =>
      [one.parentElement?.parentElement ?? null, one.parentElement, one].map(kindOf).join(' > ');
    const parts = () =>
      [...new Set([...document.querySelectorAll('body *:not(svg *, math *)')].map(partOf))].sort();
    const before = parts();
    if (!thinned) return [before, before];

    const partsIn = new Map<Element, ReadonlySet<string>>();
    const collect = (one: Element): ReadonlySet<string> => {
      const inside = new Set([partOf(one)]);
      for (const child of one.children) for (const part of collect(child)) inside.add(part);
      partsIn.set(one, inside);
      return inside;
    };
    collect(document.body);
    const kept = new Map<string, number>();
    const isRepeated = (one: Element) =>
      !one.matches('h1, h2, h3, h4, h5, h6, th, td, style, link, .pager') &&
      [...partsIn.get(one)!].every(part => (kept.get(part) ?? 0) >= 2);
    const thin = (one: Element) => {
      let first = 0;
      for (const child of [...one.children]) {
        if (first >= 2 && isRepeated(child)) {
          child.remove();
          continue;
        }
        first++;
        kept.set(partOf(child), (kept.get(partOf(child)) ?? 0) + 1);
        thin(child);
      }
    };
    thin(document.body);
    return [before, parts()];
  }, thinned);
}
