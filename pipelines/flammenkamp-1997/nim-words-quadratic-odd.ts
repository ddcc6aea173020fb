import { definePipeline, paper } from '../../src/index.ts';
import { describedFor } from './_description-147.ts';
import { isSpelled, spell } from './_words.ts';

const { about, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'nim-words-quadratic-odd',
  question: 'Is the example of a description, for {n, 2n+1, 4n+2, 5n+3, 6n+3} with odd n, right?',
  answer: ['words'],
  ...about('pages 147-149'),
  sweep: { game: '{2m-1, 4m-1, 8m-2, 10m-2, 12m-3}', over: { m: '3..12' } },
  measure: ['preperiod', 'period', { series: 'terms', upTo: 'preperiod + 2period' }],
  claims: [
    claim('words', 'pages 147-149', {
      with: [0, 1],
      says: more =>
        `the nim-sequence consists of the printed words for m${more === 0 ? '' : ` + ${more}`}, the last loop forever`,
      holds: (more, { m }, { terms }) => {
        const { before, loop } = describedFor(m + more);
        return isSpelled(terms, spell(before), spell(loop));
      },
    }),
    claim('period', 'page 147', {
      says: 'n = 2m - 1: the period of the nim-sequence is n(10n + 4)',
      holds: 'period = (2m - 1) (10 (2m - 1) + 4)',
    }),
    claim('preperiod', 'page 147', {
      says: 'n = 2m - 1: the preperiod of the nim-sequence is (10n + 4)(n + (n + 1 - 6)/2) + 3n + 1 - 1',
      holds: '2preperiod = (10 (2m - 1) + 4) (2 (2m - 1) + (2m - 1) + 1 - 6) + 6 (2m - 1)',
    }),
  ],
});
