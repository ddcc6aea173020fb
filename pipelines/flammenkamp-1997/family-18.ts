import { family } from './_family.ts';

export default family({
  id: 'family-18',
  at: 'page 28, entry 18',
  game: '{2n+1, 8n+2, 26n+5, 34n+7}',
  n: '4..6',
  cost: '4000 n^5',
  period: '3776n^5 - 6048n^4 - 1280n^3 + 4816n^2 + 996n + 14',
});
