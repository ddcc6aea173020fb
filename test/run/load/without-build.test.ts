import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { say } from '../../cli/terminal.ts';
import { listed, ONE, PackageCopy, SmallPackage } from './package-copy.ts';

let copy: PackageCopy;
afterEach(() => copy.remove());

test('where nothing can be written, or without esbuild, TypeScript is loaded, and nothing is told', async () => {
  copy = new SmallPackage();
  const { ONE } = SmallPackage;
  writeFileSync(join(copy.root, 'node_modules', '.cache'), 'a file in the way');
  expect(await listed(copy)).toBe(ONE);
  rmSync(join(copy.root, 'node_modules', '.cache'));
  copy.without('esbuild');
  expect(await listed(copy)).toBe(ONE);
  expect(copy.builds()).toEqual([]);
});

test('a broken pipeline stops itself alone, and so does a broken file that it imports, until that is mended', async () => {
  copy = new PackageCopy();
  copy.write('not-sound.ts', 'nor is this');
  copy.pipeline('two', "'What is two?'", "import '../not-sound.ts';");
  copy.write('pipelines/no-code.ts', 'this is no code');
  copy.write('pipelines/no-import.ts', "import './nothing.ts';\n");
  copy.write('pipelines/no-name.ts', "import { nobody } from '../src/index.ts';\nexport default nobody;\n");
  copy.write('elsewhere/linked.ts', "export { default } from './no-door.ts';\n");
  symlinkSync(join(copy.root, 'elsewhere', 'linked.ts'), join(copy.root, 'pipelines', 'linked.ts'));
  copy.write('pipelines/throws.ts', "throw new Error('thrown by me');\n");
  copy.write('pipelines/no-word.ts', '// Nothing is imported.\nexport default definePipeline({});\n');
  const broken = await copy.say('list');
  expect(broken).toMatchObject({ code: 2, out: ONE });
  for (const said of [
    'no-code.ts:1: expected a module that loads, received Expected',
    'no-import.ts:1: expected a module that loads, received Could not resolve "./nothing.ts"',
    'no-name.ts:1: expected a module that loads, received No matching export in "src/index.ts" for import "nobody"',
    'throws.ts:1: expected a module that loads, received thrown by me\n  throw new Error(',
    'no-word.ts:2: expected a module that loads, received definePipeline is not defined\n' +
      `  export default definePipeline({});\n${' '.repeat(17)}${'^'.repeat(14)}\n` +
      "  hint: import { definePipeline } from '../src/index.ts'\n",
    'two.ts: not-sound.ts:1: expected a module that loads, received Expected',
  ])
    expect(broken.err).toContain(`pipelines/${said}`);
  expect(broken.err).toContain("hint: import nothing but '../src/index.ts' here");
  expect(broken.err).toMatch(
    /linked\.ts: elsewhere\/linked\.ts:1: .*\n.*\n.*\n +hint: .* put the file itself here/,
  );
  const build = join(copy.cache, copy.builds()[0]!, 'pipelines');
  expect(readdirSync(build).filter(name => name.endsWith('.mjs'))).toEqual([
    'no-word.mjs',
    'one.mjs',
    'throws.mjs',
  ]);
  copy.write('not-sound.ts', 'export {};');
  const mended = await copy.say('list');
  expect(mended).toMatchObject({ code: 2, out: expect.stringContaining('What is two?') });
  const { code, err } = await copy.say('run', 'two');
  expect(code).toBe(2);
  expect(err).toMatch(/two\.ts:\d+: expected no import but src\/index\.ts, received \.\.\/not-sound\.ts/);
  // Where there is no build each module is loaded as TypeScript.
  rmSync(copy.cache, { recursive: true });
  copy.without('esbuild');
  const { err: told, ...same } = await copy.say('list');
  expect({ ...same, err: mended.err }).toEqual(mended);
  for (const name of ['no-code', 'no-import', 'no-name', 'no-word', 'throws'])
    expect(told).toMatch(new RegExp(`^pipelines/${name}\\.ts:.* expected a module that loads`, 'm'));
});

test('an error that nobody meant is told with the lines of the sources, and help is laid out as it is without a build', async () => {
  copy = new PackageCopy();
  const list = join(copy.root, 'src', 'cli', 'commands', 'list.ts');
  const lines = readFileSync(list, 'utf8').split('\n');
  const at = lines.findIndex(line => line.includes('for (const { definition, '));
  expect(at).toBeGreaterThan(0);
  lines.splice(at, 0, "  throw new TypeError('nobody meant this');");
  writeFileSync(list, lines.join('\n'));
  copy.without('tsx');
  const { out } = await say(['prove', '--help']);
  expect(out).toContain('α');
  expect(await copy.say('prove', '--help')).toMatchObject({ code: 0, out: `${out}\n` });
  const { code, err } = await copy.say('list');
  expect(code).toBe(4);
  expect(err).toContain('nobody meant this');
  expect(err).toContain(`list.ts:${at + 1}:`);
  expect(readdirSync(copy.cache).length).toBe(1);
});
