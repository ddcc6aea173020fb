import fc from 'fast-check';
import { expect, test } from 'vitest';
import { verifyCertificate } from '../../../src/check/verify-certificate.ts';
import { periodicityOfAllBut } from '../../../src/engine/index.ts';
import { nimSequenceByDefinition } from './definition.ts';
import { fesSets, SEED } from './fes-games.ts';

function certify(excluded: readonly number[]) {
  const sorted = [...excluded].sort((p, q) => p - q);
  const found = periodicityOfAllBut(sorted, 1e9);
  if (found.status !== 'proved') throw new Error(found.why);
  return found.certificate();
}

test('the checker, which shares no code with the engine, accepts every certificate', () => {
  fc.assert(
    fc.property(fesSets, excluded => {
      expect(verifyCertificate(certify(excluded))).toMatchObject({ ok: true });
    }),
    { numRuns: 500, seed: SEED },
  );
});

test.each([{ excluded: [] }, { excluded: [40, 121, 161] }])(
  'N - {$excluded} is certified',
  ({ excluded }) => {
    expect(verifyCertificate(certify(excluded))).toMatchObject({ ok: true });
  },
);

test('the digest agrees with the values by definition', () => {
  const { digest } = certify([2, 3, 6, 8]);
  const values = nimSequenceByDefinition([2, 3, 6, 8], 42 + 9);
  const value = values.reduce((d, g) => (48271 * d + g + 1) % (2 ** 31 - 1), 1);
  expect(digest).toEqual({ heaps: 51, value });
});

test('a period too long to replay is certified without a digest', () => {
  const found = periodicityOfAllBut([100, 271, 371], 1e9);
  if (found.status !== 'proved') throw new Error(found.why);
  const certificate = found.certificate();
  expect(certificate).toMatchObject({ period: 111_777_000, saltus: 37_259_000, digest: null });
  expect(certificate.repeat).toMatchObject({ from: 0, to: 111_777_000, pattern: [371] });
});
