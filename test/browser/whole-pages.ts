import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { accessibilityFaults, fitsItsWidth, seeAll, smallTexts, type Visit } from './visit.ts';

/** Lists the paths of all pages of the site except the explorer. */
export function pagesOfSite(): string[] {
  return readdirSync(inject('site'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.html') && name !== 'explorer.html')
    .map(name => name.replaceAll('\\', '/'))
    .sort();
}

/** Lists the charts on the pages of pipelines, by the id of the pipeline. */
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
 * Checks that a page has the properties in {@link WHOLE}.
 *
 * @param visit a visit on a phone in the dark theme
 * @param examined the kinds of parts that axe-core has examined; it runs only if a page has other kinds, which are added
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
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(element =>
      element.checkVisibility(),
    );
    const level = (heading: Element | undefined) => Number(heading?.tagName[1] ?? 0);
    return [
      ...ids.filter((id, i) => ids.indexOf(id) !== i).map(id => `id ${id} occurs twice`),
      ...headings
        .filter((heading, i) => level(heading) > level(headings[i - 1]) + 1)
        .map(heading => `${heading.tagName} ${heading.textContent} skips a level`),
      ...[...document.querySelectorAll('img:not([alt])')].map(({ outerHTML }) => outerHTML),
      ...[...document.querySelectorAll('a[href], button, summary')]
        .filter(
          element =>
            !element.textContent?.trim() && !element.matches('[aria-label], :has([alt]:not([alt=""]))'),
        )
        .map(({ outerHTML }) => outerHTML),
      ...[...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
        .filter(element => !element.labels?.length && !element.matches('[aria-label], [aria-labelledby]'))
        .map(({ outerHTML }) => outerHTML),
    ];
  });
}

/** Returns the drawn charts: by how many px each exceeds its place, and which of its texts are cut off at its edges. */
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
 * Returns the sorted kinds of parts in a page. The kind of a part is its tag, classes and attribute names, and those of the
 * two elements around it. Drawings and formulas are made by packages, so their insides do not count.
 *
 * @param thinned whether to remove list items, rows, paragraphs and the like after the first two of a kind, because axe-core
 *   is slow. Headings and cells remain, because others depend on their order, and so do pagers, by which {@link seeAll}
 *   recognizes a loaded table. Both steps are one call, because the page keeps changing.
 * @returns the kinds before and after the removal
 */
function partsOf(page: Page, thinned: boolean): Promise<[before: string[], after: string[]]> {
  return page.evaluate(thinned => {
    const kindOf = (element: Element | null) =>
      element &&
      [element.tagName, ...[...element.classList].sort(), ...element.getAttributeNames().sort()].join(' ');
    const partOf = (element: Element) =>
      [element.parentElement?.parentElement ?? null, element.parentElement, element].map(kindOf).join(' > ');
    const parts = () =>
      [...new Set([...document.querySelectorAll('body *:not(svg *, math *)')].map(partOf))].sort();
    const before = parts();
    if (!thinned) return [before, before];

    const partsIn = new Map<Element, ReadonlySet<string>>();
    const collect = (element: Element): ReadonlySet<string> => {
      const inside = new Set([partOf(element)]);
      for (const child of element.children) for (const part of collect(child)) inside.add(part);
      partsIn.set(element, inside);
      return inside;
    };
    collect(document.body);
    const kept = new Map<string, number>();
    const isRepeated = (element: Element) =>
      !element.matches('h1, h2, h3, h4, h5, h6, th, td, style, link, .pager') &&
      [...partsIn.get(element)!].every(part => (kept.get(part) ?? 0) >= 2);
    const thin = (element: Element) => {
      let first = 0;
      for (const child of [...element.children]) {
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
