import { describe, expect, test } from 'vitest';
import { holdsForFamily, knownByVerified, knownFamily } from '../../../src/check/index.ts';
import { proveFamily } from '../../../src/engine/index.ts';
import { type LawCertificate, parseExpression, parseFamilyOfOneLetter } from '../../../src/game/index.ts';

const RULE = { ending: 'take-all', objective: 'last-player-wins', sequence: 'outcomes' } as const;
const FAMILY = parseFamilyOfOneLetter('{1, 4, c}');
const LAWS = proveFamily(FAMILY, RULE, { modulus: 100, heaps: 1e4 });
const CERTIFICATES = LAWS.flatMap(law => (law.status === 'proposed' ? [law.certificate] : []));

const OTHERS = proveFamily(parseFamilyOfOneLetter('{1, 6, c}'), RULE, { modulus: 100, heaps: 0 });

const known = (certificates: readonly LawCertificate[], least = 2) =>
  knownFamily(FAMILY, RULE, certificates, least);

function decided(text: string, least = 2, open: Parameters<typeof holdsForFamily>[1]['open'] = []) {
  const of = known(CERTIFICATES, least);
  if (of.status !== 'known') throw new Error(of.why);
  const names = ['outcomePreperiod', 'T'];
  const options = { where: 'law', names: ['c', 'b', ...names], type: 'condition' } as const;
  return holdsForFamily(parseExpression(text, options).root, { ...of.known, open }, FAMILY, { b: 4 }, names);
}

test('games without a certificate are computed by the checker, as by the engine', () => {
  const of = known(CERTIFICATES);
  const single = LAWS.filter(({ modulus, residue }) => modulus === 0 && residue >= 2);
  expect(single.map(({ residue }) => residue)).toEqual([5]);
  expect(of).toMatchObject({ status: 'known', known: { certificates: 5, games: 1 } });
  const last = of.status === 'known' && of.known.parts.at(-1);
  expect(last).toMatchObject({
    modulus: 0,
    residue: 5,
    numbers: { preperiod: [0, 0], period: [0, 8], saltus: [0, 0] },
    words: { before: [], repeated: [[expect.stringMatching(/^[01]{8}$/), [0, 1]]] },
  });
});

test('a game before the certificates is replayed until it repeats, up to a million heaps', () => {
  // A class that begins after the last value, so that only that game is computed.
  const before = (family: string, last: number, ending: 'take-all' | 'normal' = 'take-all') =>
    knownByVerified(
      parseFamilyOfOneLetter(family),
      { ...RULE, ending },
      [{ ...CERTIFICATES[0]!, family, modulus: 1, residue: 0, from: last + 1 }],
      last,
    );
  const of = before('{25, 53, 54, c}', 79);
  expect(of.status === 'known' && of.known.parts.at(-1)).toMatchObject({
    residue: 79,
    numbers: { preperiod: [0, 750], period: [0, 15190], saltus: [0, 0] },
  });
  expect(before('{8, 58, 101, c}', 109, 'normal')).toEqual({
    status: 'open',
    why: '{8, 58, 101, 109} does not repeat within 1000000 heaps',
  });
});

test('a greater least value leaves fewer games before the certificates', () => {
  expect(known(CERTIFICATES, 5)).toMatchObject({ known: { games: 1 } });
  expect(known(CERTIFICATES, 6)).toMatchObject({ known: { games: 0 } });
});

describe('a family that is not fully known', () => {
  test('needs too many heaps to replay the games before its certificates', () => {
    const before = (most: number) => knownByVerified(FAMILY, RULE, CERTIFICATES, 2, most);
    expect(before(1000)).toMatchObject({ status: 'known', known: { games: 1 } });
    expect(before(999)).toEqual({
      status: 'open',
      why: 'replaying the games of {1, 4, c} before its classes takes more than 999 heaps',
    });
  });

  test('includes a certificate that is too expensive to verify', () => {
    const [first, ...others] = CERTIFICATES;
    expect(known([{ ...first!, from: 4_000_000_000 }, ...others])).toMatchObject({ status: 'open' });
  });

  test.each(CERTIFICATES.map((certificate, i) => [`${certificate.modulus}k + ${certificate.residue}`, i]))(
    'lacks the certificate for c = %s',
    (_, i) => {
      const { residue } = CERTIFICATES[i as number]!;
      expect(known(CERTIFICATES.toSpliced(i as number, 1))).toEqual({
        status: 'open',
        why: `no certificate of {1, 4, c} is of c = ${residue} modulo 5`,
      });
    },
  );

  test('lacks all certificates', () => {
    expect(known([])).toEqual({ status: 'open', why: 'there is no certificate of {1, 4, c}' });
  });

  test('includes a certificate twice', () => {
    const [first] = CERTIFICATES as [LawCertificate];
    expect(known([...CERTIFICATES, first])).toEqual({
      status: 'open',
      why: `2 certificates of {1, 4, c} are of c = ${first.residue} modulo 5`,
    });
  });
});

describe('a certificate is refused', () => {
  const [first, ...others] = CERTIFICATES as [LawCertificate, ...LawCertificate[]];
  test.each<[string, Partial<LawCertificate>]>([
    ['if it has another period', { period: [first.period[0], first.period[1] + 1] }],
    ['if it starts at an earlier value', { from: first.from - 1 }],
    ['if it has another residue', { residue: first.residue + 1 }],
    ['if it has another family', { family: '{1, 6, c}' }],
    ['if it has another rule', { ending: 'normal' }],
    ['if its word differs from the games', { repeated: [['01', [1, 1]]] }],
  ])('%s', (_, changed) => {
    expect(known([{ ...first, ...changed }, ...others])).toMatchObject({ status: 'refused' });
  });
});

test('a true certificate of another family is refused', () => {
  const [other] = OTHERS.flatMap(law => (law.status === 'proposed' ? [law.certificate] : []));
  expect(known([...CERTIFICATES, other!])).toMatchObject({
    status: 'refused',
    why: 'it has another family or rule',
  });
});

describe('a law about a family', () => {
  test.each([
    'c mod 5 = 3 implies T = c + 4 and T = b + c',
    'c mod 5 = 2 implies T = c + 1',
    'c mod 5 = 0 and c > 5 implies T = c + 1 and outcomePreperiod = c + 1',
    'T <= c + 4',
  ])('%s holds', text => {
    expect(decided(text)).toEqual({ status: 'holds' });
  });

  test('a law that fails only for a single game names that game', () => {
    expect(decided('c mod 5 = 0 implies T = c + 1')).toEqual({
      status: 'fails',
      value: 5,
      numbers: [0n, 8n, 0n],
      below: [],
    });
    expect(decided('c mod 5 = 0 implies T = c + 1', 6)).toEqual({ status: 'holds' });
  });

  test('a law is undecided for an open class, which is named with a failure at a greater value', () => {
    const open = { modulus: 10, residue: 1, from: 2, why: 'too long' };
    expect(decided('T >= 2', 2, [open])).toEqual({ status: 'undecided', why: 'c = 10k + 1: too long' });
    expect(decided('T < 21', 2, [open])).toMatchObject({ status: 'fails', value: 18, below: [] });
    expect(decided('T <= 1000', 2, [open])).toMatchObject({ value: 998, below: ['c = 10k + 1'] });
  });

  test('a law that fails at a large value names the least such value, in any order of the classes', () => {
    expect(decided('T <= 1000')).toMatchObject({ status: 'fails', value: 998, numbers: [0n, 1002n, 0n] });
  });

  test('a law that needs products of affine numbers is undecided', () => {
    expect(decided('T T >= 0')).toMatchObject({ status: 'undecided' });
  });
});

test('a certificate of another rule or sequence proves nothing', () => {
  const two = parseFamilyOfOneLetter('{2, b}');
  const questions = (['normal', 'take-all'] as const).flatMap(ending =>
    (['last-player-wins', 'last-player-loses'] as const).map(
      objective => ({ ending, objective, sequence: 'outcomes' }) as const,
    ),
  );
  const all = questions.map(question => ({
    question,
    certificates: proveFamily(two, question, { modulus: 100, heaps: 1e4 }).flatMap(law =>
      law.status === 'proposed' ? [law.certificate] : [],
    ),
  }));
  for (const { question } of all)
    for (const { question: other, certificates } of all)
      expect([question, other, knownFamily(two, question, certificates, 3).status]).toEqual([
        question,
        other,
        question === other ? 'known' : 'refused',
      ]);
});
