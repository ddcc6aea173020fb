import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Where Debian's package puts it; another browser of the kind by the environment. Chromium itself draws no frame any more in
 * some 2 of 100 visits to a page with two charts of many marks, this one more seldom.
 */
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';

/** A page of the site, opened from disk. */
export interface Visit {
  readonly page: Page;
  /** Errors on the console, exceptions, and requests for anything but files of the site: none are expected. */
  readonly complaints: readonly string[];
}

/** Which of the sites that were built for the tests. */
type Site = 'site' | 'hostileSite' | 'largeSite';

/** One browser for the tests of a file; each visit has a context of its own, which ends with its test: a page goes on working. */
export function browserOfFile(
  name: Site = 'site',
): (path: string, options?: BrowserContextOptions) => Promise<Visit> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
  });
  afterAll(() => browser?.close());
  return async (path, options = {}) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    onTestFinished(() => context.close());
    // A busy machine takes its time; a test has more.
    context.setDefaultTimeout(40_000);
    const page = await context.newPage();
    const complaints: string[] = [];
    const site = pathToFileURL(join(inject(name), '/')).href;
    page.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', error => complaints.push(error.stack ?? error.message));
    page.on('requestfailed', request => {
      const reason = request.failure()?.errorText;
      // What a page was still reading when the visitor left it; a file that is missing has a reason of its own.
      if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason}: ${request.url()}`);
    });
    page.on('request', request => {
      const url = request.url();
      if (!url.startsWith(site) && !/^(data|blob):/.test(url)) complaints.push(`outside: ${url}`);
    });
    await page.goto(site + path, { waitUntil: 'load' });
    return { page, complaints };
  };
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What depends on the width and the colours of a page, with what is shown in one width alone; it takes the most time. */
const RULES_OF_LOOKS = [
  'aria-hidden-focus',
  'button-name',
  'color-contrast',
  'label',
  'link-name',
  'link-in-text-block',
  'meta-viewport',
  'scrollable-region-focusable',
  'target-size',
];

const RULES = {
  all: { runOnly: { type: 'tag', values: TAGS } },
  looks: { runOnly: { type: 'rule', values: RULES_OF_LOOKS } },
};

/** What axe-core finds by WCAG 2.2 A and AA, each with the element: none are expected. */
export async function accessibilityFaults(page: Page, rules: keyof typeof RULES = 'all'): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async options => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(
          root: Document,
          options: object,
        ): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run(document, {
      ...options,
      preload: false,
      resultTypes: ['violations'],
      selectors: false,
    });
    return violations.map(({ id, impact, nodes }) => `${id} (${impact}): ${nodes[0]?.html.slice(0, 200)}`);
  }, RULES[rules]);
}

/** Whether nothing sticks out of the page to the right, as it would on a phone. */
export function fitsItsWidth(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
}

/**
 * Opens the first of what opens and every tenth, for there are hundreds of a kind, goes down the page, and then to each chart
 * and table that is not there yet: what is loaded moves the others, so that one may be passed without having been in sight.
 */
export async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    [...document.querySelectorAll('details')].forEach((one, i) => {
      if (i % 10 === 0) one.open = true;
    });
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(done => setTimeout(done, 30));
    }
  });
  await page.waitForFunction(
    () => {
      // A chart in a wide window waits for its button.
      for (const button of document.querySelectorAll<HTMLElement>('.explore')) button.click();
      const late = document.querySelector('[data-chart]:not([data-drawn]), [data-table]:not(:has(.pager))');
      late?.scrollIntoView({ behavior: 'instant', block: 'center' });
      return late === null;
    },
    undefined,
    { polling: 200 },
  );
}

/** Starts a chart by a touch; nothing changes if it was started because the window is narrow. */
export async function startChart(chart: Locator): Promise<void> {
  await chart.scrollIntoViewIfNeeded();
  await chart.dispatchEvent('pointerdown');
  await chart.and(chart.page().locator('[data-drawn]')).waitFor();
}

/** Texts below 9 px, which nobody reads: none are expected. */
export function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSmall = (one: Element) =>
      [...one.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()) &&
      one.checkVisibility() &&
      Number.parseFloat(getComputedStyle(one).fontSize) < 9;
    return [...document.querySelectorAll('main :not(math *, script, style)')]
      .filter(isSmall)
      .map(one => `${one.tagName}: ${one.textContent}`);
  });
}

/** Prints a page and returns what is wider than its place on paper, where nothing scrolls: none are expected. */
export async function cutWhenPrinted(page: Page): Promise<string[]> {
  const screen = page.viewportSize()!;
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('html, pre, .scrolls, .formula, .data-table .frame, .plot')]
      .filter(one => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
      .map(one => `${one.tagName}.${one.className}: ${one.textContent?.trim().slice(0, 60)}`),
  );
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(screen);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  return cut;
}
