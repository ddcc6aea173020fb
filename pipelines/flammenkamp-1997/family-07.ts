import { family } from './_family.ts';

export default family({
  id: 'family-07',
  at: 'page 27, entry 7',
  game: '{8n+4, 26n+12, 36n+17, 44n+21}',
  n: '2..4',
  cost: '33000 n^5',
  period: '32832n^5 + 39168n^4 - 31896n^3 - 13328n^2 + 5496n + 995',
  preperiod: '544n + 260',
});
