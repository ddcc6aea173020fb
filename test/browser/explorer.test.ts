import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { verifyCertificate } from '../../src/check/verify-certificate.ts';
import { accessibilityFaults, browserOfFile, fitsItsWidth, type Visit } from './visit.ts';

const visit = browserOfFile();
const HEAVY = 'N - {100, 273, 373}';

/** Opens the explorer at a game, with further fields. */
function explore(game: string, fields = '', options: BrowserContextOptions = {}): Promise<Visit> {
  return visit(`explorer.html#game=${encodeURIComponent(game)}${fields}`, options);
}

async function ask(page: Page, game: string): Promise<void> {
  await page.getByLabel('Game', { exact: true }).fill(game);
  await page.getByRole('button', { name: 'Explore' }).click();
}

/** Returns the proved numbers as displayed: `42 preperiod n0`. */
async function numbers(page: Page): Promise<string[]> {
  await page.locator('.x-numbers').first().waitFor();
  const pairs = await page.locator('.x-numbers > div').all();
  return Promise.all(
    pairs.map(
      async pair => `${await pair.locator('dd').textContent()} ${await pair.locator('dt').textContent()}`,
    ),
  );
}

function facts(page: Page): Promise<string> {
  return page.locator('.x-summary').innerText();
}

describe('four games', () => {
  test('an all-but game has preperiod, period and saltus, and a certificate that the checker accepts', async () => {
    const { page, complaints } = await explore('{1}', '', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await ask(page, 'N - {8, 6, 3, 2}');
    await page.getByRole('heading', { name: 'N - {2, 3, 6, 8}' }).waitFor();
    await expect.poll(() => numbers(page)).toEqual(['42 preperiod n0', '9 period p', '3 saltus s']);
    await page.getByText('Certificate', { exact: true }).click();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByText('Copied.').waitFor();
    const certificate = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
    expect(verifyCertificate(certificate)).toMatchObject({ ok: true });
    expect(complaints).toEqual([]);
  });

  test('a finite set under take-all has B(S), T(S) and E(S), exact', async () => {
    const { page, complaints } = await explore('{3, 5, 6}');
    expect(await numbers(page)).toEqual(['0 preperiod n0', '9 period p', '0 preperiod n0', '9 period T']);
    await page.getByText('Rules and notation').click();
    await page.getByLabel('take-all', { exact: true }).check();
    await expect
      .poll(() => numbers(page))
      .toEqual(['6 preperiod n0', '8 period p', '0 preperiod n0', '4 period T']);
    expect(await facts(page)).toContain('<0111>');
    expect(await facts(page)).toContain('14/15');
    expect(page.url()).toContain('ending=take-all');
    expect(complaints).toEqual([]);
  });

  test('a rule chosen after typing a game applies to that game', async () => {
    const { page, complaints } = await explore('N - {2, 3, 6, 8}');
    await page.getByLabel('Game', { exact: true }).fill('{3, 5, 6}');
    await page.getByText('Rules and notation').click();
    await page.getByLabel('take-all', { exact: true }).check();
    await page.getByRole('heading', { name: '{3, 5, 6}' }).waitFor();
    await expect
      .poll(() => numbers(page))
      .toEqual(['6 preperiod n0', '8 period p', '0 preperiod n0', '4 period T']);
    await page.getByLabel('Game', { exact: true }).fill('{2, 5}');
    await page.getByLabel('last player loses', { exact: true }).check();
    await page.getByRole('heading', { name: '{2, 5}' }).waitFor();
    expect(await page.getByLabel('Game', { exact: true }).inputValue()).toBe('{2, 5}');
    expect(complaints).toEqual([]);
  });

  test('the rows of a family are marked as outcomes in misère play', async () => {
    const { page } = await explore('{2, 5, c}', '&letters=c=1&objective=last-player-loses');
    const row = page.getByRole('region', { name: 'Parameters' }).locator('tbody tr');
    await expect.poll(() => row.locator('td').allTextContents()).toEqual(['1', '0', '3', '(outcomes)']);
  });

  test('primes have terms and no period', async () => {
    const { page, complaints } = await explore('primes');
    await page.locator('.x-fact').getByText('Undecided: ').waitFor();
    expect(await facts(page)).toContain('does not guess one');
    const strip = page.getByRole('slider', { name: 'Nim-sequence, heap' });
    await strip.focus();
    for (let i = 0; i < 8; i++) await page.keyboard.press('ArrowRight');
    expect(await strip.getAttribute('aria-valuetext')).toBe('G(8) = 4, an N-position');
    expect(complaints).toEqual([]);
  });

  test('an invalid notation gets the message of the command line, with its caret and hint', async () => {
    const { page, complaints } = await explore('<1, 3, 4>');
    const alert = page.getByRole('alert');
    expect(await alert.innerText()).toContain('received angle brackets');
    expect(await alert.locator('pre').textContent()).toBe('<1, 3, 4>\n^^^^^^^^^');
    expect(await alert.innerText()).toContain('Hint: write N - {1, 3, 4}');
    await ask(page, '{1, 3 4}');
    await expect.poll(() => alert.locator('pre').textContent()).toBe('{1, 3 4}\n      ^');
    await ask(page, '{1, 3, 4}');
    await expect
      .poll(() => numbers(page))
      .toEqual(['0 preperiod n0', '7 period p', '0 preperiod n0', '7 period T']);
    expect(await alert.count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe('the address', () => {
  test('opens the named view, and Back and Forward follow the history', async () => {
    const { page } = await explore('{3, 5, 6}', '&ending=take-all&objective=last-player-loses&view=graph');
    await page.getByText('heap 7: ').waitFor();
    expect(await page.getByLabel('last player loses').isChecked()).toBe(true);
    expect(await page.getByRole('link', { name: 'Graph' }).getAttribute('aria-current')).toBe('page');
    await page.getByRole('link', { name: 'Sequence' }).click();
    await page.getByRole('slider', { name: 'Outcomes, heap' }).waitFor();
    await ask(page, 'N');
    await page.getByRole('heading', { name: 'N', exact: true }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: '{3, 5, 6}' }).waitFor();
    await page.goBack();
    await page.getByText('heap 7: ').waitFor();
    await page.goForward();
    await page.goForward();
    await page.getByRole('heading', { name: 'N', exact: true }).waitFor();
    expect(await page.getByLabel('Game', { exact: true }).inputValue()).toBe('N');
  });

  test('changes without moving the focus, and the result is announced', async () => {
    const { page } = await explore('N - {2, 3, 6, 8}');
    const announced = page.locator('.explorer > [role=status]');
    await expect.poll(() => announced.textContent()).toContain('proved, preperiod 42, period 9, saltus 3.');
    await page.getByRole('link', { name: 'Play' }).focus();
    await page.keyboard.press('Enter');
    const heaps = page.getByLabel('Heaps', { exact: true });
    await heaps.waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Play');
    await heaps.fill('N:3');
    await heaps.press('Enter');
    await page.getByRole('group', { name: 'Heap 1: N, 3 stones' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('x-heaps');
  });

  test('ignores unknown values with a message, and shows the rest', async () => {
    const { page, complaints } = await explore('{1, 2}', '&view=tree&colour=red');
    expect(await page.getByRole('alert').innerText()).toContain(
      'expected sequence or algorithm or tiling or graph or play',
    );
    expect(await page.getByRole('alert').innerText()).toContain('received colour');
    expect((await numbers(page))[1]).toBe('3 period p');
    expect(complaints).toEqual([]);
  });

  test('never injects HTML into the page', async () => {
    const attack = '<img src=x onerror="document.title=1">{1}<script>document.title=1</script>';
    const { page, complaints } = await explore(
      attack,
      `&heaps=${encodeURIComponent(attack)}&view=${encodeURIComponent(attack)}`,
    );
    await page.getByRole('alert').first().waitFor();
    await ask(page, `N:3 ${attack}`);
    await page.goto(page.url().replace(/#.*/, `#game=N&view=play&heaps=${encodeURIComponent(attack)}`));
    await page.getByRole('alert').waitFor();
    expect(await page.locator('#explorer img, #explorer script').count()).toBe(0);
    expect(await page.title()).not.toBe('1');
    expect(complaints).toEqual([]);
  });
});

describe('a game with initial values', () => {
  const STARTED = '{1, 3, 4} from 0, 0, 1';

  test('can be proved and shown from its first heaps, and views that cannot show it say why', async () => {
    const { page, complaints } = await explore('{1}');
    await ask(page, STARTED);
    await page.getByRole('heading', { name: STARTED }).waitFor();
    await expect.poll(() => numbers(page)).toContain('7 period p');
    expect(await facts(page)).toContain('finite subtraction set with given initial values');
    const texts = page.locator('.x-strip').first().locator('text:not(.x-row-start)');
    expect((await texts.allTextContents()).slice(0, 8).join('')).toBe('00121203');
    for (const view of ['Algorithm', 'Tiling', 'Graph', 'Play']) {
      await page.getByRole('link', { name: view, exact: true }).click();
      await page.getByText('given values instead of moves').waitFor();
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('requires normal play, and says what to choose', async () => {
    const { page } = await explore(STARTED, '&ending=sink');
    await page.getByText('expected normal ending and last player wins').waitFor();
    expect(await page.locator('.x-numbers').count()).toBe(0);
    await page.getByLabel('normal', { exact: true }).click();
    await expect.poll(() => numbers(page)).toContain('7 period p');
  });
});

describe('an expensive game', () => {
  test('leaves the page responsive, shows progress, and can be cancelled', async () => {
    const { page, complaints } = await explore(HEAVY, '&limit=1e13');
    const cancel = page.getByRole('button', { name: 'Cancel' });
    await cancel.waitFor();
    await page.getByText(/none within 3000000\d* heaps/).waitFor();
    await page.getByRole('slider', { name: 'Nim-sequence, heap' }).press('End');
    await page.getByText('G(65535) = ').waitFor();
    await cancel.click();
    await page.getByText(/Cancelled: undecided within 3\d+ heaps/).waitFor();
    await page.getByText(/a new search needs up to \d+ s to get back to this point/).waitFor();
    expect(await cancel.count()).toBe(0);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toBe('Search again from heap 0');
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('Cancel');
    await page.getByText(/none within \d/).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Cancelled: undecided').waitFor();
    expect(await page.locator('.x-numbers').count()).toBe(0);
    await page.getByRole('button', { name: 'Explore' }).click();
    await cancel.waitFor();
    await ask(page, '{1, 2}');
    await expect.poll(() => numbers(page)).toContain('3 period p');
    expect(await page.locator('.x-progress').innerText()).toBe('');
    expect(complaints).toEqual([]);
  });

  test('ends undecided at its limit, which is shown', async () => {
    const { page } = await explore(HEAVY, '&limit=1e6');
    await page.locator('.x-fact').getByText('Undecided within').waitFor();
    expect(await facts(page)).toMatch(/Undecided within 1\s?000\s?000 heaps/);
  });
});

describe('the algorithm view', () => {
  test('steps as in the paper', async () => {
    const { page, complaints } = await explore('N - {2, 3, 6, 8}', '&view=algorithm');
    const row = async (name: string) => {
      const cells = await page
        .getByRole('row', { name: new RegExp(`^${name}`) })
        .locator('td')
        .allTextContents();
      return cells
        .map(cell => cell || '.')
        .join('')
        .replaceAll('∗', '*')
        .replaceAll('␣', '-');
    };
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    const status = page.getByRole('status').last();
    await expect.poll(() => status.innerText()).toBe('k = 2: heaps 4, 6, 12 get the value 2.');
    expect(await row('H2')).toBe('****----**------------');
    expect(await row('H3')).toBe('*****-*-**--*---------');
    expect(await row('G')).toBe('01012.2.01..2.........');
    await page.getByLabel('one head').check();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => status.innerText()).toBe('k = 2: so far heaps 4, 6 get the value 2.');
    await page.getByRole('button', { name: 'Go to k = 18' }).click();
    await expect
      .poll(() => page.locator('.x-because').last().innerText())
      .toContain('which proves the period');
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByText('k = 19: so far').waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    expect(complaints).toEqual([]);
  });

  test('draws a long tape as a line', async () => {
    const { page } = await explore(HEAVY, '&view=algorithm&limit=10');
    await page.getByText('k = 0: heaps 0, 100, 373 get the value 0.').waitFor();
    expect(await page.getByRole('img', { name: 'H for k = 0, from heap 0' }).count()).toBe(1);
  });
});

test('the strip responds to the pointer, brackets the period, and can be paged', async () => {
  const { page, complaints } = await explore('N - {2, 3, 6, 8}');
  await page.locator('.x-numbers').first().waitFor();
  await page.locator('.x-strip .x-period').first().waitFor();
  await page.locator('.x-strip').scrollIntoViewIfNeeded();
  const box = (await page.locator('.x-strip').boundingBox())!;
  await page.mouse.move(box.x + 52 + 28 * 5.5, box.y + 14);
  await page.getByText('G(5) = 3, an N-position, in the preperiod').waitFor();
  const texts = await page.locator('.x-strip text:not(.x-row-start)').allTextContents();
  expect(texts.slice(0, 13).join(' ')).toBe('0 1 0 1 2 3 2 3 0 1 4 5 2');
  await page.getByRole('button', { name: 'Later' }).click();
  await expect.poll(() => page.locator('.x-strip text.x-row-start').first().textContent()).toBe('216');
  await page.getByLabel('fine').check();
  await expect.poll(() => page.locator('.x-strip text:not(.x-row-start)').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('the graph describes each position, also by keyboard', async () => {
  const { page, complaints } = await explore('{1, 3, 4}', '&view=graph');
  const graph = page.getByRole('slider', { name: 'Heap' });
  await page.getByText('heap 7: a P-position, G = 0; moves to 6, 4, 3').waitFor();
  await graph.press('ArrowLeft');
  expect(await graph.getAttribute('aria-valuetext')).toBe(
    'heap 6: an N-position, G = 2; moves to 5, 3, 2; wins by moving to 2',
  );
  expect(await page.locator('.x-vertex.x-p').count()).toBe(7);
  await page.getByLabel('Heaps 0 to').fill('9');
  await page.getByLabel('Heaps 0 to').press('Enter');
  await expect.poll(() => page.locator('.x-vertex').count()).toBe(10);
  expect(complaints).toEqual([]);
});

test('axe-core finds no fault in error messages, an open certificate and the advice', async () => {
  const { page } = await explore('{1, 3 4}', '&colour=red');
  await page.getByRole('alert').first().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await ask(page, '{1, 3, 4}');
  await page.getByText('Certificate', { exact: true }).click();
  await page.getByRole('link', { name: 'Play' }).click();
  await page.getByLabel('Show who wins').check();
  await page.locator('.x-advice li').first().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('the tiling can be stepped through by rounds, and names the tile of each heap', async () => {
  const { page, complaints } = await explore('N - {3, 10, 13}', '&view=tiling');
  const tiling = page.getByRole('slider', { name: 'Tiling, heap' });
  const spoken = () => tiling.getAttribute('aria-valuetext');
  await tiling.waitFor();
  await page.locator('.x-numbers').first().waitFor();
  expect(await spoken()).toBe('G(0) = 0, on the tile A = {0, 3, 13}, row 0, round 0');
  await tiling.press('ArrowDown');
  await tiling.press('ArrowRight');
  expect(await spoken()).toBe('G(13) = 0, on the tile A = {0, 3, 13}, row 1, round 0');
  await page.getByRole('button', { name: 'Previous' }).click();
  await page
    .getByText('After 3 rounds 36 values are placed, and heap 108 and all later heaps are blank')
    .waitFor();
  expect(await page.locator('.x-staircase').getAttribute('d')).toMatch(
    /^M1104 0v24M864 72v24M864 72h24M1032 24v24/,
  );
  await page.getByRole('button', { name: 'None' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('After 1 round 12 values are placed.').waitFor();
  expect(await page.locator('.x-tiling text').count()).toBe(49);
  await page.locator('.x-tiling').scrollIntoViewIfNeeded();
  const box = (await page.locator('.x-tiling').boundingBox())!;
  // Row 2 starts with heap 2, four cells to the right of the copy of row 0 below it.
  await page.mouse.move(box.x + 156, box.y + 60);
  await expect.poll(spoken).toBe('G(8) = 5, on the tile A = {8, 11, 21}, row 2, round 0');
  expect(complaints).toEqual([]);
});

test('the tiling view reports a game without a tiling or with one too large to draw', async () => {
  const { page, complaints } = await explore('N - {3, 6, 9}', '&view=tiling');
  await page.getByText('this game is not one of them').waitFor();
  await ask(page, 'N - {7, 100003, 100010}');
  await page.getByText('too long a round').waitFor();
  expect(complaints).toEqual([]);
});

describe('the first window', () => {
  test.each([
    [1280, 800],
    [390, 844],
  ])('%i by %i px suffice for the strip, or the board', async (width, height) => {
    const { page } = await explore('N - {2, 3, 6, 8}', '', { viewport: { width, height } });
    await page.locator('.x-numbers').first().waitFor();
    const bottomOf = async (selector: string) => {
      await page.locator(selector).first().waitFor();
      return page
        .locator(selector)
        .first()
        .evaluate(element => element.getBoundingClientRect().bottom);
    };
    await expect.poll(() => bottomOf('.x-strip rect:nth-of-type(2)')).toBeLessThan(height);
    await page.getByRole('link', { name: 'Play' }).click();
    await expect.poll(() => bottomOf('.x-board .x-stones')).toBeLessThan(height);
  });
});

test('a reader can jump to a heap of any size: on the strip, by the period or by the theorem', async () => {
  const { page, complaints } = await explore('N - {3, 10, 13}');
  const heap = page.getByLabel('Heap', { exact: true });
  const spoken = page.locator('.x-go [role=status]').first();
  await heap.fill('1000');
  await heap.press('Enter');
  await expect.poll(() => page.getByRole('slider').first().getAttribute('aria-valuenow')).toBe('1000');
  await heap.fill('10^20');
  await heap.press('Enter');
  await expect.poll(() => spoken.textContent()).toContain('= 33333333333333333331, by the theorem');
  expect(page.url()).toContain('heap=10%5E20');
  await heap.fill('ten');
  await heap.press('Enter');
  await expect.poll(() => spoken.textContent()).toContain('a non-negative integer');
  await ask(page, 'N - {2, 3, 6, 8}');
  await heap.fill('10^30');
  await heap.press('Enter');
  await expect.poll(() => spoken.textContent()).toContain('by the proved period');
  expect(complaints).toEqual([]);
});

test('two compared games are shown one below the other, with their first difference', async () => {
  const { page, complaints } = await explore('N - {1, 2}');
  await page.getByLabel('Compare with').fill('n - {1 2 3}');
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByText('The first difference is at heap 3: 1 in the first game, 0 in the second.').waitFor();
  expect(await page.locator('.x-strip').count()).toBe(1);
  const differing = await page.locator('.x-differs').count();
  expect(differing).toBeGreaterThan(10);
  expect(await page.locator('.x-differs').first().getAttribute('x')).toBe(`${3 * 28}`);
  await page.getByLabel('Compare with').fill('N - {2, 1}');
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByText('No difference below heap').waitFor();
  expect(await page.locator('.x-differs').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('the length of rows can be chosen', async () => {
  const { page, complaints } = await explore('N - {3, 10, 13}');
  const starts = async () => (await page.locator('.x-row-start').allTextContents()).slice(0, 2).map(Number);
  const length = async () => (await starts())[1];
  await page.locator('.x-strip').waitFor();
  // The period of 108 does not fit, so rows are multiples of a = 3.
  await expect.poll(length).toBe(39);
  await page.getByLabel('Rows', { exact: true }).selectOption('multiple of 10');
  await expect.poll(length).toBe(40);
  await page.getByLabel('Rows', { exact: true }).selectOption('own');
  await page.getByLabel('Row length').fill('13');
  await page.getByLabel('Row length').press('Tab');
  await expect.poll(length).toBe(39);
  expect(complaints).toEqual([]);
});

test('a link to the page can be copied', async () => {
  const { page } = await explore('{1, 3, 4}');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('a heap has its outcome in both compared games in misère play', async () => {
  const { page, complaints } = await visit(
    'explorer.html#game={1,2}&objective=last-player-loses&heap=10^20&beside={1,2,3}',
  );
  const spoken = page.locator('.x-go [role=status]').first();
  await expect.poll(() => spoken.textContent()).toMatch(/^f\(.*\) = 0, a P-position, by the proved period$/);
  await page.getByText('The first difference is at heap 4: 0 in the first game, 1 in the second.').waitFor();
  await page.getByLabel('Compare with').fill('N - {1, 2}');
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByText('One game has nim-values and the other only outcomes').waitFor();
  await page.getByLabel('Compare with').fill('{1, 2} from 1, 0');
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByText('expected normal ending and last player wins, because this game gives').waitFor();
  expect(complaints).toEqual([]);
});

test('the first window shows the failure of a lemma that equates two games', async () => {
  const { page, complaints } = await visit('index.html', { viewport: { width: 1280, height: 800 } });
  await page.getByRole('link', { name: 'N - {1, 2, 3}', exact: true }).first().click();
  const spoken = page.getByText('The first difference is at heap 3: 0 in the first game, 1 in the second.');
  await spoken.waitFor();
  const { y, height } = (await spoken.boundingBox())!;
  expect(y + height).toBeLessThan(800);
  expect(complaints).toEqual([]);
});

test.each([
  ['{1 … 5}', '{1, 2, 3, 4, 5}'],
  ['{1 3 4}', '{1, 3, 4}'],
  ['n - {2,3}', 'N - {2, 3}'],
])('%s gets a suggestion, and one click accepts it', async (typed, meant) => {
  const { page, complaints } = await explore(typed);
  await page
    .locator('.x-meant')
    .getByRole('button', { name: `Use ${meant}`, exact: true })
    .click();
  await page.getByRole('heading', { name: meant, exact: true }).waitFor();
  expect(await page.locator('.x-meant').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('a sum typed as a game is set up on the board', async () => {
  const { page, complaints } = await explore('N');
  await ask(page, '{1, 2}:3 + N:4');
  await page.getByRole('group', { name: 'Heap 1: {1, 2}, 3 stones' }).waitFor();
  expect(await page.getByLabel('Heaps', { exact: true }).inputValue()).toBe('{1, 2}:3 + N:4');
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(complaints).toEqual([]);
});

const VIEWS = [
  ['sequence', 'N - {2, 3, 6, 8}', '{1, 3, 4}'],
  ['algorithm', 'N - {2, 3, 6, 8}', '{1, 3, 4}'],
  ['tiling', 'N - {3, 10, 13}', 'N - {9, 31, 40}'],
  ['graph', 'N - {2, 3, 6, 8}', '{1, 3, 4}'],
  ['play', 'N - {2, 3, 6, 8}', '{1, 3, 4}'],
] as const;

describe.each(VIEWS)('the view %s', (view, wide, narrow) => {
  test.each(['light', 'dark'] as const)('passes axe-core in the %s theme', async colorScheme => {
    const { page } = await explore(wide, `&view=${view}`, { colorScheme });
    await page.locator('.x-numbers').first().waitFor();
    await page.locator('.x-view > section > *').first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('fits a phone', async () => {
    const { page } = await explore(narrow, `&view=${view}`, { viewport: { width: 360, height: 740 } });
    await page.locator('.x-numbers').first().waitFor();
    await page.locator('.x-view > section > *').first().waitFor();
    expect(await fitsItsWidth(page)).toBe(true);
  });
});

describe('a family', () => {
  const heading = (page: Page) => page.locator('#x-game').textContent();
  const rows = (page: Page) => page.locator('.x-rows tbody tr').allInnerTexts();

  test('shows a slider per parameter, and the rows visited, each proved; Back returns to the start', async () => {
    const { page, complaints } = await explore('N - {a, b, a+b}', '&letters=a%3D3%2Cb%3D9');
    await expect.poll(() => rows(page)).toEqual(['3\t9\t0\t36\t12']);
    const slider = page.getByLabel('Slider for b');
    await slider.press('ArrowRight');
    await expect.poll(() => rows(page)).toEqual(['3\t9\t0\t36\t12', '3\t10\t0\t108\t36']);
    expect(await heading(page)).toBe('N - {3, 10, 13}');
    expect(await page.locator('.x-rows [aria-current]').innerText()).toBe('3\t10\t0\t108\t36');
    expect(decodeURIComponent(page.url())).toContain('letters=a=3,b=10');
    expect(await slider.evaluate(element => element === document.activeElement)).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await ask(page, '{1, 3}');
    await page.getByRole('heading', { name: '{1, 3}' }).waitFor();
    expect(await slider.isVisible()).toBe(false);
    await page.goBack();
    await expect.poll(() => heading(page)).toBe('N - {3, 10, 13}');
    expect(complaints).toEqual([]);
  });

  test('reports parameter values that make no game, and continues from them', async () => {
    const { page } = await explore('N - {a, b, a+b}', '&letters=a%3D3%2Cb%3D4', {
      viewport: { width: 360, height: 740 },
    });
    await page.getByLabel('Slider for b').press('ArrowLeft');
    await page.getByText('3 twice at a = 3, b = 3').waitFor();
    await page.getByLabel('Slider for b').press('ArrowLeft');
    await expect.poll(() => heading(page)).toBe('N - {2, 3, 5}');
    expect(await fitsItsWidth(page)).toBe(true);
  });

  test('accepts a value that no slider reaches', async () => {
    const { page } = await explore('N - {a, b, a+b}');
    await page.getByLabel('Value of b').fill('700');
    await page.getByLabel('Value of b').press('Enter');
    await expect.poll(() => heading(page)).toBe('N - {3, 700, 703}');
    expect(await page.getByLabel('Slider for b').inputValue()).toBe('700');
  });
});

test('each value of a finite set is computed step by step, and the address contains the step', async () => {
  const { page, complaints } = await explore('{1, 3, 4}', '&view=algorithm&heap=4');
  const status = page.locator('.x-readout');
  await page.getByText('G(4) = 2, the smallest value that no move leads to').waitFor();
  expect(await page.locator('.x-options tr').allInnerTexts()).toEqual([
    'take\t1\t3\t4',
    'leaves heap\t3\t1\t0',
    'value\t1\t1\t0',
  ]);
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect.poll(() => status.innerText()).toContain('G(5) = 3');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Next');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goBack();
  await expect.poll(() => status.innerText()).toContain('G(4) = 2');
  expect(complaints).toEqual([]);
});

test('the supertiles of a tiling are drawn on demand, and the supertile at the cursor is named', async () => {
  const { page, complaints } = await explore('N - {7, 10, 17}', '&view=tiling');
  const tiling = page.getByRole('slider', { name: 'Tiling, heap' });
  await tiling.waitFor();
  expect(await page.locator('.x-supertile').count()).toBe(0);
  await page.getByLabel('Supertiles').check();
  expect(await page.locator('.x-supertile').count()).toBe(1);
  expect(await tiling.getAttribute('aria-valuetext')).toContain('in the supertile (E, m, r) = (9, 3, 1)');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
