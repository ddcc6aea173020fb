import { expect, test } from 'vitest';
import type { Result } from '../../src/run/index.ts';
import { faultInResult } from '../../src/run/read-result.ts';
import { exampleResult } from '../view/example-result.ts';

const column = { name: 'period', type: 'integer', title: 'p', description: 'x' } as const;
const table = {
  name: 'ones',
  of: 'cases',
  title: 'x',
  description: 'x',
  columns: [column],
  rows: 3,
  bytes: 9,
  sha256: '0',
} as const;
const sound: Result = JSON.parse(JSON.stringify(exampleResult({}, { tables: [table] })));
const [first, second] = sound.claims as [Result['claims'][0], Result['claims'][0]];
const withTally = (changes: object) => ({
  claims: [{ ...first, tally: { ...first.tally, ...changes } }, second],
});

test('a result as written is sound', () => {
  expect(faultInResult(sound)).toBeUndefined();
});

test.each<[string, object, RegExp]>([
  ['another verdict', { claims: [{ ...first, verdict: 'fails' }, second] }, /from-one contradicts/],
  ['an invalid verdict', { claims: [{ ...first, verdict: 'maybe' }, second] }, /contradicts/],
  ['another expectation', { claims: [first, { ...second, expected: false }] }, /from-two contradicts/],
  ['an invalid state of its mutant', { claims: [{ ...first, mutant: 'x' }, second] }, /contradicts/],
  ['too many cases', { cases: 4 }, /contradicts/],
  ['counts below 0', withTally({ met: -3, holds: -3 }), /contradicts/],
  ['text instead of a count', withTally({ holds: '3' }), /contradicts/],
  ['more verdicts than cases', withTally({ holds: 9 }), /contradicts/],
  ['a failure without a counterexample', withTally({ fails: 1, holds: 2 }), /contradicts/],
  ['no tally', { claims: [{ ...first, tally: undefined }, second] }, /corrupt/],
  ['no claims', { claims: null }, /corrupt/],
  ['no plan', { asked: { ...sound.asked, plan: undefined } }, /corrupt/],
  ['no table', { tables: [] }, /tables differ/],
  ['a table of another name', { tables: [{ ...table, name: 'other' }] }, /tables differ/],
])('a result with %s is rejected', (_, changes, fault) => {
  expect(faultInResult({ ...sound, ...changes } as Result)).toMatch(fault);
});
