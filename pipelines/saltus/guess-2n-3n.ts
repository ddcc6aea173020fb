import { guessed } from '../../src/index.ts';

export default guessed({
  id: 'guess-2n-3n',
  game: '{2n, 3n, 5n+1}',
  found: { n: '1..80' },
  over: { n: '1..240' },
  measure: ['period', 'preperiod'],
  laws: { period: 'n >= 3 implies period = 7n + 1', preperiod: 'n >= 2 implies preperiod = 13n + 1' },
  forAll: 'n',
});
