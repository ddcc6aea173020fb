import type { Charts } from '../../src/index.ts';
import { supertilesOnLattice, tilingChart } from './_tiling-chart.ts';

export const charts: Charts = [
  tilingChart({
    name: 'bricks',
    title: 'Two tiles form regular bricks for b ≥ 3a, and noise below',
    fields: ['a', 'b', 'row', 'column', 'tile', 'round'],
    heading: {
      text: 'Two tiles form regular bricks for b ≥ 3a, and noise below',
      subtitle: [
        'Each cell is a heap. Moving right adds a = 21; moving down adds b, modulo a.',
        'Dark and pale: successive rounds. Lines: the staircases between rounds.',
      ],
    },
    size: [504, 147],
    transform: [
      { filter: 'datum.a === 21' },
      { calculate: 'datum.column', as: 'x' },
      { calculate: 'datum.row', as: 'y' },
      {
        calculate:
          "'b = ' + datum.b + (datum.b < 3 * datum.a ? ' < 3a: no rounds' : ' ≥ 3a: one round after another')",
        as: 'X',
      },
    ],
    x: { title: '+ a →', from: 0, to: 72 },
    down: '+ b ↓',
    rows: 21,
    linesWhere: 'datum.b >= 3 * datum.a',
    facet: {
      field: 'X',
      type: 'nominal',
      title: null,
      sort: { field: 'b', op: 'max', order: 'descending' },
    },
  }),
  tilingChart({
    name: 'trominoes',
    title: 'Equal nim-values of N - {3, 10, 13} form L-trominoes',
    fields: ['a', 'b', 'row', 'column', 'value', 'tile', 'round'],
    heading: {
      text: 'N - {3, 10, 13}: equal nim-values form an L',
      subtitle: [
        'Moving right adds a = 3, moving down adds b = 10; the last row repeats the first. Red: value 7.',
        'Each of the 3 rounds (dark, pale, dark) uses b + d = 12 pieces, so the saltus is 3 · 12 = 36.',
      ],
    },
    size: [644, 56],
    transform: [
      { filter: 'datum.a === 3 && datum.column < 36' },
      { calculate: 'datum.row === 0 ? [0, datum.a] : [datum.row]', as: 'y' },
      { flatten: ['y'] },
      { calculate: 'datum.column - floor(datum.y * datum.b / datum.a)', as: 'x' },
    ],
    x: { title: '+ 3 →', from: -10, to: 36 },
    down: '+ 10 ↓',
    rows: 4,
    withValues: true,
    outlined: 7,
  }),
  tilingChart({
    name: 'supertiles',
    title: 'The tiles of N - {13, 16, 29}, whose saltus is 13 · 16, group into supertiles',
    fields: ['a', 'b', 'heap', 'value', 'tile', 'round'],
    heading: {
      text: 'N - {13, 16, 29}: the tiles group into supertiles of m tiles A and r tiles B',
      subtitle: [
        'Moving right adds b - a = 3, moving down adds a = 13. Lines separate supertiles.',
        'Numbers: m, r of each supertile. Down a chain m falls; r rises or, at the end, stays.',
        'The saltus is ab = 208.',
      ],
    },
    size: [640, 192],
    transform: [{ filter: 'datum.a === 13' }, ...supertilesOnLattice({ rows: 16, from: 0, to: 48 })],
    x: { title: '+ 3 →', from: 0, to: 48 },
    down: '+ 13 ↓',
    rows: 16,
    between: 'E',
    paleRounds: false,
    label: { text: 'sizes', x: 'middle' },
  }),
];
