import { orbits } from './_orbits.ts';

export default orbits('orbits-six-moves', 'six moves', [
  ['2,6,9,12,16,18', 901, '238 186 88 84 71 30 2x28 25 2x24 2x22 15 11 5'],
]);
