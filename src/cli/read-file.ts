export { readFile } from '../run/read-file.ts';
