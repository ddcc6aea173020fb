import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { digestOf } from '../../src/plan/index.ts';
import { BlockStore, type RowStorage, readPublished } from '../../src/run/index.ts';
import { SmallPipeline } from './small-pipeline.ts';

/** Runs of a plan of three shards, for each way of storing rows; tests copy them. */
const done: Partial<Record<RowStorage, SmallPipeline>> = {};
beforeAll(async () => {
  for (const kept of ['all', 'none'] as const) {
    small = new SmallPipeline();
    const rows = ['small', '--rows', kept];
    await small.say('plan', ...rows, '--save', join(small.folder, 'plan.json'), '--shards', '3');
    expect(await small.say('run', ...rows)).toMatchObject({
      code: 1,
      err: expect.not.stringContaining('corrupt'),
    });
    done[kept] = small;
  }
});
afterAll(() => {
  for (const pipeline of Object.values(done)) pipeline.remove();
});

let small: SmallPipeline;
beforeEach(() => {
  small = new SmallPipeline();
});
afterEach(() => small.remove());

const lines = (change: (lines: string[]) => string[]) => (text: string) =>
  change(text.trimEnd().split('\n'))
    .map(line => `${line}\n`)
    .join('');
const tally = (change: (judged: ReturnType<typeof JSON.parse>) => unknown) => (text: string) =>
  `${JSON.stringify(change(JSON.parse(text)))}\n`;
const mapped =
  (change: (tally: Record<string, number>) => object) => (judged: { tallies: Record<string, number>[] }) => ({
    ...judged,
    tallies: judged.tallies.map(tally => ({ ...tally, ...change(tally) })),
  });

const EMPTIED = {
  digest: digestOf(''),
  cases: 0,
  summaries: [[]],
};

/** Forgeries of the second block, with the message about each. */
const FORGERIES: [what: string, kept: RowStorage, forge: () => string, told: RegExp][] = [
  [
    'an altered value',
    'all',
    () => forged('rows', text => text.replace(/(\d+)\]\n/, (_, n) => `${Number(n) + 2}]\n`)),
    /its rows are not the evaluated ones/,
  ],
  [
    'a missing row',
    'all',
    () =>
      forged(
        'rows',
        lines(all => all.slice(1)),
      ),
    /the row for \d+ is missing or misplaced/,
  ],
  [
    'a missing last row',
    'all',
    () =>
      forged(
        'rows',
        lines(all => all.slice(0, -1)),
      ),
    /the row for \d+ is missing or misplaced/,
  ],
  [
    'a repeated row',
    'all',
    () =>
      forged(
        'rows',
        lines(all => [...all, all.at(-1)!]),
      ),
    /more rows than the block has/,
  ],
  [
    'swapped rows',
    'all',
    () =>
      forged(
        'rows',
        lines(([p, q, ...rest]) => [q!, p!, ...rest]),
      ),
    /the row for \d+ is missing or misplaced/,
  ],
  ['no rows', 'all', () => forged('rows', () => ''), /the row for \d+ is missing or misplaced/],
  [
    'no rows, and a tally of none',
    'all',
    () => {
      forged('rows', () => '');
      return forged(
        'tally',
        tally(judged => ({ ...mapped(() => NOTHING)(judged), ...EMPTIED })),
      );
    },
    /it counts 0 cases, but the block has \d+/,
  ],
  [
    'rows of another block',
    'all',
    () =>
      forged('rows', () => readFileSync(small.path(small.names('rows')[2]!), 'utf8').replace(/^.*\n/, '')),
    /the row for \d+ is missing or misplaced/,
  ],
  ['another block', 'all', () => copied('rows'), /the row for \d+ is missing or misplaced/],
  ['the tally of another block', 'all', () => copied('tally'), /it has another name/],
  [
    'a tally of more cases',
    'all',
    () =>
      forged(
        'tally',
        tally(judged => ({ ...judged, cases: judged.cases + 1 })),
      ),
    /it counts \d+ cases, but the block has \d+/,
  ],
  [
    'a tally whose counts contradict each other',
    'none',
    () => forged('tally', tally(mapped(({ holds }) => ({ holds: holds! - 1 })))),
    /its counts contradict each other/,
  ],
  [
    'a tally of other rows',
    'all',
    () => {
      forged(
        'tally',
        tally(judged => ({ ...judged, digest: digestOf('others') })),
      );
      return small.path(small.names('rows')[1]!);
    },
    /its rows are not the evaluated ones/,
  ],
  ['an invalid tally', 'none', () => forged('tally', () => '[1]\n'), /it counts no cases/],
  ['a tally that is not JSON', 'none', () => forged('tally', () => 'mine\n'), /it counts no cases/],
  [
    'a tally without claims',
    'none',
    () =>
      forged(
        'tally',
        tally(judged => ({ ...judged, tallies: [] })),
      ),
    /its counts contradict/,
  ],
  [
    'a tally without summaries',
    'none',
    () =>
      forged(
        'tally',
        tally(judged => ({ ...judged, summaries: [] })),
      ),
    /its summaries differ from the plan/,
  ],
  [
    'a summary of too many cases',
    'none',
    () =>
      forged(
        'tally',
        tally(judged => ({ ...judged, summaries: [[{ ...judged.summaries[0][0], cases: 9 }]] })),
      ),
    /its summaries differ from the plan/,
  ],
];

const NOTHING = { cases: 0, met: 0, holds: 0, fails: 0, undecided: 0, error: 0, mutantRefuted: 0 };

/** @returns the path of the forged file */
function forged(kind: 'rows' | 'tally', change: (payload: string) => string): string {
  const name = small.names(kind)[1]!;
  small.forge(name, change);
  return small.path(name);
}

function copied(kind: 'rows' | 'tally'): string {
  const [from, to] = small.names(kind);
  copyFileSync(small.path(from!), small.path(to!));
  return small.path(to!);
}

test.each(FORGERIES)(
  '%s: merge and plan refuse it by name, run reports file and range, and ends with the right bytes',
  async (_, kept, forge, told) => {
    for (const name of ['out', 'plan.json'])
      cpSync(join(done[kept]!.folder, name), join(small.folder, name), { recursive: true });
    const file = join(small.folder, 'plan.json');
    const before = small.written();
    const path = forge();
    const merged = await small.say('merge', '--plan', file);
    expect(merged.code).toBe(5);
    expect(merged.err).toMatch(/N - \{a\}; a = \d+(\.\.\d+)?: \/\S+: corrupt/);
    expect(merged.err).toContain(path);
    expect(merged.err).toMatch(
      /1 of 3 shards not done \(\d\); for the first, run: npx saltus shard --plan \S+ --index \d --out '\S+'/,
    );
    expect((await small.say('plan', 'small', '--rows', kept)).out).toMatch(/ 1 missing/);
    const { out, err } = await small.say('run', 'small', '--rows', kept);
    expect(err).toMatch(/N - \{a\}; a = \d+(\.\.\d+)?: \/\S+: corrupt \(.*\); recomputing it/);
    expect(err).toContain(path);
    expect(err).toMatch(told);
    expect(out).toMatch(/1 of \d blocks computed/);
    expect(small.written()).toEqual(before);
  },
);

test.each(FORGERIES.filter(([what]) => /altered|more cases/.test(what)))(
  '%s: shard repairs it',
  async (_, kept, forge) => {
    const file = join(small.folder, 'plan.json');
    await small.say('plan', 'small', '--rows', kept, '--save', file, '--shards', '3');
    const shard = () => small.say('shard', '--plan', file, '--index', '0', '--count', '3');
    await shard();
    const before = small.written(small.blocks);
    const path = forge();
    expect((await shard()).err).toContain(path);
    expect(small.written(small.blocks)).toEqual(before);
  },
);

/** Changes the first row of a block, updates all digests of it, and returns the path of the block. */
function forgedRow(change: (row: string) => string): string {
  const name = small.names('rows')[1]!;
  small.forge(name, text => text.replace(/^.*(?=\n)/, change));
  const digest = digestOf(new BlockStore(small.blocks).read(name)!);
  const tallyName = small.names('tally')[1]!;
  small.forge(
    tallyName,
    tally(judged => ({ ...judged, digest })),
  );
  return small.path(name);
}

/** Replacements for the measures of a row, which are 3 integers. */
const OTHER_CELLS = {
  'null, a text and a list': 'null,"<script>",[[1]]',
  'objects that are not undecided': '{"limit":1},{},{"status":"undecided"}',
  texts: '"1","2","3"',
  'a fraction': '0.5,2,3',
  'a number beyond 2^53': '1,2,9007199254740993',
  'two numbers': '1,2',
  'four numbers': '1,2,3,4',
  'nothing that is JSON': '1,2,x',
};

describe('a forged row with updated digests', () => {
  test.each(Object.entries(OTHER_CELLS))(
    'makes the file of rows corrupt if its values are %s, so they are computed again',
    async (_, cells) => {
      cpSync(join(done.all!.folder, 'out'), join(small.folder, 'out'), { recursive: true });
      const before = small.written();
      const path = forgedRow(row => row.replace(/(?<=^\[\d+,).*(?=\]$)/, cells));
      for (const command of ['recheck', 'run']) {
        const { code, err } = await small.say(command, 'small');
        expect(err).toContain(`${path}: corrupt (`);
        expect(err).not.toMatch(/TypeError|\n +at /);
        expect(code).toBe(command === 'run' ? 1 : 5);
      }
      expect(small.written()).toEqual(before);
    },
  );
});

test.each([
  ['dropped', lines(all => all.slice(1))],
  ['cut', lines(([first, ...rest]) => [first!.replace(/,\d+\]/, ']'), ...rest])],
  ['spoilt', lines(([first, ...rest]) => [first!.replace(/,\d+\]/, ',x]'), ...rest])],
])('rows that were %s are not judged if they have no tally', async (_, change) => {
  await small.say('run', 'small');
  const before = small.written();
  const [name] = small.names('rows');
  small.forge(name!, change);
  rmSync(small.path(small.names('tally').find(file => file.startsWith(name!))!));
  const { err } = await small.say('run', 'small');
  expect(err).toContain(small.path(name!));
  expect(small.written()).toEqual(before);
});

test('altered rows are not judged by other claims if an old tally names them', async () => {
  await small.say('run', 'small');
  const before = small.written();
  const [name] = small.names('rows');
  const tally = small.names('tally').find(file => file.startsWith(name!))!;
  small.forge(name!, text => text.replace(/(\d+)\]\n/, (_, n) => `${Number(n) + 2}]\n`));
  const store = new BlockStore(small.blocks);
  const old = tally.replace(/\.\w+\.tally$/, '.0123456789abcdef.tally');
  store.write(old, store.read(tally)!);
  rmSync(small.path(tally));
  const { err } = await small.say('run', 'small');
  expect(err).toContain(`${small.path(name!)}: corrupt (its rows are not the evaluated ones)`);
  rmSync(small.path(old));
  expect(small.written()).toEqual(before);
});

test('rows are computed again if their tally cannot be read', async () => {
  await small.say('run', 'small');
  const before = small.written();
  const [name] = small.names('rows');
  small.forge(name!, text => text.replace(/(\d+)\]\n/, (_, n) => `${Number(n) + 2}]\n`));
  writeFileSync(small.path(small.names('tally').find(file => file.startsWith(name!))!), 'spoilt');
  expect((await small.say('run', 'small')).out).toMatch(/1 of \d blocks computed/);
  expect(small.written()).toEqual(before);
});

test('rows of a lower limit are not used if they differ from those that were judged', async () => {
  await small.say('run', 'small', '--limit', '1e5');
  const name = small.names('rows')[1]!;
  small.forge(name, text => text.replace(/(\d+)\]\n/, (_, n) => `${Number(n) + 2}]\n`));
  const { err } = await small.say('run', 'small');
  expect(err).toMatch(/its rows are not the evaluated ones\); ignoring it/);
  const after = small.written();
  await small.say('run', 'small', '--fresh');
  expect(small.written()).toEqual(after);
});

test('run, plan and merge ignore stray files in the block folder', async () => {
  const file = join(small.folder, 'plan.json');
  await small.say('plan', 'small', '--save', file);
  await small.say('run', 'small');
  writeFileSync(join(small.blocks, 'notes.txt'), 'mine');
  writeFileSync(join(small.blocks, small.names('rows')[0]!.slice(0, 2), 'notes.txt'), 'mine');
  expect((await small.say('plan', 'small')).out).toContain('it is up to date');
  expect((await small.say('merge', '--plan', file)).code).toBe(1);
  expect((await small.say('run', 'small')).out).toContain('up to date');
});

/** Special files, and how each is created. */
const NO_FILES: [what: string, put: (path: string) => void][] = [
  ['a pipe', path => execFileSync('mkfifo', [path])],
  ['a link to an endless device', path => symlinkSync('/dev/zero', path)],
];

describe.each(NO_FILES)('%s in place of a file', (_, put) => {
  test.each(['rows', 'tally'] as const)('makes %s corrupt: merge refuses it, run replaces it', async kind => {
    for (const name of ['out', 'plan.json'])
      cpSync(join(done.all!.folder, name), join(small.folder, name), { recursive: true });
    const before = small.written();
    const path = small.path(small.names(kind)[1]!);
    rmSync(path);
    put(path);
    const told = `${path}: corrupt (it is a pipe or a device, not a file)`;
    const merged = await small.say('merge', '--plan', join(small.folder, 'plan.json'));
    expect(merged.code).toBe(5);
    expect(merged.err).toContain(told);
    expect((await small.say('plan', 'small')).out).toMatch(/ 1 missing/);
    const { out, err } = await small.say('run', 'small');
    expect(err).toContain(`${told}; recomputing it`);
    expect(out).toMatch(/1 of \d blocks computed/);
    expect(lstatSync(path).isFile()).toBe(true);
    expect(small.written()).toEqual(before);
  });

  test.each(['data/small.csv', 'data/small.result.json'])(
    'makes run refuse %s, and recheck report it, and both leave it unchanged',
    async name => {
      cpSync(join(done.all!.folder, 'out'), join(small.folder, 'out'), { recursive: true });
      const path = join(small.folder, 'out', name);
      rmSync(path);
      put(path);
      const run = await small.say('run', 'small');
      expect(run.code).toBe(5);
      expect(run.err).toContain(`cannot write ${path}: it is a pipe or a device, not a file`);
      expect((await small.say('recheck', 'small')).code).toBe(5);
      expect(lstatSync(path).isFile()).toBe(false);
    },
  );

  test('makes a pipeline or its printed table invalid, without effect on other pipelines', async () => {
    put(join(small.folder, 'pipelines', 'other.ts'));
    const { code, err } = await small.say('plan', 'small', 'other');
    expect(code).toBe(2);
    expect(err).toMatch(/other\.ts: .*it is a pipe or a device, not a file/);
    put(join(small.folder, 'table.csv'));
    expect(() => readPublished('table.csv', [small.folder])).toThrow('it is a pipe or a device, not a file');
  });
});

test('a folder instead of a block is reported by its path, as an environment error', async () => {
  const file = join(small.folder, 'plan.json');
  await small.say('plan', 'small', '--save', file);
  await small.say('run', 'small');
  for (const kind of ['rows', 'tally'] as const) {
    const path = small.path(small.names(kind)[1]!);
    const text = readFileSync(path);
    rmSync(path);
    mkdirSync(path);
    for (const command of [
      ['run', 'small'],
      ['plan', 'small'],
      ['merge', '--plan', file],
      ['recheck', 'small'],
    ]) {
      const { code, err } = await small.say(...command);
      expect(code, command[0]).toBe(5);
      expect(err, command[0]).toContain(`cannot read ${path}: it is a folder`);
      expect(err, command[0]).not.toMatch(/\n +at /);
    }
    rmSync(path, { recursive: true });
    writeFileSync(path, text);
  }
});

test('stored certificates for fewer games are found by recheck and repaired by run --fresh', async () => {
  const asked = new SmallPipeline('', FOR_ALL);
  try {
    await asked.say('run', 'small');
    const before = asked.written();
    expect(await asked.say('recheck', 'small')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/\d certificates? of laws recomputed by the engine: identical/),
    });
    const laws = readdirSync(asked.blocks, { recursive: true, encoding: 'utf8' }).find(name =>
      name.endsWith('.laws'),
    )!;
    asked.forge(laws.split('/')[1]!, text =>
      text.replace(/"from":(\d+)/, (_, from) => `"from":${Number(from) + 5}`),
    );
    expect(await asked.say('run', 'small')).toMatchObject({ code: 0, err: '' });
    const { code, err } = await asked.say('recheck', 'small');
    expect(code).toBe(4);
    expect(err).toMatch(
      /small: nim-values of N - \{a\}: the stored certificates differ from those that the engine computes/,
    );
    expect(err).toContain('--fresh');
    await asked.say('run', 'small', '--fresh');
    expect(asked.written()).toEqual(before);
  } finally {
    asked.remove();
  }
});

const FOR_ALL = `measure: ['period'],
  claims: [claim('twice', { holds: 'period = 2a', forAll: 'a' })],`;
