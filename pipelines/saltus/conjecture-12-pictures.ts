import { asked, definePipeline, distanceToMultiple, ours, type SeriesOf, when } from '../../src/index.ts';
import { supertilesOnLattice, tilingChart } from './_tiling-chart.ts';

export default definePipeline({
  id: 'conjecture-12-pictures',
  question: 'What does the tiling by L-trominoes that explains Conjecture 12 look like?',
  answer: ['whole-tiles', 'broken-rounds'],
  ...asked('saltus, the tiling by two trominoes'),
  sweep: {
    game: 'N - {a, b, a+b}',
    over: { a: '3..21', b: '10..110' },
    where: '(a = 3 and b = 10) or (a = 13 and b = 16) or (a = 21 and (b = 55 or b = 110))',
  },
  measure: ['period', 'saltus', { series: 'tiling', upTo: 'min(72a, 30b)', table: true }],
  claims: [
    when('b ≥ 3a', ({ a, b }) => b >= 3 * a, [
      ours('whole-tiles', 'rounds of the tiling', {
        says: 'the three heaps of each value lie in one round',
        holds: (_, { tiling }) => roundsOfValues(tiling).every(rounds => new Set(rounds).size === 1),
        mutant: (_, { tiling }) =>
          roundsOfValues(tiling).every(([first, , last]) => last === undefined || last > first!),
        mutantSays: 'the third heap of each value lies in a later round than the first',
      }),
      ours('values-of-a-round', 'rounds of the tiling', {
        says: 'each round has b + distance from b to the nearest multiple of 2a values',
        holds: ({ a, b }, { tiling }) =>
          valuesOfWholeRounds(a!, tiling).every(values => values === b! + distanceToMultiple(b!, 2 * a!)),
        mutant: ({ a, b }, { tiling }) => valuesOfWholeRounds(a!, tiling).every(values => values === b),
        mutantSays: 'each round has b values',
      }),
    ]),
    when('b < 3a', ({ a, b }) => b < 3 * a, [
      ours('broken-rounds', 'rounds of the tiling', {
        says: 'some value has heaps in more than one round',
        holds: (_, { tiling }) => roundsOfValues(tiling).some(rounds => new Set(rounds).size > 1),
        mutant: (_, { tiling }) => roundsOfValues(tiling).every(rounds => new Set(rounds).size === 1),
        mutantSays: 'all heaps of each value lie in one round',
      }),
    ]),
  ],
  charts: [
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
        { calculate: "'b = ' + datum.b + (datum.b < 3 * datum.a ? ' < 3a' : ' ≥ 3a')", as: 'X' },
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
  ],
});

/** Returns the rounds of the heaps of each value. */
function roundsOfValues(tiling: SeriesOf['tiling']): number[][] {
  const rounds: number[][] = [];
  for (const [, , , value, , round] of tiling) (rounds[value!] ??= []).push(round!);
  return rounds;
}

/** Returns the number of values of each round that is complete in all rows. */
function valuesOfWholeRounds(a: number, tiling: SeriesOf['tiling']): number[] {
  const reached = Array.from({ length: a }, () => 0);
  const values: Set<number>[] = [];
  for (const [, row, , value, , round] of tiling) {
    reached[row!] = Math.max(reached[row!]!, round!);
    (values[round!] ??= new Set()).add(value!);
  }
  return values.slice(0, Math.min(...reached)).map(({ size }) => size);
}
