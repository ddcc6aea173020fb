import { describe, expect, test } from 'vitest';
import type { Law } from '../../src/claim/index.ts';
import type { Result } from '../../src/run/index.ts';
import { cite, citeInFull } from '../../src/view/citation.ts';
import { claimsOf } from '../../src/view/claim-of.ts';
import { CLAIM_COLUMNS, claimTable } from '../../src/view/claim-table.ts';
import { toMarkdown } from '../../src/view/document/markdown.ts';
import { pipelinePage } from '../../src/view/pages/pipeline-page.ts';
import { registerFiles } from '../../src/view/register-files.ts';
import { CLAIMS, CREDITS, exampleResult, pageOfResult, SOURCES } from './example-result.ts';

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

describe('the index of claims', () => {
  test('contains the rows of the pipelines, those of sources first and our own last', () => {
    const [header, first, second, end] = String(files.get('data/claims.csv')).split('\n');
    expect(header).toBe(CLAIM_COLUMNS.map(({ name }) => name).join(','));
    expect(first).toMatch(
      /^ones,from-two,doe-2001,Lemma 3,"N - \{a\}, a = 1\.\.3: a > 1",N - \{a\}; a = 1\.\.3,fails,computed,yes,3,3,2,1,0,0,0,0,/,
    );
    expect(second).toMatch(
      /^ones,from-one,saltus,,"N - \{a\}, a = 1\.\.3: a ≥ 1",N - \{a\}; a = 1\.\.3,holds,computed,yes,3,3,3,0,/,
    );
    expect(end).toBe('');
  });

  test('follows the order of the statements that the claims check', () => {
    const again = exampleResult({ id: 'again' });
    const statements = [{ claims: 'again/from-two again/from-one' }, { claims: 'ones/from-two' }];
    const ordered = filesOf(
      [exampleResult(), again],
      statements.map(one => ({ ...one, source: 'doe-2001', statement: 'x', reason: '' })),
    );
    const ids = String(ordered.get('data/claims.csv')).match(/^(ones|again),from-[a-z]*/gm);
    expect(ids).toEqual(['again,from-two', 'ones,from-two', 'again,from-one', 'ones,from-one']);
  });

  test('counts verdicts by source, and names the claims that do not hold', () => {
    const page = String(files.get('reports/claims.md'));
    expect(page).toContain('| source | claims | holds | fails | unexpected |');
    expect(page).toContain('| J. Doe, On \\<b\\> games (J. Games 1) | 1 | 0 | 1 | 0 |');
    expect(page).toContain('| this project | 1 | 1 | 0 | 0 |');
    expect(page).toContain('| all | 2 | 1 | 1 | 0 |');
    expect(page).not.toContain('Unexpected verdicts');
  });
});

describe('a theorem', () => {
  const theorem = { reference: 'doe-2001, Theorem 2', hypothesis: 'any a' };
  const [fromOne, ...others] = CLAIMS;
  const proved = exampleResult({ claims: [{ ...fromOne!, theorem } as Law, ...others] });
  const told = filesOf([proved]);

  test('appears as proved in the index, with the place of its proof and its cases as a check', () => {
    const page = String(told.get('reports/claims.md'));
    expect(page).toContain('**✓ proved**: N - {a}, any a: a ≥ 1 — checked for 3 of 3 cases');
    expect(page).toContain('| source | claims | holds | fails | theorems | unexpected |');
    expect(page).toContain('| this project | 1 | 1 | 0 | 1 | 0 |');
  });

  test("appears on its pipeline's page with the scope and place of its proof", () => {
    const page = toMarkdown(pipelinePage(pageOfResult(proved), SOURCES, CREDITS));
    expect(page).toContain('  - **proved:** for any a ([Doe 2001, Theorem 2](statements.md))\n');
    expect(page).toContain('Theorems are proved in general: in Coq (machine-checked)');
  });

  test('appears as proved in the data and in the errata that it corrects', () => {
    expect(told.get('data/claims.csv')).toContain(
      ',holds,"proved for any a (doe-2001, Theorem 2)",yes,3,3,3,',
    );
    expect(told.get('reports/errata/doe-2001.md')).toContain(
      '[from-one](../ones.md): proved; checked for 3 of 3 cases.',
    );
  });
});

describe('the errata page', () => {
  const page = String(files.get('reports/errata.md'));

  test('lists place, printed text, correction and first counterexample in one line', () => {
    expect(page).toContain('- [Lemma 3](ones.md) · a \\> 1 → **a ≥ 1** — N - {1}: a = 1');
  });

  test('links to the letter, with its number of remarks', () => {
    expect(page).toContain('[Draft of a letter to the authors](../reports/errata/doe-2001.md).');
    const withRemark = filesOf([exampleResult()], [REMARK]);
    expect(withRemark.get('reports/errata.md')).toContain(
      '[Draft of a letter to the authors](../reports/errata/doe-2001.md), with 1 remark on wording.',
    );
  });

  test('shows its errata open, except for slips of the pen', () => {
    expect(page).not.toContain('<details>');
    const slips = String(filesOf([exampleResult({ claims: slipClaims() })]).get('reports/errata.md'));
    expect(slips).toContain('<summary>Slips of the pen (1)</summary>\n\n- [Lemma 3](ones.md)');
  });

  test('shows no errata if nothing fails', () => {
    const right = String(filesOf([exampleResult({ claims: CLAIMS.slice(0, 1) })]).get('reports/errata.md'));
    expect(right).not.toContain('## ');
    expect(right).toContain('None.');
  });
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

/** Returns the claims with the failing one as a slip of the pen. */
function slipClaims(): readonly [Law, Law] {
  const [right, wrong] = CLAIMS as readonly Law[];
  return [right!, { ...wrong!, erratum: { ...wrong!.erratum!, nature: 'slip' } }];
}

function letterOf(...args: Parameters<typeof filesOf>): string {
  return String(filesOf(...args).get('reports/errata/doe-2001.md'));
}

describe('a letter to the authors', () => {
  const letter = letterOf();

  test('begins with thanks and a summary, and ends politely', () => {
    expect(letter).toMatch(
      /^# Errata: J. Doe, On \\<b\\> games \(J. Games 1\)\n\nDear author,\n\nThank you /,
    );
    expect(letter).toContain(
      'as 1 claim. 0 hold and 1 fails. The failures amount to 1 erratum: 1 missing hypothesis.',
    );
    expect(letter).toMatch(/Thank you again for your work\.\n\nWith kind regards, the authors of saltus\n$/);
  });

  test('gives quotation, counterexample, correction and how to check it, in this order', () => {
    const [, entry = ''] = letter.split('### [Lemma 3](../ones.md)\n\n');
    expect(entry.split('\n').slice(0, 6)).toEqual([
      '- **printed:** a \\> 1',
      '- **counterexample:** N - {1}: a = 1',
      '- **correction:** a ≥ 1. Checked as [from-one](../ones.md): holds for 3 of 3 cases.',
      '- **reason:** It begins at 1.',
      '- **fails in:** 1 of 3 cases, exactly when a = 1 (N - {a}; a = 1..3)',
      "- **how to check:** `npx saltus game 'N - {1}'`",
    ]);
  });

  test('exists as LaTeX, with every character escaped', () => {
    const latex = String(files.get('reports/errata/doe-2001.tex'));
    expect(latex).toContain('\\item[printed] a \\textgreater{} 1');
    expect(latex).toContain(
      '{\\centering\\Large Errata: J. Doe, On \\textless{}b\\textgreater{} games (J. Games 1)\\par}',
    );
    expect(latex).toMatch(/^\\end\{document\}\n$/m);
  });

  test('groups errata by severity, slips last, then remarks and confirmed statements', () => {
    const [right, slip] = slipClaims();
    const wrong = { ...slip, id: 'wrong', erratum: { ...slip.erratum!, nature: 'wrong' as const } };
    const confirmed = { ...right, id: 'confirmed', source: 'doe-2001, Theorem 1' };
    const text = letterOf(
      [exampleResult({ claims: [right, slip, wrong, confirmed] })],
      [REMARK, { ...REMARK, kind: 'theorem', claims: 'ones/confirmed', remark: '' }],
    );
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual([
      'Incorrect statements',
      'Slips of the pen',
      'Remarks on wording',
      'Confirmed',
    ]);
    expect(text).toContain('- p. 1, x: y is meant.');
  });

  test('confirms statements whose claims all hold, tables first', () => {
    const holding = { ...CLAIMS[0]!, source: 'doe-2001, Theorem 1' };
    const table = { ...holding, id: 'table', source: 'doe-2001, the table' };
    const beside = { ...holding, id: 'beside', source: 'doe-2001, Theorem 9' };
    const statement = { ...REMARK, remark: '', kind: 'theorem' };
    const text = letterOf(
      [exampleResult({ claims: [holding, table, CLAIMS[1]!, beside] })],
      [
        { ...statement, claims: 'ones/from-one' },
        { ...statement, kind: 'table', claims: 'ones/table' },
        { ...statement, claims: 'ones/from-one ones/from-two' },
        { ...statement, claims: 'ones/beside ones/from-two' },
      ],
    );
    const [, confirmed = ''] = text.split('## Confirmed\n\n');
    expect(confirmed.split('\n').filter(line => line.startsWith('- '))).toEqual([
      '- the table: a ≥ 1: [holds for 3 of 3 cases](../ones.md)',
      '- Theorem 1: a ≥ 1: [holds for 3 of 3 cases](../ones.md)',
    ]);
  });

  test('does not count an undecided claim as holding', () => {
    const first = { ...CLAIMS[0]!, source: 'doe-2001, Theorem 1' };
    const beside = { ...CLAIMS[0]!, id: 'beside', source: 'doe-2001, Theorem 9' };
    const result = exampleResult({ claims: [first, beside] });
    const claims = result.claims.map((one, i) => (i === 0 ? { ...one, verdict: 'undecided' as const } : one));
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

  test('combines symptoms of one error into one entry, and counts no cases of a slip', () => {
    const [right, slip] = slipClaims();
    const erratum = { ...slip.erratum!, partOf: 'from-two', printed: 'a > 1, again' };
    const told = filesOf([exampleResult({ claims: [right, slip, { ...slip, id: 'sign', erratum }] })]);
    const text = String(told.get('reports/errata/doe-2001.md'));
    expect(text.match(/^### /gm)).toHaveLength(1);
    expect(text).toContain('- **also printed:** a \\> 1, again');
    expect(text).not.toMatch(/of 3 cases/);
    expect(text.match(/\*\*how to check:\*\*/g)).toHaveLength(1);
    expect(String(told.get('reports/errata.md'))).toContain(
      'The checked ones are restated as 2 claims: 0 hold, and 2 fail because of 1 error in the texts.',
    );
  });

  test('explains how to check a further symptom that is not a slip', () => {
    const [right, wrong] = CLAIMS as readonly Law[];
    const sign = { ...wrong!, id: 'sign', erratum: { ...wrong!.erratum!, partOf: 'from-two' } };
    const text = letterOf([exampleResult({ claims: [right!, wrong!, sign] })]);
    expect(text.match(/\*\*how to check:\*\*/g)).toHaveLength(2);
  });

  test('includes only symptoms from the same pipeline', () => {
    const [right, wrong] = CLAIMS as readonly Law[];
    const sign = (printed: string) => ({
      ...wrong!,
      id: 'sign',
      erratum: { ...wrong!.erratum!, partOf: 'from-two', printed },
    });
    const one = exampleResult({ claims: [right!, wrong!, sign('here')] });
    const other = exampleResult({ id: 'other', claims: [right!, wrong!, sign('there')] });
    const text = letterOf([one, other]);
    expect([...text.matchAll(/\*\*also printed:\*\* (\w+)/g)].map(([, printed]) => printed)).toEqual([
      'here',
      'there',
    ]);
  });

  test('names an erratum by its claim if no place in the source is known', () => {
    const claims = CLAIMS.map(claim => (claim.id === 'from-two' ? { ...claim, source: 'doe-2001' } : claim));
    expect(letterOf([exampleResult({ claims })])).toContain('### [a \\> 1](../ones.md)');
  });
});

test('a counterexample that compares two games has two commands', () => {
  const [right, wrong] = CLAIMS as readonly Law[];
  const shows = () => ['a', 'more', 1, 'N - {2}'] as const;
  const text = letterOf([
    exampleResult({ claims: [right!, { ...wrong!, erratum: { ...wrong!.erratum!, shows } }] }),
  ]);
  expect(text).toContain('- **counterexample:** N - {1}: a: printed more, right 1');
  expect(text).toContain("`npx saltus game 'N - {1}'` and `npx saltus game 'N - {2}'`");
});

test('the front page counts the confirmed claims, the wrong ones and the further laws', () => {
  const page = String(files.get('reports/README.md'));
  expect(page).toContain('**0 confirmed**: of 1 printed claim hold');
  expect(page).toContain('**1 not as printed**: 1 missing a condition.');
  // A corrected printed statement does not count as a further law.
  expect(page).toContain('**0 further laws**');
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

test('a statement without a text shows the texts of its claims', () => {
  const tied = {
    id: 's',
    source: 'doe-2001',
    place: 'p. 1',
    kind: 'lemma',
    claims: 'ones/from-two',
    reason: '',
  };
  const page = (statement: string) =>
    filesOf([exampleResult()], [{ ...tied, statement }]).get('reports/statements.md');
  expect(page('')).toContain('- a \\> 1 — p. 1 · lemma');
  expect(page('all are greater')).toContain('- all are greater — p. 1 · lemma');
});

test('a statement without claims is marked as not checked, and any other has its reason as a note', () => {
  const statement = { source: 'doe-2001', place: '', kind: '', statement: 'x', reason: 'It is vague.' };
  const page = (claims: string) =>
    filesOf([exampleResult()], [{ ...statement, id: 's', claims }]).get('reports/statements.md');
  expect(page('')).toContain('- **note:** Not checked: It is vague.');
  expect(page('ones/from-two')).toContain('- **note:** It is vague.');
});

describe('the citation of a source', () => {
  test('uses its short name and the place, or the full reference', () => {
    expect(cite('doe-2001, Lemma 3', SOURCES)).toBe('Doe 2001, Lemma 3');
    expect(citeInFull('doe-2001, Lemma 3', SOURCES)).toBe('J. Doe, On <b> games (J. Games 1), Lemma 3');
    expect(cite('saltus', SOURCES)).toBe('this project');
  });

  test('repeats the given text if the source is not listed', () => {
    expect(cite('my-notebook, page 3', SOURCES)).toBe('my-notebook, page 3');
    expect(citeInFull('A notebook', SOURCES)).toBe('A notebook');
  });
});

test('every count of a claim is in its own column', () => {
  const [claim] = claimsOf(exampleResult());
  const tally = { ...claim!.tally, cases: 101, met: 102, holds: 103, fails: 104, undecided: 105, error: 106 };
  const { columns, rows } = claimTable([{ ...claim!, tally, missing: 107, extra: 108 }]);
  const counts = columns.flatMap(({ name, type }, i) => (type === 'integer' ? [[name, rows[0]![i]]] : []));
  expect(Object.fromEntries(counts)).toEqual({
    cases: 101,
    met: 102,
    holds: 103,
    fails: 104,
    undecided: 105,
    errors: 106,
    missing: 107,
    extra: 108,
  });
});
