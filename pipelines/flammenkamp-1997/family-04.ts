import { family } from './_family.ts';

export default family({
  id: 'family-04',
  at: 'page 26, entry 4',
  game: '{4n, 40n-3, 56n-4, 60n-4}',
  n: '2..3',
  cost: '178000 n^5',
  period: '178176n^5 - 334080n^4 + 172032n^3 - 49536n^2 + 6928n - 280',
  preperiod: '464n^2 - 132n + 8',
});
