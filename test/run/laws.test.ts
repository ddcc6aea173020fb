import { expect, test } from 'vitest';
import { closeLaw, law } from '../../src/claim/index.ts';
import { BrokenInvariantError } from '../../src/errors.ts';
import { type PipelineDefinition, resolve } from '../../src/plan/index.ts';
import { certificatesFor, insistOnAgreement, proofsBy } from '../../src/run/laws.ts';

/** Outcomes of {1, b, c}, of which laws are asked for all c. */
function asked(...laws: readonly string[]) {
  const names = ['b', 'c', 'T', 'period'];
  const claims = laws.map((holds, i) => closeLaw(law({ id: `law-${i}`, holds, forAll: 'c' }), names));
  const definition: PipelineDefinition = {
    id: 'asked',
    question: 'x?',
    source: 'x',
    sweep: { game: '{1, b, c}', over: { b: '2..5', c: 'b+1..20' }, ending: 'take-all' },
    measure: ['period', 'T'],
    limit: '1e6 heaps',
    claims,
  };
  return { plan: resolve(definition, 'asked.ts'), claims };
}

const ODD = 'odd(b) and odd(c) implies T = 2';

test('each law has its proof, whichever sequence it is of', () => {
  const { plan, claims } = asked(ODD, 'even(b) implies period <= b + c', 'T <= b + 1000');
  const certificates = certificatesFor(plan, claims);
  expect(new Set(certificates.map(({ sequence }) => sequence))).toEqual(new Set(['outcomes', 'nim-values']));
  const [first, second, third] = proofsBy(certificates, plan, claims);
  const hypothesis = 'all c ≥ b+1; b = 2..5';
  expect(first).toMatchObject({ status: 'proved', hypothesis, reference: 'data/asked.laws.json' });
  expect(second).toMatchObject({ status: 'proved', hypothesis });
  expect(third).toEqual({
    status: 'refuted',
    game: '{1, 2, 1002}',
    at: [2, 1002],
    seen: 'outcomePreperiod = 0, T = 1003',
  });
});

test('the values that are meant begin with the range, and meet its condition', () => {
  const { plan, claims } = asked(
    'c > b or T = 0',
    'c > b + 1 or T = 0',
    'c != b or T = 0',
    'odd(c) implies T < c',
  );
  const [within, at, below, odd] = proofsBy(certificatesFor(plan, claims), plan, claims);
  expect([within, below]).toMatchObject([{ status: 'proved' }, { status: 'proved' }]);
  expect(at).toMatchObject({ status: 'refuted', game: '{1, 2, 3}', at: [2, 3] });
  expect(odd).toMatchObject({ status: 'refuted' });
  const where = { ...plan, sweep: { ...plan.sweep, where: 'odd(b) or even(c)' } };
  const others = proofsBy(certificatesFor(where, claims), where, claims);
  expect(others[3]).toMatchObject({
    status: 'proved',
    hypothesis: 'all c ≥ b+1; b = 2..5; odd(b) or even(c)',
  });
});

test('a class without a certificate leaves a law open, one that is changed is a broken invariant', () => {
  const { plan, claims } = asked(ODD);
  const certificates = certificatesFor(plan, claims);
  const [first, ...others] = certificates as [(typeof certificates)[0], ...typeof certificates];
  expect(proofsBy(others, plan, claims)).toEqual([
    { status: 'open', why: expect.stringMatching(/no certificate of \{1, 2, c\} is of c = 0 modulo 3/) },
  ]);
  const changed = { ...first, saltus: [0, 1] as const };
  expect(() => proofsBy([changed, ...others], plan, claims)).toThrow(BrokenInvariantError);
});

test('a case that holds where its certificate refutes it is a broken invariant', () => {
  const { plan } = asked(ODD);
  const refuted = (c: number) =>
    ({ status: 'refuted', game: `{1, 2, ${c}}`, at: [2, c], seen: 'T = 3' }) as const;
  const held = { fails: 0, undecided: 0 };
  expect(() => insistOnAgreement(plan, 'x', held, refuted(20))).toThrow(
    /replay: saltus game '\{1, 2, 20\}' --ending take-all/,
  );
  expect(() => insistOnAgreement(plan, 'x', held, refuted(21))).not.toThrow();
  expect(() => insistOnAgreement(plan, 'x', { fails: 1, undecided: 0 }, refuted(20))).not.toThrow();
  expect(() => insistOnAgreement(plan, 'x', { fails: 0, undecided: 1 }, refuted(20))).not.toThrow();
});
