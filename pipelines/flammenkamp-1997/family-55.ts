import { family } from './_family.ts';

export default family({
  id: 'family-55',
  at: 'page 31, entry 55',
  game: '{16n+7, 26n+12, 80n+37, 106n+49}',
  n: '1..2',
  cost: '108000 n^6',
  period: '108288n^6 + 423792n^5 + 615304n^4 + 438988n^3 + 169074n^2 + 34884n + 3152',
  preperiod: '478n + 222',
});
