import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PackageCopy } from './load/package-copy.ts';

// Each test leaves the sources as they were, so that builds and blocks are used again.
let copy: PackageCopy;
beforeAll(async () => {
  copy = new PackageCopy();
  expect((await run()).out).toContain('1 of 1 block computed');
});
afterAll(() => copy.remove());

const run = () => copy.say('run', 'one', '--jobs', '1', '--out', join(copy.root, 'out'));
const tallies = () =>
  readdirSync(join(copy.root, 'out', 'data', 'runs', 'blocks'), { recursive: true, encoding: 'utf8' }).filter(
    name => name.endsWith('.tally'),
  ).length;

/** Changes a source of the copy. */
function edit(name: string, from: string, to: string): void {
  const text = readFileSync(join(copy.root, name), 'utf8');
  expect(text).toContain(from);
  copy.write(name, text.replace(from, to));
}

/** The digest of what computes rows, as the copy finds it. */
function digest(): string {
  copy.write(
    'digest.ts',
    "import { COMPUTING, digestOfRooms } from './src/run/digests.ts';\nconsole.log(digestOfRooms(COMPUTING));\n",
  );
  const argv = ['--import', 'tsx', join(copy.root, 'digest.ts')];
  return spawnSync(process.execPath, argv, { cwd: copy.root, encoding: 'utf8' }).stdout.trim();
}

test('rows of other sources, be it by a number or a comment, are kept apart from those of the version', async () => {
  for (const [name, from, to, code] of [
    // Wrong numbers are refuted by the checker, when it replays the counterexample.
    ['src/engine/measures/period.ts', 'nimSequence(({ preperiod }) => preperiod)', '() => 1', 4],
    ['src/engine/all-but/preperiod.ts', 'import ', '// Another thought.\nimport ', 0],
  ] as const) {
    edit(name, from, to);
    const edited = await run();
    expect(edited.out).toContain('1 of 1 block computed');
    expect(edited.code).toBe(code);
    edit(name, to, from);
  }
});

test('an edit after which the digest was renewed, and the version not, keeps the blocks of the version', async () => {
  const before = tallies();
  edit('src/game/game.ts', '/** The largest', '/** That is, the largest');
  const text = readFileSync(join(copy.root, 'src', 'engine', 'version.ts'), 'utf8');
  edit('src/engine/version.ts', /[0-9a-f]{64}/.exec(text)![0], digest());
  const after = await run();
  edit('src/game/game.ts', '/** That is, the largest', '/** The largest');
  copy.write('src/engine/version.ts', text);
  expect(after.out).toContain('up to date');
  expect(after.out).toMatch(/pure +holds +2 of 2/);
  expect(tallies()).toBe(before);
});

test('another file of the claims, however deep, and another door have everything judged anew', async () => {
  const before = tallies();
  mkdirSync(join(copy.root, 'src', 'claim', 'a', 'b'), { recursive: true });
  copy.write('src/claim/a/b/word.ts', 'export const word = 1;\n');
  await run();
  expect(tallies()).toBe(before + 1);
  edit('src/index.ts', 'export {', '// Another door.\nexport {');
  await run();
  expect(tallies()).toBe(before + 2);
});
