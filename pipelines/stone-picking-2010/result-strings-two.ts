import { bits, definePipeline, ours, paper } from '../../src/index.ts';
import { charts } from './result-strings-two.charts.ts';

const { about, instead, erratum } = paper('stone-picking-2010');

export default definePipeline({
  id: 'result-strings-two',
  question: 'What are B(S), T(S) and E(S) of the sets {a, b}?',
  answer: ['divides-sum', 'preperiods'],
  ...about('Part III, 2 and 3, for all {a, b}'),
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
    ours('divides-sum', {
      says: 'the period divides a + b',
      holds: 'T divides a + b',
      theorem: { reference: 'docs/laws.md, section 10', hypothesis: 'all a < b' },
    }),
    ours('preperiods', {
      says: 'the outcomes have a preperiod if and only if 3a < 2b < 4a',
      holds: 'outcomePreperiod > 0 iff 3a < 2b < 4a',
      mutant: 'outcomePreperiod > 0 iff 3a <= 2b < 4a',
      mutantSays: 'the outcomes have a preperiod if and only if 3a ≤ 2b < 4a',
    }),
  ],
  charts,
});
