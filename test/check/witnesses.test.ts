import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOf, verifyCertificate } from '../../src/check/verify-certificate.ts';
import type { CertificateWithWitnesses, Witness } from '../../src/game/certificate.ts';
import {
  allBut,
  finite,
  isWitness,
  type NaiveGame,
  NORMAL,
  naiveCertificateWithWitnesses,
  naiveTerms,
  primeDivisors,
  type Rule,
} from './naive.ts';

const OUTCOMES: Rule = { ...NORMAL, sequence: 'outcomes' };

function refusalOf(certificate: CertificateWithWitnesses): string {
  const verdict = verifyCertificate(certificate);
  return verdict.ok ? 'passed' : verdict.why;
}

/** Returns the certificate for a multiple of its period, which only the witnesses can refute. */
function times(factor: number, certificate: CertificateWithWitnesses, witnesses: readonly Witness[]) {
  const { period, saltus, repeat } = certificate;
  const to = repeat.from + factor * period;
  const longer =
    repeat.kind === 'window'
      ? { ...repeat, to }
      : { ...repeat, to, valueTo: repeat.valueFrom + factor * saltus };
  const multiple = { period: factor * period, saltus: factor * saltus, repeat: longer, digest: null };
  return { ...certificate, ...multiple, witnesses };
}

describe('a certificate with witnesses', () => {
  // The period is 12, with the primes 2 and 3, and the saltus is 4.
  const certificate = naiveCertificateWithWitnesses(allBut(1, 3, 4));
  const [two, three] = certificate.witnesses as [Witness, Witness];
  const refused = (witnesses: readonly Witness[]) => refusalOf({ ...certificate, witnesses });

  it('passes without replaying more heaps than one without witnesses', () => {
    expect(certificate.witnesses.map(({ prime }) => prime)).toEqual([2, 3]);
    expect(verifyCertificate(certificate)).toEqual({ ok: true, heaps: 16 });
    expect(costOf(certificate)).toBe(16);
  });

  it.each<[string, readonly Witness[], string]>([
    ['no witnesses', [], 'the primes of the period are 2, 3, those with a witness nothing'],
    ['a missing witness', [three], 'those with a witness 3'],
    ['witnesses in the wrong order', [three, two], 'those with a witness 3, 2'],
    ['a repeated witness', [two, two, three], 'those with a witness 2, 2, 3'],
    ['another prime', [two, three, { prime: 5, heap: 0 }], 'those with a witness 2, 3, 5'],
    ['a composite divisor', [two, { prime: 4, heap: 0 }], 'those with a witness 2, 4'],
    ['1', [{ prime: 1, heap: 0 }, two, three], 'those with a witness 1, 2, 3'],
    ['0', [{ prime: 0, heap: 0 }, two, three], 'those with a witness 0, 2, 3'],
    ['a pair that leaves the period', [{ prime: 2, heap: 6 }, three], 'heap 6, is not at the place'],
    ['a heap far away', [two, { prime: 3, heap: 2 ** 53 - 1 }], 'heap 9007199254740991, is not at the place'],
  ])('needs correct witnesses: %s', (_, witnesses, why) => {
    expect(refused(witnesses)).toContain(why);
  });

  it('fails if a witness does not refute the shorter period', () => {
    const other = naiveCertificateWithWitnesses(finite(4, 6, 11, 14));
    expect(other).toMatchObject({ preperiod: 18, period: 34 });
    const witnesses = [{ prime: 2, heap: 20 }, other.witnesses[1]!];
    expect(refusalOf({ ...other, witnesses })).toBe('heap 20 does not show that 17 heaps is not a period');
  });

  it('fails if a witness lies below the preperiod', () => {
    const late = naiveCertificateWithWitnesses(allBut(2, 3, 6, 8));
    expect(late).toMatchObject({ preperiod: 42, period: 9, witnesses: [{ prime: 3 }] });
    expect(refusalOf({ ...late, witnesses: [{ prime: 3, heap: 41 }] })).toContain('is not at the place');
  });

  it('needs no witnesses for period 1', () => {
    const nim = naiveCertificateWithWitnesses(allBut());
    expect(nim).toMatchObject({ period: 1, witnesses: [] });
    expect(refusalOf(nim)).toBe('passed');
    expect(refusalOf({ ...nim, witnesses: [{ prime: 1, heap: 0 }] })).toContain('are nothing');
    const all = times(2, nim, [{ prime: 2, heap: 0 }]);
    expect(refusalOf(all)).toBe('heap 0 does not show that 1 heaps is not a period');
  });
});

describe('random sets, compared with brute force', () => {
  const set = fc
    .uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 })
    .map(numbers => numbers.sort((x, y) => x - y));
  const takeAll = fc.constantFrom(NORMAL, OUTCOMES, { ...OUTCOMES, ending: 'take-all' } as const);
  const games: fc.Arbitrary<[NaiveGame, Rule]> = fc.oneof(
    set.map((numbers): [NaiveGame, Rule] => [allBut(...numbers), NORMAL]),
    fc.tuple(set, takeAll).map(([numbers, rule]): [NaiveGame, Rule] => [finite(...numbers), rule]),
  );
  const draws = fc.infiniteStream(fc.nat());

  it('the least period passes with any of its witnesses, and with nothing else', () => {
    const property = fc.property(games, draws, ([game, rule], stream) => {
      const next = () => stream.next().value;
      const truth = naiveCertificateWithWitnesses(game, rule, heaps => heaps[next() % heaps.length]!);
      expect(refusalOf(truth)).toBe('passed');
      const terms = naiveTerms(game, rule, truth.preperiod + truth.period);
      for (const [i, { prime }] of truth.witnesses.entries()) {
        for (let heap = Math.max(0, truth.preperiod - 2); heap < truth.preperiod + truth.period; heap++) {
          const witnesses = truth.witnesses.with(i, { prime, heap });
          const isRight = isWitness(terms, truth, { prime, heap });
          expect(refusalOf({ ...truth, witnesses }) === 'passed', `heap ${heap} for ${prime}`).toBe(isRight);
        }
        const missing = truth.witnesses.toSpliced(i, 1);
        expect(refusalOf({ ...truth, witnesses: missing })).toMatch(/^the primes of the period/);
      }
    });
    fc.assert(property, { seed: 20261122, numRuns: 50 });
  });

  it('no multiple of the least period passes, whatever its witnesses', () => {
    const property = fc.property(games, fc.integer({ min: 2, max: 6 }), draws, ([game, rule], k, stream) => {
      const truth = naiveCertificateWithWitnesses(game, rule);
      const { preperiod, period } = truth;
      const claimed = (heapOf: (prime: number) => number) =>
        times(
          k,
          truth,
          primeDivisors(k * period).map(prime => ({ prime, heap: heapOf(prime) })),
        );
      for (let round = 0; round < 20; round++) {
        const length = (prime: number) => k * period - (k * period) / prime;
        const random = claimed(prime => preperiod + (stream.next().value % length(prime)));
        expect(refusalOf(random)).toMatch(/^heap \d+ does not show that \d+ heaps is not a period$/);
      }
    });
    fc.assert(property, { seed: 20261122, numRuns: 40 });
  });
});
