import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { moveAdvice } from '../../src/engine/index.ts';
import { readHeapsText } from '../../src/explorer/subject.ts';
import { browserOfFile, type Visit } from './visit.ts';

const visit = browserOfFile();

function play(heaps: string, fields = ''): Promise<Visit> {
  return visit(`explorer.html#view=play&heaps=${encodeURIComponent(heaps)}${fields}`);
}

/** Returns the status after the engine has moved. */
async function status(page: Page): Promise<string> {
  await page.locator('.x-board[aria-busy=false]').waitFor();
  return page.locator('.x-status').innerText();
}

/** Makes the first offered move repeatedly until none is left, and returns the number of moves. */
async function playOn(page: Page): Promise<number> {
  for (let moves = 0; ; moves++) {
    if ((await status(page)).includes('No moves are left')) return moves;
    await page.locator('.x-legal').first().click();
  }
}

/** Returns the winner by the engine. */
function winnerOf(text: string, objective: 'last-player-wins' | 'last-player-loses') {
  const read = readHeapsText(text);
  if ('issues' in read) throw new Error(`${text} is no sum`);
  return moveAdvice(read.value.heaps, { ending: 'normal', objective }).winner;
}

describe('a game to the end', () => {
  test.each(['last-player-wins', 'last-player-loses'] as const)(
    'ends with a win of the engine from a winning position, %s',
    async objective => {
      const heaps = '{1, 3, 4}:9 + N - {2}:6 + N:3';
      expect(winnerOf(heaps, objective)).toBe('next');
      const { page, complaints } = await play(heaps, `&objective=${objective}`);
      await page.getByLabel('the engine', { exact: true }).check();
      await expect.poll(() => status(page)).toContain('The engine takes');
      expect(await playOn(page)).toBeGreaterThan(0);
      expect(await status(page)).toContain('The engine wins.');
      expect(complaints).toEqual([]);
    },
  );

  test('ends with a win of the player who follows the advice', async () => {
    const heaps = '{1, 3, 4}:9 + N:5';
    expect(winnerOf(heaps, 'last-player-wins')).toBe('next');
    const { page, complaints } = await play(heaps);
    await page.getByLabel('Show who wins').check();
    while (!(await status(page)).includes('No moves are left'))
      await page.locator('.x-winning').first().click();
    expect(await status(page)).toContain('You win.');
    expect(complaints).toEqual([]);
  });
});

test('a lost match ends with the move that would have won, and with another match', async () => {
  const { page, complaints } = await play('N:3 + N:5');
  await expect.poll(() => status(page)).toBe('Your move.');
  await page.getByRole('button', { name: 'take 3, leave 0' }).click();
  await expect.poll(() => status(page)).toContain('No moves are left. The engine wins.');
  await page.getByText('You could have won: in your move 1, take 2 from heap 2.').waitFor();
  await page.getByRole('button', { name: 'Let me go second' }).click();
  await expect.poll(() => status(page)).toContain('The engine takes 2 from heap 2');
  expect(complaints).toEqual([]);
});

test('play begins with one heap, and offers others', async () => {
  const { page } = await visit('explorer.html#game={1,3,4}&view=play');
  await expect.poll(() => page.locator('.x-heap-view').count()).toBe(1);
  await page.getByRole('button', { name: 'A sum with Nim' }).click();
  await page.getByRole('group', { name: 'Heap 2: N, 4 stones' }).waitFor();
});

test('the winning moves are shown only on demand', async () => {
  const { page } = await play('N:3 + N:5');
  await expect.poll(() => status(page)).toBe('Your move.');
  expect(await page.locator('.x-advice').innerText()).toBe('');
  await page.getByLabel('Show who wins').check();
  expect(await page.locator('.x-advice').innerText()).toContain(
    'The player to move wins, nim-sum 6. Winning moves:',
  );
  expect(await page.locator('.x-advice li').allTextContents()).toEqual(['heap 2, N: take 2, from 5 to 3']);
  expect(await page.locator('.x-winning').count()).toBe(1);
});

test('the heaps show their nim-values, and their sum below, once the winner is shown', async () => {
  const { page } = await play('N:3 + N:5');
  await page.getByLabel('Show who wins').check();
  expect(await page.locator('.x-value').allTextContents()).toEqual([' G = 3', ' G = 5']);
  const rows = page.getByRole('table', { name: 'Nim-sum' }).getByRole('row');
  expect(await rows.allTextContents()).toEqual(['heap 1011= 3', 'heap 2101= 5', 'nim-sum110= 6']);
});

test('the list of moves returns to the position before each of your moves', async () => {
  const { page } = await play('{1, 3, 4}:9 + N:5');
  await expect.poll(() => status(page)).toBe('Your move.');
  await page.locator('.x-legal').first().click();
  await expect.poll(() => status(page)).toContain('The engine takes');
  await page.locator('.x-log button').first().click();
  await expect.poll(() => status(page)).toBe('Your move.');
  await page.getByRole('group', { name: 'Heap 1: {1, 3, 4}, 9 stones' }).waitFor();
  expect(await page.locator('.x-log li').count()).toBe(0);
});

test('a move can be made, taken back and repeated using only the keyboard', async () => {
  const { page, complaints } = await play('{1, 3, 4}:7 + N:2');
  await page.getByRole('group', { name: 'Heap 1: {1, 3, 4}, 7 stones' }).waitFor();
  await page.getByRole('button', { name: 'take 1, leave 6', exact: true }).focus();
  await page.keyboard.press('ArrowLeft');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'take 3, leave 4',
  );
  expect(await page.locator('.x-taken').count()).toBe(3);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.x-log li').count()).toBe(2);
  expect(await page.locator('.x-log li').first().innerText()).toBe('You: heap 1, 7 → 4');
  expect(await page.evaluate(() => document.activeElement?.closest('.x-heap-view') !== null)).toBe(true);
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('group', { name: 'Heap 1: {1, 3, 4}, 7 stones' }).waitFor();
  expect(await page.locator('.x-log li').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('a player types the number to take from a large heap, and illegal numbers are rejected', async () => {
  const { page, complaints } = await play('{1, 3, 4}:1000 + N:7');
  const stones = page.getByLabel('Stones to take from Heap 1');
  await stones.fill('2');
  await page.getByRole('button', { name: 'Take', exact: true }).click();
  await page.getByText('taking 2 is not a legal move here').waitFor();
  await stones.fill('4');
  await page.getByRole('button', { name: 'Take', exact: true }).click();
  await expect.poll(() => page.locator('.x-log li').first().innerText()).toBe('You: heap 1, 1000 → 996');
  expect(complaints).toEqual([]);
});

test('unreadable heaps are rejected with a caret, and the game is taken from the first heap', async () => {
  const { page } = await play('{1, 3, 4}:7 + N');
  await page.getByRole('heading', { name: '{1, 3, 4}' }).waitFor();
  expect(await page.getByRole('alert').innerText()).toContain('a game, a colon and a heap');
  await page.getByLabel('Heaps', { exact: true }).fill('N:2');
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('group', { name: 'Heap 1: N, 2 stones' }).waitFor();
  expect(page.url()).toContain('heaps=N%3A2');
});

describe('the moves of a match', () => {
  test('become part of the address: a link to them shows the same board, and Back undoes a move', async () => {
    const { page, complaints } = await play('{1, 3, 4}:9 + N:5');
    await status(page);
    await page.locator('.x-legal').first().click();
    await expect.poll(() => status(page)).toContain('Your move.');
    const after = await page.locator('.x-board').innerText();
    const first = new URL(page.url()).hash;
    expect(decodeURIComponent(first)).toMatch(/moves=\d:\d,\d:\d$/);
    await page.locator('.x-legal').first().click();
    await expect.poll(() => status(page)).toMatch(/Your move|No moves/);
    await page.goBack();
    await expect.poll(() => page.locator('.x-board').innerText()).toBe(after);
    expect(new URL(page.url()).hash).toBe(first);
    const log = await page.getByRole('list', { name: 'Moves' }).innerText();
    const again = await visit(`explorer.html${first}`);
    await expect.poll(() => status(again.page)).toContain('Your move.');
    expect(await again.page.locator('.x-board').innerText()).toBe(after);
    expect(await again.page.getByRole('list', { name: 'Moves' }).innerText()).toBe(log);
    await page.goBack();
    await expect.poll(() => page.getByRole('list', { name: 'Moves' }).innerText()).toBe('');
    expect([...complaints, ...again.complaints]).toEqual([]);
  });

  test('cause a message if illegal, and the board shows the start of the match', async () => {
    const { page } = await play('{1, 3, 4}:9', '&moves=1:5,1:3');
    await page.getByRole('alert').getByText('moves, number 2').waitFor();
    expect(await status(page)).toContain('Your move.');
    expect(await page.locator('.x-board').innerText()).toContain('9 stones');
  });

  test('restart with other heaps and other rules', async () => {
    const { page } = await play('{3, 5}:2 + N:4 + N:2', '&ending=take-all&first=engine');
    await expect.poll(() => page.url()).toContain('moves=');
    await page.getByLabel('normal', { exact: true }).check();
    await expect.poll(() => status(page)).toContain('Your move.');
    await page.locator('#x-heaps').fill('N:3');
    await page.getByRole('button', { name: 'Set up' }).click();
    await expect.poll(() => decodeURIComponent(page.url())).toContain('heaps=N:3');
    await expect
      .poll(() => page.getByRole('list', { name: 'Moves' }).innerText())
      .toContain('Engine: heap 1, 3 → 0');
  });
});

test('the advice on a single heap leads to that heap in the graph', async () => {
  const { page, complaints } = await play('{1, 3, 4}:30', '&advice=shown');
  // A mouse that clicks may come to lie on another heap of the graph.
  await page.getByRole('button', { name: 'Why: heap 30 in the graph' }).press('Enter');
  await expect.poll(() => page.locator('.x-readout').innerText()).toContain('heap 30: ');
  expect(await page.getByLabel('Heaps 0 to').inputValue()).toBe('30');
  expect(complaints).toEqual([]);
});

test('the advice on several heaps, or on a heap beyond the graph, has no graph', async () => {
  for (const heaps of ['{1, 3, 4}:15 + N:5', '{1, 3, 4}:41']) {
    const { page } = await play(heaps, '&advice=shown');
    await page.locator('.x-board[aria-busy=false]').waitFor();
    await page.locator('.x-advice p').first().waitFor();
    expect(await page.getByRole('button', { name: /^Why/ }).count()).toBe(0);
  }
});
