import { describe, expect, test } from 'vitest';
import { textWidth } from '../../../src/view/figure/text-width.ts';
import { DRAWINGS } from '../../../src/view/story/drawings.ts';
import { openPlane } from '../../../src/view/story/plane.ts';
import { beginsOf, cellsOf, distance, greedyTiles, roundsOf } from '../../../src/view/story/tiles.ts';

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Lists all pairs that the sliders reach, with a below a bound. */
function pairs(end: number): [a: number, b: number][] {
  return Array.from({ length: end - 1 }, (_, i) => i + 1).flatMap(a =>
    Array.from({ length: 9 * a + 1 }, (_, i) => 3 * a + i)
      .filter(b => gcd(a, b) === 1)
      .map((b): [number, number] => [a, b]),
  );
}

/** Returns the nim-values by the definition. */
function nimValues(a: number, b: number, heaps: number): number[] {
  const values: number[] = [];
  for (let heap = 0; heap < heaps; heap++) {
    const reached = new Set(values.filter((_, to) => ![a, b, a + b].includes(heap - to)));
    let value = 0;
    while (reached.has(value)) value++;
    values.push(value);
  }
  return values;
}

test.each([
  [1, 3],
  [3, 10],
  [5, 17],
  [7, 24],
])('the pieces of N - {%i, %i, …} are the heaps of equal nim-value', (a, b) => {
  const values = nimValues(a, b, 300);
  const heaps = greedyTiles(a, b, 60).map(tile => tile.heaps.filter(heap => heap < 300));
  for (const [value, own] of heaps.entries()) for (const heap of own) expect(values[heap]).toBe(value);
});

test('each of the a rounds has b + d pieces', () => {
  for (const [a, b] of pairs(8)) {
    const count = b + distance(a, b);
    const [round, cell] = [roundsOf(a, b), cellsOf(a, b)];
    const counts = new Map<number, number>();
    for (const { heaps } of greedyTiles(a, b, a * count)) {
      const at = round(cell(heaps[0]));
      counts.set(at, (counts.get(at) ?? 0) + 1);
    }
    expect([...counts].sort(([p], [q]) => p - q)).toEqual(Array.from({ length: a }, (_, i) => [i, count]));
  }
});

test('the pieces just above 3a have the rounds of the proof, and just below 3a one step of −1', () => {
  for (let a = 2; a <= 12; a++) {
    const [over, under] = [3 * a + 1, 3 * a - 1];
    const plane = openPlane({ a, b: over }, { columns: over + 30, side: 5, top: 0 });
    const [round, cell] = [roundsOf(a, over), cellsOf(a, over)];
    for (const heap of plane.values.keys())
      expect([a, heap, plane.roundOf(heap)]).toEqual([a, heap, round(cell(heap))]);
    const begin = beginsOf(a, under);
    const steps = Array.from({ length: a }, (_, row) => begin(1, row) - begin(1, row + 1));
    expect([a, steps.filter(step => step < 1)]).toEqual([a, [-1]]);
  }
});

const drawn = (a: number, b: number, width: number) => DRAWINGS.map(draw => draw({ a, b, width }));

describe('the drawings', () => {
  test.each([300, 328, 460, 660, 820])('keep all marks and texts within a width of %i px', width => {
    const all = pairs(13);
    // The least and the greatest b of some a, next to a few others.
    const drawnPairs = [1, 2, 5, 8, 12].flatMap(a => {
      const ofA = all.filter(pair => pair[0] === a);
      return [ofA[0]!, ofA[Math.floor(ofA.length / 3)]!, ofA.at(-1)!];
    });
    for (const [a, b] of drawnPairs) {
      for (const { svg } of drawn(a, b, width)) expect([a, b, outside(svg)]).toEqual([a, b, []]);
    }
  });
});

/** Width of Source Sans 3 and Arial relative to the font in which figures are measured. */
const NARROWER = 0.87;

/** Returns the texts and rectangles of a drawing that exceed its view box. */
function outside(svg: string): string[] {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)!.map(Number);
  const texts = [...svg.matchAll(/<text(?: class="([^"]*)")? x="([^"]*)" y="([^"]*)">([^<]*)<\/text>/g)];
  const rects = [
    ...svg.matchAll(/<rect class="[^"]*" x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)"/g),
  ];
  const isIn = (left: number, right: number, top: number, bottom: number) =>
    left >= -0.5 && right <= width! + 0.5 && top >= -0.5 && bottom <= height! + 0.5;
  const outer = texts.filter(([, style = '', x, y, content]) => {
    const isBold = style.includes('strong');
    const size = style.includes('small') ? 11 : /\bn\b/.test(style) ? 12 : 13;
    const length = NARROWER * textWidth({ fontSize: size, ...(isBold && { fontWeight: 'bold' }) }, content);
    const before = style.includes('left') ? 0 : style.includes('right') ? length : length / 2;
    const left = Number(x) - before;
    return !isIn(left, left + length, Number(y) - 0.75 * size, Number(y) + 0.25 * size);
  });
  const wrong = rects.filter(([, ...numbers]) => {
    const [x, y, w, h] = numbers.map(Number) as [number, number, number, number];
    return !isIn(x, x + w, y, y + h);
  });
  expect(texts.length + svg.split('<path').length).toBeGreaterThan(1);
  return [...outer, ...wrong].map(([all]) => all);
}
