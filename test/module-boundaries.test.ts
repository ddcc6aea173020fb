import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The modules in order; each may import those before it. */
const CHAIN = ['game', 'engine', 'claim', 'plan', 'run', 'view', 'cli'];
/** Modules outside the chain, and what each may import. */
const OUTSIDE_CHAIN: Record<string, string[]> = {
  check: ['game'],
  explorer: ['game', 'engine', 'check'],
  library: ['game', 'engine', 'check'],
};
/** These modules compare results with the checker, which knows none of them. */
const USERS_OF_CHECK = ['run', 'cli'];
/** Modules that also run in a browser: no Node, no packages. */
const PURE = ['game', 'engine', 'check', 'claim', 'explorer'];

interface Import {
  readonly from: string;
  readonly module: string;
  readonly target: string;
}

/** All files, except the compiler of the kernels, which is not part of the program. */
const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter(
  name => /\.(ts|mjs)$/.test(name) && !name.startsWith(join('engine', 'kernels', 'compiler')),
);

/** Lists what a text imports, at the end of a statement or by a call. */
function targetsOf(text: string): string[] {
  const statements = text.matchAll(/\bfrom '([^']+)'(?: with .*)?;$/gm);
  const calls = text.matchAll(/\bimport\('([^']+)'\)/g);
  return [...statements, ...calls].map(match => match[1]!);
}

function importsOf(file: string): Import[] {
  const text = readFileSync(join(ROOT, 'src', file), 'utf8');
  return targetsOf(text).map(target => ({ from: file, module: file.split('/')[0]!, target }));
}

/** Returns the module of a relative import, or the file name if it is at the top of `src`. */
function moduleOf({ from, target }: Import): string {
  return relative(join(ROOT, 'src'), join(ROOT, 'src', dirname(from), target)).split('/')[0]!;
}

const imports = files.flatMap(importsOf);
const relatives = imports.filter(({ target }) => target.startsWith('.'));

test('the test finds the imports', () => {
  expect(files.length).toBeGreaterThan(60);
  expect(relatives.some(imported => imported.from === 'cli/main.ts')).toBe(true);
  expect(relatives.some(imported => imported.module === 'view' && moduleOf(imported) === 'run')).toBe(true);
});

test('a module imports only modules to its left, and errors.ts', () => {
  const wrong = relatives.filter(imported => {
    const target = moduleOf(imported);
    if (imported.from === 'errors.ts' || imported.from === 'index.ts') return false;
    if (
      target === imported.module ||
      target === 'errors.ts' ||
      (['view', 'cli', 'library'].includes(imported.module) && target === '..')
    )
      return false;
    if (imported.module in OUTSIDE_CHAIN) return !OUTSIDE_CHAIN[imported.module]!.includes(target);
    if (USERS_OF_CHECK.includes(imported.module) && target === 'check') return false;
    return CHAIN.indexOf(target) < 0 || CHAIN.indexOf(target) >= CHAIN.indexOf(imported.module);
  });
  expect(wrong).toEqual([]);
});

/**
 * Files that are imported past the entry point of their module, so that `--help` and `game` load no more than they
 * need.
 */
const LIGHT = [
  'claim/conclusion.ts',
  'game/game.ts',
  'game/language/nearest.ts',
  'game/language/whole-number.ts',
  'plan/digest.ts',
  'run/cause.ts',
  'run/exact-json.ts',
  'run/files.ts',
  'run/load/build.mjs',
  'run/load/modules.mjs',
  'run/read-file.ts',
  'run/shell-word.ts',
  'run/stack.ts',
  'run/unsettled.ts',
  'run/workspace.mjs',
];

test('a module is imported through index.ts, except for light files', () => {
  const isEntryPoint = ({ target, from }: Import) =>
    /\/(index|errors)\.ts$/.test(target) || LIGHT.includes(join(dirname(from), target));
  const crossing = relatives.filter(imported => ![imported.module, '..'].includes(moduleOf(imported)));
  expect(crossing.length).toBeGreaterThan(150);
  expect(crossing.filter(imported => imported.from !== 'index.ts' && !isEntryPoint(imported))).toEqual([]);
});

test('no file imports itself through others, neither code nor types', () => {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
    if (done.has(file) || path.includes(file)) return;
    for (const { target } of relatives.filter(({ from }) => from === file)) {
      visit(join(dirname(file), target), [...path, file]);
    }
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(done.size).toBeGreaterThan(files.length - 1);
  expect(circles).toEqual([]);
});

test('view does not import the engine', () => {
  expect(relatives.filter(imported => imported.module === 'view' && moduleOf(imported) === 'engine')).toEqual(
    [],
  );
});

test('game, engine, claim, check and explorer import neither Node nor a package', () => {
  const packages = imports.filter(({ target }) => !target.startsWith('.'));
  expect(packages.length).toBeGreaterThan(10);
  expect(packages.filter(({ module }) => PURE.includes(module))).toEqual([]);
});

test('`proved` is assigned only where a proof is checked', () => {
  const assigning = files.filter(file =>
    /^(?! \*).*(?<!readonly )status: 'proved',|status = 'proved'/m.test(
      readFileSync(join(ROOT, 'src', file), 'utf8'),
    ),
  );
  expect(assigning.sort()).toEqual([
    'check/law/proved-law.ts',
    'engine/infinite/residue-proof.ts',
    'engine/proved-periodicity.ts',
    'run/laws.ts',
  ]);
});

test('a pipeline imports only src/index.ts and helpers of its folder', () => {
  const entries = readdirSync(join(ROOT, 'pipelines'), { recursive: true, withFileTypes: true });
  const pipelines = entries.filter(entry => entry.isFile());
  expect(pipelines.length).toBeGreaterThan(0);
  for (const { parentPath, name } of pipelines) {
    const text = readFileSync(join(parentPath, name), 'utf8');
    const targets = targetsOf(text);
    const others = targets.filter(target => !/^\.\/(_[\w-]+|[\w-]+\.charts)\.ts$/.test(target));
    const index = relative(parentPath, join(ROOT, 'src', 'index.ts'));
    if (others.length > 0) expect(others).toEqual([index]);
    else if (!/^_|\.charts\.ts$/.test(name)) expect(targets, name).not.toEqual([]);
  }
});

test('the API for pipelines loads no charts, no argument parser and no files', () => {
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const imported of importsOf(file)) {
      if (imported.target.startsWith('.')) visit(join(dirname(file), imported.target));
      else expect(['zod/mini', 'node:crypto', 'node:module']).toContain(imported.target);
    }
  };
  visit('index.ts');
  expect([...reached]).toContain('claim/judged-law.ts');
});
