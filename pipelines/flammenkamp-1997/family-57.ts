import { family } from './_family.ts';

export default family({
  id: 'family-57',
  at: 'page 32, entry 57',
  game: '{3n-1, 15n-3, 24n-5, 27n-6}',
  n: '1..8',
  cost: '200 n n n n',
  period: '96n^3 + 79n^2 - 78n + 12',
  preperiod: '96n^4 + 175n^3 + n^2 - 48n + 9',
});
