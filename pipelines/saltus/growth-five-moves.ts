import { growth } from '../../src/index.ts';

export default growth({
  id: 'growth-five-moves',
  game: '{n, 3n+1, 8n+1, 10n+2, 11n+2}',
  over: '1..24',
  further: '25..48',
  cost: '50000 + 2000n n n',
  printed: { source: 'flammenkamp-1997', at: 'page 46', outcomes: 'page 46, and Folgerung 14 on page 42' },
  period: { is: [18, 22, 5, 0], mutant: 4 },
  preperiod: { from: 3, is: [18, -23, -5], mutant: -22 },
  forAll: true,
});
