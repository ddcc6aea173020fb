import { inflateSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderFigure } from '../../../src/view/figure/figure.ts';
import { svgToPdf } from '../../../src/view/figure/pdf.ts';

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

function streams(pdf: Uint8Array): string[] {
  return [...text(pdf).matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(match => {
    try {
      return inflateSync(Buffer.from(match[1]!, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
}

/** Returns the drawing on the page: the one stream that begins with a graphics state. */
function drawing(pdf: Uint8Array): string {
  return streams(pdf).find(stream => /\d re\n|\d l\n|BT\n/.test(stream)) ?? '';
}

const SVG = (mark: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="96" viewBox="0 0 192 96">${mark}</svg>`;

test('a page has the size of the figure, an inch for 96 pixels', async () => {
  expect(text(await svgToPdf(SVG(''), 'x'))).toContain('/MediaBox [0 0 144 72]');
});

test('the same figure gives the same bytes a second later, whatever was written in between', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const svg = SVG('<text x="10" y="20" font-family="DejaVu Sans" font-weight="bold">saltus ≥ 3</text>');
  const first = await svgToPdf(svg, 'x');
  await svgToPdf(SVG('<rect width="3" height="4"/>'), 'y');
  vi.setSystemTime(Date.now() + 1100);
  expect(text(await svgToPdf(svg, 'x'))).toBe(text(first));
});

test('a digit is mapped to itself even if a fraction with it was drawn before', async () => {
  // A shared font face would map the part of the fraction to no character.
  const drawn = (letters: string) => svgToPdf(SVG(`<text x="10" y="20">${letters}</text>`), 'x');
  await drawn('¼⅛⅟');
  expect(streams(await drawn('¹')).find(stream => stream.includes('beginbfrange'))).toContain('<00b9>');
});

test('lines remain lines, and letters remain letters of an embedded font', async () => {
  const { svg } = await renderFigure(
    { mark: 'line', title: 'Saltus', encoding: { x: { field: 'b', type: 'quantitative' } } },
    [{ b: 1 }, { b: 2 }],
    { name: 'chart' },
  );
  const pdf = await svgToPdf(svg, 'chart');
  expect(text(pdf)).toContain('DejaVuSans-Bold');
  expect(text(pdf)).toContain('/FontFile2');
  expect(text(pdf)).not.toContain('/Subtype /Image');
  expect(drawing(pdf)).toMatch(/BT\n/);
  expect(drawing(pdf)).toMatch(/\d l\n/);
});

test('an element without PDF form is rejected, not omitted', async () => {
  await expect(
    svgToPdf(SVG('<image href="http://127.0.0.1/x.png" width="9" height="9"/>'), 'x'),
  ).rejects.toThrow('a figure cannot be written as PDF');
});
