import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { verifyLaw } from '../../src/check/index.ts';
import { accessibilityFaults, browserOfFile, fitsItsWidth } from './visit.ts';

const visit = browserOfFile();

function explore(game: string, fields = '', options = {}) {
  return visit(`explorer.html#game=${encodeURIComponent(game)}${fields}`, options);
}

describe('a game with numbers beyond 2^31', () => {
  test('shows period, saltus and the value of any heap if the theorem applies', async () => {
    const { page, complaints } = await explore('N - {999, 10^50, 10^50+999}', '&heap=10%5E60');
    const facts = page.locator('.x-facts');
    await facts.getByText('theorem', { exact: true }).waitFor();
    const period = 3n * 999n * (10n ** 50n + 100n);
    expect(await facts.locator('dd').nth(1).textContent()).toBe(`${period}`);
    await page.locator('.x-answer').getByRole('link', { name: 'a theorem on N - {a, b, a+b}' }).waitFor();
    await expect.poll(() => page.locator('.x-go').first().innerText()).toContain('by the theorem');
    expect(complaints).toEqual([]);
  });

  test('follows the law of its family, and links to the family', async () => {
    const { page, complaints } = await explore(`{1, 2, 3${'0'.repeat(30)}}`);
    const facts = page.locator('.x-facts');
    await facts.getByText('proved for every such').first().waitFor();
    expect(await facts.locator('dd').nth(1).textContent()).toBe(`3${'0'.repeat(29)}1`);
    expect(await facts.locator('.x-word').first().textContent()).toBe('G = ⟨(012)k 3⟩');
    await page.getByLabel('Heap', { exact: true }).fill(`3${'0'.repeat(30)}`);
    await page.getByRole('button', { name: 'Go' }).click();
    await page.getByText(' = 3, by the law for {1, 2, c} with c = 3k, k ≥ 1').waitFor();
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await page.getByText('too large for this view').waitFor();
    await facts.getByRole('link', { name: '{1, 2, c} with c = 3k, k ≥ 1' }).first().click();
    await page.getByLabel('Value of c').waitFor();
    expect(complaints).toEqual([]);
  });

  test('says that no law applies, and which games can be computed instead', async () => {
    const { page, complaints } = await explore('{1, 1000, 10^20}', '', {
      viewport: { width: 390, height: 844 },
    });
    await page.getByText('Not known: found no law').first().waitFor();
    await page.getByText('Games with numbers up to 2^31 can be computed').first().waitFor();
    await page.getByLabel('Game', { exact: true }).fill('{1, 10^20, 2^80}');
    await page.getByRole('button', { name: 'Explore' }).click();
    await page.getByRole('alert').getByText('10^50').waitFor();
    expect(complaints).toEqual([]);
  });

  test('fits a phone', async () => {
    const { page } = await explore('N - {7, 10^20, 10^21}', '&heap=10%5E40', {
      viewport: { width: 390, height: 844 },
    });
    await page.locator('.x-go').first().getByText('by the law for').waitFor();
    expect(await fitsItsWidth(page)).toBe(true);
  });
});

describe('laws for every value of a parameter', () => {
  test('list the values that belong to no class, and use none of them as an example', async () => {
    const { page } = await explore('{2, 5, c}', '&letters=c=1');
    await page.getByText('Laws for every c').click();
    const laws = page.getByRole('region', { name: 'Laws for every value' });
    await laws.getByText('7 classes, all proved; exceptions, computed one by one: c = 1, 3, 4, 7.').waitFor();
    const value = Number(
      /c = (\d+): /.exec(await laws.getByText(/c = \d+: \{2, 5, \d+\} has/).innerText())![1],
    );
    expect([1, 3, 4, 7]).not.toContain(value);
  });

  test("open in the explorer, expanded at the slider's value, and can be saved for the checker", async () => {
    const { page, complaints } = await explore('{1, 2, c}', '&letters=c=12', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.getByText('Laws for every c').click();
    const laws = page.getByRole('region', { name: 'Laws for every value' });
    await laws.getByText('3 classes, all proved').waitFor();
    expect(await laws.locator('dd').nth(1).textContent()).toBe('3k + 1 = c + 1');
    expect(await laws.locator('.x-word').textContent()).toBe('G = ⟨(012)k 3⟩');
    expect(await laws.locator('.x-copies').first().innerText()).toBe('012012012012');
    await laws.getByText('agree on the first 65536').waitFor();
    await laws.getByLabel('Value of k').fill('7');
    await laws.getByLabel('Value of k').press('Enter');
    await laws.getByText('c = 21: {1, 2, 21} has preperiod 0, period 22').waitFor();
    await laws.getByText('agree on the first 65536 heaps.').waitFor();
    await laws.getByLabel('Value of k').fill('100000');
    await laws.getByLabel('Value of k').press('Enter');
    await laws.getByText(/65536 of the 3\d{5} heaps before the first repeat\.$/).waitFor();
    await laws.getByText('outcomes').click();
    await expect.poll(() => laws.locator('.x-word').textContent()).toBe('B = ⟨(011)k 1⟩');
    await laws.getByText('Certificate', { exact: true }).click();
    await laws.getByRole('button', { name: 'Copy', exact: true }).click();
    await laws.getByText('Copied.').waitFor();
    const certificates = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
    expect(certificates).toHaveLength(3);
    for (const element of certificates) expect(verifyLaw(element)).toMatchObject({ ok: true });
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('follow the other parameters, and the last one varies', async () => {
    const { page, complaints } = await explore('N - {a, b, a+b}', '&letters=a=3,b=30');
    await page.getByText('Laws for every b').click();
    const laws = page.getByRole('region', { name: 'Laws for every value' });
    await laws.getByText('N - {3, b, b + 3} for every b: 6 classes, all proved').waitFor();
    await laws.getByText('agree on the first').waitFor();
    await page.getByLabel('Value of a').fill('2');
    await page.getByLabel('Value of a').press('Enter');
    await laws.getByText('N - {2, b, b + 2} for every b').waitFor();
    expect(complaints).toEqual([]);
  });

  test('appear only for games that may have such laws', async () => {
    const { page } = await explore('N - {a, 3a, c}', '&letters=a=3,c=30');
    await page.locator('.x-numbers').first().waitFor();
    expect(await page.getByText('Laws for every c').isVisible()).toBe(true);
    await page.getByLabel('Game', { exact: true }).fill('primes - {p}');
    await page.getByRole('button', { name: 'Explore' }).click();
    await page.locator('.x-fact').getByText('Undecided: ').waitFor();
    expect(await page.getByText('Laws for every').isVisible()).toBe(false);
  });

  test('appear on the page of a family, with the certificates to download', async () => {
    const { page, complaints } = await visit('pipelines/fes-three-every-c.html');
    const laws = page.getByRole('region', { name: 'Laws for every value' });
    await laws.scrollIntoViewIfNeeded();
    await laws.getByText('N - {1, 2, c} for every c').waitFor();
    await page.getByLabel('Value of b').fill('5');
    await page.getByLabel('Value of b').press('Enter');
    await laws.getByText('N - {1, 5, c} for every c').waitFor();
    await laws.getByText('agree on the first').waitFor();
    await page.getByLabel('Value of b').fill('1');
    await page.getByLabel('Value of b').press('Enter');
    await page.getByText('These values do not make a game.').waitFor();
    const href = await page
      .getByRole('link', { name: 'data/sleator-slusky-2012/fes-three-every-c.laws.json' })
      .first()
      .getAttribute('href');
    const file = readFileSync(fileURLToPath(new URL(href!, page.url())));
    expect(file.equals(readFileSync('data/sleator-slusky-2012/fes-three-every-c.laws.json'))).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('refer to the certificates where they need nested powers', async () => {
    const { page } = await visit('pipelines/growth-four-moves-even.html');
    await page.locator('[data-laws]').first().scrollIntoViewIfNeeded();
    await page.getByText('its laws are only in the certificates').first().waitFor();
    expect(await page.getByText('one class, not known').count()).toBe(0);
  });
});
