import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { say } from '../cli/terminal.ts';
import { ONE, PackageCopy, SmallPackage } from './package-copy.ts';

let copy: PackageCopy;
afterEach(() => copy.remove());

test('a build is temporary if no cache can be written', () => {
  copy = new SmallPackage();
  copy.write('node_modules/.cache', 'a file in the way');
  mkdirSync(join(copy.root, 'temporary'));
  const env = { ...process.env, TMPDIR: join(copy.root, 'temporary') };
  const list = () =>
    spawnSync(process.execPath, [join(copy.root, 'src', 'cli', 'saltus.mjs')], { encoding: 'utf8', env });
  expect(list()).toMatchObject({ status: 0, stdout: SmallPackage.ONE, stderr: '' });
  copy.pipeline('two', "'Two?'", "import '../not-there.ts';");
  const { status, stderr } = list();
  expect(status).toBe(4);
  expect(stderr).toContain('../not-there.ts');
  expect(readdirSync(env.TMPDIR)).toEqual([]);
});

test('a broken pipeline stops no others, none of its code runs, and its errors have line numbers', async () => {
  copy = new PackageCopy();
  copy.pipeline('two', "'What is two?'", "import '../not-there.ts';");
  copy.write('pipelines/no-code.ts', 'this is no code');
  copy.write('pipelines/no-name.ts', "import { nobody } from '../src/index.ts';\nexport default nobody;\n");
  copy.write('elsewhere/linked.ts', "export { default } from './no-door.ts';\n");
  symlinkSync(join(copy.root, 'elsewhere', 'linked.ts'), join(copy.root, 'pipelines', 'linked.ts'));
  // The first error of this file hides errors in others.
  copy.write(
    'pipelines/no-end.ts',
    "export const page = 'page';\nexport * from '../src/index.ts';\nthis is no code;\n",
  );
  copy.write('pipelines/throws.ts', "throw new Error('thrown by me');\n");
  copy.write('pipelines/no-word.ts', '// Nothing is imported.\nexport default definePipeline({});\n');
  const broken = await copy.say('list');
  expect(broken).toMatchObject({ code: 2, out: ONE });
  for (const said of [
    'no-code.ts:1: expected a module that loads, received Expected',
    "no-name.ts:1: expected a module that loads, received nobody, which src/index.ts does not export\n  import { nobody } from '../src/index.ts';\n           ^^^^^^\n",
    'linked.ts:1: expected imports from src/index.ts only, received ./no-door.ts',
    'throws.ts:1: expected a module that loads, received thrown by me\n  throw new Error(',
    'no-word.ts:2: expected a module that loads, received definePipeline is not defined\n' +
      `  export default definePipeline({});\n${' '.repeat(17)}${'^'.repeat(14)}\n` +
      "  hint: import { definePipeline } from '../src/index.ts'\n",
    'two.ts:2: expected imports from src/index.ts only, received ../not-there.ts',
  ])
    expect(broken.err).toContain(`pipelines/${said}`);
  const build = join(copy.cache, copy.builds()[0]!);
  expect(readdirSync(join(build, 'pipelines')).filter(name => name.endsWith('.mjs'))).toEqual([
    'pipelines%2Fno-name.ts.mjs',
    'pipelines%2Fno-word.ts.mjs',
    'pipelines%2Fone.ts.mjs',
    'pipelines%2Fthrows.ts.mjs',
  ]);
});

test('an internal error shows lines of the sources, and help has the same layout without a build', async () => {
  copy = new PackageCopy();
  const list = join(copy.root, 'src', 'cli', 'commands', 'list.ts');
  const lines = readFileSync(list, 'utf8').split('\n');
  const at = lines.findIndex(line => line.includes('for (const { definition, '));
  expect(at).toBeGreaterThan(0);
  lines.splice(at, 0, "  throw new TypeError('nobody meant this');");
  writeFileSync(list, lines.join('\n'));
  const { out } = await say(['prove', '--help']);
  expect(out).toContain('[3, 2]');
  expect(await copy.say('prove', '--help')).toMatchObject({ code: 0, out: `${out}\n` });
  const { code, err } = await copy.say('list');
  expect(code).toBe(4);
  expect(err).toContain('nobody meant this');
  expect(err).toContain(`list.ts:${at + 1}:`);
  expect(readdirSync(copy.cache).length).toBe(1);
});
