import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run/index.ts';

/** Returns what the editors chose: the content of a JSON file in `data/published`. Its README describes the files. */
export function editorial<Choice>(name: 'pages' | 'new-laws'): Choice {
  return JSON.parse(readFileSync(join(ROOT, 'data', 'published', `${name}.json`), 'utf8'));
}
