import { guessed } from '../../src/index.ts';

export default guessed({
  id: 'guess-fes-a-3a-b',
  game: 'N - {a, 3a, b}',
  found: { a: '1..12', b: '3a+1..50' },
  over: { a: '1..20', b: '3a+1..120' },
  measure: ['saltus'],
  laws: { 'not-4a': 'b != 4a implies saltus = a', 'four-a': 'b = 4a implies saltus = b' },
  forAll: 'b',
});
