import { expect, test } from 'vitest';
import { claimsOf } from '../../src/view/claim-of.ts';
import { macrosLatex } from '../../src/view/macros.ts';
import { CLAIMS, exampleResult, SOURCES } from './example-result.ts';

const results = [exampleResult(), exampleResult({ id: 'again', claims: CLAIMS.slice(0, 1) }, { cases: 1 })];
const STATEMENTS = ['ones/from-two', ''].map(claims => ({ claims }));
const text = macrosLatex({
  results,
  claims: results.flatMap(claimsOf),
  statements: STATEMENTS,
  sources: SOURCES,
});

test('totals have names, and rows are counted once per pipeline', () => {
  const values = [...text.matchAll(/newcommand\{\\saltus([A-Z]\w+)\}\{(\d+)\}/g)];
  expect(values.map(([, name, value]) => `${name} ${value}`)).toEqual([
    'Pipelines 2',
    'Rows 4',
    'Claims 3',
    'Statements 2',
    'StatementsChecked 1',
    'PrintedClaims 1',
    'PrintedClaimsThatHold 0',
    'PrintedClaimsThatFail 1',
    'Errata 1',
  ]);
});

test('every count of every claim has a key', () => {
  expect(text).toContain('\\@namedef{saltus@ones.rows}{3}\n');
  expect(text).toContain('\\@namedef{saltus@ones.from-two.fails}{1}\n');
  expect(text).toContain('\\@namedef{saltus@ones.from-two.verdict}{fails}\n');
  expect(text.match(/@namedef/g)).toHaveLength(2 + 3 * 5);
});

test("a claim from the user's notebook does not count as printed", () => {
  const [law] = CLAIMS;
  const own = exampleResult({ id: 'own', claims: [{ ...law!, source: 'my-notebook, page 3' }] });
  const all = [...results, own];
  const counted = macrosLatex({
    results: all,
    claims: all.flatMap(claimsOf),
    statements: [],
    sources: SOURCES,
  });
  expect(counted).toContain('\\newcommand{\\saltusClaims}{4}');
  expect(counted).toContain('\\newcommand{\\saltusPrintedClaims}{1}');
});

test('totals count only published results', () => {
  const run = exampleResult({ id: 'again' }, { kept: 'none' });
  const some = [exampleResult(), run];
  const all = macrosLatex({
    results: some,
    claims: some.flatMap(claimsOf),
    statements: STATEMENTS,
    sources: SOURCES,
  });
  expect(all).not.toContain('\\newcommand{\\saltus');
  expect(text).toContain('\\newcommand{\\saltus');
});
