import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { digestOf } from '../../src/plan/index.ts';
import { BlockStore } from '../../src/run/index.ts';
import { SmallPipeline } from './small-pipeline.ts';

/** Number of mutations of each kind of file; set SALTUS_MUTATIONS for a longer search. */
const MUTATIONS = Number(process.env.SALTUS_MUTATIONS ?? 5);

/** A pipeline that stores everything: rows with a text and a series, tallies with witnesses, certificates. */
const FIELDS = `measure: ['preperiod', 'period', { series: 'terms', upTo: 'a + 2', table: true }],
  summaries: [{ name: 'residues', title: 'By residues', by: { residue: 'a mod 3' }, most: 'period' }],
  claims: [
    claim('twice', { holds: 'period = 2a', forAll: 'a' }),
    claim('short', { says: 'period = 2a, except at a = 8', holds: ({ a, period }) => period === 2 * a && a !== 8,
      mutant: ({ a, period }) => period === a, mutantSays: 'period = a' }),
  ],`;

let small: SmallPipeline;
beforeAll(async () => {
  small = new SmallPipeline('', FIELDS);
  await small.say('run', 'small');
  cpSync(join(small.folder, 'out'), join(small.folder, 'all'), { recursive: true });
  rmSync(join(small.folder, 'out'), { recursive: true });
});
afterAll(() => small.remove());

/** Returns a seeded generator of integers from 0 to n - 1. */
function drawer(seed: number): (n: number) => number {
  let state = seed;
  return n => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

const CELLS = [null, true, -1, 0, 1, 2.5, 1e300, '', 'x', '<script>', [], {}, [[1]], { status: 'undecided' }];

/** Replaces, removes, doubles or nests one part of a JSON value. */
function mutated(value: unknown, draw: (n: number) => number): unknown {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length === 0 || draw(4) === 0) {
    if (typeof value === 'number' && draw(2) === 0) return value + 1;
    return CELLS[draw(CELLS.length)];
  }
  const at = draw(entries.length);
  const [key, part] = entries[at]!;
  const action = draw(6);
  if (Array.isArray(value)) {
    if (action === 0) return value.toSpliced(at, 1);
    if (action === 1) return value.toSpliced(at, 0, part);
    return value.with(at, mutated(part, draw));
  }
  const { [key]: _, ...others } = value as Record<string, unknown>;
  return action === 0 ? others : { ...(value as object), [key]: mutated(part, draw) };
}

/** Mutates one of several lines of JSON. */
function mutatedLines(text: string, draw: (n: number) => number): string {
  const lines = text.trimEnd().split('\n');
  const at = draw(lines.length);
  return `${lines.with(at, JSON.stringify(mutated(JSON.parse(lines[at]!), draw))).join('\n')}\n`;
}

const ENDINGS = { rows: /-\d+$/, tally: /\.tally$/, laws: /\.laws$/ };

const seeds = Array.from({ length: MUTATIONS }, (_, i) => i);
const mutations = Object.keys(ENDINGS).flatMap(kind =>
  seeds.map(seed => [kind as keyof typeof ENDINGS, seed] as const),
);

test.each(mutations)(
  'run ends without an internal error on a mutated file of %s, number %i',
  async (kind, seed) => {
    const draw = drawer(1 + seed * 7919 + kind.length);
    rmSync(join(small.folder, 'out'), { recursive: true, force: true });
    cpSync(join(small.folder, 'all'), join(small.folder, 'out'), { recursive: true });
    const names = readdirSync(small.blocks, { recursive: true, encoding: 'utf8' }).sort();
    const found = names.filter(name => ENDINGS[kind].test(name));
    const name = found[draw(found.length)]!.split('/')[1]!;
    const store = new BlockStore(small.blocks);
    const sound = store.read(name)!;
    store.write(name, mutatedLines(sound, draw));
    const tally = names.find(file => file.endsWith('.tally') && file.includes(name.replace(/\..*/, '')));
    if (tally && kind === 'rows') {
      const judged = JSON.parse(store.read(tally.split('/')[1]!)!);
      const digest = digestOf(store.read(name)!);
      const renewed = { ...judged, digest };
      store.write(tally.split('/')[1]!, `${JSON.stringify(renewed)}\n`);
    }
    for (const command of ['recheck', 'plan', 'run']) {
      const { code, err } = await small.say(command, 'small');
      // Only a new computation detects a wrong value of the right type, so recheck may exit with 4.
      expect(err, command).not.toMatch(/\n +at |TypeError|RangeError|is not a function|undefined|\[object /);
      if (command === 'run') expect([0, 1]).toContain(code);
    }
  },
);

test.each(seeds.map(seed => [seed]))(
  'verify accepts or refuses a mutated certificate, number %i',
  async seed => {
    const draw = drawer(1 + seed * 104729);
    const path = join(small.folder, 'certificates.json');
    if (draw(2) === 0) copyFileSync(join(small.folder, 'all', 'data', 'small.laws.json'), path);
    else await small.say('game', 'N - {2, 3, 6, 8}', '--certificate', path);
    writeFileSync(path, JSON.stringify(mutated(JSON.parse(readFileSync(path, 'utf8')), draw)));
    const { code, err } = await small.say('verify', path);
    expect([0, 1, 2, 3]).toContain(code);
    expect(err).not.toMatch(/\n +at |TypeError|RangeError|\[object /);
  },
);

test.each(seeds.map(seed => [seed]))(
  'no command ends with an internal error on a mutated result, number %i, and run replaces it',
  async seed => {
    rmSync(join(small.folder, 'out'), { recursive: true, force: true });
    cpSync(join(small.folder, 'all'), join(small.folder, 'out'), { recursive: true });
    const before = small.written(join(small.folder, 'out', 'data'));
    const path = join(small.folder, 'out', 'data', 'small.result.json');
    const sound = readFileSync(path, 'utf8');
    writeFileSync(path, JSON.stringify(mutated(JSON.parse(sound), drawer(1 + seed * 15485863)), null, 1));
    for (const command of [
      ['report'],
      ['recheck', 'small'],
      ['export', 'small'],
      ['verify', join(small.folder, 'out', 'data', 'small.csv')],
      ['run', 'small'],
    ]) {
      const { code, err } = await small.say(...command);
      expect(err, command[0]).not.toMatch(/\n +at |TypeError|RangeError|is not a function|\[object /);
      if (command[0] === 'run') expect([0, 1]).toContain(code);
    }
    expect(small.written(join(small.folder, 'out', 'data'))).toEqual(before);
  },
);
