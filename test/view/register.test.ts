import { describe, expect, test } from 'vitest';
import {
  type Conclusion,
  conclude,
  EMPTY_TALLY,
  type Erratum,
  Judge,
  type Law,
  law,
} from '../../src/claim/index.ts';
import type { PipelineDefinition } from '../../src/plan/index.ts';
import { resolve } from '../../src/plan/index.ts';
import { cite, citeInFull, sourcesByKey } from '../../src/view/citation.ts';
import { CLAIM_COLUMNS, claimTable } from '../../src/view/claim-table.ts';
import { registerFiles } from '../../src/view/register-files.ts';
import { cellTexts } from '../../src/view/table.ts';

const sources = sourcesByKey([
  {
    key: 'doe-2001',
    short: 'Doe 2001',
    authors: 'J. Doe',
    title: 'On <b> games',
    year: '2001',
    published: 'J. Games 1',
  },
]);

const erratum: Erratum = {
  nature: 'slip',
  printed: 'a > 1',
  right: 'a ≥ 1',
  why: 'It begins at 1.',
  fails: { says: 'a = 1', where: ({ a }) => a === 1 },
  correctedBy: 'from-one',
};
const claims: Law[] = [
  law({
    id: 'from-one',
    source: 'saltus',
    says: 'a ≥ 1',
    holds: ({ a }) => a! >= 1,
    mutant: ({ a }) => a! >= 2,
    mutantSays: 'a ≥ 2',
  }),
  {
    kind: 'law',
    id: 'from-two',
    source: 'doe-2001, Lemma 3',
    says: 'a > 1',
    holds: ({ a }) => a! > 1,
    erratum,
  },
];
const definition: PipelineDefinition = {
  id: 'ones',
  question: 'Which?',
  source: 'doe-2001',
  sweep: { game: 'N - {a}', over: { a: '1..3' } },
  measure: ['period'],
  limit: '1e3 heaps',
  claims,
};
const plan = resolve(definition, 'pipelines/ones.ts');
const judge = new Judge(claims, () => []);
for (const a of [3, 1, 2]) judge.add({ at: [a], game: `N - {${a}}`, values: { a }, series: {} });
const conclusions: Conclusion[] = claims.map((claim, i) =>
  conclude(claim, judge.tallies[i] ?? EMPTY_TALLY, { printedRows: 0, isDefault: true }),
);
const table = claimTable({ conclusions, plan, root: 'ab12' }, definition);
const records = cellTexts(table).map(row =>
  Object.fromEntries(CLAIM_COLUMNS.map(({ name }, i) => [name, row[i]!])),
);
const filesOf = (some = records, statements: Record<string, string>[] = []) =>
  new Map(registerFiles(some, statements, sources).map(({ path, pieces }) => [path, [...pieces].join('')]));
const files = filesOf();

describe('the register of claims', () => {
  test('has the rows of the pipelines, those of sources first and our own last', () => {
    const [header, first, second, end] = String(files.get('data/claims.csv')).split('\n');
    expect(header).toBe(CLAIM_COLUMNS.map(({ name }) => name).join(','));
    expect(first).toMatch(
      /^ones,from-two,doe-2001,Lemma 3,a > 1,N - \{a\}; a = 1\.\.3,fails,yes,3,3,2,1,0,0,0,0,/,
    );
    expect(second).toMatch(/^ones,from-one,saltus,,a ≥ 1,N - \{a\}; a = 1\.\.3,holds,yes,3,3,3,0,/);
    expect(end).toBe('');
  });

  test('follows the order of the statements that the claims check', () => {
    const again = records.map(record => ({ ...record, id: `${record.id}-again` }));
    const statements = [{ claims: 'ones/from-two-again ones/from-one-again' }, { claims: 'ones/from-two' }];
    const ordered = filesOf([...records, ...again], statements);
    const ids = String(ordered.get('data/claims.csv')).match(/from-[a-z-]*(?=,(doe|saltus))/g);
    expect(ids).toEqual(['from-two-again', 'from-two', 'from-one-again', 'from-one']);
  });

  test('counts verdicts by source, and names what does not hold', () => {
    const page = String(files.get('reports/claims.md'));
    expect(page).toContain('| source | holds | fails | claims | not as on file |');
    expect(page).toContain('| J. Doe, On \\<b\\> games (J. Games 1) | 0 | 1 | 1 | 0 |');
    expect(page).toContain('| this project | 1 | 0 | 1 | 0 |');
    expect(page).toContain('| all | 1 | 1 | 2 | 0 |');
    expect(page).toContain(
      '- [from-two](ones.md) (Doe 2001, Lemma 3): fails for 1 of 3 cases, first for N - {1}: a = 1',
    );
  });
});

describe('the errata', () => {
  const page = String(files.get('reports/errata.md'));

  test('say what is printed, the first counterexample, exactly where it fails, and a command that shows it', () => {
    expect(page).toContain('### Lemma 3');
    expect(page).toContain('- **Printed:** a \\> 1');
    expect(page).toContain('- **Counterexample:** N - {1}: a = 1');
    expect(page).toContain('for 1 of 3 cases (N - {a}; a = 1..3), exactly where: a = 1.');
    expect(page).toContain("- **See it:** `npm run -s saltus -- game 'N - {1}'`");
  });

  test('say what is right, and how far that was checked', () => {
    expect(page).toContain('- **Right:** a ≥ 1. Checked as [from-one](ones.md): holds for 3 of 3 cases.');
  });

  test('are empty where nothing fails', () => {
    const right = filesOf(records.filter(({ printed }) => printed === ''));
    expect(String(right.get('reports/errata.md'))).not.toContain('###');
    expect(String(right.get('reports/claims.md'))).toContain('## What does not hold\n\nNothing.');
  });
});

describe('a source is cited', () => {
  test('by its short name and the place, or in full', () => {
    expect(cite('doe-2001, Lemma 3', sources)).toBe('Doe 2001, Lemma 3');
    expect(citeInFull('doe-2001, Lemma 3', sources)).toBe('J. Doe, On <b> games (J. Games 1), Lemma 3');
    expect(cite('saltus', sources)).toBe('this project');
  });

  test('in its own words where the list does not have it', () => {
    expect(cite('my-notebook, page 3', sources)).toBe('my-notebook, page 3');
    expect(citeInFull('A notebook', sources)).toBe('A notebook');
  });
});
