import type { ChartSpec } from '../../src/report/figure.ts';

/**
 * The pipeline `fes-saltus`, rows {a, b, period, saltus}: saltus / a rises in steps. Rules and labels stand at
 * the multiples of 2a, where the curve ends a plateau and touches saltus / a = b.
 */
export const STAIRCASE: ChartSpec = {
  title: {
    text: 'The staircase: saltus / a against b',
    subtitle: 'N − {a, b, a+b}, 3a ≤ b ≤ 11a. Rules: multiples of 2a. Dashed: saltus / a = b.',
  },
  transform: [
    { filter: 'datum.b <= 11 * datum.a' },
    { calculate: 'datum.saltus / datum.a', as: 'factor' },
    { calculate: "'a = ' + datum.a", as: 'panel' },
  ],
  facet: { field: 'panel', type: 'nominal', sort: { field: 'a' }, title: null },
  columns: 4,
  align: 'all',
  bounds: 'flush',
  spacing: { row: 66, column: 58 },
  resolve: { scale: { x: 'independent', y: 'independent' } },
  spec: {
    width: 150,
    height: 150,
    encoding: {
      x: {
        type: 'quantitative',
        title: 'b',
        scale: { zero: false, nice: false, padding: 6 },
        axis: { grid: false, labels: false, ticks: false, titlePadding: 20 },
      },
      y: {
        type: 'quantitative',
        title: 'saltus / a',
        scale: { zero: false, nice: false, padding: 6 },
        axis: { grid: false, labels: false, ticks: false, titlePadding: 26 },
      },
    },
    layer: [
      {
        transform: [
          { filter: 'datum.factor % (2 * datum.a) === 0 && datum.factor <= 10 * datum.a' },
          { aggregate: [{ op: 'count', as: 'rows' }], groupby: ['a', 'factor'] },
        ],
        layer: [
          { mark: { type: 'rule', color: '#d8d8d8' }, encoding: { y: { field: 'factor' } } },
          { mark: { type: 'rule', color: '#d8d8d8' }, encoding: { x: { field: 'factor' } } },
          {
            mark: { type: 'text', align: 'right', baseline: 'middle', x: -5 },
            encoding: { y: { field: 'factor' }, text: { field: 'factor' } },
          },
          {
            mark: { type: 'text', align: 'center', baseline: 'top', y: 155 },
            encoding: { x: { field: 'factor' }, text: { field: 'factor' } },
          },
        ],
      },
      {
        mark: { type: 'line', color: '#888888', strokeWidth: 0.75, strokeDash: [3, 3] },
        encoding: { x: { field: 'b' }, y: { field: 'b' } },
      },
      {
        mark: { type: 'line', color: '#0072b2', strokeWidth: 1, point: { color: '#0072b2', size: 22 } },
        encoding: { x: { field: 'b' }, y: { field: 'factor' } },
      },
    ],
  },
};

/** The same rows, all of them: whatever a and however large b, they fall on one tent. */
export const COLLAPSE: ChartSpec = {
  title: {
    text: 'The collapse: every a and b on one tent',
    subtitle: [
      'Grey: the distance from b to the nearest multiple',
      'of 2a, divided by a. All rows, folded modulo 2a.',
    ],
  },
  transform: [
    { calculate: '(datum.saltus / datum.a - datum.b) / datum.a', as: 'excess' },
    { calculate: '(datum.b % (2 * datum.a)) / datum.a', as: 'residue' },
  ],
  width: 440,
  height: 220,
  encoding: {
    x: { type: 'quantitative', title: '(b mod 2a) / a', axis: { values: [0, 0.5, 1, 1.5, 2] } },
    y: { type: 'quantitative', title: '(saltus / a − b) / a', axis: { values: [0, 0.5, 1] } },
  },
  layer: [
    {
      data: {
        values: [
          { residue: 0, excess: 0 },
          { residue: 1, excess: 1 },
          { residue: 2, excess: 0 },
        ],
      },
      mark: { type: 'line', color: '#cccccc', strokeWidth: 4 },
      encoding: { x: { field: 'residue' }, y: { field: 'excess' } },
    },
    {
      mark: { type: 'point', size: 70, stroke: 'white', strokeWidth: 0.5 },
      encoding: {
        x: { field: 'residue' },
        y: { field: 'excess' },
        color: { field: 'a', type: 'nominal' },
        shape: { field: 'a', type: 'nominal' },
      },
    },
  ],
};

/** Rows by the sharper Conjecture 12 (MATHS.md, section 7): samples, not computed values. */
export function sampleRows(): { a: number; b: number; period: number; saltus: number }[] {
  return [1, 2, 3, 4, 5, 6, 7, 8].flatMap(a => {
    const coprime = Array.from({ length: 40 * a + 40 }, (_, i) => 3 * a + i).filter(b => gcd(a, b) === 1);
    return coprime.slice(0, 40).map(b => {
      const saltus = a * (b + Math.min(b % (2 * a), 2 * a - (b % (2 * a))));
      return { a, b, period: 3 * saltus, saltus };
    });
  });
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
