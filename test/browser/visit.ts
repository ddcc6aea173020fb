import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The path of the browser: Debian's chromium-headless-shell, unless the variable CHROMIUM names another. In about 2 of 100
 * visits to a page with two large charts, the full Chromium stops drawing; the headless shell does so less often.
 */
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';

/** A page of the site, opened from disk. */
export interface Visit {
  readonly page: Page;
  /** Errors on the console, exceptions, and requests for anything except files of the site. */
  readonly complaints: readonly string[];
}

/** The name of a site that is built for the tests. */
type Site = 'site' | 'hostileSite' | 'largeSite';

/** Starts one browser for the tests of a file. Each visit has its own context, which is closed after the test. */
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
    // Pages load slowly on a busy machine; the timeout of a test is longer.
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
      // A request is aborted if the visitor leaves the page; a missing file has another error text.
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

/** The rules that depend on the width or the colours of a page, or on elements that appear at one width only. */
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

/** Returns the violations of WCAG 2.2 A and AA that axe-core finds, each with its element. */
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

/** Whether the page needs no horizontal scrolling. */
export function fitsItsWidth(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
}

/**
 * Makes a page load all of its charts and tables: opens the first and every tenth collapsed section, scrolls down, and
 * then scrolls to each chart and table that is still missing, because content that loads late moves the others.
 */
export async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    [...document.querySelectorAll('details')].forEach((element, i) => {
      if (i % 10 === 0) element.open = true;
    });
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(done => setTimeout(done, 30));
    }
  });
  await page.waitForFunction(
    () => {
      // In a wide window, a chart is drawn only after its button is clicked.
      for (const button of document.querySelectorAll<HTMLElement>('.explore')) button.click();
      const late = document.querySelector('[data-chart]:not([data-drawn]), [data-table]:not(:has(.pager))');
      late?.scrollIntoView({ behavior: 'instant', block: 'center' });
      return late === null;
    },
    undefined,
    { polling: 200 },
  );
}

/** Draws a chart by touching it; has no effect if it is already drawn, as in a narrow window. */
export async function startChart(chart: Locator): Promise<void> {
  await chart.scrollIntoViewIfNeeded();
  await chart.dispatchEvent('pointerdown');
  await chart.and(chart.page().locator('[data-drawn]')).waitFor();
}

/** Returns the texts that are smaller than 9 px. */
export function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSmall = (element: Element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()) &&
      element.checkVisibility() &&
      Number.parseFloat(getComputedStyle(element).fontSize) < 9;
    return [...document.querySelectorAll('main :not(math *, script, style)')]
      .filter(isSmall)
      .map(element => `${element.tagName}: ${element.textContent}`);
  });
}

/** Prints a page and returns the elements that are wider than their place on paper, where nothing scrolls. */
export async function cutWhenPrinted(page: Page): Promise<string[]> {
  const screen = page.viewportSize()!;
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('html, pre, .scrolls, .formula, .data-table .frame, .plot')]
      .filter(element => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
      .map(element => `${element.tagName}.${element.className}: ${element.textContent?.trim().slice(0, 60)}`),
  );
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(screen);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  return cut;
}
