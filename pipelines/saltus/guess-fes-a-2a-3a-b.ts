import { guessed } from '../../src/index.ts';

export default guessed({
  id: 'guess-fes-a-2a-3a-b',
  game: 'N - {a, 2a, 3a, b}',
  found: { a: '1..10', b: '3a+1..40' },
  over: { a: '1..20', b: '3a+1..100' },
  measure: ['period', 'saltus'],
  laws: { period: 'b != 4a implies period = 4a', next: 'b = 4a implies period = 5a', saltus: 'saltus = a' },
  forAll: 'b',
});
