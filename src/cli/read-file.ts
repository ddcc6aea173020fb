export { readFile } from '../run/index.ts';
