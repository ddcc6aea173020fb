import { describe, expect, test } from 'vitest';
import {
  claimText,
  closeLaw,
  conclude,
  EMPTY_TALLY,
  firstCounterexample,
  isRefutedTheorem,
  law,
  type Proof,
  type Tally,
  when,
} from '../../src/claim/index.ts';

const LAW = closeLaw(law({ id: 'x', where: 'odd(c)', holds: 'c > 3 implies T = c + b', forAll: 'c' }), [
  'b',
  'c',
  'T',
]);
const TEXT = claimText(LAW, 'saltus');
const proved: Proof = {
  status: 'proved',
  hypothesis: 'all c ≥ 3',
  reference: 'data/x.laws.json',
  certificates: 4,
  games: 2,
};
const refuted: Proof = { status: 'refuted', game: '{1, 99}', at: [99], seen: 'T = 4' };
const open: Proof = { status: 'open', why: 'a class' };

const TOLD = Array.from({ length: LAW.nearMisses!.length }, () => true);
const HELD: Tally = { ...EMPTY_TALLY, cases: 3, met: 3, holds: 3, mutantRefuted: 1, told: TOLD };
const FAILED: Tally = {
  ...HELD,
  holds: 2,
  fails: 1,
  counterexample: { at: [5], game: '{1, 5}', seen: 'T = 2' },
};
const came = (tally: Tally, proof?: Proof, isDefault = true) =>
  conclude(TEXT, tally, 0, { range: 'all', isDefault }, proof);

test('a closed form is proved under all of its hypotheses', () => {
  const [form] = when('even(b)', [
    law({ id: 'x', where: 'c > b', holds: { B: '(01)^(b div 2) 1' }, forAll: 'c' }),
  ]);
  const { provable } = closeLaw(form!, ['b', 'c', 'T']);
  expect(provable).toMatchObject({
    condition: { kind: 'and', left: { kind: 'predicate' }, right: { relations: ['>'] } },
  });
});

test('a law is provable under its hypotheses', () => {
  expect(TEXT.forAll).toBe('c');
  expect(LAW.provable).toMatchObject({
    letter: 'c',
    sequence: 'outcomes',
    condition: {
      kind: 'implies',
      left: { kind: 'predicate', callee: 'odd' },
      right: { kind: 'implies', left: { relations: ['>'] }, right: { relations: ['='] } },
    },
  });
});

describe('the proof of a law for all values', () => {
  test('a proof makes a law that holds a theorem', () => {
    expect(came(HELD, proved)).toMatchObject({
      verdict: 'holds',
      expected: true,
      why: '',
      restsOn: { kind: 'theorem', hypothesis: 'all c ≥ 3', certificates: 4, cases: 3 },
    });
  });

  test('a certified law keeps the Coq theorems that it names', () => {
    const text = { ...TEXT, theorem: { reference: 'docs/p.md', hypothesis: 'odd c', coq: ['All_odd'] } };
    const { restsOn } = conclude(text, HELD, 0, { range: 'all', isDefault: true }, proved);
    expect(restsOn).toMatchObject({ hypothesis: 'all c ≥ 3', certificates: 4, coq: ['All_odd'] });
  });

  test('a law that holds without a proof rests on computation', () => {
    expect(came(HELD)).toMatchObject({ verdict: 'holds', restsOn: { kind: 'computed' }, why: '' });
    expect(came(HELD, open)).toMatchObject({
      verdict: 'holds',
      expected: true,
      restsOn: { kind: 'computed' },
      why: 'not proved for all c: a class',
    });
  });

  test('a game beyond the cases refutes a law that holds in all cases', () => {
    expect(came(HELD, refuted)).toMatchObject({
      verdict: 'fails',
      expected: false,
      restsOn: { kind: 'computed' },
      why: 'not for all c: {1, 99} has T = 4',
    });
  });
});

test('a failing case is an error if the law is proved, and otherwise a failure', () => {
  const against = came(FAILED, proved);
  expect(against).toMatchObject({ verdict: 'error', expected: false, restsOn: { kind: 'computed' } });
  expect(against.why).toMatch(/its proof \(data\/x\.laws\.json\) or the engine is wrong: \{1, 5\}/);
  expect(isRefutedTheorem(against)).toBe(true);
  for (const proof of [refuted, open, undefined]) {
    const alone = came(FAILED, proof);
    expect(alone).toMatchObject({ verdict: 'fails', why: '{1, 5}: T = 2' });
    expect(isRefutedTheorem(alone)).toBe(false);
  }
});

test('a proof makes no theorem if a case is undecided or no case applies', () => {
  const none: Tally = { ...EMPTY_TALLY, cases: 3, told: TOLD };
  expect(came(none, proved, false)).toMatchObject({ verdict: 'vacuous', restsOn: { kind: 'computed' } });
  expect(came(none, proved)).toMatchObject({ verdict: 'error' });
  const undecided: Tally = { ...HELD, holds: 2, undecided: 1 };
  expect(came(undecided, proved)).toMatchObject({ verdict: 'undecided', restsOn: { kind: 'computed' } });
});

test('the first counterexample comes from the cases, and otherwise from the certificates', () => {
  expect(firstCounterexample(came(FAILED, refuted))).toBe(FAILED.counterexample);
  expect(firstCounterexample(came(FAILED, proved))).toBe(FAILED.counterexample);
  const { at, game, seen } = refuted as Extract<Proof, { status: 'refuted' }>;
  expect(firstCounterexample(came(HELD, refuted))).toEqual({ at, game, seen });
  expect(firstCounterexample(came(HELD, open))).toBeNull();
});
