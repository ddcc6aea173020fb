import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costOf, verifyCertificate } from '../../../src/check/verify-certificate.ts';
import type { FiniteRule } from '../../../src/engine/finite/beginning.ts';
import {
  periodicityOfNimValues,
  periodicityOfOutcomes,
} from '../../../src/engine/finite/periodicity-of-finite.ts';
import type { Certificate } from '../../../src/game/certificate.ts';
import { MISERE, MISERE_TAKE_ALL, moveSets, NORMAL, rules, SEED, TAKE_ALL } from './games.ts';

function certificates(moves: readonly number[], rule: FiniteRule): Certificate[] {
  const outcomes = periodicityOfOutcomes(moves, rule, 1e7);
  const values = periodicityOfNimValues(moves, rule.ending, 1e7);
  if (outcomes.status !== 'proved' || values.status !== 'proved') throw new Error(`{${moves}} is undecided`);
  return [outcomes.certificate(), values.certificate()];
}

test('the checker, which shares no code with the engine, accepts every certificate', () => {
  fc.assert(
    fc.property(moveSets(30), rules, (moves, rule) => {
      for (const certificate of certificates(moves, rule)) {
        expect(verifyCertificate(certificate)).toEqual({ ok: true, heaps: costOf(certificate) });
      }
    }),
    { numRuns: 1000, seed: SEED },
  );
});

test.each([
  { moves: [16, 44, 60, 80, 86], rule: TAKE_ALL },
  { moves: [17, 28, 59, 87, 90], rule: MISERE_TAKE_ALL },
  { moves: [18, 19, 20, 38, 57], rule: NORMAL },
  { moves: [40, 46, 86], rule: MISERE },
])('the certificate of {$moves}, with a long preperiod or period, is accepted', ({ moves, rule }) => {
  for (const certificate of certificates(moves, rule)) {
    expect(verifyCertificate(certificate)).toMatchObject({ ok: true });
  }
});

test('a certificate with a preperiod or period changed by one is rejected', () => {
  const [outcomes, values] = certificates([4, 6, 11, 14], NORMAL);
  expect(outcomes).toMatchObject({ sequence: 'outcomes', preperiod: 12, period: 17, saltus: 0 });
  expect(values).toMatchObject({ sequence: 'nim-values', preperiod: 18, period: 34, saltus: 0 });
  for (const certificate of [outcomes!, values!]) {
    for (const change of [-1, 1]) {
      const { preperiod, period } = certificate;
      expect(verifyCertificate({ ...certificate, preperiod: preperiod + change }).ok).toBe(false);
      expect(verifyCertificate({ ...certificate, period: period + change }).ok).toBe(false);
    }
  }
});
