import { guessed } from '../../src/index.ts';

export default guessed({
  id: 'guess-n-next-3n-plus-1',
  game: '{n, n+1, 3n+1}',
  found: { n: '1..80' },
  over: { n: '1..240' },
  measure: ['period'],
  laws: { period: 'period = 2n + 1' },
  forAll: 'n',
});
