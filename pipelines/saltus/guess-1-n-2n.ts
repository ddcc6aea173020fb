import { guessed } from '../../src/index.ts';

export default guessed({
  id: 'guess-1-n-2n',
  game: '{1, n, 2n}',
  found: { n: '2..100' },
  over: { n: '2..300' },
  measure: ['period'],
  laws: { period: 'n >= 3 implies period = 3n' },
  forAll: 'n',
});
