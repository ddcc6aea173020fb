import { family } from './_family.ts';

export default family({
  id: 'family-28',
  at: 'page 29, entry 28',
  game: '{9n+3, 14n+5, 21n+8, 35n+13}',
  n: '1..5',
  cost: '1000 n n n n n',
  period: '294n^5 + 1879n^4 + 687n^3 - 799n^2 - 147n + 58',
  preperiod: '161n + 61',
});
