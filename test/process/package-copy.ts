import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect } from 'vitest';
import { ROOT } from '../../src/run/index.ts';

/** The output and exit code of a command. */
interface Said {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The package's dependencies, as folders of node_modules; it may use no others. */
export const PACKAGES = [
  ...new Set(
    Object.keys(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).dependencies).map(
      name => name.split('/')[0]!,
    ),
  ),
];

/** Starts a command that obeys permissions: root does only without these capabilities. */
export const OBEDIENT =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : [];

/** A copy of the package in a folder with special characters in its name, with one pipeline, and no build. */
export class PackageCopy {
  readonly #temporary = mkdtempSync(join(tmpdir(), 'saltus-load-'));
  /** The folder of the package, or a link to it. */
  root = join(this.#temporary, 'ä folder #1, 100%41, $$');

  constructor() {
    mkdirSync(join(this.root, 'node_modules'), { recursive: true });
    mkdirSync(join(this.root, 'pipelines'));
    this.copySources();
    for (const name of PACKAGES) {
      symlinkSync(join(ROOT, 'node_modules', name), join(this.root, 'node_modules', name));
    }
    this.pipeline('one');
  }

  protected copySources(): void {
    // The compiler of the kernels may be installed below its sources.
    const filter = (path: string) => basename(path) !== 'node_modules';
    for (const name of ['src', 'package.json', 'data/published', 'docs/glossary.md'])
      cpSync(join(ROOT, name), join(this.root, name), { recursive: true, filter });
  }

  /** Writes a pipeline of two games, with another question if given, as code. */
  pipeline(id: string, question = `'What is ${id}?'`, before = ''): void {
    const text = `import { claim, definePipeline } from '../src/index.ts';
${before}
export default definePipeline({
  id: '${id}',
  question: ${question},
  source: 'my-notebook, page 3',
  sweep: { game: 'N - {a}', over: { a: '1..2' } },
  measure: ['preperiod', 'period'],
  limit: '1e6 heaps',
  claims: [claim('pure', { says: 'preperiod = 0', holds: ({ preperiod }) => preperiod === 0,
    mutant: ({ preperiod }) => preperiod === 1, mutantSays: 'preperiod = 1' })],
});
`;
    this.write(`pipelines/${id}.ts`, text);
  }

  write(name: string, text: string): void {
    mkdirSync(dirname(join(this.root, name)), { recursive: true });
    writeFileSync(join(this.root, name), text);
  }

  /** Replaces a package, by default with one that throws when it is loaded. */
  without(name: 'esbuild' | 'tinypool' | 'tsx', code = `throw new Error('${name} is gone');\n`): void {
    const folder = join(this.root, 'node_modules', name);
    rmSync(folder);
    mkdirSync(folder);
    const manifest = { name, type: 'module', exports: { '.': './gone.js', './esm/api': './gone.js' } };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(folder, 'gone.js'), code);
  }

  /** Starts a command that can be killed and awaited. */
  start(...args: string[]) {
    const child = spawn(process.execPath, [join(this.root, 'src', 'cli', 'saltus.mjs'), ...args], {
      cwd: tmpdir(),
    });
    const said = { out: '', err: '' };
    child.stdout.on('data', data => {
      said.out += data;
    });
    child.stderr.on('data', data => {
      said.err += data;
    });
    const end = new Promise<Said>(resolve => child.on('close', code => resolve({ code, ...said })));
    return { child, end };
  }

  async say(...args: string[]): Promise<Said> {
    return this.start(...args).end;
  }

  get cache(): string {
    return join(this.root, 'node_modules', '.cache', 'saltus');
  }

  /** Lists the names of the builds, including unfinished ones. */
  builds(): string[] {
    return readdirSync(this.cache).sort();
  }

  remove(): void {
    rmSync(this.#temporary, { recursive: true, force: true });
  }
}

/**
 * A package whose program only prints the questions of its pipelines: it is loaded like the whole one, but in a third
 * of the time.
 */
export class SmallPackage extends PackageCopy {
  protected override copySources(): void {
    const ofLoading = ['load', 'import-pipeline.ts', 'names-below.mjs', 'regular-file.mjs', 'workspace.mjs'];
    const names = ['src/cli/saltus.mjs', 'src/errors.ts', 'package.json'];
    for (const name of [...names, ...ofLoading.map(name => `src/run/${name}`)])
      cpSync(join(ROOT, name), join(this.root, name), { recursive: true });
    const files = `import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
export function writeStored(path: string, pieces: Uint8Array[]): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, Buffer.concat(pieces));
}
`;
    this.write('src/run/files.ts', files);
    for (const name of ['index', 'run/task', 'run/call', 'run/laws', 'view/figure/figure'])
      this.write(`src/${name}.ts`, 'export {};\n');
    // A module that two others import becomes a file of its own in a build.
    const below = `import { namesBelow } from '../run/names-below.mjs';
export const namesIn = (root: string) => namesBelow(root, 'pipelines');
`;
    this.write('src/cli/names.ts', below);
    this.write(
      'src/cli/terminal.ts',
      "import { namesIn } from './names.ts';\nexport const processTerminal = () => namesIn;\n",
    );
    const main = `import { importPipeline } from '../run/import-pipeline.ts';
import { ROOT } from '../run/load/modules.mjs';
import { namesIn } from './names.ts';
export const fail = (thrown: unknown): never => { throw thrown; };
export async function main(): Promise<number> {
  for (const name of namesIn(ROOT)) console.log((await importPipeline(ROOT + '/' + name)).default);
  return 0;
}
`;
    this.write('src/cli/main.ts', main);
  }

  override pipeline(id: string, question = `'What is ${id}?'`, before = ''): void {
    this.write(`pipelines/${id}.ts`, `${before}\nexport default ${question};\n`);
  }

  /** The initial output of the package. */
  static readonly ONE = 'What is one?\n';
}

/** The initial output of `saltus list` for a copy. */
export const ONE = 'one  What is one? (not part of npm start)\n';

/** Runs `saltus list`, which must succeed, and returns its output. */
export async function listed(copy: PackageCopy): Promise<string> {
  const { code, out, err } = await copy.say('list');
  expect(err).toBe('');
  expect(code).toBe(0);
  return out;
}
