import { family } from './_family.ts';

export default family({
  id: 'family-02',
  at: 'page 26, entry 2',
  game: '{2n, 26n-3, 38n-5, 40n-5}',
  n: '4..5',
  cost: '7000 n^5',
  period: '7488n^5 - 14592n^4 + 9348n^3 - 1466n^2 - 386n + 60',
  preperiod: '936n^2 - 16n - 10',
});
