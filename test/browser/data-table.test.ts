import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../src/run/index.ts';
import { committed } from '../committed.ts';
import { LARGE } from './invented-parts.ts';
import { browserOfFile } from './visit.ts';

const visit = browserOfFile();
const visitLarge = browserOfFile('largeSite');

/** Waits until the table of a pipeline is loaded. */
async function tableOf(page: Page, name: string) {
  const table = page.locator(`[data-table="${name}"]`);
  await table.scrollIntoViewIfNeeded();
  await table.locator('.pager').waitFor({ state: 'attached' });
  return {
    table,
    status: () => table.locator('.status').textContent(),
    where: () => table.locator('.where').textContent(),
    /** Returns the visible cells of a column, numbered from 0. */
    column: (at: number) => table.locator(`tbody tr:not(.spacer) td:nth-child(${at + 1})`).allTextContents(),
  };
}

describe('the table of fes-saltus', () => {
  test("sorts by a click on a header, reverses by a second, and restores the file's order by a third", async () => {
    const { page } = await visit('pipelines/fes-saltus.html');
    const { table, column } = await tableOf(page, 'fes-saltus');
    const header = table.getByRole('columnheader', { name: 'saltus' }).first();
    const sort = () => header.getByRole('button').click();
    const before = await column(5);
    await sort();
    const up = (await column(5)).map(Number);
    expect(up).toEqual(up.toSorted((p, q) => p - q));
    expect(await header.getAttribute('aria-sort')).toBe('ascending');
    await sort();
    const down = (await column(5)).map(Number);
    expect(down[0]).toBeGreaterThan(up.at(-1)!);
    expect(down).toEqual(down.toSorted((p, q) => q - p));
    await sort();
    expect(await column(5)).toEqual(before);
    expect(await header.getAttribute('aria-sort')).toBe('none');
  });

  test('filters by column and by words, and shows all rows again', async () => {
    const { page } = await visit('pipelines/fes-saltus.html');
    const { table, column, status } = await tableOf(page, 'fes-saltus');
    await table.getByLabel('Filter a', { exact: true }).fill('3');
    expect(await status()).toBe('40 of 320 rows');
    expect(new Set(await column(1))).toEqual(new Set(['3']));
    await table.getByLabel('Filter b', { exact: true }).fill('10..14');
    expect(await column(2)).toEqual(['10', '11', '13', '14']);
    await table.getByRole('button', { name: 'Show all' }).click();
    expect(await status()).toBe('320 rows');
    await table.getByLabel('Search').fill('{8, 25, 33}');
    expect(await column(0)).toEqual(['N - {8, 25, 33}']);
  });

  test('shows each printed number next to the computed one', async () => {
    const { page } = await visit('pipelines/fes-saltus.html');
    const { table, column, status } = await tableOf(page, 'fes-saltus');
    await table.getByLabel('Search').fill('{3, 10, 13}');
    expect([await column(5), await column(6)]).toEqual([['36'], ['3 · 12 ✓']]);
    await table.getByLabel('Search').fill('');
    await table.getByLabel('Filter saltus, printed').fill('✗');
    expect(await status()).toBe('0 of 320 rows');
  });

  test('downloads the bytes of the file, or only the filtered lines', async () => {
    const { page } = await visit('pipelines/fes-saltus.html');
    const { table } = await tableOf(page, 'fes-saltus');
    const save = async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        table.getByRole('button', { name: 'Download CSV' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('fes-saltus.csv');
      return readFileSync((await download.path())!, 'utf8');
    };
    const file = readFileSync(join(ROOT, committed('fes-saltus.csv')), 'utf8');
    expect(await save()).toBe(file);
    await table.getByLabel('Filter saltus', { exact: true }).fill('4');
    const lines = file.split('\n');
    expect(await save()).toBe(`${[lines[0], lines[1], lines[2]].join('\n')}\n`);
  });

  test('hides a column that is empty in all rows, but downloads it', async () => {
    const { page } = await visit('pipelines/fes-saltus.html');
    const { table } = await tableOf(page, 'fes-saltus');
    expect(await table.locator('thead').first().innerText()).not.toContain('why');
    expect(await table.locator('thead').first().innerText()).toContain('status');
    const download = page.waitForEvent('download');
    await table.getByRole('button', { name: 'Download CSV' }).click();
    const file = readFileSync(await (await download).path(), 'utf8');
    expect(file.split('\n')[0]).toMatch(/,status,why$/);
  });

  test('copies cells with tabs', async () => {
    const { page } = await visit('pipelines/fes-saltus.html', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const { table } = await tableOf(page, 'fes-saltus');
    await table.getByLabel('Search').fill('{1, 3, 4}');
    await table.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(
        'game\ta\tb\tpreperiod\tperiod\tsaltus\tsaltus-printed\tstatus\nN - {1, 3, 4}\t1\t3\t0\t12\t4\t1 · 4 ✓\tproved',
      );
  });

  test('links each game to the explorer, with the rule of its pipeline', async () => {
    const { page } = await visit('pipelines/result-strings.html');
    const { table } = await tableOf(page, 'result-strings');
    const links = await table
      .locator('tbody a')
      .evaluateAll(all => all.map(link => (link as HTMLAnchorElement).href));
    expect(links.length).toBeGreaterThan(10);
    expect(links[0]).toMatch(/\/explorer\.html#game=%7B1%2C%202%2C%203%7D&ending=take-all$/);
  });

  test('offers buttons for paging, which are disabled at the ends', async () => {
    const { page } = await visit('pipelines/fes-saltus.html');
    const { table, where } = await tableOf(page, 'fes-saltus');
    const button = (name: string) => table.getByRole('button', { name, exact: true });
    expect(await button('previous').isDisabled()).toBe(true);
    const first = await where();
    await button('next').click();
    await expect.poll(where).not.toBe(first);
    await button('last').click();
    await expect.poll(where).toMatch(/ to 320 of 320$/);
    expect(await button('next').isDisabled()).toBe(true);
    await button('first').click();
    await expect.poll(where).toBe(first);
  });
});

test('keeps its state in the address for the Back button, and reports unknown settings', async () => {
  const { page } = await visit('pipelines/fes-saltus.html');
  const { table, status, column } = await tableOf(page, 'fes-saltus');
  await table.getByLabel('Filter saltus', { exact: true }).fill('> 100 & < 110');
  await table.getByRole('columnheader', { name: 'period', exact: true }).getByRole('button').click();
  const [shown, first] = [await status(), (await column(0))[0]];
  expect(shown).toMatch(/^[1-9]\d* of 320 rows$/);
  await table.locator('tbody a').first().click();
  await page.waitForURL(/explorer/);
  await page.goBack();
  const again = await tableOf(page, 'fes-saltus');
  await expect.poll(again.status).toBe(shown);
  expect((await again.column(0))[0]).toBe(first);
  await again.table.getByLabel('Filter saltus', { exact: true }).fill('> hundred');
  expect(await again.status()).toContain('320 rows; saltus: expected 5, > 5');
  await again.table.getByLabel('Filter saltus', { exact: true }).fill('abc');
  expect(await again.status()).toContain('0 of 320 rows; saltus: expected 5, > 5');
});

describe(`a table of ${LARGE} rows`, () => {
  test('renders few rows, scrolls to its end, and shows each row in its place', async () => {
    const { page, complaints } = await visitLarge('pipelines/invented.html');
    const { table, column, where } = await tableOf(page, 'invented');
    expect(await table.locator('tbody tr').count()).toBeLessThan(80);
    await table.locator('.frame').evaluate(frame => {
      frame.scrollTop = frame.scrollHeight / 2;
    });
    await expect.poll(where).not.toMatch(/^rows 1 /);
    const middle = (await column(1)).map(Number);
    expect(middle[0]).toBeGreaterThan(LARGE / 2 - 200);
    expect(middle[0]).toBeLessThan(LARGE / 2 + 200);
    await table.getByRole('button', { name: 'last', exact: true }).click();
    await expect.poll(async () => (await column(1)).at(-1)).toBe(`${LARGE + 1}`);
    expect(await table.locator('table').getAttribute('aria-rowcount')).toBe(`${LARGE + 1}`);
    expect(complaints).toEqual([]);
  });

  test('finds, filters and sorts all of its rows', async () => {
    const { page } = await visitLarge('pipelines/invented.html');
    const { table, column, status } = await tableOf(page, 'invented');
    await table.getByLabel('Filter period').fill('>= 99990');
    expect(await status()).toBe('10 of 100,000 rows');
    await table.getByRole('columnheader', { name: 'period' }).getByRole('button').click();
    expect(await column(2)).toEqual(Array.from({ length: 10 }, (_, i) => `${99_990 + i}`));
    await table.getByRole('button', { name: 'Show all' }).click();
    await table.getByLabel('Search').fill('{1, 77777}');
    expect(await column(0)).toEqual(['{1, 77777}']);
  });
});
