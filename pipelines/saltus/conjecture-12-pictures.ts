import { definePipeline, distanceToMultiple, ours, type SeriesOf, when } from '../../src/index.ts';

/** Of both tiles, and paler for every second round. None is grey, nor what is drawn on them: a dark page keeps such colours. */
const HUES = {
  'A = {n, n+a, n+a+b}': '#0072b2',
  'B = {n, n+b, n+a+b}': '#e69f00',
  'A, pale': '#a9d3ea',
  'B, pale': '#f9dfa3',
};
const KINDS = Object.keys(HUES);
const [DARK, LIGHT] = ['#0e0e18', '#fffffc'];

export default definePipeline({
  id: 'conjecture-12-pictures',
  question: 'What does the tiling by two L-trominoes behind Conjecture 12 look like, for b ≥ 3a and below?',
  source: 'saltus, the tiling by two trominoes',
  published: true,
  sweep: {
    game: 'N - {a, b, a+b}',
    over: { a: '3..21', b: '10..110' },
    where: '(a = 3 and b = 10) or (a = 21 and (b = 55 or b = 110))',
  },
  measure: ['period', 'saltus', { series: 'tiling', upTo: '72a', table: true }],
  limit: '1e9 heaps',
  claims: [
    when('b ≥ 3a', ({ a, b }) => b >= 3 * a, [
      ours({
        id: 'whole-tiles',
        at: 'rounds of the tiling',
        says: 'the three heaps of a value lie in one round',
        holds: (_, { tiling }) => roundsOfValues(tiling).every(rounds => new Set(rounds).size === 1),
        mutant: (_, { tiling }) =>
          roundsOfValues(tiling).every(([first, , last]) => last === undefined || last > first!),
        mutantSays: 'the third lies in a later one than the first',
      }),
      ours({
        id: 'values-of-a-round',
        at: 'rounds of the tiling',
        says: 'each round has b + distance from b to the nearest multiple of 2a values',
        holds: ({ a, b }, { tiling }) =>
          valuesOfWholeRounds(a!, tiling).every(values => values === b! + distanceToMultiple(b!, 2 * a!)),
        mutant: ({ a, b }, { tiling }) => valuesOfWholeRounds(a!, tiling).every(values => values === b),
        mutantSays: 'each round has b values',
      }),
    ]),
    when('b < 3a', ({ a, b }) => b < 3 * a, [
      ours({
        id: 'broken-rounds',
        at: 'rounds of the tiling',
        says: 'some value lies in two rounds',
        holds: (_, { tiling }) => roundsOfValues(tiling).some(rounds => new Set(rounds).size > 1),
        mutant: (_, { tiling }) => roundsOfValues(tiling).every(rounds => new Set(rounds).size === 1),
        mutantSays: 'no value does',
      }),
    ]),
  ],
  charts: [
    {
      of: 'tiling',
      name: 'bricks',
      title: 'Bricks of two tiles for b ≥ 3a, and noise below',
      fields: ['a', 'b', 'row', 'column', 'tile', 'round'],
      spec: {
        title: {
          text: 'Two tiles: bricks for b ≥ 3a, noise below',
          subtitle: [
            'A cell is a heap, a row a class modulo a = 21, b heaps behind the last.',
            'Rounds are full and pale in turn; black: the staircases between them.',
          ],
        },
        transform: [
          { filter: 'datum.a === 21' },
          { calculate: 'datum.column', as: 'x' },
          { calculate: 'datum.row', as: 'y' },
          {
            calculate: "'b = ' + datum.b + (datum.b < 3 * datum.a ? ' < 3a' : ' ≥ 3a')",
            as: 'X',
          },
          ...neighbours('round', ['X']),
        ],
        facet: {
          field: 'X',
          type: 'nominal',
          title: null,
          sort: { field: 'b', op: 'max', order: 'descending' },
        },
        columns: 1,
        spec: {
          width: 504,
          height: 147,
          encoding: plane('⌊heap / a⌋', 72, 21),
          layer: [
            cells(),
            ...seams('round', 'datum.b >= 3 * datum.a && ', { color: DARK, strokeWidth: 1.5 }),
          ],
        },
      },
    },
    {
      of: 'tiling',
      name: 'trominoes',
      title: 'N - {3, 10, 13}, tiled by two L-trominoes',
      fields: ['a', 'b', 'row', 'column', 'value', 'tile', 'round'],
      spec: {
        title: {
          text: 'N - {3, 10, 13}: one period, tiled by two L-trominoes',
          subtitle: [
            'A step to the right is a = 3 heaps, a step down b = 10; the last row is the first again:',
            'on a cylinder both tiles are L-trominoes, each with its value. Black: between the 3 rounds.',
          ],
        },
        transform: [
          { filter: 'datum.a === 3 && datum.column < 36' },
          { calculate: 'datum.row === 0 ? [0, datum.a] : [datum.row]', as: 'y' },
          { flatten: ['y'] },
          { calculate: 'datum.column - floor(datum.y * datum.b / datum.a)', as: 'x' },
          ...neighbours('value', []),
          ...neighbours('round', []),
        ],
        width: 644,
        height: 56,
        encoding: plane('(heap - 10 row) / 3', 36, 4, -10),
        layer: [
          cells(),
          ...seams('value', '', { color: LIGHT, strokeWidth: 1 }),
          ...seams('round', '', { color: DARK, strokeWidth: 1.5 }),
          {
            transform: [
              { calculate: 'datum.x + 0.5', as: 'x' },
              { calculate: 'datum.y + 0.5', as: 'y' },
            ],
            mark: { type: 'text', fontSize: 8, baseline: 'middle' },
            encoding: {
              text: { field: 'value' },
              color: {
                condition: { test: 'datum.tile === 0 && datum.round % 2 === 0', value: '#ffffff' },
                value: DARK,
              },
            },
          },
        ],
      },
    },
  ],
});

/** The axes of a picture of cells, y downwards. */
function plane(x: string, width: number, height: number, left = 0) {
  const axis = { grid: false, tickMinStep: 1 };
  return {
    x: {
      field: 'x',
      type: 'quantitative',
      title: x,
      scale: { domain: [left, width], nice: false, zero: false },
      axis,
    },
    y: {
      field: 'y',
      type: 'quantitative',
      title: 'row',
      scale: { domain: [0, height], nice: false, reverse: true },
      axis: { ...axis, labels: false, ticks: false },
    },
  };
}

/** A square for each heap, in the hue of its tile, pale in every second round. */
function cells() {
  return {
    transform: [
      { calculate: 'datum.x + 1', as: 'right' },
      { calculate: 'datum.y + 1', as: 'bottom' },
      { calculate: `${JSON.stringify(KINDS)}[datum.tile + 2 * (datum.round % 2)]`, as: 'kind' },
    ],
    mark: { type: 'rect', strokeWidth: 0, aria: false },
    encoding: {
      x2: { field: 'right' },
      y2: { field: 'bottom' },
      color: {
        field: 'kind',
        type: 'nominal',
        title: null,
        scale: { domain: KINDS, range: Object.values(HUES) },
        legend: { orient: 'top', values: KINDS.slice(0, 2) },
      },
    },
  };
}

/** What the cells to the left of each and above it have of a column. */
function neighbours(column: string, groupby: readonly string[]) {
  const lag = (as: string) => ({
    window: [{ op: 'lag', field: column, as: `${as}_${column}` }],
  });
  return [
    { ...lag('left'), groupby: [...groupby, 'y'], sort: [{ field: 'x', order: 'ascending' }] },
    { ...lag('above'), groupby: [...groupby, 'x'], sort: [{ field: 'y', order: 'ascending' }] },
  ];
}

/** Lines between neighbours that differ in a column. */
function seams(column: string, only: string, mark: object) {
  const differs = (neighbour: string) =>
    `${only}datum.${neighbour}_${column} !== null && datum.${neighbour}_${column} !== datum.${column}`;
  const rule = { type: 'rule', strokeCap: 'square', ...mark };
  return [
    {
      transform: [{ filter: differs('left') }, { calculate: 'datum.y + 1', as: 'bottom' }],
      mark: rule,
      encoding: { y2: { field: 'bottom' } },
    },
    {
      transform: [{ filter: differs('above') }, { calculate: 'datum.x + 1', as: 'right' }],
      mark: rule,
      encoding: { x2: { field: 'right' } },
    },
  ];
}

/** The rounds of the heaps of each value. */
function roundsOfValues(tiling: SeriesOf['tiling']): number[][] {
  const rounds: number[][] = [];
  for (const [, , , value, , round] of tiling) (rounds[value!] ??= []).push(round!);
  return rounds;
}

/** How many values each round has that all rows have left behind. */
function valuesOfWholeRounds(a: number, tiling: SeriesOf['tiling']): number[] {
  const reached = Array.from({ length: a }, () => 0);
  const values: Set<number>[] = [];
  for (const [, row, , value, , round] of tiling) {
    reached[row!] = Math.max(reached[row!]!, round!);
    (values[round!] ??= new Set()).add(value!);
  }
  return values.slice(0, Math.min(...reached)).map(({ size }) => size);
}
