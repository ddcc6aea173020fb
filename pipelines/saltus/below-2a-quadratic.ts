import { about, definePipeline, ours } from '../../src/index.ts';

export default definePipeline({
  id: 'below-2a-quadratic',
  question: 'How does the saltus of N - {a, b, a+b} grow for a < b < 2a, if b - a is fixed?',
  answer: ['quadratic'],
  ...about('saltus, below 2a'),
  sweep: { game: 'N - {a, a+d, 2a+d}', over: { d: '1..6', a: 'd+1..d+24' } },
  measure: ['preperiod', 'period', 'saltus'],
  cost: '50000000',
  claims: [
    ours('quadratic', 'the third differences of a polynomial of degree 2 are 0', {
      with: [3, 2],
      says: degree =>
        `the differences of order ${degree} of the saltus for a, a + d, a + 2d, … are 0, so on each class of a modulo d the saltus is a polynomial of degree at most ${degree - 1}`,
      holds: (order, { a, d, saltus }) =>
        difference([saltus, ...[1, 2, 3].map(i => saltusOf(a + i * d, a + (i + 1) * d))], order) === 0,
      conjecture: {
        before: 'a theorem for d ≤ 7 and every a > d, by certificates (docs/laws.md, section 4)',
        further: '--over d=8..9',
      },
    }),
  ],
});

/** Returns the first difference of some order of a sequence. */
function difference(values: readonly number[], order: number): number {
  if (order === 0) return values[0]!;
  return difference(
    values.slice(1).map((value, i) => value - values[i]!),
    order - 1,
  );
}

/** Returns the saltus for {a, b, a+b}, by Algorithm 1 until nothing is labelled beyond: by Lemma 7 the first repeat. */
function saltusOf(a: number, b: number): number {
  const labelled = new Set<number>();
  for (let heap = 0; ; heap++) {
    if (labelled.delete(heap)) continue;
    if (heap > 0 && labelled.size === 0) return heap / 3;
    labelled.add(heap + (labelled.has(heap + a) ? b : a)).add(heap + a + b);
  }
}
