import { definePipeline, ours, when } from '../../src/index.ts';

export default definePipeline({
  id: 'three-moves-additive',
  question: 'What is the period of the finite set {a, b, a+b}?',
  source: 'saltus, three moves',
  published: true,
  sweep: {
    game: '{a, b, a+b}',
    over: { a: '1..24', b: 'a+1..96' },
    where: 'gcd(a, b) = 1',
  },
  measure: ['preperiod', 'period', 'outcomePreperiod', 'T'],
  limit: '1e9 heaps',
  cost: '50000 + 200a b',
  claims: [
    ours({
      id: 'pure',
      at: 'quoted as a conjecture of Flammenkamp 1997, which was not read',
      says: 'values and outcomes have no preperiod, and the same period',
      holds: ({ preperiod, period, outcomePreperiod, T }) =>
        preperiod === 0 && outcomePreperiod === 0 && T === period,
      mutant: ({ preperiod, period, T }) => preperiod === 0 && period === 2 * T,
      mutantSays: 'no preperiod, and the period of the outcomes is half of that of the values',
    }),
    when('r = b mod 2a ≤ a', ({ a, b }) => b % (2 * a) <= a, [
      ours({
        id: 'quadratic',
        at: 'seen; Berlekamp, Conway and Guy 1982 is said to have a formula, and was not read',
        with: [2, 3],
        says: times => `the period is a(${times}b + r)`,
        holds: (times, { a, b, period }) => period === a * (times * b + (b % (2 * a))),
      }),
    ]),
    when('r = b mod 2a > a', ({ a, b }) => b % (2 * a) > a, [
      ours({
        id: 'linear',
        at: 'seen; Berlekamp, Conway and Guy 1982 is said to have a formula, and was not read',
        with: [2, 3],
        says: times => `the period is ${times}b + 2a - r`,
        holds: (times, { a, b, period }) => period === times * b + 2 * a - (b % (2 * a)),
      }),
    ]),
  ],
});
