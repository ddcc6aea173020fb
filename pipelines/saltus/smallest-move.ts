import { about, definePipeline, ours, type Row } from '../../src/index.ts';

export default definePipeline({
  id: 'smallest-move',
  question: 'When does the smallest excluded number of an all-but game decide everything?',
  answer: ['smallest-decides'],
  ...about('saltus, when the smallest excluded number decides all'),
  sweep: { game: 'N - {a, b, c, d}', over: { a: '1..10', b: 'a+1..11', c: 'b+1..12', d: 'c+1..13' } },
  measure: ['preperiod', 'period', 'saltus'],
  cost: '5000 + 1000 d',
  claims: [
    ours('smallest-decides', {
      with: [1, 2],
      says: times =>
        `the preperiod is 0, the period 2a and the saltus a if and only if X contains no two numbers x and x + ${times === 1 ? '' : times}a`,
      theorem: {
        reference: 'docs/laws.md, section 1',
        hypothesis: 'any finite X',
        coq: ['Smallest_number_law'],
      },
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
