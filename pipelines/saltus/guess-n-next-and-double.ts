import { guessed } from '../../src/index.ts';

export default guessed({
  id: 'guess-n-next-and-double',
  game: '{n, n+1, 2n+1, 2n+2}',
  found: { n: '1..80' },
  over: { n: '1..240' },
  measure: ['period'],
  laws: { period: 'period = 3n + 2' },
  forAll: 'n',
});
