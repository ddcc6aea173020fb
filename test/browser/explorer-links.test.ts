import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { csvParseRows } from 'd3-dsv';
import { expect, inject, test } from 'vitest';
import { readAddress, withSumAsHeaps } from '../../src/explorer/address.ts';
import { readGameText, readHeapsText } from '../../src/explorer/subject.ts';
import { browserOfFile } from './visit.ts';

const visit = browserOfFile();
const site = inject('site');

/** Lists the distinct explorer addresses that pages link to, starting at `#`. */
function linksOfPages(): string[] {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(name => /\.html$/.test(name));
  const links = pages.flatMap(name =>
    [...readFileSync(join(site, name), 'utf8').matchAll(/explorer\.html(#[^"]*)"/g)].map(([, hash]) =>
      hash!.replaceAll('&amp;', '&').replaceAll('&#39;', "'"),
    ),
  );
  return [...new Set(links)];
}

/** Lists the explorer addresses of the rows of each table. */
function linksOfTables(): string[][] {
  return readdirSync(join(site, 'tables')).map(file => {
    const globals: { saltusTables?: Record<string, { csv: string; explorer?: Record<string, string> }> } = {};
    runInNewContext(readFileSync(join(site, 'tables', file), 'utf8'), globals);
    const [{ csv, explorer }] = Object.values(globals.saltusTables!) as [
      { csv: string; explorer?: { before: string; after: string } },
    ];
    if (!explorer) return [];
    const [header = [], ...rows] = csvParseRows(csv);
    const at = header.indexOf('game');
    const before = explorer.before.slice(explorer.before.indexOf('#'));
    return [...new Set(rows.map(row => before + encodeURIComponent(row[at]!) + explorer.after))];
  });
}

/** Returns the issues of an address, if any. */
function refusal(hash: string): unknown {
  const { address, issues } = readAddress(hash);
  const { game, heaps } = withSumAsHeaps(address);
  const read = [readGameText(game), ...(heaps === '' ? [] : [readHeapsText(heaps)])];
  const all = [...issues, ...read.flatMap(item => ('issues' in item ? item.issues : []))];
  return all.length === 0 ? undefined : { hash, all };
}

test('the explorer can read every game of every table', () => {
  const links = linksOfTables().flat();
  expect(links.length).toBeGreaterThan(50_000);
  expect(links.map(refusal).filter(text => text !== undefined)).toEqual([]);
});

test('every link of the pages, and some of each table, opens its game, or its sum on the board', async () => {
  const some = linksOfTables().flatMap(links =>
    links.filter((_, i) => i % Math.ceil(links.length / 4) === 0),
  );
  const links = [...new Set([...linksOfPages(), ...some])];
  expect(links.length).toBeGreaterThan(100);
  const sums = links.filter(link => withSumAsHeaps(readAddress(link).address).view === 'play');
  expect(sums.length).toBeGreaterThan(10);
  const { page, complaints } = await visit('explorer.html');
  const failing = await page.evaluate(
    async ([all, onBoard]) => {
      const soon = (isSo: () => unknown) =>
        new Promise<boolean>(done => {
          const since = performance.now();
          const look = () => {
            if (isSo()) done(true);
            else if (performance.now() - since > 20_000) done(false);
            else setTimeout(look, 5);
          };
          look();
        });
      const found: string[] = [];
      for (const link of all!) {
        const changed = new Promise(done => addEventListener('hashchange', done, { once: true }));
        location.hash = link;
        await changed;
        const shows = onBoard!.includes(link)
          ? '.x-board[aria-busy=false] .x-heap-view'
          : '.x-view > :not(:empty)';
        const isShown = await soon(() => document.querySelector(shows));
        const alert = document.querySelector('.explorer [role=alert]');
        if (!isShown || alert) found.push(`${link}: ${alert?.textContent ?? 'nothing is shown'}`);
      }
      return found;
    },
    [links, sums],
  );
  expect(failing).toEqual([]);
  expect(complaints).toEqual([]);
});
