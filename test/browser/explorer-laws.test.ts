import { describe, expect, test } from 'vitest';
import { browserOfFile, fitsItsWidth } from './visit.ts';

const visit = browserOfFile();

function explore(game: string, fields = '', options = {}) {
  return visit(`explorer.html#game=${encodeURIComponent(game)}${fields}`, options);
}

describe('a game with numbers beyond 2^31', () => {
  test('of the theorem has period, saltus and the value of any heap', async () => {
    const { page, complaints } = await explore('N - {999, 10^50, 10^50+999}', '&heap=10%5E60');
    const facts = page.locator('.x-facts');
    await facts.getByText('theorem', { exact: true }).waitFor();
    const period = 3n * 999n * (10n ** 50n + 100n);
    expect(await facts.locator('dd').nth(1).textContent()).toBe(`${period}`);
    await facts.getByRole('link', { name: 'docs/conjecture-12' }).waitFor();
    await expect.poll(() => page.locator('.x-go').first().innerText()).toContain('by the theorem');
    expect(complaints).toEqual([]);
  });

  test('of a family with a law has what the law says, and leads to the family', async () => {
    const { page, complaints } = await explore(`{1, 2, 3${'0'.repeat(30)}}`);
    const facts = page.locator('.x-facts');
    await facts.getByText('proved here for every such').first().waitFor();
    expect(await facts.locator('dd').nth(1).textContent()).toBe(`3${'0'.repeat(29)}1`);
    expect(await facts.locator('.x-word').first().textContent()).toBe('G = ⟨(012)k 3⟩');
    await page.getByLabel('Heap', { exact: true }).fill(`3${'0'.repeat(30)}`);
    await page.getByRole('button', { name: 'Go' }).click();
    await page.getByText(' = 3, by the law of {1, 2, c} with c = 3k, k ≥ 1').waitFor();
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await page.getByText('too large for this view').waitFor();
    await facts.getByRole('link', { name: '{1, 2, c} with c = 3k, k ≥ 1' }).first().click();
    await page.getByLabel('Value of c').waitFor();
    expect(complaints).toEqual([]);
  });

  test('of which nothing is known says so, and what is computed', async () => {
    const { page, complaints } = await explore('{1, 1000, 10^20}', '', {
      viewport: { width: 390, height: 844 },
    });
    await page.getByText('Not known: no law').first().waitFor();
    await page.getByText('Games with numbers up to 2^31 are computed').first().waitFor();
    await page.getByLabel('Game', { exact: true }).fill('{1, 10^20, 2^80}');
    await page.getByRole('button', { name: 'Explore' }).click();
    await page.getByRole('alert').getByText('10^50').waitFor();
    expect(complaints).toEqual([]);
  });

  test('does not stick out of a phone', async () => {
    const { page } = await explore('N - {7, 10^20, 10^21}', '&heap=10%5E40', {
      viewport: { width: 390, height: 844 },
    });
    await page.getByText('by the law of').waitFor();
    expect(await fitsItsWidth(page)).toBe(true);
  });
});
