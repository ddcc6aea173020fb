import { asked, definePipeline, ours, when } from '../../src/index.ts';

const conjecture = { further: '--over a=25..40 --over b=a+1..200' };

export default definePipeline({
  id: 'three-moves-additive',
  question: 'What is the period of the finite set {a, b, a+b}?',
  answer: ['quadratic', 'linear'],
  ...asked('saltus, three moves'),
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
    when('r = b mod 2a ≤ a', ({ a, b }) => b % (2 * a) <= a, [
      ours('quadratic', {
        with: [2, 3],
        says: times => `the period is a(${times}b + r)`,
        holds: (times, { a, b, period }) => period === a * (times * b + (b % (2 * a))),
        conjecture,
      }),
    ]),
    when('r = b mod 2a > a', ({ a, b }) => b % (2 * a) > a, [
      ours('linear', {
        with: [2, 3],
        says: times => `the period is ${times}b + 2a - r`,
        holds: (times, { a, b, period }) => period === times * b + 2 * a - (b % (2 * a)),
        conjecture,
      }),
    ]),
  ],
});
