import { definePipeline, ours, paper } from '../../src/index.ts';

const { about, claim } = paper('flammenkamp-1997');

type Parities = readonly (readonly number[])[];

export default definePipeline({
  id: 'take-a-fibonacci-number',
  question: 'On which heaps do large nim-values first occur in the game of taking a Fibonacci number?',
  answer: ['sixteen', 'seventeen'],
  ...about('page 77, footnote 30'),
  sweep: { game: 'fibonacci' },
  measure: [{ series: 'parities', upTo: 'limit', table: true }],
  limit: '1e6 heaps',
  cost: '200 * limit',
  claims: [
    claim('sixteen', 'page 77, footnote 30', {
      with: [16, 15],
      says: value => `the nim-value ${value} first occurs on heap 63,331,966 or beyond the limit`,
      holds: (value, _, { parities }) => isFirstOn(63_331_966, value, parities),
      conjecture: {
        before: '100 million heaps, by Torsten Sillke',
        longer: '10^9 heaps',
        further: '--limit 2e9',
      },
    }),
    ours('seventeen', 'larger values of take-a-Fibonacci', {
      with: [17, 15],
      says: value =>
        `the nim-value ${value} first occurs on heap 307,304,209 or beyond the limit, and no larger value occurs up to the limit`,
      holds: (value, _, { parities }) =>
        isFirstOn(307_304_209, value, parities) && parities.every(([, other]) => other! <= value),
      conjecture: { longer: '10^9 heaps', further: '--limit 2e9' },
    }),
  ],
});

/** Whether a value does not occur, or first on some heap. */
function isFirstOn(heap: number, value: number, parities: Parities): boolean {
  const firsts = parities.filter(([, other]) => other === value).map(row => row[4]!);
  return firsts.length === 0 || Math.min(...firsts) === heap;
}
