import { expect, test } from 'vitest';
import { claimsOf } from '../../src/view/claim-of.ts';
import { readCredits } from '../../src/view/credits.ts';
import { exampleResult } from './example-result.ts';

const [one, other] = claimsOf(exampleResult()) as [
  ReturnType<typeof claimsOf>[number],
  ReturnType<typeof claimsOf>[number],
];
const key = `ones/${one.claim.id}`;

const WORKS = [
  { key: 'doe', short: 'Doe 1997', year: '1997' },
  { key: 'roe', short: 'Roe 1990', year: '1990' },
  { key: 'flammenkamp-1997', short: 'Flammenkamp 1997', year: '1997' },
];

/** Reads credits with these statements, and a comparison of the pipeline. */
function creditsOf(...statements: readonly Record<string, string>[]) {
  return creditsWith({}, ...statements);
}

/** Reads the same credits, with more columns in the comparison. */
function creditsWith(columns: Record<string, string>, ...statements: readonly Record<string, string>[]) {
  const tables: Record<string, readonly Record<string, string>[]> = {
    'works.csv': WORKS,
    'prior-work.csv': statements.map(statement => ({
      work: 'doe',
      page: '7',
      place: 'Satz 1',
      kind: 'theorem',
      relation: 'same',
      concerns: key,
      quotation: 'Es gilt.',
      paraphrase: 'It holds.',
      ...statement,
    })),
    'comparisons.csv': [{ key: 'ones', topic: 'Ones', concerns: 'ones', searched: 'doe roe', ...columns }],
    'sources.csv': [],
  };
  return readCredits(file => tables[file]!);
}

test('a quotation that was shown before is not repeated', () => {
  const [credits, quoted] = [creditsOf({}, { work: 'roe' }), new Set<string>()];
  expect(credits.printedBefore(one, quoted).map(([, text]) => text)).toEqual([
    'Roe 1990, Satz 1, p. 7: a theorem, the same statement. “Es gilt.” It holds.',
    'Doe 1997, Satz 1, p. 7: a theorem, the same statement, quoted above',
  ]);
});

test('credits quote a statement with its work, place, page, kind and relation', () => {
  expect(creditsOf({}).printedBefore(one)).toEqual([
    ['printed before', 'Doe 1997, Satz 1, p. 7: a theorem, the same statement. “Es gilt.” It holds.'],
  ]);
  expect(creditsOf({}).printedBefore(other)).toEqual([]);
});

test('a statement that names only a pipeline concerns all its claims', () => {
  const credits = creditsOf({ concerns: 'another ones' });
  expect([one, other].map(claim => credits.printedBefore(claim).length)).toEqual([1, 1]);
});

test('only a theorem with the same or a stronger statement counts as a proof', () => {
  const isProved = (kind: string, relation: string) => creditsOf({ kind, relation }).isProvedElsewhere(one);
  expect([isProved('theorem', 'same'), isProved('theorem', 'stronger')]).toEqual([true, true]);
  for (const relation of ['weaker', 'special', 'outcomes', 'contrary', 'related'])
    expect(isProved('theorem', relation), relation).toBe(false);
  for (const kind of ['conjecture', 'remark', 'table']) expect(isProved(kind, 'same'), kind).toBe(false);
});

test('a question names the works that pose it, earliest first, or otherwise this project', () => {
  const credits = creditsOf(
    { kind: 'conjecture' },
    { kind: 'remark' },
    { work: 'roe', relation: 'outcomes' },
  );
  expect(credits.askedBy(one)).toBe('Roe 1990; Doe 1997');
  expect(creditsOf({ relation: 'related' }).askedBy(one)).toBe('this project');
});

test('a claim not yet compared with the dissertation is marked, with a link to the works searched', () => {
  const link = { link: 'Ones', to: { page: 'open', heading: 'Ones' } };
  expect(creditsOf({}).comparisonOf(one)).toEqual([
    link,
    '; not yet compared with Flammenkamp 1997, only searched by keyword',
  ]);
  expect(creditsOf({ work: 'flammenkamp-1997' }).comparisonOf(one)).toEqual([link, '']);
});

test('a claim not found in the dissertation names the pages read', () => {
  const link = { link: 'Ones', to: { page: 'open', heading: 'Ones' } };
  const read = creditsWith({ pages: '1-94' });
  expect(read.mark(one)).toBe('');
  expect(read.note(one)).toBe('not found in Flammenkamp 1997 (pages 1 to 94 read)');
  expect(read.comparisonOf(one)).toEqual([link, '']);
  expect(read.pagesReadForAll()).toBe('Pages 1 to 94 of Flammenkamp 1997 were read for every topic.');
  expect(creditsWith({}).pagesReadForAll()).toBe('');
  const related = creditsWith({ pages: '1-94' }, { relation: 'related' });
  expect(related.note(one)).toBe('related to Doe 1997; not found in Flammenkamp 1997 (pages 1 to 94 read)');
  const printed = creditsWith({ pages: '1-94' }, { work: 'flammenkamp-1997' });
  expect(printed.note(one)).toBe('related to Flammenkamp 1997');
});
