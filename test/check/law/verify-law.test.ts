import { describe, expect, it } from 'vitest';
import { verifyLaw } from '../../../src/check/law/verify-law.ts';
import { proveFamily } from '../../../src/engine/index.ts';
import { type LawCertificate, parseFamilyOfOneLetter } from '../../../src/game/index.ts';
import { lawMutations } from './mutations.ts';
import { isTrueAt } from './truth.ts';

const NORMAL = { ending: 'normal', objective: 'last-player-wins', sequence: 'nim-values' } as const;
const OUTCOMES = { ...NORMAL, sequence: 'outcomes' } as const;

function certificatesOf(family: string, question: typeof NORMAL | typeof OUTCOMES): LawCertificate[] {
  return proveFamily(parseFamilyOfOneLetter(family), question, { modulus: 100, heaps: 1e6 }).flatMap(law =>
    law.status === 'proposed' ? [law.certificate] : [],
  );
}

/** Outcomes of {1, 2, c} for c = 3k: 011 occurs k times, followed by 1. Written manually. */
const BY_HAND: LawCertificate = {
  format: 'saltus-law-certificate-1',
  family: '{1, 2, c}',
  letter: 'c',
  modulus: 3,
  residue: 0,
  from: 1,
  ...OUTCOMES,
  preperiod: [0, 0],
  period: [3, 1],
  saltus: [0, 0],
  before: [],
  repeated: [
    ['011', [1, 0]],
    ['1', [0, 1]],
  ],
  marks: ['111'],
};

function refusal(certificate: LawCertificate): string {
  const verdict = verifyLaw(certificate);
  return verdict.ok ? 'accepted' : verdict.why;
}

it('verifyLaw accepts a manually written certificate', () => {
  expect(verifyLaw(BY_HAND)).toEqual({ ok: true, settled: 3 });
});

it.each([
  ['{1, 2, c}', OUTCOMES, [3, 1], 4, 'the previous period is read too'],
  ['{c, c+1, 2c+1}', NORMAL, [1, 0], 4, 'heap 0 is a zone of its own'],
  ['N - {2, 5, b}', NORMAL, [4, 0], 6, 'terms are read at differences too'],
] as const)(
  'verifyLaw for %s, %o, class %j, replays games up to k = %i, because %s',
  (family, question, [modulus, residue], k, _) => {
    const found = certificatesOf(family, question).find(
      found => found.modulus === modulus && found.residue === residue,
    );
    expect(verifyLaw(found!)).toEqual({ ok: true, settled: k });
  },
);

describe('verifyLaw rejects', () => {
  it.each<[string, Partial<LawCertificate>, RegExp]>([
    ['another family', { family: '{1, 4, c}' }, /at k = 1 the first 8 heaps do not repeat/],
    [
      'a class that contains other games',
      { modulus: 2, residue: 1 },
      /at k = 2 preperiod, period and saltus are 0, 3, 0, not 0, 7, 0/,
    ],
    ['a k that gives no set', { from: 0 }, /not a set of positive numbers/],
    ['a non-canonical notation', { family: '{2, 1, c}' }, /canonical notation is \{1, 2, c\}/],
    ['another parameter than the family has', { letter: 'b' }, /the parameter is c/],
    ['a class of one game', { modulus: 0, residue: 3 }, /in steps of 0/],
    [
      'nim-values under last-player-loses',
      { sequence: 'nim-values', objective: 'last-player-loses' },
      /no such sequence/,
    ],
    [
      'a period that differs from its word',
      { period: [3, 2] },
      /at k = 1 preperiod, period and saltus are 0, 4, 0, not 0, 5, 0/,
    ],
    [
      'a preperiod that differs from its word',
      { preperiod: [0, 1] },
      /at k = 1 preperiod, period and saltus are 0, 4, 0, not 1, 4, 0/,
    ],
    ['a saltus', { saltus: [1, 0] }, /at k = 1 preperiod, period and saltus are 0, 4, 0, not 0, 4, 1/],
    ['no marks', { marks: [] }, /no mark shows/],
    ['a mark that occurs in a power', { marks: ['0110'] }, /occurs in a growing power/],
    ['a mark that does not occur', { marks: ['00'] }, /does not occur/],
    ['an empty mark', { marks: [''] }, /a mark is empty/],
    ['an empty repeated word', { repeated: [], period: [0, 0] }, /nothing repeats/],
    ['a power of an empty text', { before: [['', [0, 1]]] }, /no letters/],
    ['a negative exponent', { before: [['0', [0, -1]]] }, /negative exponent/],
    [
      'twice the period',
      { period: [6, 2], repeated: [...BY_HAND.repeated, ...BY_HAND.repeated] },
      /are 0, 4, 0, not 0, 8, 0/,
    ],
    [
      'a preperiod that is not the least',
      { preperiod: [3, 1], before: BY_HAND.repeated },
      /are 0, 4, 0, not 4, 4, 0/,
    ],
    ['numbers beyond 2^53', { period: [2 ** 53 - 1, 1], repeated: [['011', [2 ** 52, 0]]] }, /2\^53/],
    [
      'words that are too long',
      { from: 2 ** 50 },
      /more than 10000000 heaps|2\^53|more than 10000000 letters/,
    ],
    ['a missing field', { marks: undefined as never }, /marks is not a list/],
    ['a number that is not a pair', { period: [3] as never }, /period is not a pair/],
  ])('%s', (_, change, why) => {
    expect(refusal({ ...BY_HAND, ...change })).toMatch(why);
  });
});

describe('a mutated certificate', () => {
  const families = [
    ['{1, 2, c}', OUTCOMES],
    ['{2, 7, c}', NORMAL],
    ['{c, c+1, 2c+1}', NORMAL],
    ['N - {2, b, b+2}', NORMAL],
    ['N - {2, 5, b}', NORMAL],
    ['N - {1, 3, 4, 7, c}', NORMAL],
  ] as const;
  it.each(families)('a mutated certificate of %s (%o) is rejected or true', (family, question) => {
    let refused = 0;
    for (const certificate of certificatesOf(family, question)) {
      for (const { path, mutant } of lawMutations(certificate)) {
        if (!verifyLaw(mutant).ok) refused++;
        else {
          const { from } = mutant;
          const isTrue = [from, from + 1, from + 2, from + 9].every(k => isTrueAt(k, mutant));
          expect(isTrue, `${path} of ${JSON.stringify(certificate)}`).toBe(true);
        }
      }
    }
    expect(refused).toBeGreaterThan(40);
  });
});
