import { expect, test } from 'vitest';
import { html } from '../../../src/view/document/markup.ts';
import { withContents } from '../../../src/view/site/contents.ts';

const sections = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `s${i}`, text: `S${i}` }));
const body = html`<h1>x</h1>`;

test('a page with at least four sections lists them', () => {
  expect(withContents(sections(3), body)).toBe(body);
  const links = withContents(sections(4), body).text.match(/<a href="#s\d">S\d<\/a>/g);
  expect(links).toEqual([0, 1, 2, 3].map(i => `<a href="#s${i}">S${i}</a>`));
});

test('a section without an address is not listed', () => {
  const [first, ...rest] = sections(4);
  const { text } = withContents([{ ...first!, id: undefined }, ...rest], body);
  expect(text.match(/<li>/g)).toHaveLength(3);
});
