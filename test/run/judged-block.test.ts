import { expect, test } from 'vitest';
import { EMPTY_TALLY, type Tally, type Witness } from '../../src/claim/index.ts';
import { orderedBlocksOf, resolve } from '../../src/plan/index.ts';
import { faultOf, type JudgedBlock } from '../../src/run/judged-block.ts';

const plan = resolve(
  {
    id: 'example',
    question: 'x?',
    source: 'saltus',
    sweep: { game: 'N - {a}', over: { a: '1..3' } },
    measure: ['period'],
    limit: '1e3 heaps',
    summaries: [{ name: 'by-a', title: 'x', by: { a: 'a' } }],
    claims: [],
  },
  'x.ts',
);
const named = {
  plan,
  block: orderedBlocksOf(plan)[0]!,
  basis: { rows: '', laws: '', judgement: '', claims: 1 },
};
const at: Witness = { at: [1], game: 'N - {1}', seen: 'x' };

/** A sound tally of three cases: one holds, one fails, one is undecided. */
const tally: Tally = {
  ...EMPTY_TALLY,
  cases: 3,
  met: 3,
  holds: 1,
  fails: 1,
  undecided: 1,
  counterexample: at,
  firstUndecided: at,
};
const withWitness = (changes: object): Tally => ({ ...tally, counterexample: { ...at, ...changes } });
const group = { key: [1], cases: 3, undecided: 0, most: null, at: null, game: null };
const sound: JudgedBlock = { digest: 'd', cases: 3, tallies: [tally], summaries: [[group]] };

test('a tally that fits its block is sound, even with cases in error', () => {
  expect(faultOf(sound, named)).toBeUndefined();
  const error = { ...tally, undecided: 0, firstUndecided: null, error: 1, firstError: at };
  expect(faultOf({ ...sound, tallies: [error] }, named)).toBeUndefined();
  expect(faultOf({ ...sound, tallies: [{ ...tally, differs: [at] }] }, named)).toBeUndefined();
  // A case with an error in its hypothesis is not applicable.
  expect(faultOf({ ...sound, tallies: [{ ...error, met: 2 }] }, named)).toBeUndefined();
});

test.each<[string, Partial<JudgedBlock>, RegExp]>([
  ['counts other cases than its block has', { cases: 2 }, /counts 2 cases, but the block has 3/],
  ['names no rows', { digest: undefined as never }, /names no rows/],
  ['has another number of claims', { tallies: [tally, tally] }, /contradict/],
  ['judges more cases than are applicable', { tallies: [{ ...tally, holds: 2 }] }, /contradict/],
  ['leaves cases unjudged', { tallies: [{ ...tally, holds: 0 }] }, /contradict/],
  ['has other cases in a tally', { tallies: [{ ...tally, cases: 4 }] }, /contradict/],
  ['fails without a counterexample', { tallies: [{ ...tally, counterexample: null }] }, /contradict/],
  ['has text instead of a count', { tallies: [{ ...tally, holds: '1' as never }] }, /contradict/],
  ['names rows other than the failing ones', { tallies: [{ ...tally, differs: [] }] }, /contradict/],
  [
    'has text instead of the differing rows',
    { tallies: [{ ...tally, differs: 'x' as never }] },
    /contradict/,
  ],
  ['has null instead of a tally', { tallies: [null as never] }, /contradict/],
  ['has text as a witness', { tallies: [{ ...tally, counterexample: 'x' as never }] }, /contradict/],
  ['has a witness of another block', { tallies: [withWitness({ at: [4], game: 'N - {4}' })] }, /contradict/],
  ['has a witness of another game', { tallies: [withWitness({ game: 'N - {2}' })] }, /contradict/],
  ['has a witness without text', { tallies: [withWitness({ seen: null as never })] }, /contradict/],
  [
    'has a number instead of the list of refuted mutants',
    { tallies: [{ ...tally, told: 1 as never }] },
    /contradict/,
  ],
  ['lacks a summary', { summaries: [] }, /summaries/],
  ['has more cases in a summary', { summaries: [[{ ...group, cases: 4 }]] }, /summaries/],
  ['has a group without a key', { summaries: [[{ ...group, key: null as never }]] }, /summaries/],
  ['has a group with text as its key', { summaries: [[{ ...group, key: ['1'] as never }]] }, /summaries/],
  ['has a sum that the summary lacks', { summaries: [[{ ...group, sums: [1] }]] }, /summaries/],
  ['has a group of two keys', { summaries: [[{ ...group, key: [1, 1] }]] }, /summaries/],
  ['has a group with a record that no case has', { summaries: [[{ ...group, most: 2 }]] }, /summaries/],
  [
    'has a group with text instead of a count',
    { summaries: [[{ ...group, undecided: '0' as never }]] },
    /summaries/,
  ],
])('a stored tally that %s is reported', (_, changes, fault) => {
  expect(faultOf({ ...sound, ...changes }, named)).toMatch(fault);
});
