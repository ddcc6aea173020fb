import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { browserOfFile, fitsItsWidth, seeAll } from './visit.ts';

const visit = browserOfFile();

test('the front page shows the totals, and loads under 1.5 MB in less than a second', async () => {
  const { page } = await visit('index.html');
  const figures = await page.locator('.cards .what').allTextContents();
  expect(figures).toEqual(['confirmed', 'not as printed', 'further laws']);
  expect(await page.locator('.cards .big').allTextContents()).not.toContain('0');
  const names = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLLinkElement & HTMLScriptElement>(
        'link[href], script[src], img[src]:not([loading])',
      ),
    ].map(element => decodeURIComponent(new URL(element.src || element.href).pathname)),
  );
  const bytes = [join(inject('site'), 'index.html'), ...names].map(name => statSync(name).size);
  expect(names.length).toBeGreaterThan(1);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(1.5e6);
});

test('a page without scripts shows the verdicts, the figures and the first rows', async () => {
  const { page } = await visit('pipelines/fes-saltus.html', { javaScriptEnabled: false });
  expect(await page.locator('.claim').count()).toBeGreaterThan(5);
  expect(await page.locator('img.still:visible').count()).toBe(2);
  expect(await page.locator('.data-table tbody tr').count()).toBe(12);
});

test('a printed page contains the rows of a table and no buttons', async () => {
  const { page } = await visit('pipelines/fes-saltus.html');
  await seeAll(page);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.data-table tbody tr').count()).toBe(320);
  expect(await page.getByRole('button', { name: 'Copy' }).first().isVisible()).toBe(false);
  const heads = await page
    .locator('.data-table thead')
    .first()
    .locator('th')
    .evaluateAll(all =>
      all.map(head => ({
        text: getComputedStyle(head, '::before').content,
        // Chromium does not repeat buttons on the next page.
        buttons: [...head.querySelectorAll('button')].filter(button => button.checkVisibility()).length,
      })),
    );
  expect(heads.slice(0, 4).map(({ text }) => text)).toEqual(['"game"', '"a"', '"b"', '"preperiod"']);
  expect(heads.every(({ buttons }) => buttons === 0)).toBe(true);
  expect(await page.locator('.data-table .cut').count()).toBe(0);
});

test('a printed strip fits its page, and search fields are omitted', async () => {
  const { page } = await visit('index.html');
  await page.locator('.x-strip').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  // In a narrower window the script would draw the strip again, but printing runs no script.
  const measured = await page.waitForFunction(() => {
    const drawn = document.querySelector('.x-strip');
    if (!drawn) return null;
    drawn.parentElement!.style.width = '300px';
    const { width, height } = drawn.getBoundingClientRect();
    return [
      width,
      height / width - Number(drawn.getAttribute('height')) / Number(drawn.getAttribute('width')),
    ] as const;
  });
  const [narrow, whole] = (await measured.jsonValue())!;
  expect(narrow).toBeLessThanOrEqual(300);
  expect(Math.abs(whole)).toBeLessThan(0.01);
  expect(await page.getByRole('link', { name: 'Search', exact: true }).isVisible()).toBe(false);
  const claims = await visit('claims.html');
  await claims.page.locator('form.narrow').waitFor();
  await claims.page.emulateMedia({ media: 'print' });
  expect(await claims.page.locator('form.narrow').isVisible()).toBe(false);
  // A list of hundreds of claims is printed as it is open.
  await claims.page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await claims.page.locator('details.group[open]').count()).toBe(0);
});

test('a printed long table ends with the number of omitted rows', async () => {
  const { page } = await visit('pipelines/conjecture-12.html');
  await seeAll(page);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const last = page.locator('[data-table="conjecture-12"] tbody tr').last();
  expect(await last.textContent()).toBe('The first 400 of 18,735 rows; the others are not printed.');
});

test('the list of claims can be filtered by words, source and verdict', async () => {
  const { page } = await visit('claims.html');
  const shown = () => page.locator('.claim:visible').count();
  const all = await page.locator('.claim').count();
  await page.locator('select[name="verdict"]').selectOption('fails');
  const failing = await shown();
  expect(failing).toBeGreaterThan(0);
  expect(failing).toBeLessThan(all);
  expect(await page.locator('.claim:visible .verdict.holds').count()).toBe(0);
  await page.getByLabel('Search').fill('conjecture 12');
  expect(await shown()).toBeGreaterThan(0);
  expect(await shown()).toBeLessThan(failing);
  expect(await page.locator('output').textContent()).toBe(`${await shown()} of ${all} claims`);
});

test('a filter selects the machine-checked claims', async () => {
  const { page } = await visit('claims.html');
  await page.getByLabel('Rests on').selectOption('machine-checked');
  const marks = await page.locator('.claim:visible .verdict').allTextContents();
  expect(marks.length).toBeGreaterThan(30);
  expect(new Set(marks)).toEqual(new Set(['machine-checked', 'fails: machine-checked']));
});

test('a filter of statements counts them as statements', async () => {
  const { page } = await visit('statements.html');
  await page.getByLabel('Which').selectOption('checked');
  const shown = await page.locator('.claim:visible').count();
  const all = await page.locator('.claim').count();
  expect(shown).toBeLessThan(all);
  expect(await page.locator('output').textContent()).toBe(`${shown} of ${all} statements`);
});

test('the address of a claim scrolls to it and opens it, with the command that replays it', async () => {
  const { page } = await visit('pipelines/conjecture-12.html#claim-printed');
  const opened = page.locator('.claim details[open]');
  expect(await opened.count()).toBe(1);
  await expect
    .poll(() => opened.evaluate(element => element.getBoundingClientRect().top < innerHeight))
    .toBe(true);
  expect(
    await opened.getByRole('button', { name: "Copy the command npx saltus game 'N - {1, 4, 5}'" }).count(),
  ).toBe(1);
  await page.evaluate(() => {
    location.hash = '#claim-sharp';
  });
  await expect.poll(() => opened.count()).toBe(2);
});

test('a claim shows its verdict and opens without scripts', async () => {
  const { page } = await visit('pipelines/conjecture-12.html', { javaScriptEnabled: false });
  const claim = page.locator('[id="claim-printed"]');
  expect(await claim.locator('.verdict').first().isVisible()).toBe(true);
  expect(await claim.locator('.details').isVisible()).toBe(false);
  await claim.locator('summary').click();
  expect(await claim.locator('.details').isVisible()).toBe(true);
});

test('the index of claims links each claim to its details', async () => {
  const { page } = await visit('claims.html');
  const claim = page.locator('[id="conjecture-12.printed"]');
  await claim.getByRole('link', { name: 'conjecture-12/printed' }).click();
  await page.locator('[id="claim-printed"] details[open]').waitFor();
});

test.each(['claims', 'statements'])('the contents of %s link to each source and open it', async name => {
  const { page } = await visit(`${name}.html`);
  const links = await page.locator('.beside > .contents a').all();
  expect(links.length).toBeGreaterThan(4);
  for (const link of links) {
    await link.click();
    const target = page.locator(`[id="${(await link.getAttribute('href'))!.slice(1)}"]`);
    expect(await target.textContent()).toBe(await link.textContent());
    await expect
      .poll(() => target.evaluate(element => element.getBoundingClientRect().top < innerHeight))
      .toBe(true);
    await expect.poll(() => target.evaluate(element => element.closest('details')?.open ?? true)).toBe(true);
  }
});

test.each(['claims', 'statements'])('only %s of the first source are shown at first', async name => {
  const { page } = await visit(`${name}.html`);
  const shown = await page.locator('.claim:visible').count();
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBe(await page.locator('.group').first().locator('.claim').count());
});

test('the address contains the filters', async () => {
  const { page } = await visit('claims.html?verdict=fails&text=conjecture+12');
  const shown = await page.locator('.claim:visible').count();
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThan(20);
  await page.locator('select[name="verdict"]').selectOption('');
  expect(new URL(page.url()).search).toBe('?text=conjecture+12');
});

test('the front page lets a visitor try a game, and shows the known facts about it', async () => {
  const { page, complaints } = await visit('index.html');
  const text = page.locator('.x-preview-text');
  await expect.poll(() => text.textContent()).toContain('proved, preperiod 42, period 9, saltus 3.');
  await page.getByLabel('Game', { exact: true }).fill('{1, 3, 4}');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect
    .poll(() => text.textContent())
    .toContain('{1, 3, 4}: nim-sequence proved, preperiod 0, period 7');
  await page.getByLabel('Game', { exact: true }).fill('<1, 3>');
  await page.keyboard.press('Enter');
  await expect.poll(() => text.textContent()).toContain('angle brackets');
  expect(complaints).toEqual([]);
});

test('the front page has five findings, each with its figure and a link to it', async () => {
  const { page } = await visit('index.html');
  const items = page.locator('.findings > li');
  expect(await items.count()).toBe(5);
  for (const item of await items.all()) {
    await item.scrollIntoViewIfNeeded();
    const image = item.locator('img:visible');
    await expect
      .poll(() => image.evaluate(element => (element as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    expect(await item.locator('a[href*="explorer.html#game="]').count()).toBeGreaterThan(0);
  }
});

test('collapsed sections are printed, and collapsed again afterwards', async () => {
  const { page } = await visit('pipelines/conjecture-12.html');
  const open = () => page.locator('.claim details[open]').count();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await open()).toBe(await page.locator('.claim').count());
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await open()).toBe(0);
});

test.each(['result-strings', 'three-moves', 'fes-three-every-c'])(
  'the tables of %s fit the width of paper, which cannot scroll',
  async id => {
    const { page } = await visit(`pipelines/${id}.html`);
    await seeAll(page);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 718, height: 1000 });
    expect(await fitsItsWidth(page)).toBe(true);
  },
);
