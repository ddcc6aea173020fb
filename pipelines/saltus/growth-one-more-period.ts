import { growth } from '../../src/index.ts';

export default growth({
  id: 'growth-one-more-period',
  game: '{3, 7, 10, 90n-36}',
  over: '1..20',
  further: '21..40',
  cost: '50000 + 30000n n',
  askedBy:
    'this project; a paper of which only the abstract was read, without its author (scholarmate.com/S/tJrnEl), conjectures that with one more move c periods are linear in c on each class modulo some multiple q of the period of S, for large c',
  at: 'seen in rows',
  period: { is: [270, -183, 33], nearMiss: -182 },
  preperiod: { is: [90, -45], nearMiss: 91 },
});
