import { expect, test } from 'vitest';
import { accessibilityFaults, browserOfFile, fitsItsWidth } from './visit.ts';

const visit = browserOfFile();

test('the header links to the search, which finds claims and guides and puts its words in the address', async () => {
  const { page, complaints } = await visit('guide/tutorial.html');
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  const field = page.getByRole('searchbox');
  expect(await field.evaluate(element => element === document.activeElement)).toBe(true);
  await field.fill('mirror theorem');
  expect(new URL(page.url()).search).toBe('?q=mirror+theorem');
  expect(await page.locator('#found h2').allTextContents()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Claims/), expect.stringMatching(/^Guide/)]),
  );
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.reload();
  expect(await field.inputValue()).toBe('mirror theorem');
  await page.locator('#found a').first().click();
  expect(page.url()).toMatch(/pipelines\/.*#(.*\.)?claim-/);
  await page.waitForLoadState();
  await page.goBack();
  expect(await field.inputValue()).toBe('mirror theorem');
  expect(complaints).toEqual([]);
});

test('a game is found with its row in each table that has it', async () => {
  const { page } = await visit('search.html?q=N-{3,10,13}', { viewport: { width: 360, height: 740 } });
  expect(await fitsItsWidth(page)).toBe(true);
  expect(await page.locator('#found a').first().textContent()).toBe('N - {3, 10, 13}');
  const found = page.locator('#found li', { hasText: 'Does Conjecture 12, and its sharper form' }).first();
  expect(await found.innerText()).toContain('its row in the table; a printed statement on this page fails');
  await page.getByRole('link', { name: 'What is the saltus of the all-but game' }).click();
  const rows = page.locator('[data-table="fes-saltus"] tbody tr:not(.spacer)');
  await expect.poll(() => rows.allTextContents()).toEqual([expect.stringContaining('N - {3, 10, 13}')]);
});

test('a search without matches shows a count of 0', async () => {
  const { page } = await visit('search.html?q=zyzzyva');
  expect(await page.locator('form.search output').textContent()).toBe('0 found');
});
