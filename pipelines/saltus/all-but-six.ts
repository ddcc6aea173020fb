import { moreExcluded, ours } from '../../src/index.ts';

export default moreExcluded({
  id: 'all-but-six',
  count: 'six',
  over: { a: '1..9', b: 'a+1..10', c: 'b+1..11', d: 'c+1..12', e: 'd+1..13', f: 'e+1..14' },
  cost: '20000 + 1000f',
  claims: [
    ours('only-with-a-sum', {
      says: 'there is no preperiod unless d = a + c or e = a + c or f = a + c or e = a + d or f = a + d or f = a + e',
      holds: 'preperiod = 0 or d = a+c or e = a+c or f = a+c or e = a+d or f = a+d or f = a+e',
      conjecture: {
        longer: 'f ≤ 18',
        further:
          '--over a=1..15 --over b=a+1..16 --over c=b+1..17 --over d=c+1..18 --over e=d+1..19 --over f=e+1..20',
      },
    }),
  ],
});
