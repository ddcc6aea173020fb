import { expect, test } from 'vitest';
import { ProvedLaw, verifyLaw } from '../../../src/check/index.ts';
import { distanceOf, guessedCertificates, type ProposedLaw, proveFamily } from '../../../src/engine/index.ts';
import { BrokenInvariantError } from '../../../src/errors.ts';
import { parseFamilyOfOneLetter } from '../../../src/game/index.ts';

const OUTCOMES = { ending: 'normal', objective: 'last-player-wins', sequence: 'outcomes' } as const;

test('a true certificate becomes a proved law with its numbers', () => {
  const family = parseFamilyOfOneLetter('{1, 2, c}');
  const certificates = proveFamily(family, OUTCOMES, { modulus: 10, heaps: 0 }).flatMap(law =>
    law.status === 'proposed' ? [law.certificate] : [],
  );
  expect(certificates.length).toBeGreaterThan(1);
  for (const certificate of certificates) {
    const { letter, modulus, residue, from, sequence, preperiod, period, saltus } = certificate;
    const numbers = { letter, modulus, residue, sequence, from, status: 'proved', preperiod, period, saltus };
    expect({ ...ProvedLaw.of(certificate) }).toEqual({ ...numbers, certificate });
    const [slope, constant] = period;
    const wrong = [
      { ...certificate, period: [2 * slope, 2 * constant] as const },
      { ...certificate, from: from - 1 },
      { ...certificate, preperiod: [0, 1] as const },
    ];
    for (const forged of wrong) {
      expect(() => ProvedLaw.of(forged)).toThrow(BrokenInvariantError);
      expect(() => ProvedLaw.of(forged)).toThrow(
        /^\{1, 2, c\}, c = \d+k \+ \d+: the checker rejects the certificate: /,
      );
    }
  }
});

test('a certificate that is too expensive to verify becomes an undecided law', () => {
  const family = parseFamilyOfOneLetter('{1, 2, c}');
  const [found] = proveFamily(family, OUTCOMES, { modulus: 10, heaps: 0 });
  const certificate = { ...(found as ProposedLaw).certificate, from: 4_000_000_000 };
  const { letter, modulus, residue, from, sequence } = certificate;
  expect(verifyLaw(certificate)).toMatchObject({ ok: false, cost: expect.any(Number) });
  expect(ProvedLaw.of(certificate)).toEqual({
    ...{ letter, modulus, residue, from, sequence, status: 'undecided', limit: 10_000_000 },
    why: 'at k = 4000000000 a word has more than 10000000 letters',
  });
});

test('a proved law of rows has a third of its period as saltus', () => {
  const family = parseFamilyOfOneLetter('N - {a, a+1, 2a+1}');
  expect(distanceOf(family)).toBe(1);
  const [first] = guessedCertificates(family, { modulus: 1, residue: 0 });
  const certificate = { ...first!.certificate, from: first!.latest };
  const { preperiod, period, saltus, sequence } = ProvedLaw.ofRows(certificate);
  expect({ preperiod, sequence }).toEqual({ preperiod: [0, 0], sequence: 'nim-values' });
  expect(saltus.map(n => 3 * n)).toEqual(period);
  const [u, v, w] = certificate.period;
  expect(() => ProvedLaw.ofRows({ ...certificate, period: [u, v, w + 3] })).toThrow(BrokenInvariantError);
});
