import { expect, test } from 'vitest';
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

const PAGES = pagesOfSite().filter(isOfPipeline);

test('the site contains more than 50 pages of pipelines', () => expect(PAGES.length).toBeGreaterThan(50));

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
