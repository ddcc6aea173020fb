import { about, definePipeline, ours, when } from '../../src/index.ts';

const conjecture = { further: '--over a=25..40 --over b=a+1..200' };

export default definePipeline({
  id: 'three-moves-additive',
  question: 'What is the period of the finite set {a, b, a+b}?',
  answer: ['quadratic', 'linear'],
  ...about('saltus, three moves'),
  sweep: { game: '{a, b, a+b}', over: { a: '1..24', b: 'a+1..96' }, where: 'gcd(a, b) = 1' },
  measure: ['preperiod', 'period', 'outcomePreperiod', 'T'],
  cost: '50000 + 200a b',
  claims: [
    ours('pure', {
      says: 'nim-values and outcomes have no preperiod, and they have the same period',
      holds: 'preperiod = outcomePreperiod = 0 and T = period',
      mutant: 'preperiod = 0 and period = 2T',
      mutantSays: 'the nim-values have no preperiod, and their period is twice the period of the outcomes',
      conjecture,
    }),
    when('b mod 2a <= a', [
      ours('quadratic', {
        holds: 'period = a (2b + b mod 2a)',
        conjecture,
      }),
    ]),
    when('b mod 2a > a', [
      ours('linear', {
        holds: 'period = 2b + 2a - b mod 2a',
        conjecture,
      }),
    ]),
  ],
});
