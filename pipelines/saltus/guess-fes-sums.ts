import { guessed } from '../../src/index.ts';

export default guessed({
  id: 'guess-fes-sums',
  game: 'N - {a, b, a+b, 2a+b}',
  found: { a: '1..8', b: 'a+1..30' },
  over: { a: '1..14', b: 'a+1..60' },
  measure: ['period', 'preperiod', 'saltus'],
  laws: {
    pure: 'b >= 2a implies preperiod = 0',
    saltus: '2a < b and (even(b div a) or a divides b) iff saltus = a (b div 2a + 1)',
  },
});
