import { guessed } from '../../src/index.ts';

export default guessed({
  id: 'guess-fes-a-b-2b',
  game: 'N - {a, b, 2b}',
  found: { a: '1..14', b: 'a+1..40' },
  over: { a: '1..20', b: 'a+1..100' },
  measure: ['period', 'saltus'],
  laws: {
    period: 'b != 2a implies period = 2a',
    twice: 'b = 2a implies period = 3a',
    saltus: 'saltus = a',
  },
  forAll: 'b',
});
