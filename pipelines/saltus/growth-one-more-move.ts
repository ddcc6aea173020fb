import { asked, definePipeline, ours } from '../../src/index.ts';

const theorem = { reference: 'docs/laws.md, section 6', hypothesis: 'all n ≥ 1' };
const conjecture = {
  askedBy:
    'a paper of which only the abstract was read, without its author (scholarmate.com/S/tJrnEl): it conjectures that for some q, preperiod and period of S with one more move c are linear in c on each class of c mod q, for large c; with S = {4, 6, 10} preperiods are not',
  further: '--over n=41..80',
};

export default definePipeline({
  id: 'growth-one-more-move',
  question: 'With one more move c, are preperiod and period linear in c on each class of c?',
  answer: ['preperiod'],
  ...asked('saltus, one more move'),
  sweep: { game: '{4, 6, 10, 14n+1}', over: { n: '1..40' } },
  measure: ['preperiod', 'period', 'outcomePreperiod', 'T'],
  cost: '50000 + 20000n n',
  claims: [
    ours({
      id: 'preperiod',
      with: [47, 46],
      says: k => `the preperiod is 14n² + ${k}n + 18`,
      holds: (k, { n, preperiod }) => preperiod === 14 * n ** 2 + k * n + 18,
      theorem,
      conjecture,
    }),
    ours({ id: 'period', holds: 'period = 14', theorem }),
    ours({
      id: 'outcomes',
      says: 'the outcomes have the period 14, and a preperiod less by 8',
      holds: 'T = 14 and outcomePreperiod = preperiod - 8',
      theorem,
    }),
  ],
});
