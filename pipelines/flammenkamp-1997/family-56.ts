import { family } from './_family.ts';

export default family({
  id: 'family-56',
  at: 'pages 31-32, entry 56',
  game: '{n, 7n+1, 20n+2, 21n+2}',
  n: '1..16',
  cost: '500 n n n',
  period: '120n^2 - n - 1',
  preperiod: '240n^3 + 118n^2 + 13n + 2',
});
