import { growth } from '../../src/index.ts';

export default growth({
  id: 'growth-one-more-period',
  game: '{3, 7, 10, 90n-36}',
  over: '1..20',
  further: '21..40',
  cost: '50000 + 30000n n',
  period: { is: [270, -183, 33], mutant: -182 },
  preperiod: { is: [90, -45], mutant: 91 },
  forAll: true,
});
