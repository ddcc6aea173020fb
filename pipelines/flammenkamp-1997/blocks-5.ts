import { blocks } from './_blocks.ts';

export default blocks(5, 16_107_110, 14_727_438);
