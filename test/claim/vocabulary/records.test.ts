import { expect, test } from 'vitest';
import { records } from '../../../src/claim/index.ts';

const text = { id: 'x', question: 'How long?', over: { a: '1..3', b: 'a+1..9' }, cost: '1' };
const byLargest = records({ ...text, game: '{a, b}', of: 'two moves', by: ['b', 'b'] });
const bySum = records({ ...text, game: '{a, b, a+b}', by: ['s', 'a + b'], subtitle: ['One.', 'Two.'] });

test('keeps the longest period and preperiod by a letter, or by a number that is named', () => {
  expect(byLargest.summaries).toEqual([
    { name: 'records', title: 'The longest period of two moves for each b', by: { b: 'b' }, most: 'period' },
    {
      name: 'preperiods',
      title: 'The longest preperiod of two moves for each b',
      by: { b: 'b' },
      most: 'preperiod',
    },
  ]);
  const [{ title, by }] = bySum.summaries;
  expect({ title, by }).toEqual({
    title: 'The longest period of {a, b, a+b} for each s = a + b',
    by: { s: 'a + b' },
  });
});

test('draws them against that number, higher where there is a subtitle', () => {
  const [largest, sum] = [byLargest, bySum].map(({ charts: [chart] }) => chart!);
  expect(largest).toMatchObject({
    of: 'records',
    title: 'The longest period of two moves against the largest one, both logarithmic',
    spec: { title: 'The longest period of {a, b}', height: 220, encoding: { x: { field: 'b', title: 'b' } } },
  });
  expect(sum).toMatchObject({
    title: 'The longest period of {a, b, a+b} against s = a + b, both logarithmic',
    spec: {
      title: { text: 'The longest period of {a, b, a+b}', subtitle: ['One.', 'Two.'] },
      height: 260,
      encoding: { x: { field: 's', title: 's = a + b' }, y: { field: 'most_period' } },
    },
  });
});

test('claims that the outcomes have a period that divides the other', () => {
  expect(byLargest.claims.map(({ holds }) => holds)).toEqual(['T divides period']);
});
