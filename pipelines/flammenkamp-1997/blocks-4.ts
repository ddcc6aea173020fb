import { blocks } from './_blocks.ts';

export default blocks(4, 955307, 512336);
