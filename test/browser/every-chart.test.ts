import { expect, test } from 'vitest';
import { addressOfPipeline } from '../../src/view/pages/page-of-pipelines.ts';
import { BRUSH, expectBrushes } from './drawn-chart.ts';
import { browserOfFile } from './visit.ts';
import { chartsOfSite } from './whole-pages.ts';

const visit = browserOfFile();

const brushed: string[] = [];

test.each(chartsOfSite())(BRUSH, async (id, names) => {
  brushed.push(...(await expectBrushes(await visit(addressOfPipeline(id)), names)));
});

test('most charts have a brush', () => {
  expect(brushed.length).toBeGreaterThan(20);
});
