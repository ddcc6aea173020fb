import { guessed } from '../../src/index.ts';

export default guessed({
  id: 'guess-n-3n-4n-plus-1',
  game: '{n, 3n, 4n+1}',
  found: { n: '1..80' },
  over: { n: '1..240' },
  measure: ['period'],
  laws: { period: 'n >= 2 implies period = 7n + 1' },
  forAll: 'n',
});
