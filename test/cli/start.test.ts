import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { currentBuild } from '../../src/run/load/build.mjs';

/** A file of the build: the sources in it, and the files and packages that it loads. */
interface Built {
  readonly sources: readonly string[];
  readonly targets: readonly string[];
}

const built = new Map<string, Built>();

beforeAll(async () => {
  const { folder } = await currentBuild();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter(name => name.endsWith('.mjs'))) {
    const path = join(folder, name);
    const text = readFileSync(path, 'utf8');
    const sources = [...text.matchAll(/^\/\/ (\S+\.\w+)$/gm)].map(([, source]) => source!);
    const targets = [...text.matchAll(/^(?:import|export)\b[^;]*?(?:from )?"([^"]+)";$/gm)];
    built.set(path, {
      sources: sources.map(source => relative('src', source)),
      targets: targets.map(([, to]) => (to!.startsWith('.') ? join(dirname(path), to!) : packageOf(to!))),
    });
  }
});

/** Returns the name of a package from the address of its module. */
function packageOf(address: string): string {
  return /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(address)?.[1] ?? address;
}

/** Lists everything loaded with a source, except by imports in functions. */
function loadedWith(source: string): string[] {
  const isOf = (path: string, { sources }: Built) =>
    sources.includes(source) || path.endsWith(join('src', source.replace(/ts$/, 'mjs')));
  const [start] = [...built].filter(([path, module]) => isOf(path, module)).map(([path]) => path);
  const seen = new Set<string>();
  const visit = (path: string): string[] => {
    if (seen.has(path)) return [];
    seen.add(path);
    const { sources, targets } = built.get(path) ?? { sources: [path], targets: [] };
    return [...sources, ...targets.flatMap(visit)];
  };
  if (start === undefined) throw new Error(`${source} is in no file of the build`);
  return visit(start);
}

/** Packages that take tens of milliseconds to load. */
const HEAVY = [
  'zod/mini',
  'vega',
  'vega-lite',
  'pdfkit',
  'katex',
  'markdown-it',
  '@resvg/resvg-js',
  'tinypool',
  'esbuild',
  'acorn',
];

/** Sources that are loaded only on demand. */
const FIGURES = ['figure', 'pdf', 'png']
  .map(name => join('view', 'figure', `${name}.ts`))
  .concat(join('view', 'site', 'build-site.ts'));

test.each([
  ['cli/main.ts', 'cli/words.ts'],
  ['cli/commands/list.ts', 'run/pipelines.ts'],
  ['cli/commands/game.ts', 'cli/exit-code.ts'],
  ['cli/commands/sequence.ts', 'cli/exit-code.ts'],
  ['cli/commands/move.ts', 'cli/exit-code.ts'],
  ['cli/commands/nim.ts', 'cli/exit-code.ts'],
  ['cli/commands/verify.ts', 'cli/exit-code.ts'],
  ['cli/commands/run.ts', 'run/task.ts'],
  ['cli/commands/shard.ts', 'run/task.ts'],
  ['cli/commands/merge.ts', 'run/task.ts'],
  ['cli/commands/recheck.ts', 'run/task.ts'],
  ['run/task.ts', 'plan/compute-rows.ts'],
  ['index.ts', 'claim/vocabulary/law.ts'],
])('%s starts without charts, the site or any package that loads slowly', (source, needed) => {
  const loaded = loadedWith(source);
  expect(loaded).toContain(join(needed));
  expect(loaded.filter(file => [...HEAVY, ...FIGURES].includes(file))).toEqual([]);
});

test('the slow packages and files are indeed loaded by figures and the site', () => {
  expect(FIGURES.flatMap(loadedWith)).toEqual(
    expect.arrayContaining([...FIGURES, 'vega', 'vega-lite', 'pdfkit', 'katex', '@resvg/resvg-js']),
  );
});

test('saltus --help loads the command line and no computation', () => {
  const loaded = ['cli/main.ts', 'cli/terminal.ts'].flatMap(loadedWith);
  const rooms = /^(engine|check|plan|view|cli.commands|game.(index|family)|run.(index|pipelines))\b/;
  expect(loaded.filter(file => rooms.test(file))).toEqual([]);
  expect(new Set(loaded).size).toBeLessThan(100);
});

test('saltus game loads no pipelines, claims or tables', () => {
  const rooms = /^(claim|check|plan.(?!digest)|view|run.(index|pipelines|tables|task))\b/;
  expect(loadedWith('cli/commands/game.ts').filter(file => rooms.test(file))).toEqual([]);
});
