import { describe, expect, test } from 'vitest';
import type { Conclusion, Theorem } from '../../src/claim/index.ts';
import { claimsOf } from '../../src/view/claim-of.ts';
import { toMarkdown } from '../../src/view/document/markdown.ts';
import { groundsOf, verdictOf } from '../../src/view/pages/claim-facts.ts';
import { levelOf, restsOnText } from '../../src/view/rests-on.ts';
import { exampleResult, SOURCES } from './example-result.ts';

const [HOLDS, FAILS] = claimsOf(exampleResult());
const range = { range: 'a = 1..3', cases: 3 };
const proved = (theorem: Theorem & { readonly certificates?: number }): Conclusion['restsOn'] => ({
  kind: 'theorem',
  ...theorem,
  ...range,
});
const PAPER = { hypothesis: 'any a', reference: 'doe-2001, Theorem 2' };
const GUIDE = { hypothesis: 'any a', reference: 'docs/what-is-proved.md, One_number' };
const CONJECTURE = { askedBy: 'J. Doe', further: '--over a=4..9' };

const inCoq = { ...HOLDS!, restsOn: proved({ ...PAPER, coq: ['Lemma_8', 'Two_numbers'] }) };
const onlyInCoq = { ...HOLDS!, restsOn: proved({ ...GUIDE, coq: ['One_number'] }) };
const onPaper = { ...HOLDS!, restsOn: proved(PAPER) };
const certified = {
  ...HOLDS!,
  claim: { ...HOLDS!.claim, forAll: 'c' },
  restsOn: proved({ hypothesis: 'all c ≥ 3', reference: 'data/x.laws.json', certificates: 1018 }),
};
const open = { ...HOLDS!, claim: { ...HOLDS!.claim, conjecture: CONJECTURE } };
const refutedInCoq = {
  ...FAILS!,
  claim: { ...FAILS!.claim, erratum: { ...FAILS!.claim.erratum!, coq: ['Lemma_8_fails_for_3a'] } },
};

describe.each([
  ['a claim proved in Coq', inCoq, 'machine-checked', 'machine-checked'],
  ['a failure proved in Coq', refutedInCoq, 'machine-checked', 'fails: machine-checked'],
  ['a claim proved on paper', onPaper, 'proved', 'proved'],
  ['a claim proved by certificates', certified, 'certified', 'certified for every c (1,018 certificates)'],
  ['a claim computed for cases', HOLDS!, 'computed', 'holds in 3 cases'],
  ['a printed claim that fails', FAILS!, 'computed', 'fails'],
  ['an open question', open, 'open', 'open, no counterexample in 3 cases'],
])('%s', (_, one, level, text) => {
  test(`the badge is ${text}`, () => {
    expect(levelOf(one)).toBe(level);
    expect(verdictOf(one)).toEqual({ verdict: one.verdict, level, text });
  });
});

test('a conjecture that is proved or refuted is no longer open', () => {
  expect(levelOf({ ...onPaper, claim: open.claim })).toBe('proved');
  expect(levelOf({ ...FAILS!, claim: { ...FAILS!.claim, conjecture: CONJECTURE } })).toBe('computed');
});

test('a Coq theorem does not apply to a different verdict', () => {
  expect(levelOf({ ...refutedInCoq, verdict: 'holds' })).toBe('computed');
  expect(levelOf({ ...HOLDS!, claim: { ...HOLDS!.claim, theorem: { ...PAPER, coq: ['x'] } } })).toBe(
    'computed',
  );
});

test('the grounds name the statement in Coq, the paper or the certificates, each with a link', () => {
  const text = (one: typeof HOLDS) => {
    const blocks = [{ kind: 'prose', text: groundsOf(one!, SOURCES) }] as const;
    return toMarkdown({ title: 'x', description: 'x', blocks }).split('\n\n')[1]!.trim();
  };
  const theorems = '../docs/what-is-proved.md#the-theorems';
  expect(text(inCoq)).toBe(
    `Coq: [Lemma\\_8](${theorems}), [Two\\_numbers](${theorems}); [Doe 2001, Theorem 2](statements.md)`,
  );
  expect(text(onlyInCoq)).toBe(`Coq: [One\\_number](${theorems})`);
  expect(text(certified)).toBe('certificates in [data/x.laws.json](../data/x.laws.json)');
  expect(text(refutedInCoq)).toBe(`Coq: [Lemma\\_8\\_fails\\_for\\_3a](${theorems})`);
});

test('the grounds in plain text are those in the data', () => {
  expect(restsOnText(inCoq)).toBe(
    'machine-checked for any a (Coq: Lemma_8, Two_numbers; doe-2001, Theorem 2)',
  );
  expect(restsOnText(onlyInCoq)).toBe('machine-checked for any a (Coq: One_number)');
  expect(restsOnText(refutedInCoq)).toBe('machine-checked (Coq: Lemma_8_fails_for_3a)');
  expect(restsOnText(certified)).toBe('certified for all c ≥ 3, by 1,018 certificates (data/x.laws.json)');
  expect(restsOnText(open)).toBe('open');
});
