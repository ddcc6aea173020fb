import { growth } from '../../src/index.ts';

export default growth({
  id: 'growth-four-moves',
  game: '{n, 4n, 12n+1, 16n+1}',
  over: '1..20',
  further: '21..40',
  cost: '50000 + 3000n n n',
  printed: { source: 'flammenkamp-1997', at: 'pages 15, 22 and 83-85', outcomes: 'page 85' },
  period: { is: [56, 52, 9, 1], mutant: 8 },
  preperiod: { from: 2, is: [28, -29, -1], mutant: -28 },
  forAll: true,
});
