import { guessed } from '../../src/index.ts';

export default guessed({
  id: 'guess-2-n-n-plus-2',
  game: '{2, n, n+2}',
  found: { n: '3..120' },
  over: { n: '3..300' },
  measure: ['period'],
  laws: {
    'mod-4-0': 'n mod 4 = 0 implies period = 2n',
    'mod-4-1': 'n mod 4 = 1 implies period = 4n + 2',
    'mod-4-2': 'n mod 4 = 2 implies period = 2n + 2',
    'mod-4-3': 'n mod 4 = 3 implies period = 2n + 1',
  },
  forAll: 'n',
});
