import { guessed } from '../../src/index.ts';

export default guessed({
  id: 'guess-fes-a-next-b',
  game: 'N - {a, a+1, b}',
  found: { a: '1..12', b: 'a+2..40' },
  over: { a: '1..20', b: 'a+2..100' },
  measure: ['period', 'saltus'],
  laws: {
    period: 'b != 2a and b != 2a + 1 implies period = a + max(a, 2)',
    saltus: 'a >= 2 implies (b != 2a + 1 iff saltus = a)',
  },
  forAll: 'b',
});
