import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Tally } from '../../src/claim/index.ts';
import type { JudgedBlock } from '../../src/run/judged-block.ts';
import { SmallPipeline } from './small-pipeline.ts';

let small: SmallPipeline;
beforeEach(() => {
  small = new SmallPipeline();
});
afterEach(() => small.remove());

const run = (...more: string[]) => small.say('run', 'small', ...more);

/** Changes all tallies that the change applies to; throws if there are none. */
function forge(change: (judged: JudgedBlock) => JudgedBlock): void {
  let forged = 0;
  for (const name of small.names('tally')) {
    try {
      small.forge(name, text => `${JSON.stringify(change(JSON.parse(text)))}\n`);
      forged++;
    } catch (thrown) {
      if (!String(thrown).includes('nothing was forged')) throw thrown;
    }
  }
  expect(forged).toBeGreaterThan(0);
}

const tallies = (change: (tally: Tally) => Tally) => (judged: JudgedBlock) => ({
  ...judged,
  tallies: judged.tallies.map(change),
});

/** Tallies that are consistent but wrong. */
const FORGERIES: [what: string, change: (judged: JudgedBlock) => JudgedBlock, told: RegExp][] = [
  [
    'a verdict changed from fails to holds',
    tallies(tally => ({ ...tally, holds: tally.holds + tally.fails, fails: 0, counterexample: null })),
    /claim short: stored: 2 hold, 0 fail, 0 undecided, 0 in error; evaluated again: 1 holds, 1 fails/,
  ],
  [
    'a verdict changed from holds to undecided',
    tallies(tally => ({
      ...tally,
      holds: 0,
      undecided: tally.undecided + tally.holds,
      firstUndecided: tally.mutantWitness ?? { at: [1], game: 'N - {1}', seen: '' },
    })),
    /claim even: stored: 0 hold, 0 fail, 2 undecided, 0 in error; evaluated again: 2 hold/,
  ],
  [
    'a moved counterexample',
    tallies(tally => ({
      ...tally,
      counterexample: tally.counterexample && { ...tally.counterexample, seen: 'x' },
    })),
    /claim short: the stored witnesses differ, with 1 holds, 1 fails/,
  ],
  [
    'a raised record',
    judged => ({
      ...judged,
      summaries: judged.summaries.map(groups =>
        groups.map((group, i) => (i === 0 ? { ...group, most: group.most! + 2 } : group)),
      ),
    }),
    /summary residues: the stored groups differ/,
  ],
  [
    'a group with another key',
    judged => ({
      ...judged,
      summaries: judged.summaries.map(groups => groups.map(group => ({ ...group, key: [7] }))),
    }),
    /summary residues: the stored groups differ/,
  ],
];

describe.each(FORGERIES)('%s', (_, change, told) => {
  test.each(['all', 'none'] as const)('recheck finds it with %s rows, and names the block', async kept => {
    await run('--rows', kept);
    const before = small.written();
    const recheck = () => small.say('recheck', 'small', '--rows', kept, '--share', '1');
    expect(await recheck()).toMatchObject({ code: 0, err: '' });
    forge(change);
    const { code, out, err } = await recheck();
    expect(code).toBe(4);
    expect(err).toMatch(/small: N - \{a\}; a = \d+(\.\.\d+)?: /);
    expect(err).toMatch(told);
    expect(err).toMatch(/\d errors?; to recompute everything, run: npx saltus run small --fresh/);
    expect(out).toBe('');
    await run('--rows', kept, '--fresh');
    expect(small.written()).toEqual(before);
    expect((await recheck()).code).toBe(0);
  });
});

test('recheck finds a raised record in a block that was not drawn, because it computes all records', async () => {
  await run('--rows', 'none');
  const recheck = () => small.say('recheck', 'small', '--rows', 'none', '--share', '1000000');
  expect((await recheck()).code).toBe(0);
  forge(judged => ({
    ...judged,
    summaries: judged.summaries.map(groups => groups.map(group => ({ ...group, most: group.most! + 100 }))),
  }));
  const { code, err } = await recheck();
  expect(code).toBe(4);
  expect(err).toMatch(/N - \{\d+\}: summary residues: \w+ is stored as 1\d\d; computed again: \d+/);
});

test('recheck lists what it did not check: blocks, rows, and measures without certificates', async () => {
  await run('--rows', 'none');
  const some = await small.say('recheck', 'small', '--rows', 'none', '--share', '1000000');
  expect(some.code).toBe(0);
  expect(some.out).toMatch(/ 2 cases evaluated again for 2 claims: 4 hold, 0 fail, 0 undecided, 0 in error/);
  expect(some.out).toMatch(
    /not checked:\n {4}\d of \d blocks not recomputed, so \d+ cases were not evaluated again: npx saltus recheck small --rows none .* --share 1 /,
  );
  expect(some.out).toMatch(/verdicts of 2 of the 12 cases judged again;/);
  await run();
  const all = await small.say('recheck', 'small', '--share', '1', '--replay', '12');
  expect(all.out).toMatch(
    /not checked:\n {4}\d rows that need more than 12 heaps to replay: npx saltus recheck small .* --replay 12000\n/,
  );
});

test('recheck judges a pipeline again even if no certificate proves its measures', async () => {
  small.remove();
  small = new SmallPipeline(
    '',
    `measure: ['preperiod', { series: 'terms', upTo: '5' }],
    claims: [claim('zero', { says: 'G(0) = 0', holds: (_, { terms }) => terms[0] === 0,
      mutant: (_, { terms }) => terms[0] === 1, mutantSays: 'G(0) = 1' })],`.replace("'preperiod', ", ''),
  );
  await run();
  const { code, out, err } = await small.say('recheck', 'small');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/12 cases recounted .*; no certificate proves these measures\n/);
  expect(out).toMatch(/12 cases evaluated again for 1 claim: 12 hold, 0 fail/);
  expect(out).toMatch(
    /not checked:\n {4}terms: not proved by certificates; to recompute: npx saltus run small --fresh/,
  );
  expect(out).toMatch(/zero: .* verdicts of all 12 cases judged again; engine/);
  forge(tallies(tally => ({ ...tally, mutantRefuted: 0, mutantWitness: null })));
  expect((await small.say('recheck', 'small')).code).toBe(4);
});
