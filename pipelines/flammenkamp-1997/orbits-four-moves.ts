import { orbits } from './_orbits.ts';

export default orbits('orbits-four-moves', 'four moves', [
  ['1,4,7,8', 33, '25 5 3'],
  ['1,6,11,12', 197, '61 40 23 23 20 17 13'],
]);
