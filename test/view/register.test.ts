import { describe, expect, test } from 'vitest';
import type { Law } from '../../src/claim/index.ts';
import type { Result } from '../../src/run/index.ts';
import { cite, citeInFull } from '../../src/view/citation.ts';
import { claimsOf } from '../../src/view/claim-of.ts';
import { CLAIM_COLUMNS, claimTable } from '../../src/view/claim-table.ts';
import { toMarkdown } from '../../src/view/document/markdown.ts';
import { pipelinePage } from '../../src/view/pages/pipeline-page.ts';
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

test('what speaks of whole sources is composed where each claim of a statement has a result', () => {
  const statement = (claims: string) => ({ id: 'doe-3', source: 'doe-2001', claims });
  const pathsWith = (claims: string) => [...filesOf(undefined, [statement(claims)]).keys()];
  const ofSources = ['reports/README.md', 'reports/errata.md', 'reports/errata/doe-2001.md'];
  expect(pathsWith('ones/from-two')).toEqual(expect.arrayContaining(ofSources));
  const ofPart = pathsWith('ones/from-two twos/from-two');
  expect(ofPart.filter(path => path.startsWith('reports/'))).toEqual(['reports/macros.tex']);
  expect(ofPart).toEqual(expect.arrayContaining(['data/claims.csv', 'data/datapackage.json']));
});

describe('the register of claims', () => {
  test('has the rows of the pipelines, those of sources first and our own last', () => {
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

  test('counts verdicts by source, and names what does not hold', () => {
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

  test('is called one in the register, with where it is proved, the cases being a check', () => {
    const page = String(told.get('reports/claims.md'));
    expect(page).toContain('**✓ proved**: N - {a}, any a: a ≥ 1 — checked for 3 of 3 cases');
    expect(page).toContain('| source | claims | holds | fails | theorems | unexpected |');
    expect(page).toContain('| this project | 1 | 1 | 0 | 1 | 0 |');
  });

  test('is told on the page of its pipeline with where and of what it is proved', () => {
    const page = toMarkdown(pipelinePage(proved, SOURCES, [], CREDITS));
    expect(page).toContain(
      '- **proved:** for any a ([Doe 2001, Theorem 2](statements.md)); checked for 3 of 3 cases',
    );
    expect(page).toContain('Theorems are proved in general: in Coq (machine-checked)');
  });

  test('says so in the data and where it corrects what is printed', () => {
    expect(told.get('data/claims.csv')).toContain(
      ',holds,"proved for any a (doe-2001, Theorem 2)",yes,3,3,3,',
    );
    expect(told.get('reports/errata.md')).toContain('[from-one](ones.md): proved; checked for 3 of 3 cases.');
  });
});

describe('the errata', () => {
  const page = String(files.get('reports/errata.md'));

  test('say what is printed, the first counterexample, exactly where it fails, and a command that shows it', () => {
    expect(page).toContain('#### [Lemma 3](ones.md)');
    expect(page).toContain('- **printed:** a \\> 1');
    expect(page).toContain('- **counterexample:** N - {1}: a = 1');
    expect(page).toContain('for 1 of 3 cases (N - {a}; a = 1..3), exactly where: a = 1');
    expect(page).toContain("- **see it:** `npx saltus game 'N - {1}'`");
  });

  test('say what is right, and how far that was checked', () => {
    expect(page).toContain('- **right:** a ≥ 1. Checked as [from-one](ones.md): holds for 3 of 3 cases.');
  });

  test('are a letter for each source, in Markdown and LaTeX, with every sign as text', () => {
    const letter = String(files.get('reports/errata/doe-2001.md'));
    expect(letter).toMatch(/^# Errata: J. Doe, On \\<b\\> games \(J. Games 1\)\n\nDear author, /);
    expect(letter).toContain('by 1 claim, of which 0 hold and 1 do not; these come to 1 erratum.');
    expect(letter).toContain('#### [Lemma 3](../ones.md)');
    const latex = String(files.get('reports/errata/doe-2001.tex'));
    expect(latex).toContain('\\item[printed] a \\textgreater{} 1');
    expect(latex).toContain('\\title{Errata: J. Doe, On \\textless{}b\\textgreater{} games (J. Games 1)}');
    expect(latex).toMatch(/^\\end\{document\}\n$/m);
  });

  test('begin with what stands, tables first, and end with remarks', () => {
    const holding = { ...CLAIMS[0]!, source: 'doe-2001, Theorem 1' };
    const table = { ...holding, id: 'table', source: 'doe-2001, the table' };
    const beside = { ...holding, id: 'beside', source: 'doe-2001, Theorem 9' };
    const claims = [holding, table, CLAIMS[1]!, beside];
    const statement = { source: 'doe-2001', place: 'p. 1', statement: 'x', reason: '' };
    const letter = filesOf(
      [exampleResult({ claims })],
      [
        { ...statement, id: 'a', kind: 'theorem', claims: 'ones/from-one' },
        { ...statement, id: 'b', kind: 'table', claims: 'ones/table' },
        { ...statement, id: 'c', kind: 'theorem', claims: 'ones/from-one ones/from-two' },
        { ...statement, id: 'd', kind: 'prose', claims: '', remark: 'y is meant.' },
        { ...statement, id: 'e', kind: 'theorem', claims: 'ones/beside ones/from-two' },
      ],
    ).get('reports/errata/doe-2001.md');
    const stands = ['the table: a ≥ 1: [holds for 3', '- Theorem 1: a ≥ 1: [holds for 3', 'It holds under'];
    const places = [...stands, '- p. 1, x: y is meant.'].map(text => String(letter).indexOf(text));
    expect(places).toEqual(places.toSorted((p, q) => p - q));
    expect(places[0]).toBeGreaterThan(0);
    expect(String(letter).match(/holds for 3 of 3 cases\]/g)).toHaveLength(2);
    // One of the claims that check it fails.
    expect(letter).not.toContain('Theorem 9');
  });

  test('do not say of a claim that is not decided that it holds', () => {
    const first = { ...CLAIMS[0]!, source: 'doe-2001, Theorem 1' };
    const beside = { ...CLAIMS[0]!, id: 'beside', source: 'doe-2001, Theorem 9' };
    const statement = { source: 'doe-2001', place: 'p. 1', statement: 'x', reason: '', kind: 'prose' };
    const result = exampleResult({ claims: [first, beside] });
    const claims = result.claims.map((one, i) => (i === 0 ? { ...one, verdict: 'undecided' as const } : one));
    const letter = filesOf(
      [{ ...result, claims }],
      [{ ...statement, id: 'a', claims: 'ones/from-one', remark: 'y is meant.' }],
    ).get('reports/errata/doe-2001.md');
    expect(letter).toContain('by 2 claims, of which 1 hold. 1 came out otherwise than is on file.');
    expect(letter).not.toContain('all of which hold');
  });

  test('tell signs of one fault in one entry, and count no cases of a slip', () => {
    const [right, wrong] = CLAIMS as readonly Law[];
    const erratum = { ...wrong!.erratum!, nature: 'slip' as const };
    const sign = {
      ...wrong!,
      id: 'sign',
      erratum: { ...erratum, partOf: 'from-two', printed: 'a > 1, again' },
    };
    const claims = [right!, { ...wrong!, erratum }, sign];
    const told = filesOf([exampleResult({ claims })]);
    const letter = String(told.get('reports/errata/doe-2001.md'));
    expect(letter.match(/^#### /gm)).toHaveLength(1);
    expect(letter).toContain('- **and printed:** a \\> 1, again');
    expect(letter).not.toMatch(/for 1 of 3 cases|Checked as/);
    expect(letter.match(/\*\*see it:\*\*/g)).toHaveLength(1);
    expect(String(told.get('reports/errata.md'))).toContain(
      'Of the 2 claims that restate the print, 0 hold and 2 fail, which amounts to 1 erratum.',
    );
  });

  test('tell of a further sign that is no slip how it is seen as well', () => {
    const [right, wrong] = CLAIMS as readonly Law[];
    const sign = { ...wrong!, id: 'sign', erratum: { ...wrong!.erratum!, partOf: 'from-two' } };
    const told = filesOf([exampleResult({ claims: [right!, wrong!, sign] })]);
    expect(String(told.get('reports/errata/doe-2001.md')).match(/\*\*see it:\*\*/g)).toHaveLength(2);
  });

  test('take for signs of a fault those of the same pipeline alone', () => {
    const [right, wrong] = CLAIMS as readonly Law[];
    const sign = (printed: string) => ({
      ...wrong!,
      id: 'sign',
      erratum: { ...wrong!.erratum!, partOf: 'from-two', printed },
    });
    const one = exampleResult({ claims: [right!, wrong!, sign('here')] });
    const other = exampleResult({ id: 'other', claims: [right!, wrong!, sign('there')] });
    const letter = String(filesOf([one, other]).get('reports/errata/doe-2001.md'));
    expect([...letter.matchAll(/\*\*and printed:\*\* (\w+)/g)].map(([, printed]) => printed)).toEqual([
      'here',
      'there',
    ]);
  });

  test('are told with remarks of a source of which nothing fails', () => {
    const remark = { source: 'doe-2001', place: 'p. 1', statement: 'x', reason: '', remark: 'y is meant.' };
    const told = filesOf(
      [exampleResult({ claims: CLAIMS.slice(0, 1) })],
      [{ ...remark, id: 's', kind: 'prose', claims: '' }],
    );
    expect(told.get('reports/errata.md')).toContain('- p. 1, x: y is meant.');
    expect(told.get('reports/errata/doe-2001.md')).toContain('- p. 1, x: y is meant.');
  });

  test('are named by what is said where no place in the source is known', () => {
    const claims = CLAIMS.map(claim => (claim.id === 'from-two' ? { ...claim, source: 'doe-2001' } : claim));
    const told = filesOf([exampleResult({ claims })]);
    expect(told.get('reports/errata/doe-2001.md')).toContain('#### [a \\> 1](../ones.md)');
  });

  test('are empty where nothing fails', () => {
    const right = filesOf([exampleResult({ claims: CLAIMS.slice(0, 1) })]);
    expect(String(right.get('reports/errata.md'))).not.toContain('###');
    expect(String(right.get('reports/errata.md'))).toContain('None.');
  });
});

test('a counterexample beside another game is seen by two commands', () => {
  const [right, wrong] = CLAIMS as readonly Law[];
  const shows = () => ['a', 'more', 1, 'N - {2}'] as const;
  const claims = [right!, { ...wrong!, erratum: { ...wrong!.erratum!, shows } }];
  const page = filesOf([exampleResult({ claims })]).get('reports/errata.md');
  expect(page).toContain('- **counterexample:** N - {1}: a: printed more, right 1');
  expect(page).toContain("`npx saltus game 'N - {1}'` and `npx saltus game 'N - {2}'`");
});

test('the front page counts the confirmed claims, the wrong ones and the further laws', () => {
  const page = String(files.get('reports/README.md'));
  expect(page).toContain('**0 confirmed**: of 1 printed claim hold');
  expect(page).toContain('**1 not as printed**: 1 missing a condition.');
  // A correction of a printed statement is not counted as a further law.
  expect(page).toContain('**0 further laws**');
});

test('marks an unexpected verdict wherever it is shown', () => {
  const [first, second] = exampleResult().claims;
  const other = { ...first!, expected: false, why: 'N - {1}: so' };
  const page = filesOf([exampleResult({}, { claims: [other, second!] })]).get('reports/claims.md');
  expect(page).toContain('**✓ holds in 3 cases (not expected)**: N - {a}, a = 1..3: a ≥ 1');
  expect(page).toContain(
    '## Unexpected verdicts\n\n- [ones/from-one](ones.md) (this project): holds; N - {1}: so',
  );
});

test('a statement without words of its own says what its claims say', () => {
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

test('a statement that no claim checks is called not checkable; of another its reason is a note', () => {
  const statement = { source: 'doe-2001', place: '', kind: '', statement: 'x', reason: 'It is vague.' };
  const page = (claims: string) =>
    filesOf([exampleResult()], [{ ...statement, id: 's', claims }]).get('reports/statements.md');
  expect(page('')).toContain('- **note:** Not checkable: It is vague.');
  expect(page('ones/from-two')).toContain('- **note:** It is vague.');
});

describe('a source is cited', () => {
  test('by its short name and the place, or in full', () => {
    expect(cite('doe-2001, Lemma 3', SOURCES)).toBe('Doe 2001, Lemma 3');
    expect(citeInFull('doe-2001, Lemma 3', SOURCES)).toBe('J. Doe, On <b> games (J. Games 1), Lemma 3');
    expect(cite('saltus', SOURCES)).toBe('this project');
  });

  test('in its own words where the list does not have it', () => {
    expect(cite('my-notebook, page 3', SOURCES)).toBe('my-notebook, page 3');
    expect(citeInFull('A notebook', SOURCES)).toBe('A notebook');
  });
});

test('every count of a claim stands in its own column', () => {
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
