import { family } from './_family.ts';

export default family({
  id: 'family-03',
  at: 'page 26, entry 3',
  game: '{4n+1, 12n+1, 44n+3, 48n+4}',
  n: '1..4',
  cost: '2000 n n n n n',
  period: '2208n^5 - 600n^4 - 744n^3 + 398n^2 + 156n + 8',
  preperiod: '276n^2 + 225n + 16',
});
