import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { closeLaw, law, when } from '../../src/claim/index.ts';
import { BrokenInvariantError } from '../../src/errors.ts';
import type { LawCertificate } from '../../src/game/index.ts';
import { type PipelineDefinition, type Plan, resolve } from '../../src/plan/index.ts';
import {
  insistOnAgreement,
  type ProvableLaws,
  type ProvedLaws,
  provedLaws,
  provedLawsInStore,
  provedLawsOfFamily,
} from '../../src/run/laws.ts';
import { BlockStore, storedNames } from '../../src/run/store.ts';
import { type CertificateSource, certificatesIn, ENGINE } from '../../src/run/stored-laws.ts';

const folder = mkdtempSync(join(tmpdir(), 'saltus-laws-'));
afterAll(() => rmSync(folder, { recursive: true }));

const DEFINITION: PipelineDefinition = {
  id: 'asked',
  question: 'x?',
  source: 'x',
  sweep: { game: '{1, b, c}', over: { b: '2..5', c: 'b+1..20' }, ending: 'take-all' },
  measure: ['period', 'T'],
  limit: '1e6 heaps',
  claims: [],
};

/** Plans {1, b, c} with the ending take-all, and laws for all c. */
function asked(...laws: readonly string[]) {
  const names = ['b', 'c', 'T', 'period'];
  const claims = laws.map((holds, i) => law({ id: `law-${i}`, holds, forAll: 'c' }));
  const provable = claims.map(claim => closeLaw(claim, names).provable);
  return [resolve({ ...DEFINITION, claims }, 'asked.ts'), provable] as const;
}

const silent = (text: string) => expect.fail(`warned: ${text}`);
/** Proves laws with certificates from any source. */
const provedLawsFrom = (
  source: CertificateSource,
  plan: Plan,
  laws: ProvableLaws,
  warn: (text: string) => void,
): Promise<ProvedLaws> =>
  provedLaws(plan, laws, 'data/asked.laws.json', async running => ({
    ...provedLawsOfFamily(plan, laws, running, source, warn),
    warnings: [],
  }));
const ODD = 'odd(b) and odd(c) implies T = 2';

test('each law has its proof, for either sequence', async () => {
  const of = asked(ODD, 'even(b) implies period <= b + c', 'T <= b + 1000');
  const { certificates, proofs } = await provedLawsFrom(ENGINE, ...of, silent);
  // Certificates are ordered by sequence, then by family in the order of the sweep.
  const order = certificates.map(({ sequence, family }) => `${sequence} ${family}`);
  expect([...new Set(order)]).toEqual(
    ['outcomes', 'nim-values'].flatMap(sequence => [2, 3, 4, 5].map(b => `${sequence} {1, ${b}, c}`)),
  );
  const hypothesis = 'all c ≥ b+1; b = 2..5';
  const ofOutcomes = certificates.filter(({ sequence }) => sequence === 'outcomes');
  let games = 0;
  for (let b = 2; b <= 5; b++) {
    const classes = ofOutcomes.filter(({ family }) => family === `{1, ${b}, c}`);
    for (let c = b + 1; c < 1000; c++)
      games += Number(
        !classes.some(({ modulus: m, residue: r, from }) => (c - r) % m === 0 && c >= m * from + r),
      );
  }
  expect(games).toBeGreaterThan(0);
  expect(proofs[0]).toMatchObject({ status: 'proved', hypothesis, certificates: ofOutcomes.length, games });
  expect(proofs[0]).toMatchObject({ reference: 'data/asked.laws.json' });
  expect(proofs[1]).toMatchObject({ status: 'proved', hypothesis });
  expect(proofs[2]).toEqual({
    status: 'refuted',
    game: '{1, 2, 1002}',
    at: [2, 1002],
    seen: 'outcomePreperiod = 0, T = 1003',
  });
});

test('a law is proved from the start of the range, for values that satisfy its condition', async () => {
  const [plan, laws] = asked(
    'c > b or T = 0',
    'c > b + 1 or T = 0',
    'c != b or T = 0',
    'odd(c) implies T < c',
  );
  const [within, at, below, odd] = (await provedLawsFrom(ENGINE, plan, laws, silent)).proofs;
  expect([within, below]).toMatchObject([{ status: 'proved' }, { status: 'proved' }]);
  expect(at).toMatchObject({ status: 'refuted', game: '{1, 2, 3}', at: [2, 3] });
  expect(odd).toMatchObject({ status: 'refuted' });
  const where = { ...plan, sweep: { ...plan.sweep, where: 'odd(b) or even(c)' } };
  expect((await provedLawsFrom(ENGINE, where, laws, silent)).proofs[3]).toMatchObject({
    status: 'proved',
    hypothesis: 'all c ≥ b+1; b = 2..5; odd(b) or even(c)',
  });
});

test('a closed form is proved from the start of the range, for values that satisfy its hypothesis', async () => {
  const form = law({ id: 'form', holds: { B: '(01)^((b div 2) - 2) 0101 1' }, forAll: 'b' });
  const [claim] = when('even(b)', [form]);
  const { provable } = closeLaw(claim!, ['b', 'B']);
  const proofFrom = async (least: number) => {
    const sweep = { game: '{1, b}', over: { b: `${least}..20` } };
    const plan = resolve({ ...DEFINITION, sweep, measure: ['B'], claims: [claim!] }, 'asked.ts');
    return (await provedLawsFrom(ENGINE, plan, [provable], silent)).proofs[0];
  };
  expect(await proofFrom(6)).toMatchObject({ status: 'proved', hypothesis: 'all b ≥ 6' });
  // The form has a negative exponent at b = 2.
  expect(await proofFrom(2)).toMatchObject({
    status: 'open',
    why: expect.stringContaining('negative exponent'),
  });
});

/** Returns a source that changes the certificates. */
function changing(
  change: (certificates: readonly LawCertificate[]) => readonly LawCertificate[],
): CertificateSource {
  return { ...ENGINE, prove: (...of) => change(ENGINE.prove(...of) as readonly LawCertificate[]) };
}

const longer = ([first, ...others]: readonly LawCertificate[]): LawCertificate[] => [
  { ...first!, period: [first!.period[0], first!.period[1] + 1] },
  ...others,
];

test('a law is refuted by the first family that refutes it, even if another is open', async () => {
  const [plan, laws] = asked(ODD, 'T <= b + 1000');
  const without: CertificateSource = {
    readStored: () => undefined,
    prove: (family, rule) => (family.numbers[1]![1] === 2 ? [] : ENGINE.prove(family, rule)),
  };
  const { proofs } = await provedLawsFrom(without, plan, laws, silent);
  expect(proofs).toMatchObject([
    { status: 'open', why: 'there is no certificate of {1, 2, c}' },
    { status: 'refuted', game: '{1, 3, 1002}' },
  ]);
});

test('a class without a certificate leaves a law open, and a changed one is an internal error', async () => {
  const without = changing(certificates => certificates.slice(1));
  expect((await provedLawsFrom(without, ...asked(ODD), silent)).proofs).toEqual([
    { status: 'open', why: expect.stringMatching(/no certificate of \{1, 2, c\} is of c = 0 modulo 3/) },
  ]);
  await expect(provedLawsFrom(changing(longer), ...asked(ODD), silent)).rejects.toThrow(BrokenInvariantError);
});

/** Creates a folder with stored certificates, and the laws proved from them. */
async function stored() {
  const blocks = mkdtempSync(join(folder, 'blocks-'));
  const [plan, laws] = asked(ODD);
  const inStore = (fresh = false) =>
    provedLaws(plan, laws, 'data/asked.laws.json', async running =>
      provedLawsInStore(blocks, 'code', fresh, plan, laws, running),
    );
  return {
    blocks,
    again: inStore,
    first: await inStore(),
  };
}

test('stored certificates are read, and nothing is searched', async () => {
  const { blocks, first } = await stored();
  const { readStored } = certificatesIn(blocks, 'code', silent);
  const found = () => expect.fail('searched');
  expect(await provedLawsFrom({ readStored, prove: found }, ...asked(ODD), silent)).toEqual(first);
});

test('certificates stored for another rule or family are not used', async () => {
  const { blocks } = await stored();
  const [plan, laws] = asked(ODD);
  const { readStored } = certificatesIn(blocks, 'code', silent);
  const found = () => [];
  const isOpen = async (other: typeof plan) =>
    (await provedLawsFrom({ readStored, prove: found }, other, laws, silent)).proofs[0]?.status === 'open';
  expect(await isOpen(plan)).toBe(false);
  expect(await isOpen({ ...plan, rule: { ...plan.rule, ending: 'normal' } })).toBe(true);
  expect(await isOpen({ ...plan, sweep: { ...plan.sweep, game: '{1, b, c+1}' } })).toBe(true);
});

test.each<[string, (text: string) => string, RegExp]>([
  ['corrupt', text => text.replace('"period":[', '"period":[1'), /corrupt .* proving it again/],
  ['truncated', text => text.slice(0, -20), /corrupt .* proving it again/],
])('a file that is %s is reported, and its certificates are found again', async (_, damage, told) => {
  const { blocks, again, first } = await stored();
  const [name] = [...storedNames(blocks)].sort();
  const path = new BlockStore(blocks).path(name!);
  const sound = readFileSync(path, 'utf8');
  writeFileSync(path, damage(sound));
  const { warnings, ...proved } = await again();
  expect(warnings).toEqual([expect.stringMatching(told)]);
  expect({ ...proved, warnings: [] }).toEqual(first);
  expect(readFileSync(path, 'utf8')).toBe(sound);
  expect((await again()).warnings).toEqual([]);
  new BlockStore(blocks).write(name!, 'no JSON\n');
  expect((await again()).warnings).toEqual([expect.stringContaining('proving it again')]);
});

test.each<[string, (lines: readonly LawCertificate[]) => unknown[]]>([
  ['changed', longer],
  ['foreign', lines => lines.map(law => ({ ...law, family: '{1, 99, c}' }))],
  ['not a certificate', () => [null]],
  ['not an object', () => ['x']],
])(
  'a stored certificate that is %s, with a valid checksum, is refused, reported and found again',
  async (_, change) => {
    const { blocks, again, first } = await stored();
    const store = new BlockStore(blocks);
    const [name] = [...storedNames(blocks)].sort();
    const sound = store.read(name!)!;
    const lines = sound.trimEnd().split('\n');
    const changed = change(lines.map(line => JSON.parse(line))).map(law => `${JSON.stringify(law)}\n`);
    store.write(name!, changed.join(''));
    const { warnings, ...proved } = await again();
    expect(warnings).toEqual([
      expect.stringMatching(/the checker rejects a stored certificate: .*; proving it again/),
    ]);
    expect({ ...proved, warnings: [] }).toEqual(first);
    expect(store.read(name!)).toBe(sound);
  },
);

test('stored certificates that do not cover all games are searched again', async () => {
  const { blocks, again, first } = await stored();
  const store = new BlockStore(blocks);
  for (const name of storedNames(blocks)) store.write(name, '');
  expect(await again()).toEqual(first);
});

test('a fresh run reads no certificates, and stores new ones', async () => {
  const { blocks, again, first } = await stored();
  const store = new BlockStore(blocks);
  const texts = () => [...storedNames(blocks)].sort().map(name => store.read(name));
  const sound = texts();
  for (const name of storedNames(blocks)) store.write(name, '[]\n');
  expect(await again(true)).toEqual(first);
  expect(texts()).toEqual(sound);
});

test('a case that holds although a certificate refutes it is an internal error', () => {
  const [plan] = asked(ODD);
  const refuted = (c: number) =>
    ({ status: 'refuted', game: `{1, 2, ${c}}`, at: [2, c], seen: 'T = 3' }) as const;
  const held = { fails: 0, undecided: 0, error: 0 };
  expect(() => insistOnAgreement(plan, 'x', held, refuted(20))).toThrow(
    /replay: npx saltus game '\{1, 2, 20\}' --ending take-all/,
  );
  expect(() => insistOnAgreement(plan, 'x', held, refuted(21))).not.toThrow();
  expect(() => insistOnAgreement(plan, 'x', { fails: 1, undecided: 0, error: 0 }, refuted(20))).not.toThrow();
  expect(() => insistOnAgreement(plan, 'x', { fails: 0, undecided: 1, error: 0 }, refuted(20))).not.toThrow();
  expect(() => insistOnAgreement(plan, 'x', { fails: 0, undecided: 0, error: 1 }, refuted(20))).not.toThrow();
});
