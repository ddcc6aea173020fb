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

/**
 * Expects a page to be as {@link WHOLE} says.
 *
 * @param inLight whether its usual width and colours are asked for faults too
 */
export async function expectWhole({ page, complaints }: Visit, inLight: boolean): Promise<void> {
  await seeAll(page);
  expect(await page.locator('h1').count()).toBe(1);
  if (inLight) expect(await accessibilityFaults(page, 'looks')).toEqual([]);
  await onPhoneInTheDark(page);
  await seeAll(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await fitsItsWidth(page)).toBe(true);
  expect(await smallTexts(page)).toEqual([]);
  expect(complaints).toEqual([]);
}

async function onPhoneInTheDark(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
}
