import { family } from './_family.ts';

export default family({
  id: 'family-50',
  at: 'page 31, entry 50',
  game: '{4n+1, 13n+3, 28n+6, 32n+7}',
  n: '1..4',
  cost: '1000 n n n n n n',
  from: 2,
  period: '928n^6 - 1168n^5 - 114n^4 - 382n^3 - 172n^2 - 62n - 10',
  preperiod: '116n^2 + 103n + 20',
});
