import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleLibrary } from '../../src/library/bundle.mjs';
import { answer, nimValues, parseGame } from '../../src/library/index.ts';
import { browserOfFile } from './visit.ts';

const folder = mkdtempSync(join(tmpdir(), 'saltus-library-'));
const visit = browserOfFile();
beforeAll(() => bundleLibrary(join(folder, 'library.js')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the library gives the same answers in a page as in Node', async () => {
  const { page } = await visit('index.html', { bypassCSP: true });
  const text = readFileSync(join(folder, 'library.js'), 'utf8');
  const here = {
    finite: answer('{1, 3, 4}', { terms: 9 }),
    allBut: answer('N - {100, 273, 373}', { limit: 1e8 }),
    values: [...nimValues(parseGame('primes'), 'normal', 1000)],
  };
  // Passed as text, because Vitest transforms functions in a way that the page cannot run.
  const there = await page.evaluate(`(async () => {
    const code = ${JSON.stringify(text)};
    const library = await import(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
    return {
      finite: library.answer('{1, 3, 4}', { terms: 9 }),
      allBut: library.answer('N - {100, 273, 373}', { limit: 1e8 }),
      values: [...library.nimValues(library.parseGame('primes'), 'normal', 1000)],
    };
  })()`);
  expect(there).toEqual(here);
  expect(here.finite.outcomes).toMatchObject({ string: '<0101111>' });
});
