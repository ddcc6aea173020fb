import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';

/** Says that a pipeline reads what it may not know: an error's text is the name. */
export const CHANGING = 'changing names';

/** What comes from these differs with time, host or chance, or ends the program: no verdict may follow from it. */
const NAMES = [
  'Date',
  'Function',
  'Intl',
  'Math.random',
  'Temporal',
  'WeakRef',
  'crypto',
  'fetch',
  'global',
  'globalThis',
  'navigator',
  'performance',
  'process',
  'setImmediate',
  'setInterval',
  'setTimeout',
];

/** Of anything: the text differs with the language of the machine. */
const METHODS = [
  'localeCompare',
  'toLocaleDateString',
  'toLocaleLowerCase',
  'toLocaleString',
  'toLocaleTimeString',
  'toLocaleUpperCase',
];

const ALL = [...NAMES, ...METHODS];

const markOf = (/** @type {number} */ i) => `$changing${i}$`;

/** What esbuild is to write for each of them: a mark, where nothing else bears the name. */
export const MARKED = {
  define: Object.fromEntries(NAMES.map((name, i) => [name, markOf(i)])),
  mangleProps: new RegExp(`^(${METHODS.join('|')})$`),
  mangleQuoted: true,
  mangleCache: Object.fromEntries(METHODS.map((name, i) => [name, markOf(NAMES.length + i)])),
};

/**
 * Where marks are left in files with their maps: each as an error of esbuild.
 *
 * @param {string} root
 * @param {readonly import('esbuild').OutputFile[]} files
 * @returns {import('esbuild').Message[]}
 */
export function changingNames(root, files) {
  return files
    .filter(({ path }) => path.endsWith('.js'))
    .flatMap(({ path, text }) => {
      if (!ALL.some((_, i) => text.includes(markOf(i)))) return [];
      const map = files.find(file => file.path === `${path}.map`);
      const payload = map && new SourceMap(JSON.parse(map.text));
      return text.split('\n').flatMap((line, lineAt) =>
        [...line.matchAll(/\$changing(\d+)\$/g)].map(({ 0: mark, 1: i, index }) => {
          const name = ALL[Number(i)] ?? mark;
          const found = payload?.findEntry(lineAt, index);
          const location = found && 'originalSource' in found ? placeOf(root, path, found, name) : null;
          return { id: '', pluginName: CHANGING, text: name, location, notes: [], detail: undefined };
        }),
      );
    });
}

/**
 * @param {string} root
 * @param {string} output
 * @param {import('node:module').SourceMapping} found
 * @param {string} name
 * @returns {import('esbuild').Location}
 */
function placeOf(root, output, { originalSource, originalLine, originalColumn }, name) {
  const path = resolve(dirname(output), originalSource);
  const lineText = readFileSync(path, 'utf8').split('\n')[originalLine] ?? '';
  const file = relative(root, path);
  return {
    file,
    namespace: 'file',
    line: originalLine + 1,
    column: originalColumn,
    length: name.length,
    lineText,
    suggestion: '',
  };
}
