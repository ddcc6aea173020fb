import { guessed } from '../../src/index.ts';

export default guessed({
  id: 'guess-fes-a-b-3b',
  game: 'N - {a, b, 3b}',
  found: { a: '1..12', b: 'a+1..40' },
  over: { a: '1..12', b: 'a+1..100' },
  measure: ['saltus'],
  laws: { saltus: 'saltus = a' },
  forAll: 'b',
});
