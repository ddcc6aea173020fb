import { expect, test } from 'vitest';
import { accessibilityFaults, browserOfFile, fitsItsWidth } from './visit.ts';

const visit = browserOfFile();

test('a page opens from disk without an error or an outside request', async () => {
  const { page, complaints } = await visit('errata.html');
  expect(await page.textContent('h1')).toBe('Errata');
  expect(complaints).toEqual([]);
});

test('an address with a lone percent sign matches nothing, and causes no error', async () => {
  const { page, complaints } = await visit('errata.html#100%');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await page.locator('details:not([open])').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('the visit reports a request to another host', async () => {
  const { page, complaints } = await visit('errata.html');
  await page.evaluate(() => {
    new Image().src = 'http://127.0.0.1:9/picture.png';
  });
  await expect.poll(() => complaints.join()).toContain('outside: http://127.0.0.1:9/picture.png');
});

test.each(['light', 'dark'] as const)('axe-core finds no fault in the %s theme', async colorScheme => {
  const { page } = await visit('errata.html', { colorScheme });
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('axe-core reports a picture without a text', async () => {
  const { page } = await visit('errata.html');
  await page.evaluate(() => document.querySelector('main')!.append(new Image()));
  expect((await accessibilityFaults(page)).join()).toContain('image-alt');
});

test('the theme follows the system until a reader chooses one, which is remembered', async () => {
  const { page } = await visit('errata.html', { colorScheme: 'dark' });
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await paper();
  const button = page.getByRole('button', { name: 'Colour theme' });
  expect(await button.textContent()).toBe('◐');
  await button.click();
  expect(await button.textContent()).toBe('○');
  const light = await paper();
  expect(light).not.toBe(dark);
  await page.reload();
  expect(await paper()).toBe(light);
});

test('a command is copied by its button', async () => {
  const { page } = await visit('index.html', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('button', { name: 'Copy the command npm ci && npm start' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('npm ci && npm start');
});

test('the keyboard reaches the content first, and then the navigation', async () => {
  const { page } = await visit('errata.html');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Skip to content');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('saltus');
});

test.each([320, 360, 390])(
  'a phone of %i px shows the sections on one line, large enough for a finger',
  async width => {
    const { page } = await visit('errata.html', { viewport: { width, height: 740 } });
    const links = page.locator('.site-header nav a:visible');
    expect(await links.allTextContents()).toEqual(['Results', 'Errata', 'Explorer', 'Guide']);
    const boxes = await Promise.all((await links.all()).map(link => link.boundingBox()));
    expect(new Set(boxes.map(box => box!.y)).size).toBe(1);
    for (const { height } of boxes.map(box => box!)) expect(height).toBeGreaterThanOrEqual(40);
    expect((await page.locator('.site-header').boundingBox())!.height).toBeLessThan(110);
    expect(await fitsItsWidth(page)).toBe(true);
  },
);

test('a page needs no sideways scrolling on a phone', async () => {
  const { page } = await visit('errata.html', { viewport: { width: 360, height: 740 } });
  expect(await fitsItsWidth(page)).toBe(true);
});
