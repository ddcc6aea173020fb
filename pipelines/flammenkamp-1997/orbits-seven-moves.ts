import { orbits } from './_orbits.ts';

export default orbits('orbits-seven-moves', 'seven moves', [
  ['2,6,7,11,12,16,18', 721, '314 74 73 60 44 2x30 28 24 2x22'],
  ['3,5,9,13,17,19,22', 4810, '494 329 280 203 170 132 80 67 55 66x44 41 26 25 4'],
]);
