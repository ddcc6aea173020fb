import { guessed } from '../../src/index.ts';

export default guessed({
  id: 'guess-a-b-2b',
  game: '{a, b, 2b}',
  found: { a: '1..16', b: 'a+1..50' },
  over: { a: '1..20', b: 'a+1..100' },
  measure: ['period'],
  laws: { 'not-twice': 'b != 2a implies period = 3b', twice: 'b = 2a implies period = 3a' },
  forAll: 'b',
});
