import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { FACES } from '../../../src/view/figure/faces.ts';
import { withRaised } from '../../../src/view/figure/raised.ts';
import { specificationOf } from '../../../src/view/figure/specification.ts';

test.each([
  ['2^(a+b−1) patterns', '2ᵃ⁺ᵇ⁻¹ patterns'],
  ['within 2^-40 of it', 'within 2⁻⁴⁰ of it'],
  ['(n+1)^2', '(n+1)²'],
  ['the stars of H_k.', 'the stars of Hₖ.'],
  ['x_i^2', 'xᵢ²'],
  ['some n^0.69.', 'some n⁰·⁶⁹.'],
  ['log2(E − 2/3), log10 of it', 'log₂(E − 2/3), log₁₀ of it'],
])('%s is written %s', (text, written) => {
  expect(withRaised(text)).toBe(written);
});

test.each(['left_round', 'catalog2', 'most_period', '2^q', 'a_b_c', '^2', 'data/a_b.csv'])(
  '%s is unchanged',
  text => {
    expect(withRaised(text)).toBe(text);
  },
);

test('the fonts of the figures contain each raised or lowered character', () => {
  const require = createRequire(createRequire(import.meta.url).resolve('pdfkit'));
  const { openSync } = require('fontkit') as {
    openSync(file: string): { hasGlyphForCodePoint(code: number): boolean };
  };
  const all = withRaised('x^(0123456789.+-−) x^(abcdefghijklmnoprstuvwxyz)') + withRaised('H_k H_0 H_9 H_x');
  for (const file of Object.values(FACES)) {
    const face = openSync(file);
    expect([...all].filter(sign => !face.hasGlyphForCodePoint(sign.codePointAt(0)!))).toEqual([]);
  }
});

test('titles, subtitles and axis titles use raised characters, and names of columns do not', () => {
  const spec = {
    title: { text: 'H_k', subtitle: ['2^3', 'x'] },
    encoding: { x: { field: 'a_b', title: 'n^2' } },
  };
  const { title, encoding } = JSON.parse(specificationOf(spec, [{ a_b: 1 }]));
  expect(title).toEqual({ text: 'Hₖ', subtitle: ['2³', 'x'] });
  expect(encoding.x).toEqual({ field: 'a_b', title: 'n²' });
});
