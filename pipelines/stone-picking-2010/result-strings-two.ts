import { bits, definePipeline, heatMap, ours, paper } from '../../src/index.ts';

const { asked, instead, erratum } = paper('stone-picking-2010');

export default definePipeline({
  id: 'result-strings-two',
  question: 'What are B(S), T(S) and E(S) of the sets {a, b}?',
  answer: ['two-periods', 'preperiods'],
  ...asked('Part III, 2 and 3, for all {a, b}'),
  sweep: { game: '{a, b}', over: { a: '1..39', b: 'a+1..40' }, ending: 'take-all' },
  measure: [
    'outcomePreperiod',
    'T',
    'longestRun',
    'pPositions',
    'B',
    'E',
    { series: 'outcomes', upTo: 'outcomePreperiod + 3T' },
  ],
  claims: [
    erratum('abstract-string-printed', 'Abstract', {
      says: 'the outcomes are the bits a_0, …, a_(T-1), repeated forever',
      holds: 'for n >= T: f(n) = f(n-T)',
      nature: 'hypothesis',
      printed: '"let B(S) = a_0 a_1 … a_(T(S)-1) be that unique string of S"',
      right: 'a preperiod and a period, b_0 … b_h <b_(h+1) … b_k>, as after Lemma I.1',
      why: 'The string repeats "since the first or another term". If it is another term, T bits beginning with a_0 show neither where the period starts nor what precedes it.',
      fails: '3a < 2b < 4a',
      shows: ({ T }, { outcomes: f }, { B }) => ['B', `<${bits(f, 0, T - 1)}>`, B],
      corrected: instead('abstract-string', 'Abstract corrected', {
        says: 'the outcomes after the first h, the preperiod, are T bits repeated forever',
        holds: 'for n >= outcomePreperiod: f(n) = f(n+T)',
      }),
    }),
    ours('two-periods', {
      says: 'the period divides 2a or a + b',
      holds: 'T divides 2a or T divides a + b',
      mutant: 'T divides 2a or T = a + b',
      mutantSays: 'the period divides 2a or is a + b',
    }),
    ours('preperiods', {
      says: 'the outcomes have a preperiod if and only if 3a < 2b < 4a',
      holds: 'outcomePreperiod > 0 iff 3a < 2b < 4a',
      mutant: 'outcomePreperiod > 0 iff 3a <= 2b < 4a',
      mutantSays: 'the outcomes have a preperiod if and only if 3a ≤ 2b < 4a',
    }),
  ],
  charts: [
    heatMap({
      name: 'periods',
      fields: ['a', 'b', 'T'],
      title: 'The period T(S) of {a, b} divides 2a or a + b',
      heading: '{a, b}, take-all ending: T(S) divides 2a or a + b',
      size: [420, 420],
      x: 'a',
      y: 'b',
      color: { field: 'T', title: 'T(S)' },
    }),
    {
      name: 'preperiods',
      fields: ['a', 'b', 'outcomePreperiod'],
      title: 'The outcomes of {a, b} have a preperiod exactly when 3a < 2b < 4a',
      spec: {
        title: {
          text: '{a, b}, take-all ending: a preperiod exactly when 3a < 2b < 4a',
          subtitle: [
            'Each square is a set whose outcomes have a preperiod.',
            'Dashed lines: 2b = 3a and 2b = 4a.',
          ],
        },
        width: 420,
        height: 420,
        layer: [
          {
            transform: [{ filter: 'datum.outcomePreperiod > 0' }],
            mark: { type: 'square', size: 60, opacity: 1 },
            encoding: {
              x: { field: 'a', type: 'quantitative', title: 'a', scale: { domain: [0, 40] } },
              y: { field: 'b', type: 'quantitative', title: 'b', scale: { domain: [0, 40] } },
              color: {
                field: 'outcomePreperiod',
                type: 'quantitative',
                title: 'preperiod',
                scale: { scheme: 'viridis' },
              },
            },
          },
          ...[1.5, 2].map(slope => ({
            transform: [
              { aggregate: [{ op: 'count', as: 'cases' }] },
              { calculate: `[0, ${40 / slope}]`, as: 'a' },
              { flatten: ['a'] },
              { calculate: `datum.a * ${slope}`, as: 'b' },
            ],
            mark: { type: 'line', color: '#555555', strokeDash: [4, 3] },
            encoding: { x: { field: 'a', type: 'quantitative' }, y: { field: 'b', type: 'quantitative' } },
          })),
        ],
      },
    },
  ],
});
