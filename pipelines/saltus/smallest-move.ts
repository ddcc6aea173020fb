import { asked, definePipeline, ours, type Row } from '../../src/index.ts';

export default definePipeline({
  id: 'smallest-move',
  question: 'When does the smallest excluded number of an all-but game decide everything?',
  answer: ['smallest-decides'],
  ...asked('saltus, when the smallest excluded number decides all'),
  sweep: { game: 'N - {a, b, c, d}', over: { a: '1..10', b: 'a+1..11', c: 'b+1..12', d: 'c+1..13' } },
  measure: ['preperiod', 'period', 'saltus'],
  cost: '5000 + 1000 d',
  claims: [
    ours({
      id: 'smallest-decides',
      with: [1, 2],
      says: times =>
        `there is no preperiod, and p = 2a and s = a, if and only if no x in X has x + ${times === 1 ? '' : times}a in X`,
      theorem: { reference: 'docs/laws.md, section 1', hypothesis: 'any finite X' },
      holds: (times, row) => isDecidedBySmallest(row) !== hasPairAt(times * row.a, row),
    }),
  ],
});

function isDecidedBySmallest({ a, preperiod, period, saltus }: Row): boolean {
  return preperiod === 0 && period === 2 * a && saltus === a;
}

/** Whether two of the excluded numbers differ by so much. */
function hasPairAt(difference: number, { a, b, c, d }: Row): boolean {
  const excluded = [a, b, c, d];
  return excluded.some(x => excluded.includes(x + difference));
}
