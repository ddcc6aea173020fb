import { orbits } from './_orbits.ts';

export default orbits('orbits-one-move', 'one move', [['7', 128, '9x14 2']]);
