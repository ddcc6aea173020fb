import { dirname } from 'node:path';
import { ROOT, resultPaths } from '../src/run/index.ts';

const PATHS = resultPaths(ROOT);

/** Returns the path of a committed file, relative to the package, by its name: `fes-saltus.csv` is in the folder of its source. */
export function committed(name: string): string {
  const [id = ''] = name.split('.');
  return `${dirname(PATHS.get(id)?.[0] ?? 'data/x')}/${name}`;
}
