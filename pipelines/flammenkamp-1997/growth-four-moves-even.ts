import { growth } from '../../src/index.ts';

export default growth({
  id: 'growth-four-moves-even',
  game: '{2n, 5n, 6n+1, 8n+1}',
  over: '1..30',
  further: '31..60',
  cost: '50000 + 1000n n n',
  printed: {
    source: 'flammenkamp-1997',
    at: 'pages 17-18, Satz 8 and Folgerung 9',
    period: 'page 18',
    outcomes: 'page 18, Folgerung 9',
    preperiod: 'page 18',
  },
  period: { is: [14, 0, 11, 1], mutant: 10 },
  preperiod: { from: 2, is: [7, 1], mutant: 8 },
  forAll: true,
});
