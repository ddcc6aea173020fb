import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ROOT } from './load/modules.mjs';

/** An address of compiled code in a stack, a line and a column. */
const PLACE = /(file:\/\/[^\s()]+\.mjs|data:text\/javascript;base64,[\w+/=]+):(\d+):(\d+)/g;

/**
 * Returns a stack with places in the sources. A pipeline contains its source map. The program has none, to keep the first
 * command fast; esbuild names the source of each part, and the line is searched for there.
 */
export function inSources(stack: string): string {
  return stack.replaceAll(PLACE, (place, address: string, line: string, column: string) => {
    try {
      const text = textAt(address);
      const [, map] = /\n\/\/# sourceMappingURL=data:[^,]*,(.*)/.exec(text) ?? [];
      const [at, to] = [Number(line) - 1, Number(column) - 1];
      return (map ? byMap(JSON.parse(decoded(map)), at, to) : byText(text.split('\n'), at, to)) ?? place;
    } catch {
      // The file is gone, so the compiled place stays.
      return place;
    }
  });
}

function textAt(address: string): string {
  const [, code] = /^data:.*?,(.*)$/.exec(address) ?? [];
  return code === undefined ? readFileSync(fileURLToPath(address), 'utf8') : decoded(code);
}

function decoded(base64: string): string {
  return Buffer.from(base64, 'base64').toString();
}

function byMap(map: SourceMapPayload, line: number, column: number): string | undefined {
  const entry = new SourceMap(map).findEntry(line, column);
  if (!('originalSource' in entry)) return undefined;
  const { href } = new URL(entry.originalSource.replace(map.sourceRoot, ''), map.sourceRoot);
  return `${href}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

/** Returns the place of a compiled line in its source: the line with the same text, or only the file if several match. */
function byText(lines: readonly string[], line: number, column: number): string | undefined {
  const part = lines.slice(0, line).findLast(text => /^\/\/ src\/\S+$/.test(text));
  if (part === undefined) return undefined;
  const path = join(ROOT, part.slice('// '.length));
  const textOf = (text = '') => text.trim().replaceAll('"', "'");
  const sources = readFileSync(path, 'utf8').split('\n');
  const found = sources.flatMap((text, i) => (textOf(text) === textOf(lines[line]) ? [i] : []));
  const { href } = pathToFileURL(path);
  if (found.length !== 1) return href;
  const indent = (text = '') => text.length - text.trimStart().length;
  return `${href}:${found[0]! + 1}:${column + 1 + indent(sources[found[0]!]) - indent(lines[line])}`;
}
