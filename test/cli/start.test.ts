import { dirname, join, relative } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../src/run/index.ts';
import { bundle } from '../../src/run/load/bundle.mjs';
import { readSources } from '../../src/run/load/sources.mjs';

/** A file of the build: the sources that it is made of, and the files and packages that are loaded with it. */
interface Built {
  readonly sources: readonly string[];
  readonly targets: readonly string[];
}

const built = new Map<string, Built>();

beforeAll(async () => {
  const folder = join(ROOT, 'built');
  const { files } = await bundle(ROOT, readSources(ROOT, ROOT).names, folder);
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  for (const [path, text] of texts) {
    const map = texts.get(`${path}.map`);
    if (map === undefined) continue;
    const { sources } = JSON.parse(map) as { sources: string[] };
    const targets = [...text.matchAll(/^(?:import|export)\b[^;]*?(?:from )?"([^"]+)";$/gm)];
    built.set(path, {
      sources: sources.map(source => relative(join(ROOT, 'src'), join(dirname(path), source))),
      targets: targets.map(([, to]) => (to!.startsWith('.') ? join(dirname(path), to!) : to!)),
    });
  }
});

/** All that is loaded with a source: by imports of what is used, and not by those made when called. */
function loadedWith(source: string): string[] {
  const [start] = [...built].filter(([, { sources }]) => sources.includes(source)).map(([path]) => path);
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

/** Packages that take tens of ms to load. */
const HEAVY = [
  'zod/mini',
  'vega',
  'vega-lite',
  'pdfkit',
  'katex',
  'markdown-it',
  '@resvg/resvg-js',
  'tinypool',
];

/** What is loaded with a source only when it is asked for. */
const FIGURES = [join('view', 'figure', 'figure.ts'), join('view', 'site', 'compose-site.ts')];

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
  ['run/task.ts', 'plan/compute.ts'],
  ['../pipelines/sleator-slusky-2012/fes-saltus.ts', 'claim/law.ts'],
])('%s starts without charts, site or any package that is slow to load', (source, needed) => {
  const loaded = loadedWith(source);
  expect(loaded).toContain(join(needed));
  expect(loaded.filter(file => [...HEAVY, ...FIGURES].includes(file))).toEqual([]);
});

test('the packages and files that are told apart so are those that are loaded later', () => {
  expect(FIGURES.flatMap(loadedWith)).toEqual(
    expect.arrayContaining([...FIGURES, 'vega', 'vega-lite', 'pdfkit', 'katex', '@resvg/resvg-js']),
  );
});

test('saltus --help loads no command', () => {
  expect(loadedWith('cli/main.ts').filter(file => file.startsWith(join('cli', 'commands')))).toEqual([]);
});
