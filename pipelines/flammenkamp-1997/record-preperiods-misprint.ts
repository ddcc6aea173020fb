import { definePipeline, paper } from '../../src/index.ts';

const { asked, instead, misprint } = paper('flammenkamp-1997');

export default definePipeline({
  id: 'record-preperiods-misprint',
  question: 'Which preperiods have {25, 112, 114, 137} and {1, 52, 142, 143}?',
  answer: ['preperiods-printed'],
  ...asked('page 38'),
  sweep: {
    game: '{a, b, c, d}',
    over: { a: '1, 25', b: '52, 112', c: '114, 142', d: '137, 143' },
    where: '(a = 1 and b = 52 and c = 142 and d = 143) or (a = 25 and b = 112 and c = 114 and d = 137)',
  },
  measure: ['outcomePreperiod', 'T'],
  cost: '10000000',
  claims: [
    misprint('preperiods-printed', 'page 38', {
      says: '{25, 112, 114, 137} has q = 782147, and {1, 52, 142, 143} has q = 782291',
      holds: ({ a, outcomePreperiod }) => outcomePreperiod === (a === 1 ? 782291 : 782147),
      nature: 'wrong',
      printed: '"{25,112,114,137} p= 12626 q= 782147 2.758" and "{ 1, 52,142,143} p= 5306 q= 782291 2.734"',
      right: '724291 and 782147',
      why: '782147 is the preperiod of the second set; 782291 adds d + 1 to it, as the definition of page 73 does.',
      shows: ({ a, outcomePreperiod }) => ['q', a === 1 ? 782291 : 782147, outcomePreperiod],
      corrected: instead('preperiods', 'page 38 corrected', {
        says: '{25, 112, 114, 137} has q = 724291, and {1, 52, 142, 143} has q = 782147',
        holds: ({ a, outcomePreperiod }) => outcomePreperiod === (a === 1 ? 782147 : 724291),
      }),
    }),
  ],
});
