import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MachineError } from '../../errors.ts';

/** Packages whose published builds contain copies of other packages, which no bundler sees. */
const COPIES: Readonly<Record<string, readonly string[]>> = {
  'd3-delaunay': ['delaunator'],
  delaunator: ['robust-predicates'],
  'vega-embed': ['fast-json-patch', 'semver'],
};

/** Copyright notices of fonts, as the fonts have them: the licence files of their packages do not name the holder. */
const FONT_NOTICES: Readonly<Record<string, string>> = {
  '@fontsource-variable/source-sans-3':
    '© 2023 Adobe (http://www.adobe.com/), with Reserved Font Name ‘Source’',
  '@fontsource-variable/source-serif-4':
    '© 2014 - 2021 Adobe Systems Incorporated (http://www.adobe.com/), with Reserved Font Name ‘Source’.',
};

const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

/** Files of a package that hold its licence and copyright notices. */
const NOTICE = /^(licen[cs]e|copying|notice|copyright|ofl)/i;

interface Licensed {
  /** The name, version and licence of a package; for fonts, also the copyright notice. */
  readonly title: string;
  readonly text: string;
}

/**
 * Returns the licences of the packages that files belong to, and of the packages that those contain: name, version,
 * licence, and the full text of each package's own notices. Equal texts are printed once.
 *
 * @param files bundled files of packages, by absolute path
 * @throws MachineError for a package without a licence or its text
 */
export function licencesOf(files: Iterable<string>): string {
  const folders = new Set([...files].map(packageOf));
  // Iteration over a set also visits the members added meanwhile.
  for (const folder of folders) for (const copy of copiesIn(folder)) folders.add(copy);
  const titles = new Map<string, string[]>();
  for (const { title, text } of [...folders].map(licensed))
    titles.set(text, [...(titles.get(text) ?? []).filter(other => other !== title), title]);
  const sections = [...titles].map(([text, same]) => [...same.sort(), '', text, ''].join('\n'));
  return [HEAD, ...sections.sort()].join(`\n${'-'.repeat(80)}\n\n`);
}

const HEAD = `saltus, with the pages and scripts of this site, is under the MIT License.
Its style sheets and scripts contain fonts and libraries under the licences below.
`;

function packageOf(file: string): string {
  const [folder] = PACKAGE.exec(file) ?? [];
  if (folder === undefined)
    throw new MachineError(`${file}: a bundled file is in no package, so its licence is not known`);
  return folder;
}

function copiesIn(folder: string): string[] {
  return (COPIES[manifestOf(folder).name] ?? []).map(name => folderOf(name, folder));
}

/** Finds a package as Node does: in `node_modules` of a folder or of one above it. */
function folderOf(name: string, from: string): string {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(folder)) return folder;
    if (at === dirname(at))
      throw new MachineError(`${from}: the package ${name}, which it contains, is not installed`);
  }
}

function manifestOf(folder: string): { name: string; version: string; license?: unknown } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function licensed(folder: string): Licensed {
  const { name, version, license } = manifestOf(folder);
  const notices = readdirSync(folder)
    .filter(file => NOTICE.test(file))
    .sort();
  if (typeof license !== 'string' || notices.length === 0) {
    throw new MachineError(
      `${folder}: the licence of a bundled package, or the file with its text, is missing`,
    );
  }
  const texts = notices.map(file => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  const holder = FONT_NOTICES[name];
  const title = `${name} ${version} (${license})${holder === undefined ? '' : `\n  ${holder}`}`;
  return { title, text: texts.join('\n\n') };
}
