import { guessed } from '../../src/index.ts';

export default guessed({
  id: 'guess-a-b-2a-plus-b',
  game: '{a, b, 2a+b}',
  found: { a: '1..16', b: 'a+1..50' },
  over: { a: '1..20', b: 'a+1..100' },
  measure: ['period'],
  laws: {
    sum: 'not 2a divides a + b implies period = a + b',
    'odd-multiple': '2a divides a + b implies period = 2a',
  },
  forAll: 'b',
});
