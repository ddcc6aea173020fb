import { definePipeline, ours, paper } from '../../src/index.ts';

const { asked, claim } = paper('take-a-prime-2014');

type Counts = readonly (readonly number[])[];

const VALUES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** The values that have risen, in pairs of a colour; the others in two greys. */
const COLOURS = {
  domain: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  range: [
    ...['#0072b2', '#56b4e9', '#888888', '#aaaaaa', '#d55e00', '#e69f00'],
    ...['#888888', '#aaaaaa', '#888888', '#aaaaaa', '#888888', '#aaaaaa'],
  ],
};

export default definePipeline({
  id: 'take-a-prime-proportions',
  question: 'How often does each nim-value of take-a-prime occur?',
  answer: ['not-constant-yet'],
  ...asked('the two conjectures'),
  sweep: { game: 'primes' },
  measure: [{ series: 'counts', upTo: '1000000000', table: true }],
  cost: '15000000000',
  claims: [
    claim('constant-proportions', 'the first conjecture: "seem to tend towards constant proportions"', {
      says: 'beginning with 10^3 terms, the largest change of a proportion from one power of ten to the next is smaller each time; this is an observation, not a proof of a limit',
      holds: (_, { counts }) => isShrinking(counts, 1),
      mutant: (_, { counts }) => isShrinking(counts, 2),
      mutantSays:
        'the largest change of a proportion from one power of ten to the next is less than half as large each time',
    }),
    ours('changes-that-grow', 'the first conjecture: what the largest change hides', {
      with: [
        [0, 2, 11],
        [0, 2],
      ],
      says: growing =>
        `beginning with 10^3 terms, the change of a proportion from one power of ten to the next never grows, except for the values ${growing.join(', ')}, whose changes have grown at least once`,
      holds: (growing, _, { counts }) =>
        isGrowing(counts).every((grows, value) => grows === growing.some(one => one === value)),
    }),
    ours('not-constant-yet', 'the first conjecture: the trend so far', {
      says: 'beginning with 10^5 terms, at each of 1, 2, 5 · 10^k and at the end, the proportions of 0, 1, 4 and 5 have risen, but stay below 1/4, and all others have fallen: no proportion is constant yet',
      holds: (_, { counts }) => allMove(counts, [0, 1, 4, 5]),
      mutant: (_, { counts }) => allMove(counts, [0, 1, 2, 4, 5]),
      mutantSays: 'the proportion of 2 has risen too',
    }),
    claim('no-new-value', 'the second conjecture: "no new value (above 11) appears after the site 156"', {
      with: [11, 10],
      says: t => `among the first 10^9 terms no value is above ${t}`,
      holds: (t, _, { counts }) => counts.every(([, value]) => value <= t),
    }),
  ],
  charts: [
    {
      of: 'counts',
      name: 'proportions',
      title: 'More and more terms of take-a-prime are 0, 1, 4 or 5',
      spec: {
        title: {
          text: 'Take-a-prime: more and more terms are 0, 1, 4 or 5',
          subtitle: 'Proportion of each value among the first N terms, stacked from 0 (bottom) to 11 (top).',
        },
        width: 560,
        height: 300,
        transform: [
          { filter: 'datum.terms >= 10' },
          { calculate: 'datum.count / datum.terms', as: 'proportion' },
          // A value that has not occurred yet has no row: its proportion is 0.
          { impute: 'proportion', key: 'terms', groupby: ['value'], value: 0 },
        ],
        mark: { type: 'area', opacity: 1, stroke: 'white', strokeWidth: 0.5 },
        encoding: {
          x: {
            field: 'terms',
            type: 'quantitative',
            title: 'number of terms N',
            scale: { type: 'log', nice: false },
            axis: {
              values: [10, 100, 1000, 10000, 100000, 1000000, 10000000, 100000000, 1000000000],
              labelExpr:
                "'10' + ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'][round(log(datum.value) / LN10)]",
            },
          },
          y: {
            field: 'proportion',
            type: 'quantitative',
            title: 'proportion',
            stack: 'zero',
            scale: { domain: [0, 1] },
          },
          order: { field: 'value' },
          color: { field: 'value', type: 'ordinal', title: 'G', sort: 'descending', scale: COLOURS },
        },
      },
    },
    {
      of: 'counts',
      name: 'limits',
      fields: ['game', 'terms', 'value', 'count'],
      title:
        'Four proportions still rise and all others fall; N grows to the right, and the right edge is N = ∞',
      spec: {
        title: {
          text: 'Take-a-prime: four proportions still rise, all others fall',
          subtitle: [
            'The values 0, 1, 4 and 5 rise. Dashed: 1/4 and 0, the limits',
            'of the two groups if this continues.',
          ],
        },
        width: 560,
        height: 320,
        transform: [
          { filter: 'datum.terms >= 1000' },
          { calculate: 'datum.count / datum.terms', as: 'proportion' },
          { calculate: '1 / log(datum.terms)', as: 'inverse' },
        ],
        layer: [
          {
            data: { values: [{ limit: 0 }, { limit: 0.25 }] },
            mark: { type: 'rule', strokeDash: [5, 4], color: '#888888', strokeWidth: 1 },
            encoding: { y: { field: 'limit', type: 'quantitative' } },
          },
          {
            mark: { type: 'line', point: { size: 16 }, strokeWidth: 1 },
            encoding: {
              x: {
                field: 'inverse',
                type: 'quantitative',
                title: 'number of terms N (scale: 1 / log N)',
                scale: { domain: [0, 0.1448], nice: false, reverse: true },
                axis: {
                  values: [0, ...[3, 5, 7, 9].map(exponent => 1 / Math.log(10 ** exponent))],
                  labelExpr:
                    "datum.value === 0 ? '∞' : '10' + ['³', '⁵', '⁷', '⁹'][(round(1 / (datum.value * LN10)) - 3) / 2]",
                },
              },
              y: { field: 'proportion', type: 'quantitative', title: 'proportion among the first N terms' },
              color: { field: 'value', type: 'ordinal', legend: null, scale: COLOURS },
            },
          },
          {
            transform: [
              { filter: 'datum.terms === 1000000000' },
              // Lines that end close together share a label.
              {
                calculate: "{0: '0, 1', 2: '2', 3: '3, 6', 4: '4, 5', 7: '7', 8: '8 to 11'}[datum.value]",
                as: 'label',
              },
              { filter: 'isValid(datum.label)' },
            ],
            mark: { type: 'text', align: 'left', dx: 6 },
            encoding: {
              x: { field: 'inverse', type: 'quantitative' },
              y: { field: 'proportion', type: 'quantitative' },
              text: { field: 'label', type: 'nominal' },
            },
          },
        ],
      },
    },
  ],
});

/** Returns the proportion of each value among the first `terms` terms. */
function proportions(counts: Counts, terms: number): number[] {
  const known = new Map(counts.filter(([at]) => at === terms).map(([, value, count]) => [value, count]));
  return VALUES.map(value => (known.get(value) ?? 0) / terms);
}

/** Returns the change of each proportion from 10^k to 10^(k+1) terms, for k ≥ 3. */
function changesOf(counts: Counts): number[][] {
  const powers = [3, 4, 5, 6, 7, 8, 9].map(k => 10 ** k).filter(terms => counts.some(([at]) => at === terms));
  return powers.slice(1).map((terms, i) => {
    const [before, after] = [powers[i], terms].map(at => proportions(counts, at));
    return after.map((part, value) => part - before[value]);
  });
}

/** Returns for each value whether some change is larger than the one before. */
function isGrowing(counts: Counts): boolean[] {
  const changes = changesOf(counts);
  return VALUES.map(value =>
    changes.some((parts, i) => i > 0 && Math.abs(parts[value]) > Math.abs(changes[i - 1][value])),
  );
}

/** Whether the largest change is less each time than the one before, divided by `by`. */
function isShrinking(counts: Counts, by: number): boolean {
  const changes = changesOf(counts).map(parts => Math.max(...parts.map(Math.abs)));
  return changes.length > 1 && changes.every((change, i) => i === 0 || change < changes[i - 1] / by);
}

/** Whether the proportions of these values rise at each count from 10^5 terms, and all others fall. */
function allMove(counts: Counts, rising: readonly number[]): boolean {
  const stops = [...new Set(counts.map(([at]) => at))].filter(at => at >= 100_000);
  return stops.slice(1).every((terms, i) => {
    const [before, after] = [stops[i], terms].map(at => proportions(counts, at));
    return after.every(
      (part, value) =>
        part !== before[value] && part < 1 / 4 && part > before[value] === rising.includes(value),
    );
  });
}
