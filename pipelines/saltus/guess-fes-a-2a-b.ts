import { guessed } from '../../src/index.ts';

export default guessed({
  id: 'guess-fes-a-2a-b',
  game: 'N - {a, 2a, b}',
  found: { a: '1..14', b: '2a+1..50' },
  over: { a: '1..20', b: '2a+1..100' },
  measure: ['period', 'saltus'],
  laws: { period: 'b != 3a implies period = 3a', next: 'b = 3a implies period = 4a', saltus: 'saltus = a' },
  forAll: 'b',
});
