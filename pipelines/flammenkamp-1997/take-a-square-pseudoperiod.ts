import { definePipeline, every, paper } from '../../src/index.ts';

const { about, claim } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'take-a-square-pseudoperiod',
  question: 'How long do the outcomes of taking a square repeat with 5?',
  answer: ['repeats'],
  ...about('page 77, footnote 29'),
  sweep: { game: 'squares' },
  measure: [{ series: 'outcomes', upTo: '101', table: true }],
  claims: [
    claim('repeats', 'page 77, footnote 29', {
      with: [25, 30],
      says: end =>
        `the outcomes have the period 5, as C. A. B. Smith says, only up to the heaps below ${end}`,
      holds: (end, _, { outcomes }) =>
        every(5, end - 1, n => outcomes[n] === outcomes[n - 5]) && outcomes[end] !== outcomes[end - 5],
    }),
  ],
});
