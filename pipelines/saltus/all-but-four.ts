import { moreExcluded, ours } from '../../src/index.ts';

const conjecture = {
  longer: 'd ≤ 64',
  further: '--over a=1..62 --over b=a+1..63 --over c=b+1..64 --over d=65',
};

export default moreExcluded({
  id: 'all-but-four',
  count: 'four',
  over: { a: '1..17', b: 'a+1..18', c: 'b+1..19', d: 'c+1..20' },
  cost: '10000 + 300d',
  claims: [
    ours('only-with-a-sum', {
      says: 'there is no preperiod unless d = a + c',
      holds: 'preperiod = 0 or d = a+c',
      conjecture,
    }),
    ours('pure-with-a-sum', {
      says: 'd = a + c: there is no preperiod if b = 2a, if b is an odd multiple of a, if c = 2a, or if c = a + b ≥ 3a',
      where: 'd = a + c and (b = 2a or b mod 2a = a or c = 2a or c = a + b >= 3a)',
      holds: 'preperiod = 0',
      mutant: 'c = a + b implies preperiod > 0',
      mutantSays: 'there is a preperiod if c = a + b',
      conjecture,
    }),
    ours('two-sums', {
      with: ['c', 'd'],
      says: sum => `if c = a + b, d = a + c and b < 2a, there is a preperiod, and the period is 2${sum}`,
      where: 'c = a + b and d = a + c and b < 2a',
      holds: (sum, row) => row.preperiod > 0 && row.period === 2 * row[sum],
      conjecture,
    }),
  ],
});
