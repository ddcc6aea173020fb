import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { hasMoved } from '../../src/view/pages/page-of-pipelines.ts';
import { browserOfFile } from './visit.ts';
import {
  chartsOfSite,
  expectWhole,
  isOfPipeline,
  PHONE_IN_THE_DARK,
  pagesOfSite,
  WHOLE,
} from './whole-pages.ts';

const visit = browserOfFile();

const ALL = pagesOfSite().filter(isOfPipeline);

/** Two pages at former addresses suffice, because all are generated in the same way. */
const MOVED = ALL.filter(path => hasMoved(basename(path, '.html')));

const PAGES = ALL.filter(path => !MOVED.slice(2).includes(path));

test('the site contains more than 30 pages of pipelines, and more than 100 at former addresses', () => {
  expect(PAGES.length).toBeGreaterThan(30);
  expect(MOVED.length).toBeGreaterThan(100);
});

const examined = new Set<string>();

const seen = new Set<string>();

test.each(PAGES)(WHOLE, async path => {
  for (const chart of await expectWhole(await visit(path, PHONE_IN_THE_DARK), examined)) seen.add(chart);
});

test('the pages of pipelines contain every chart', () => {
  const charts = chartsOfSite().flatMap(([, names]) => names);
  expect(charts.length).toBeGreaterThan(30);
  expect([...seen].sort()).toEqual(charts.sort());
});
