import type { Charts } from '../../src/index.ts';

/** Returns the boundary patterns of the games with a case name, as small multiples. */
const patternsOf = (nameOfCase: string, only: readonly object[] = []) => ({
  transform: [
    ...only,
    { calculate: `'{' + datum.a + ', ' + datum.b + ', ' + datum.c + '}, ' + (${nameOfCase})`, as: 'X' },
    { calculate: 'sequence(0, datum.c)', as: 'i' },
    { flatten: ['i'] },
    { filter: 'floor(datum.pattern / pow(2, datum.i)) % 2 === 1' },
  ],
  facet: { field: 'X', type: 'nominal', title: null },
  columns: 2,
  spec: {
    width: 250,
    height: 280,
    mark: { type: 'square', size: 42, opacity: 1 },
    encoding: {
      color: { condition: { test: 'datum.b === 16', value: '#d55e00' }, value: '#0072b2' },
      x: {
        field: 'i',
        type: 'quantitative',
        title: 'heaps after the first blank one',
        scale: { domain: [-0.5, 24], nice: false },
        axis: { grid: false },
      },
      y: {
        field: 'k',
        type: 'quantitative',
        scale: { domain: [-0.5, 36], reverse: true, nice: false },
        axis: { grid: false },
      },
    },
  },
});

export const charts: Charts = [
  {
    of: 'patterns',
    name: 'patterns',
    title: 'Boundary patterns of four sets: three stripes instead of two where Lemma 8 fails',
    spec: {
      title: {
        text: 'Lemma 8 fails for {8, 16, 24}: three stripes instead of two',
        subtitle: [
          'Each row is the boundary pattern H_k: the heaps from the first blank one.',
          'A square marks a heap that already has a value.',
        ],
      },
      ...patternsOf(
        "datum.a === 3 ? 'Lemma 7' : datum.b === 16 ? 'Lemma 8 fails: b = 3a' : datum.c === 16 ? 'Lemma 8: two stripes' : 'Lemma 9: one stripe'",
      ),
    },
  },
  {
    of: 'patterns',
    name: 'stripes',
    title: 'Boundary patterns of two sets: as Lemma 8 says, and with a third stripe where b = 3a',
    spec: {
      title: {
        text: 'Lemma 8 predicts two stripes; {8, 16, 24} has three',
        subtitle: ['Each row is a boundary pattern; a square marks a heap that already has a value.'],
      },
      ...patternsOf("datum.b === 16 ? 'b = 3a: three stripes' : 'as predicted'", [
        { filter: 'datum.a !== 3 && (datum.b === 16 || datum.c === 16)' },
      ]),
    },
  },
];
