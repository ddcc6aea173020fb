import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../src/run/index.ts';

/** The files that are loaded with this one: by imports of values, not of types, and not by those made when called. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !file.endsWith('.ts')) return seen;
  seen.add(file);
  const statements = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type )[^;]*? from '(\.[^']+)'/gm,
  );
  for (const [, target] of statements) loadedWith(join(dirname(file), target!), seen);
  return seen;
}

const inSrc = (name: string) =>
  [...loadedWith(join(ROOT, 'src', name))].map(file => relative(join(ROOT, 'src'), file));

test('saltus --help loads no command, no engine, no pipeline and no report', () => {
  const loaded = inSrc('cli/main.ts');
  expect(loaded).toContain(join('cli', 'words.ts'));
  expect(loaded).toContain(join('game', 'whole-number.ts'));
  expect(loaded.filter(file => /^(cli\/commands|engine|pipeline|report|check)\//.test(file))).toEqual([]);
});

test('neither saltus list nor a worker loads the schema of definitions', () => {
  const schema = join('pipeline', 'shape.ts');
  expect(inSrc('cli/plans.ts')).toContain(schema);
  for (const [name, needed] of [
    ['cli/commands/list.ts', join('run', 'pipelines.ts')],
    ['run/task.ts', join('pipeline', 'compute.ts')],
  ] as const) {
    expect(inSrc(name)).toContain(needed);
    expect(inSrc(name)).not.toContain(schema);
  }
});

test('what computes loads no charts before one is drawn, and no site before it is composed', () => {
  const heavy = [join('report', 'figure.ts'), join('report', 'site', 'compose-site.ts')];
  for (const name of heavy) expect(inSrc(name)).toContain(name);
  for (const name of ['run', 'shard', 'merge', 'recheck']) {
    const loaded = inSrc(`cli/commands/${name}.ts`);
    expect(loaded).toContain(join('run', 'task.ts'));
    expect(loaded.filter(file => heavy.includes(file))).toEqual([]);
  }
});

test('a question about one game loads neither pipelines nor their schema', () => {
  for (const name of ['game', 'sequence', 'move', 'nim', 'verify']) {
    const loaded = inSrc(`cli/commands/${name}.ts`);
    expect(loaded).toContain(join('cli', 'exit-code.ts'));
    expect(loaded.filter(file => /^(pipeline|report)\//.test(file))).toEqual([]);
  }
});
