import { expect, test } from 'vitest';
import { figureMarkup, pictureMarkup } from '../../../src/view/site/figure.ts';
import { chartScript } from '../../../src/view/site/scripts.ts';
import { exampleResult } from '../example-result.ts';

const chart = {
  spec: {},
  abilities: [],
  renderer: 'svg',
  hasGames: true,
  columns: ['a', 'other'],
  heading: [],
};
const table = { name: 'ones', columns: [{ name: 'a', title: 'the letter' }] };
const figure = (files: Readonly<Record<string, number>> = {}) =>
  ({
    id: 'ones',
    name: 'growth',
    title: 'Growth',
    caption: 'It grows.',
    words: 'A line.',
    table: 'ones',
    files: new Map(Object.entries(files).map(([ending, size]) => [`growth.${ending}`, Buffer.alloc(size)])),
    chart,
    part: { result: exampleResult(), tables: [table] },
  }) as never;

test('the picture of a figure links to it', () => {
  const { text } = pictureMarkup(figure({ svg: 300 }), 'Growth', target => target);
  expect(text).toContain('src="figures/ones/growth.svg" alt="Growth. A line."');
  expect(text).toContain('<a href="pipelines/ones.html#figure-growth">');
});

test('a picture keeps the space of its drawing', () => {
  const drawing = Buffer.from('<svg class="marks" width="536" height="328" viewBox="0 0 536 328">');
  const { text } = pictureMarkup(
    { ...(figure() as object), files: new Map([['growth.svg', drawing]]) } as never,
    'Growth',
    target => target,
  );
  expect(text).toContain('alt="Growth. A line." width="536" height="328">');
});

test('a figure offers its files, and no hint for abilities that its chart lacks', () => {
  const { text } = figureMarkup(figure({ svg: 1, 'vl.json': 1 }), target => `../${target}`);
  expect(text).toContain('<a href="../figures/ones/growth.vl.json" download>vl.json</a>');
  expect(text).toContain('<span class="with-mouse"></span>');
});

test('the script of a chart has the columns of its rows, with their titles in the table', () => {
  const script = chartScript(figure());
  expect(script).toContain('{"name":"a","title":"the letter"},{"name":"other","title":"other"}');
  expect(script).toContain('"explorer":{"before":"../explorer.html#game=","after":""}');
});
