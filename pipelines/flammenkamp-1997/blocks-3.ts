import { blocks } from './_blocks.ts';

export default blocks(3, 1600);
