import { blocks } from './_blocks.ts';

export default blocks(2, 260);
