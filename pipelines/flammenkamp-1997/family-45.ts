import { family } from './_family.ts';

export default family({
  id: 'family-45',
  at: 'page 30, entry 45',
  game: '{10n-5, 30n-14, 40n-19, 54n-26}',
  n: '1..4',
  cost: '10000 n n n n n',
  period: '12160n^5 - 32160n^4 + 33936n^3 - 17104n^2 + 4012n - 341',
  preperiod: '0',
});
