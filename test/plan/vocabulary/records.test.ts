import { expect, test } from 'vitest';
import { type Law, law } from '../../../src/claim/index.ts';
import { claimsOf, resolve } from '../../../src/plan/index.ts';
import { moreExcluded, records } from '../../../src/plan/vocabulary/index.ts';

const text = { id: 'x', question: 'How long?', over: { a: '1..3', b: 'a+1..9' }, cost: '1' };
const byLargest = records({ ...text, game: '{a, b}', of: 'two moves', by: ['b', 'b'] });
const bySum = records({ ...text, game: '{a, b, a+b}', by: ['s', 'a + b'], subtitle: ['One.', 'Two.'] });

test('summaries keep the longest period and preperiod by a parameter or a named number', () => {
  expect(byLargest.summaries).toEqual([
    {
      name: 'records',
      title: 'The longest period of the nim-values of two moves for each b',
      by: { b: 'b' },
      most: 'period',
    },
    {
      name: 'preperiods',
      title: 'The longest preperiod of the nim-values of two moves for each b',
      by: { b: 'b' },
      most: 'preperiod',
    },
  ]);
  const [bySumOfMoves] = bySum.summaries!;
  expect(bySumOfMoves).toMatchObject({
    title: 'The longest period of the nim-values of {a, b, a+b} for each s = a + b',
    by: { s: 'a + b' },
  });
});

test('charts plot records on logarithmic axes, and say so unless there is another subtitle', () => {
  const [largest, sum] = [byLargest, bySum].map(({ charts }) => charts![0]!);
  expect(largest).toMatchObject({
    of: 'records',
    title: 'The longest period of two moves tends to grow with the largest move b; both axes are logarithmic',
    spec: {
      title: {
        text: 'The longest period of {a, b} tends to grow with b',
        subtitle: ['Both axes are logarithmic.'],
      },
      encoding: { x: { field: 'b', title: 'b' } },
    },
  });
  expect(sum).toMatchObject({
    title: 'The longest period of {a, b, a+b} tends to grow with s = a + b; both axes are logarithmic',
    spec: {
      title: { text: 'The longest period of {a, b, a+b} tends to grow with s', subtitle: ['One.', 'Two.'] },
      encoding: { x: { field: 's', title: 's = a + b' }, y: { field: 'most_period' } },
    },
  });
});

test('the claim says that the period of the outcomes divides the period of the nim-values', () => {
  expect(byLargest.claims).toMatchObject([
    { says: 'the period of the outcomes divides the period of the nim-values', kind: 'law' },
  ]);
  const [law] = claimsOf(byLargest) as readonly Law[];
  const holds = (T: number) => law!.holds({ period: 12, T }, {} as never, {} as never);
  expect([holds(4), holds(5)]).toEqual([true, false]);
});

test('an unknown key is rejected, but a limit is accepted', () => {
  const made = records({ ...text, game: '{a, b}', by: ['b', 'b'], limit: '1e3', where: 'odd(b)' } as never);
  expect(made.limit).toBe('1e3');
  expect(() => resolve(made, 'x.ts')).toThrow('received the unknown key "where"');
});

test('the first claim on all-but games answers the question, whatever its name', () => {
  const texts = { id: 'x', count: 'two', over: { a: '1..5', b: 'a+1..9' }, cost: '1' };
  const claims = [law({ id: 'pure', holds: 'preperiod = 0' }), law({ id: 'more', holds: 'period > 1' })];
  const made = moreExcluded({ ...texts, claims });
  expect(made.answer).toEqual(['pure']);
  expect(resolve(made, 'x.ts').sweep.game).toBe('N - {a, b}');
  expect(() => resolve(moreExcluded({ ...texts, claims, ending: 'sink' } as never), 'x.ts')).toThrow(
    'received the unknown key "ending"',
  );
});
