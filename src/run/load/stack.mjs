import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildInUse } from './modules.mjs';

/**
 * A stack in which places of the build in use are those of the sources, by the maps beside its files. This is for the few
 * stacks that are printed: if Node did it (`setSourceMapsEnabled`), every command would read all maps when it starts, which
 * took a seventh of the time of `list`.
 *
 * @param {string} stack
 */
export function inSources(stack) {
  const build = buildInUse();
  if (build === undefined) return stack;
  return stack.replaceAll(/(file:\/\/[^\s()]+\.mjs):(\d+):(\d+)/g, (place, address, line, column) => {
    const path = fileURLToPath(address);
    return path.startsWith(build) ? (sourceOf(path, Number(line), Number(column)) ?? place) : place;
  });
}

/**
 * @param {string} path
 * @param {number} line from 1 on, as the column
 * @param {number} column
 */
function sourceOf(path, line, column) {
  try {
    const map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')));
    const entry = map.findEntry(line - 1, column - 1);
    if (!('originalSource' in entry)) return undefined;
    const source = pathToFileURL(resolve(dirname(path), entry.originalSource));
    return `${source.href}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  } catch {
    // A map that is gone or damaged: the place in the build is better than none.
    return undefined;
  }
}
