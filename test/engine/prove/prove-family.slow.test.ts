import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verifyLaw } from '../../../src/check/index.ts';
import { proveFamily } from '../../../src/engine/prove/prove-family.ts';
import { type LawCertificate, parseFamilyOfOneLetter } from '../../../src/game/index.ts';
import { isTrueAt } from '../../check/law/truth.ts';
import { at, played, unfolded } from './unfolded.ts';

const LIMITS = { modulus: 1000, heaps: 1e6 };
const NORMAL = { ending: 'normal', objective: 'last-player-wins', sequence: 'nim-values' } as const;
const OUTCOMES = { ...NORMAL, sequence: 'outcomes' } as const;

type Question = Pick<LawCertificate, 'ending' | 'objective' | 'sequence'>;

function proved(family: string, question: Question) {
  const laws = proveFamily(parseFamilyOfOneLetter(family), question, LIMITS);
  const certificates = laws.flatMap(law => (law.status === 'proposed' ? [law.certificate] : []));
  return { laws, certificates };
}

/** Checks all statements of a law for one game. */
function expectAt(k: number, certificate: LawCertificate): void {
  const { family, preperiod, period } = certificate;
  expect(isTrueAt(k, certificate), `${family} at k = ${k}`).toBe(true);
  const terms = at(k, preperiod) + 2 * at(k, period) + 10;
  expect(unfolded(k, certificate, terms)).toEqual(played(k, certificate, terms));
}

describe('a family with a proof for all k agrees with single games', () => {
  const families: readonly [string, Question][] = [
    ['{1, b}', OUTCOMES],
    ['{2, b}', NORMAL],
    ['{1, 2, c}', OUTCOMES],
    ['{1, 3, c}', NORMAL],
    ['{2, 7, c}', NORMAL],
    ['{3, 5, c}', OUTCOMES],
    ['{4, 9, c}', NORMAL],
    ['{1, b, b+1}', NORMAL],
    ['{c, c+1, 2c+1}', NORMAL],
    ['{c, 2c+1}', { ...OUTCOMES, objective: 'last-player-loses' }],
    ['{3, 8, c}', { ...OUTCOMES, ending: 'take-all' }],
    ['{3, 8, c}', { ...OUTCOMES, ending: 'take-all', objective: 'last-player-loses' }],
    ['{3, c}', { ...NORMAL, ending: 'take-all' }],
    ['{c}', { ...OUTCOMES, ending: 'take-all', objective: 'last-player-loses' }],
    ['{1, 4, 6, c}', OUTCOMES],
    ['N - {b}', NORMAL],
    ['N - {2, b}', NORMAL],
    ['N - {b, 2b}', NORMAL],
    ['N - {1, b, b+1}', NORMAL],
    ['N - {2, 5, b}', NORMAL],
    ['N - {3, b, b+3}', NORMAL],
    ['N - {1, 3, 4, 7, c}', NORMAL],
    ['N - {2, 3, 6, 8, c}', NORMAL],
    ['N - {1, 2, 4, 7, c}', NORMAL],
  ];
  it.each(families)('%s %o', (family, question) => {
    const { laws, certificates } = proved(family, question);
    expect(certificates.length).toBeGreaterThan(0);
    expect(laws.filter(({ status }) => status === 'undecided')).toEqual([]);
    for (const certificate of certificates) {
      expect(verifyLaw(certificate), JSON.stringify(certificate)).toMatchObject({ ok: true });
      const { from } = certificate;
      for (const k of [from, from + 1, from + 3, from + 17 + (certificate.residue % 5)])
        expectAt(k, certificate);
    }
  });
});

it.each([
  // The preperiod grows with the parameter, and that of the values exceeds that of their letters.
  ['N - {4, 6, c, c+4}', 8, 3, 4, { preperiod: [56, 48], period: [48, 30], saltus: [18, 10] }],
  ['N - {1, 4, c, c+1}', 8, 2, 1, { preperiod: [16, 2], period: [16, 8], saltus: [6, 3] }],
  ['N - {2, 7, c, c+2}', 4, 2, 5, { preperiod: [16, 24] }],
] as const)('%s has a preperiod that grows with c', (family, modulus, residue, from, numbers) => {
  const laws = proveFamily(parseFamilyOfOneLetter(family), NORMAL, { modulus: 24, heaps: 1e6 });
  const certificates = laws.flatMap(law => (law.status === 'proposed' ? [law.certificate] : []));
  expect(certificates).toContainEqual(expect.objectContaining({ modulus, residue, from, ...numbers }));
  for (const certificate of certificates.filter(({ preperiod }) => preperiod[0] > 0)) {
    expect(verifyLaw(certificate)).toMatchObject({ ok: true });
    for (const k of [certificate.from, certificate.from + 3]) expectAt(k, certificate);
  }
});

it('the games below a class follow the requested rule', () => {
  const question = { ...OUTCOMES, objective: 'last-player-loses' } as const;
  const singles = proved('{2, 7, c}', question).laws.filter(({ status }) => status === 'proved');
  expect(singles.length).toBeGreaterThan(3);
  for (const single of singles) expect(single).toMatchObject({ certificate: question });
  const some = singles.filter(({ residue }) => [4, 8, 13].includes(residue));
  expect(some).toMatchObject([{ preperiod: [0, 6] }, { preperiod: [0, 12] }, { preperiod: [0, 17] }]);
});

it('every parameter value that gives a set belongs to one class or is a single game', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 12 }), (a, d) => {
      const { laws } = proved(`{${a}, ${a + d}, c}`, OUTCOMES);
      for (let c = 1; c < 60; c++) {
        const of = laws.filter(({ modulus, residue, from }) =>
          modulus === 0 ? residue === c : c % modulus === residue && (c - residue) / modulus >= from,
        );
        expect(of.length, `c = ${c}`).toBe(c === a || c === a + d ? 0 : 1);
      }
    }),
    { seed: 17, numRuns: 12 },
  );
});

it('random families, finite and all-but, agree with single games at random k', () => {
  const number = fc.tuple(fc.constantFrom(0, 0, 1, 2), fc.integer({ min: 1, max: 9 }));
  const family = fc.tuple(
    fc.constantFrom('', 'N - '),
    fc.uniqueArray(number, { minLength: 1, maxLength: 3, selector: pair => pair.join() }),
    fc.integer({ min: 0, max: 12 }),
  );
  let classes = 0;
  fc.assert(
    fc.property(family, ([kind, numbers, more]) => {
      if (numbers.every(([slope]) => slope === 0)) return;
      const text = `${kind}{${numbers.map(([slope, constant]) => (slope === 0 ? constant : `${slope}c + ${constant}`)).join(', ')}}`;
      const family = parseFamilyOfOneLetter(text);
      for (const law of proveFamily(family, NORMAL, { modulus: 12, heaps: 1e5 })) {
        if (law.status !== 'proposed') continue;
        classes++;
        expect(verifyLaw(law.certificate)).toMatchObject({ ok: true });
        expectAt(law.certificate.from, law.certificate);
        expectAt(law.certificate.from + more, law.certificate);
      }
    }),
    { seed: 18, numRuns: 30 },
  );
  expect(classes).toBeGreaterThan(35);
});

it('a family is undecided, with the reason, if its class would need too large a modulus', () => {
  const laws = proveFamily(parseFamilyOfOneLetter('{2, 7, c}'), OUTCOMES, { modulus: 8, heaps: 1e6 });
  expect(laws).toHaveLength(1);
  expect(laws[0]).toMatchObject({ status: 'undecided', limit: 8, modulus: 1, residue: 0, from: 0 });
});
