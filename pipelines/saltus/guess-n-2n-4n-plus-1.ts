import { guessed } from '../../src/index.ts';

export default guessed({
  id: 'guess-n-2n-4n-plus-1',
  game: '{n, 2n, 4n+1}',
  found: { n: '1..120' },
  over: { n: '1..400' },
  measure: ['period'],
  laws: { period: 'period = 3n' },
  forAll: 'n',
});
