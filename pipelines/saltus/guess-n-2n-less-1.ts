import { guessed } from '../../src/index.ts';

export default guessed({
  id: 'guess-n-2n-less-1',
  game: '{n, 2n-1, 3n-2}',
  found: { n: '2..120' },
  over: { n: '2..400' },
  measure: ['period'],
  laws: { period: 'period = 4n - 2' },
  forAll: 'n',
});
