import { family } from './_family.ts';

export default family({
  id: 'family-20',
  at: 'page 28, entry 20',
  game: '{2n, 8n, 54n+1, 62n+1}',
  n: '1..3',
  cost: '20000 n n n n n',
  period: '18560n^5 + 18144n^4 - 5552n^3 - 92n^2 + 36n + 1',
  preperiod: '0',
});
