import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../../../src/run/index.ts';
import { sharedAssets } from '../../../src/view/site/assets.ts';
import { licencesOf } from '../../../src/view/site/licences.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Packages that the styles and scripts of the site import. */
const NAMED = [
  '@fontsource-variable/source-sans-3',
  '@fontsource-variable/source-serif-4',
  'd3-dsv',
  'vega',
  'vega-embed',
  'vega-lite',
  'vega-util',
];

/** Packages needed only by command-line tools, types, or helpers that esbuild replaces. */
const NOT_BUNDLED = ['@types/estree', 'commander', 'iconv-lite', 'rw', 'tslib', 'vega-typings', 'yargs'];

/** Returns names and versions of the named packages and of all their dependencies, by their manifests. */
function closureOf(names: readonly string[]): string[] {
  const seen = new Map<string, string>();
  const visit = (name: string, from: string): void => {
    let at = from;
    while (!existsSync(join(at, 'node_modules', name))) at = dirname(at);
    const folder = join(at, 'node_modules', name);
    if (seen.has(folder) || NOT_BUNDLED.includes(name)) return;
    const { version, dependencies = {} } = manifestIn(folder);
    seen.set(folder, `${name} ${version}`);
    for (const dependency of Object.keys(dependencies)) visit(dependency, folder);
  };
  for (const name of names) visit(name, ROOT);
  return [...new Set(seen.values())].sort();
}

describe('the licences of the site', async () => {
  const text = `${(await sharedAssets()).get('assets/LICENSES.txt')}`;
  const titles = text
    .match(/^(@?[\w/.-]+ \d+\.\d+\.\d+) \(.+\)$/gm)!
    .map(title => title.replace(/ \(.+/, ''));

  test('list each package of the bundles once, with all its dependencies', () => {
    expect(titles.toSorted()).toEqual(closureOf(NAMED));
  });

  test.each(['source-sans-3', 'source-serif-4'])(
    'contain the copyright notice of %s as in the font',
    name => {
      const [, notice] = new RegExp(`^@fontsource-variable/${name} .*\n {2}(©.*)$`, 'm').exec(text)!;
      const font = join(
        ROOT,
        `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
      );
      expect(unpacked(readFileSync(font)).includes(Buffer.from(notice!, 'utf16le').swap16())).toBe(true);
    },
  );

  test('contain the full text of the notices of each package', () => {
    for (const name of ['@fontsource-variable/source-serif-4', 'vega', 'd3-ease', 'semver', 'delaunator']) {
      const notice = readFileSync(join(ROOT, 'node_modules', name, 'LICENSE'), 'utf8').trim();
      expect(text).toContain(notice);
    }
    expect(text).toMatch(/^@fontsource-variable\/source-sans-3 [\d.]+ \(OFL-1\.1\)$/m);
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });
});

/** Unpacks the tables of a WOFF 2 font, concatenated. */
function unpacked(font: Buffer): Buffer {
  const size = font.readUInt32BE(20);
  // The packed bytes end the file, except for at most three bytes of padding.
  for (const end of [0, 1, 2, 3].map(fill => font.length - fill)) {
    try {
      return brotliDecompressSync(font.subarray(end - size, end));
    } catch {}
  }
  throw new Error('no WOFF 2');
}

describe('licencesOf', () => {
  /** Creates a folder of packages, each with its files. */
  function packagesWith(packages: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
    const folder = mkdtempSync(join(tmpdir(), 'saltus-licences-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    for (const [name, files] of Object.entries(packages)) {
      mkdirSync(join(folder, 'node_modules', name), { recursive: true });
      for (const [file, text] of Object.entries(files))
        writeFileSync(join(folder, 'node_modules', name, file), text);
    }
    return folder;
  }
  const manifest = (name: string, license?: unknown) => JSON.stringify({ name, version: '1.2.3', license });

  test('prints equal texts once, in an order independent of the order of files', () => {
    const folder = packagesWith({
      one: { 'package.json': manifest('one', 'MIT'), LICENSE: 'Same.\r\n' },
      two: { 'package.json': manifest('two', 'MIT'), 'LICENCE.md': 'Same.\n' },
      '@a/three': { 'package.json': manifest('@a/three', 'ISC'), LICENSE: 'Other.', NOTICE: 'Thanks.' },
    });
    const files = ['two/i.js', 'one/a.js', '@a/three/b.js', 'one/c.js'].map(file =>
      join(folder, 'node_modules', file),
    );
    const text = licencesOf(files);
    expect(text).toBe(licencesOf(files.toReversed()));
    expect(text.split(/^-+\n\n/m).slice(1)).toEqual([
      '@a/three 1.2.3 (ISC)\n\nOther.\n\nThanks.\n\n',
      'one 1.2.3 (MIT)\ntwo 1.2.3 (MIT)\n\nSame.\n',
    ]);
  });

  test.each([
    ['text', { 'package.json': manifest('one', 'MIT'), 'README.md': 'MIT' }],
    ['licence', { 'package.json': manifest('one'), LICENSE: 'Free.' }],
  ])('rejects a package without a %s', (_, files) => {
    const folder = packagesWith({ one: files });
    expect(() => licencesOf([join(folder, 'node_modules', 'one', 'a.js')])).toThrow(
      'node_modules/one: the licence',
    );
  });

  test('rejects a file outside of packages', () => {
    expect(() => licencesOf(['/fonts/a.woff2'])).toThrow('/fonts/a.woff2: a bundled file is in no package');
  });

  test('rejects a package with a bundled dependency that is not installed', () => {
    const folder = packagesWith({
      delaunator: { 'package.json': manifest('delaunator', 'ISC'), LICENSE: 'Free.' },
    });
    expect(() => licencesOf([join(folder, 'node_modules', 'delaunator', 'a.js')])).toThrow(
      'robust-predicates',
    );
  });
});
