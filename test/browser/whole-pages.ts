import { readdirSync } from 'node:fs';
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

export const isOfPipeline = (path: string): boolean => path.startsWith('pipelines/');

export const WHOLE =
  '%s opens from disk without an error or an outside request, and has no fault that axe-core finds, on a phone in the dark either; its texts can be read there';

export const PHONE_IN_THE_DARK = { viewport: { width: 360, height: 740 }, colorScheme: 'dark' } as const;

/**
 * Expects a page to be as {@link WHOLE} says.
 *
 * @param visit on a phone in the dark
 * @param parts that pages before had: a page that has no other is not asked how it looks; its own join them
 */
export async function expectWhole({ page, complaints }: Visit, parts: Set<string>): Promise<void> {
  await seeAll(page);
  expect(await page.locator('h1').count()).toBe(1);
  expect(await fitsItsWidth(page)).toBe(true);
  expect(await smallTexts(page)).toEqual([]);
  const own = await partsOf(page);
  if (own.every(part => parts.has(part))) {
    expect(await accessibilityFaults(page, 'but looks')).toEqual([]);
  } else {
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await seeAll(page);
    expect(await accessibilityFaults(page, 'looks')).toEqual([]);
  }
  expect(complaints).toEqual([]);
  for (const part of own) parts.add(part);
}

/**
 * The kinds of elements in a page, each with that around it: by tag, classes, and which attributes tell of its role. What stands
 * in drawings and formulas is made by packages, for whose insides there are no such rules.
 */
function partsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kindOf = (one: Element | null) => {
      const attributes = one?.getAttributeNames().filter(name => /^(role|aria|type|tabindex)/.test(name));
      return one && [one.tagName, ...[...one.classList].sort(), ...attributes!.sort()].join(' ');
    };
    const all = [...document.querySelectorAll('*:not(svg *, math *)')];
    return [...new Set(all.map(one => `${kindOf(one.parentElement)} > ${kindOf(one)}`))];
  });
}
