import { guessed } from '../../src/index.ts';

export default guessed({
  id: 'guess-n-2n-plus-1',
  game: '{n, 2n+1, 3n+2}',
  found: { n: '1..80' },
  over: { n: '1..240' },
  measure: ['period'],
  laws: { period: 'n >= 2 implies period = 4n + 2' },
  forAll: 'n',
});
