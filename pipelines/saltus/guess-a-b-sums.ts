import { guessed } from '../../src/index.ts';

export default guessed({
  id: 'guess-a-b-sums',
  game: '{a, b, a+b, 2a+b}',
  found: { a: '1..12', b: 'a+1..40' },
  over: { a: '1..20', b: 'a+1..100' },
  measure: ['period'],
  laws: { period: 'odd(b div a) iff period = b + a (b div a + 2)' },
});
