import { expect, test } from 'vitest';
import { withIndices } from '../../../src/view/document/indices.ts';
import { html } from '../../../src/view/document/markup.ts';

test.each([
  ['E = 2 (2^(b+1) + 1) / 3', 'E = 2 (2<sup>b+1</sup> + 1) / 3'],
  [
    '10^9 terms, 2^-40, (01)^(y/2) 1^x',
    '10<sup>9</sup> terms, 2<sup>-40</sup>, (01)<sup>y/2</sup> 1<sup>x</sup>',
  ],
  ['H_k, W_(i-1), G_{a,b}', 'H<sub>k</sub>, W<sub>i-1</sub>, G<sub>a,b</sub>'],
  ['T(x^(l_i) W_i)', 'T(x<sup>l<sub>i</sub></sup> W<sub>i</sub>)'],
  ['A^κ_i Z_i B^h_(i-1)', 'A<sup>κ<sub>i</sub></sup> Z<sub>i</sub> B<sup>h<sub>i-1</sub></sup>'],
  ['l^(r)_i', 'l<sup>r</sup><sub>i</sub>'],
  ['most_T, data/a_b.csv, <b>', 'most_T, data/a_b.csv, &lt;b&gt;'],
  ['2^', '2^'],
  ['some n^0.69.', 'some n<sup>0.69</sup>.'],
  ['10^9.', '10<sup>9</sup>.'],
  ['c mod 3 != 0, n >= 3, a <= b', 'c mod 3 ≠ 0, n ≥ 3, a ≤ b'],
])('%s', (text, expected) => {
  expect(html`${withIndices(text)}`.text).toBe(expected);
});
