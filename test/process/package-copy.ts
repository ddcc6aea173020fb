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

/** What a command said, and what it ended with. */
interface Said {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** What it depends on, in the folders of node_modules: it must do with these. */
export const PACKAGES = [
  ...new Set(
    Object.keys(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).dependencies).map(
      name => name.split('/')[0]!,
    ),
  ),
];

/** What starts a command that obeys permissions: root does only without these capabilities. */
export const OBEDIENT =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : [];

/** The package in a folder of its own, whose name is a hard one, with one pipeline, and no build. */
export class PackageCopy {
  readonly #temporary = mkdtempSync(join(tmpdir(), 'saltus-load-'));
  /** Where it is, or by which way it is called. */
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

  /** Writes a pipeline of two games, with another question where it is given, as code. */
  pipeline(id: string, question = `'What is ${id}?'`, before = ''): void {
    const text = `import { definePipeline, law } from '../src/index.ts';
${before}
export default definePipeline({
  id: '${id}',
  question: ${question},
  source: 'my-notebook, page 3',
  sweep: { game: 'N - {a}', over: { a: '1..2' } },
  measure: ['preperiod', 'period'],
  limit: '1e6 heaps',
  claims: [law({ id: 'pure', says: 'preperiod = 0', holds: ({ preperiod }) => preperiod === 0,
    mutant: ({ preperiod }) => preperiod === 1, mutantSays: 'preperiod = 1' })],
});
`;
    this.write(`pipelines/${id}.ts`, text);
  }

  write(name: string, text: string): void {
    mkdirSync(dirname(join(this.root, name)), { recursive: true });
    writeFileSync(join(this.root, name), text);
  }

  /** Puts a package in the place of another: by default one that says that it is gone when it is loaded. */
  without(name: 'esbuild' | 'tinypool' | 'tsx', code = `throw new Error('${name} is gone');\n`): void {
    const folder = join(this.root, 'node_modules', name);
    rmSync(folder);
    mkdirSync(folder);
    const manifest = { name, type: 'module', exports: { '.': './gone.js', './esm/api': './gone.js' } };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(folder, 'gone.js'), code);
  }

  /** Starts a command, which can be killed, and waited for. */
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

  /** The names of the builds, and of what was to become one. */
  builds(): string[] {
    return readdirSync(this.cache).sort();
  }

  remove(): void {
    rmSync(this.#temporary, { recursive: true, force: true });
  }
}

/**
 * A package whose program does no more than to ask the questions of its pipelines: it is loaded as the whole one is, which
 * takes three times as long.
 */
export class SmallPackage extends PackageCopy {
  protected override copySources(): void {
    const ofLoading = ['load', 'import-pipeline.ts', 'names-below.mjs', 'regular-file.mjs', 'workspace.mjs'];
    const names = ['src/cli/saltus.mjs', 'src/errors.ts', 'package.json'];
    for (const name of [...names, ...ofLoading.map(name => `src/run/${name}`)])
      cpSync(join(ROOT, name), join(this.root, name), { recursive: true });
    const files = `import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
export function writeWhole(path: string, pieces: Uint8Array[]): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, Buffer.concat(pieces));
}
`;
    this.write('src/run/files.ts', files);
    for (const name of ['index', 'run/task', 'run/call', 'run/laws', 'view/figure/figure'])
      this.write(`src/${name}.ts`, 'export {};\n');
    // What two modules import is a file of its own in a build.
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

  /** What it says as it is at first. */
  static readonly ONE = 'What is one?\n';
}

/** What `saltus list` says of a copy as it is at first. */
export const ONE = 'one  What is one? (not part of npm start)\n';

/** What `saltus list` says, in which nothing goes wrong. */
export async function listed(copy: PackageCopy): Promise<string> {
  const { code, out, err } = await copy.say('list');
  expect(err).toBe('');
  expect(code).toBe(0);
  return out;
}
