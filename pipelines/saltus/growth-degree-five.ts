import { growth } from '../../src/index.ts';

export default growth({
  id: 'growth-degree-five',
  game: '{n, 4n, 32n+1, 36n+1}',
  over: '1..6',
  further: '7..8',
  cost: '50000 + 10000n n n n n',
  printed: {
    source: 'flammenkamp-1997',
    at: 'pages 23 and 27-28, entry 15',
    outcomes: 'page 28, entry 15',
    before: '2 ≤ n ≤ 16',
  },
  period: { from: 2, is: [1632, 2384, 916, -20, -25, -1], mutant: -24 },
  preperiod: { from: 2, is: [68, 96, 2], mutant: 95 },
});
