import { describe, expect, it } from 'vitest';
import { costOf, verifyCertificate } from '../../src/check/verify-certificate.ts';
import type { Certificate } from '../../src/game/certificate.ts';
import { allBut, finite, naiveCertificate } from './naive.ts';

const TRUE = naiveCertificate(allBut(1, 3, 4));

/** Verifies a value as if it was read from a JSON file, so of no known type. */
function verifyJson(value: unknown) {
  const certificate: Certificate = JSON.parse(JSON.stringify(value));
  return { cost: costOf(certificate), verdict: verifyCertificate(certificate) };
}

describe('a malformed certificate is rejected with its place, before any replay', () => {
  it.each<[string, unknown, string]>([
    ['null', null, 'certificate is not an object'],
    ['a list', [TRUE], 'certificate is not an object'],
    ['a number', 7, 'certificate is not an object'],
    ['an empty object', {}, 'certificate.format is not "saltus-certificate-1"'],
    ['another format', { ...TRUE, format: 'saltus-certificate-3' }, 'certificate.format'],
    ['no witnesses', { ...TRUE, format: 'saltus-certificate-2' }, 'certificate.witnesses is not a list'],
    ['witnesses in format 1', { ...TRUE, witnesses: [] }, 'certificate.witnesses is not a field'],
    ['a game that is a list', { ...TRUE, game: [1, 3, 4] }, 'certificate.game is not a string'],
    ['an unknown ending', { ...TRUE, ending: 'misère' }, 'certificate.ending'],
    ['an unknown objective', { ...TRUE, objective: 'last-player-wins ' }, 'certificate.objective'],
    ['an unknown sequence', { ...TRUE, sequence: 'toString' }, 'certificate.sequence'],
    ['a number as text', { ...TRUE, preperiod: '0' }, 'certificate.preperiod is not a non-negative integer'],
    ['half a heap', { ...TRUE, period: 12.5 }, 'certificate.period'],
    ['a negative saltus', { ...TRUE, saltus: -4 }, 'certificate.saltus'],
    ['a number beyond 2^53', { ...TRUE, period: 2 ** 53 }, 'certificate.period'],
    ['Infinity, which is null in JSON', { ...TRUE, period: Number.POSITIVE_INFINITY }, 'certificate.period'],
    ['no repeat', { ...TRUE, repeat: null }, 'certificate.repeat is not an object'],
    [
      'a repeat without a kind',
      { ...TRUE, repeat: { ...TRUE.repeat, kind: 'proof' } },
      'certificate.repeat.kind',
    ],
    [
      'a pattern of texts',
      { ...TRUE, repeat: { ...TRUE.repeat, pattern: [4, '1'] } },
      'certificate.repeat.pattern[1]',
    ],
    ['no pattern', { ...TRUE, repeat: { ...TRUE.repeat, pattern: undefined } }, 'certificate.repeat.pattern'],
    ['a missing digest', { ...TRUE, digest: undefined }, 'certificate.digest is not an object'],
    ['half a digest', { ...TRUE, digest: { heaps: 3 } }, 'certificate.digest.value'],
    ['an additional field', { ...TRUE, note: 'trust me' }, 'certificate.note is not a field'],
  ])('%s', (_, value, why) => {
    const { cost, verdict } = verifyJson(value);
    expect(cost).toBe(0);
    expect(verdict).toMatchObject({ ok: false, why: expect.stringContaining(why) });
  });
});

describe('a game that is not in canonical notation is rejected', () => {
  it.each([
    ['N - {4, 3, 1}', 'the canonical notation is N - {1, 3, 4}'],
    ['N-{1,3,4}', 'the canonical notation is N - {1, 3, 4}'],
    [' N - {1, 3, 4}', 'the canonical notation is N - {1, 3, 4}'],
    ['N - {1, 3, 4', 'expected }'],
    ['N - {1, 3, b}', 'expected an integer'],
    ['', 'expected a set'],
    ['{}', 'expected at least one number'],
    ['primes', 'only all-but games have patterns'],
    ['file:/etc/passwd', 'only all-but games have patterns'],
  ])('%j', (game, why) => {
    expect(verifyJson({ ...TRUE, game }).verdict).toMatchObject({
      ok: false,
      why: expect.stringContaining(why),
    });
  });
});

describe('the cost of a certificate', () => {
  it('counts all heaps up to the end of the repeat or of the digest', () => {
    expect(costOf(TRUE)).toBe(16);
    expect(costOf({ ...TRUE, digest: { heaps: 100, value: 1 } })).toBe(100);
    expect(costOf(naiveCertificate(finite(1, 3, 4)))).toBe(11);
    expect(costOf(naiveCertificate(allBut()))).toBe(2);
  });

  it('must not exceed the limit, or nothing is replayed', () => {
    expect(verifyCertificate(TRUE, { limit: 16 })).toEqual({ ok: true, heaps: 16 });
    expect(verifyCertificate(TRUE, { limit: 15 })).toEqual({
      ok: false,
      why: 'a replay takes 16 heaps; the limit is 15',
      cost: 16,
    });
    const far = { ...TRUE, repeat: { ...TRUE.repeat, from: 2 ** 52 - 12, to: 2 ** 52 } };
    expect(verifyCertificate(far, { limit: Number.POSITIVE_INFINITY })).toMatchObject({ ok: false });
  });

  it('a certificate without a digest is verified by its repeat', () => {
    expect(verifyCertificate({ ...TRUE, digest: null })).toEqual({ ok: true, heaps: 16 });
  });
});
