import { describe, expect, test } from 'vitest';
import type { Result } from '../../src/run/index.ts';
import { cite, citeInFull } from '../../src/view/citation.ts';
import { registerFiles } from '../../src/view/register-files.ts';
import { CLAIMS, CREDITS, exampleResult, SOURCES } from './example-result.ts';

const filesOf = (results: readonly Result[] = [exampleResult()], statements: Record<string, string>[] = []) =>
  new Map(
    registerFiles(results, statements, SOURCES, CREDITS).map(({ path, pieces }) => [
      path,
      [...pieces].join(''),
    ]),
  );
const files = filesOf();

test('pages on whole sources are built only if each claim of a statement has a result', () => {
  const statement = (claims: string) => ({ id: 'doe-3', source: 'doe-2001', claims });
  const pathsWith = (claims: string) => [...filesOf(undefined, [statement(claims)]).keys()];
  const ofSources = ['reports/README.md', 'reports/errata.md', 'reports/errata/doe-2001.md'];
  expect(pathsWith('ones/from-two')).toEqual(expect.arrayContaining(ofSources));
  const ofPart = pathsWith('ones/from-two twos/from-two');
  expect(ofPart.filter(path => path.startsWith('reports/'))).toEqual(['reports/macros.tex']);
  expect(ofPart).toEqual(expect.arrayContaining(['data/claims.csv', 'data/datapackage.json']));
});

test('the errata page shows no errata if nothing fails', () => {
  const right = String(filesOf([exampleResult({ claims: CLAIMS.slice(0, 1) })]).get('reports/errata.md'));
  expect(right).not.toContain('## ');
  expect(right).toContain('None.');
});

/** A remark on a statement that no claim checks. */
const REMARK = {
  id: 's',
  source: 'doe-2001',
  place: 'p. 1',
  statement: 'x',
  reason: '',
  remark: 'y is meant.',
  kind: 'prose',
  claims: '',
};

function letterOf(...args: Parameters<typeof filesOf>): string {
  return String(filesOf(...args).get('reports/errata/doe-2001.md'));
}

describe('a letter to the authors', () => {
  test('exists as LaTeX, with every character escaped', () => {
    const latex = String(files.get('reports/errata/doe-2001.tex'));
    expect(latex).toContain('\\item[printed] a \\textgreater{} 1');
    expect(latex).toContain(
      '{\\centering\\Large Errata: J. Doe, On \\textless{}b\\textgreater{} games (J. Games 1)\\par}',
    );
    expect(latex).toMatch(/^\\end\{document\}\n$/m);
  });

  test('does not count an undecided claim as holding', () => {
    const first = { ...CLAIMS[0]!, source: 'doe-2001, Theorem 1' };
    const other = { ...CLAIMS[0]!, id: 'other', source: 'doe-2001, Theorem 9' };
    const result = exampleResult({ claims: [first, other] });
    const claims = result.claims.map((claim, i) =>
      i === 0 ? { ...claim, verdict: 'undecided' as const } : claim,
    );
    const text = letterOf([{ ...result, claims }], [{ ...REMARK, claims: 'ones/from-one' }]);
    expect(text).toContain('as 2 claims. 1 holds and 1 has no verdict or an unexpected one.');
  });

  test('says that all claims hold if a source has only remarks', () => {
    const claims = [{ ...CLAIMS[0]!, source: 'doe-2001, Theorem 1' }];
    const text = letterOf([exampleResult({ claims })], [REMARK]);
    expect(text).toContain('as 1 claim. All of them hold.');
    expect(text).not.toContain('Each erratum');
    expect(text).toContain('- p. 1, x: y is meant.');
  });

  test('names an erratum by its claim if no place in the source is known', () => {
    const claims = CLAIMS.map(claim => (claim.id === 'from-two' ? { ...claim, source: 'doe-2001' } : claim));
    expect(letterOf([exampleResult({ claims })])).toContain('### [a \\> 1](../ones.md)');
  });
});

test('the index of claims marks an unexpected verdict wherever it is shown', () => {
  const [first, second] = exampleResult().claims;
  const other = { ...first!, expected: false, why: 'N - {1}: so' };
  const page = filesOf([exampleResult({}, { claims: [other, second!] })]).get('reports/claims.md');
  expect(page).toContain('**✓ holds in 3 cases (unexpected)**: N - {a}, a = 1..3: a ≥ 1');
  expect(page).toContain(
    '## Unexpected verdicts\n\n- [ones/from-one](ones.md) (this project): holds; N - {1}: so',
  );
});

test('the citation of a source repeats the given text if the source is not listed', () => {
  expect(cite('my-notebook, page 3', SOURCES)).toBe('my-notebook, page 3');
  expect(citeInFull('A notebook', SOURCES)).toBe('A notebook');
});
