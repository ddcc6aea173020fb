import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../src/run/index.ts';
import { PACKAGES } from '../process/package-copy.ts';

/** Another project, in which the tarball of `npm pack` is unpacked as npm does. */
const folder = mkdtempSync(join(tmpdir(), 'saltus-package-'));
const modules = join(folder, 'node_modules');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(() => {
  run('npm', ['pack', '--silent', '--pack-destination', folder], ROOT);
  const tarball = readdirSync(folder).find(name => name.endsWith('.tgz'))!;
  mkdirSync(join(modules, '.bin'), { recursive: true });
  run('tar', ['-xzf', tarball, '-C', modules]);
  run('mv', [join(modules, 'package'), join(modules, 'saltus')]);
  symlinkSync('../saltus/src/cli/saltus.mjs', join(modules, '.bin', 'saltus'));
  for (const name of PACKAGES) symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
});

function run(command: string, args: readonly string[], cwd = folder): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Returns the output of a module of the project. */
function printed(name: string, code: string): string {
  writeFileSync(join(folder, name), code);
  return run(process.execPath, [name]);
}

const PAGE = readFileSync(join(ROOT, 'docs', 'library.md'), 'utf8');
const blocks = (language: string) =>
  [...PAGE.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(match => match[1]!);
/** Returns the outputs that a code block declares after its printing lines. */
const promised = (code: string, sign: string) =>
  [...code.matchAll(new RegExp(`^ *(?:console\\.log|print)\\(.*\\);? +${sign} (.*)$`, 'gm'))].map(
    ([, value]) => `${value}\n`,
  );

test.each(blocks('js').map((code, i) => ({ code, name: `example-${i}.js` })))(
  'the page of examples: $name prints the declared output',
  ({ code, name }) => {
    const lines = promised(code, '//');
    expect(lines.length).toBeGreaterThan(0);
    expect(printed(name, code)).toBe(lines.join(''));
  },
);

test('the page has examples, and mentions every export of the library', async () => {
  expect(blocks('js').length).toBeGreaterThan(5);
  const library = await import('../../src/library/index.ts');
  expect(Object.keys(library).filter(name => !PAGE.includes(name))).toEqual([]);
});

test('the library runs in a worker, and imports nothing, so that a page can load it', () => {
  const text = readFileSync(join(modules, 'saltus', 'dist', 'library', 'index.js'), 'utf8');
  expect(text).not.toMatch(/^\s*import\b|\bimport\(|\brequire\(|\bprocess\.|\bBuffer\b/m);
  const worker = `import { answer } from 'saltus'; import { parentPort } from 'node:worker_threads';
    parentPort.postMessage(answer('{1, 3, 4}').outcomes.string);`;
  writeFileSync(join(folder, 'worker.js'), worker);
  const main = `import { Worker } from 'node:worker_threads';
    new Worker(new URL('worker.js', import.meta.url)).on('message', text => console.log(text));`;
  expect(printed('main.js', main)).toBe('<0101111>\n');
});

test("the library's types describe its exports", () => {
  const options = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--skipLibCheck',
    'false',
  ];
  const right = `import { answer, type GameAnswer, nimValues, parseGame } from 'saltus';
    const values: number[] = [...nimValues(parseGame('primes'), 'normal', 5)]; void values;
    export const known: GameAnswer = answer('N - {1, 3, 4}', { terms: 3 });
    if (known.nimSequence?.status === 'undecided') { const limit: number = known.nimSequence.limit; void limit; }\n`;
  const wrong = `${right}answer('N', { term: 3 });\nconst p: number = known.nimSequence.period;\n`;
  writeFileSync(join(folder, 'right.ts'), right);
  writeFileSync(join(folder, 'wrong.ts'), wrong);
  const bin = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  let told = '';
  try {
    run(process.execPath, [bin, ...options, '--types', '', 'right.ts', 'wrong.ts']);
  } catch (thrown) {
    told = (thrown as { stdout: string }).stdout;
  }
  expect(told).toMatch(/^wrong\.ts\(5,.*'term' does not exist in type 'Asked'/);
  const places = [...told.matchAll(/^(\S+)\((\d+),\d+\): error TS/gm)].map(([, file, line]) => [file, line]);
  expect([...new Set(places.map(String))]).toEqual(['wrong.ts,5', 'wrong.ts,6']);
});

test('the command of the package, which npx finds, runs', () => {
  const out = run(join(modules, '.bin', 'saltus'), ['game', 'N - {2, 3, 6, 8}', '--json']);
  expect(JSON.parse(out).nimSequence).toMatchObject({ status: 'proved', preperiod: 42, period: 9 });
  // It uses a build even in `node_modules`, because loading TypeScript takes seconds.
  const builds = readdirSync(join(modules, '.cache', 'saltus'));
  expect(builds).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
});

test('the examples in Python print the declared output', () => {
  const env = { ...process.env, PYTHONPATH: join(ROOT, 'python') };
  expect(blocks('python')).toHaveLength(2);
  for (const code of blocks('python')) {
    const declared = promised(code, '#');
    expect(declared.length).toBeGreaterThan(2);
    const printed = execFileSync('python3', ['-c', code], { cwd: ROOT, encoding: 'utf8', env });
    expect(printed).toBe(declared.join(''));
  }
});
