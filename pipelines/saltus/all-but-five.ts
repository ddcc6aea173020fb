import { moreExcluded, ours } from '../../src/index.ts';

export default moreExcluded({
  id: 'all-but-five',
  count: 'five',
  over: { a: '1..12', b: 'a+1..13', c: 'b+1..14', d: 'c+1..15', e: 'd+1..16' },
  cost: '20000 + 1000e',
  claims: [
    ours('only-with-a-sum', {
      says: 'there is no preperiod unless d = a + c or e = a + c or e = a + d',
      holds: 'preperiod = 0 or d = a+c or e = a+c or e = a+d',
      conjecture: {
        longer: 'e ≤ 24',
        further: '--over a=1..24 --over b=a+1..25 --over c=b+1..26 --over d=c+1..27 --over e=d+1..28',
      },
    }),
  ],
});
