import { expect, test } from 'vitest';
import { claimsOf } from '../../../src/view/claim-of.ts';
import { readCredits } from '../../../src/view/credits.ts';
import { searchIndex } from '../../../src/view/site/search-page.ts';
import { CREDITS, exampleResult, SOURCES } from '../example-result.ts';

const indexOf = (...results: readonly ReturnType<typeof exampleResult>[]) =>
  searchIndex({ results, claims: [], statements: [], sources: SOURCES, credits: CREDITS }, []);

const table = (...names: readonly string[]) => ({
  tables: [{ name: 'ones', of: 'cases', columns: names.map(name => ({ name })) }] as never,
});

test('a game leads to its row if the table has all cases, otherwise to the page', () => {
  const addresses = (...came: Parameters<typeof exampleResult>) => {
    const [family] = indexOf(exampleResult(...came)).families;
    return [family!.address, family!.row];
  };
  expect(addresses({}, table('game', 'a'))).toEqual([
    'pipelines/ones.html#table-ones',
    'pipelines/ones.html?ones.game=',
  ]);
  expect(addresses({}, table('a'))).toEqual(['pipelines/ones.html#table-ones', undefined]);
  expect(addresses({}, { ...table('game', 'a'), kept: 'none' })).toEqual(['pipelines/ones.html', undefined]);
  expect(addresses()).toEqual(['pipelines/ones.html', undefined]);
});

test('a statement without text is not indexed', () => {
  const statement = { source: 'doe-2001', place: 'Lemma 3', kind: '', claims: '', reason: 'of letters' };
  const statements = [
    { ...statement, id: 'l3', statement: 'a > 1' },
    { ...statement, id: 'l4', statement: '' },
  ];
  const { entries } = searchIndex(
    { results: [], claims: [], statements, sources: SOURCES, credits: CREDITS },
    [],
  );
  expect(entries).toMatchObject([
    { title: 'a > 1', note: 'Lemma 3', address: 'statements.html#l3', words: 'doe-2001 of letters ' },
  ]);
});

test('a claim is found by the words of an earlier work', () => {
  const results = [exampleResult()];
  const tables: Record<string, Record<string, string>[]> = {
    'works.csv': [{ key: 'roe-1999', short: 'Roe 1999' }],
    'prior-work.csv': [
      {
        work: 'roe-1999',
        concerns: 'ones/from-one',
        relation: 'same',
        kind: 'remark',
        quotation: 'seen by Poe',
      },
    ],
  };
  const { entries } = searchIndex(
    {
      results,
      claims: results.flatMap(claimsOf),
      statements: [],
      sources: SOURCES,
      credits: readCredits(file => tables[file] ?? []),
    },
    [],
  );
  const found = entries.filter(({ words }) => words?.includes('Roe 1999') && words.includes('seen by Poe'));
  expect(found.map(({ address }) => address)).toEqual(['pipelines/ones.html#claim-from-one']);
});
