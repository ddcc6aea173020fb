import { about, definePipeline, isNimSequence, ours, type Row, when } from '../../src/index.ts';

type Terms = ArrayLike<number>;

const theorem = { reference: 'docs/laws.md, section 2', hypothesis: 'a < b, b ≠ 2a, c > a' };

export default definePipeline({
  id: 'more-excluded',
  question: 'When does a fourth excluded number change nothing in N - {a, b, a+b}?',
  answer: ['beyond', 'between-b-and-a-plus-b', 'between-a-and-b'],
  ...about('saltus, when more excluded numbers change nothing'),
  sweep: {
    game: 'N - {a, b, a+b, c}',
    over: { a: '1..5', b: 'a+1..14', c: 'a+1..40' },
    where: 'b != 2a and c != b and c != a+b',
  },
  measure: ['preperiod', 'period', 'saltus', { series: 'terms', upTo: 'period + max(c, a + b)' }],
  limit: '1e7 heaps',
  cost: '2000000',
  claims: [
    when('c > a + b', [
      ours('beyond', 'a number above a + b', {
        theorem,
        says: 'the nim-sequence is the same as for N - {a, b, a+b} if and only if c is neither 2a + b nor a + 2b',
        holds: 'preperiod = 0 and G = G of N - {a, b, a+b} iff c != 2a + b and c != a + 2b',
      }),
    ]),
    when('b < c < a + b', [
      ours('between-b-and-a-plus-b', 'a number between b and a + b', {
        theorem,
        says: 'the nim-sequence is the same as for N - {a, b, a+b} if and only if c ≠ 2a',
        holds: 'preperiod = 0 and G = G of N - {a, b, a+b} iff c != 2a',
      }),
    ]),
    when('a < c < b', [
      ours('between-a-and-b', 'a number between a and b', {
        theorem,
        says: 'the nim-sequence is the same as for N - {a, b, a+b} if and only if c ≠ 2a, c ≠ b - a and, for each tile n, n+b, n+a+b, heap n+c has a smaller value than heap n',
        holds: (row, { terms }) =>
          changesNothing(row, terms) ===
          (row.c !== 2 * row.a && row.c !== row.b - row.a && isTakenBefore(row)),
        mutant: (row, { terms }) =>
          changesNothing(row, terms) === (row.c !== 2 * row.a && row.c !== row.b - row.a),
        mutantSays: 'the nim-sequence is the same as for N - {a, b, a+b} if and only if c ≠ 2a and c ≠ b - a',
      }),
    ]),
  ],
});

/** Without a preperiod, a period and max X heaps more decide it; with one it is not so, by Theorem 11. */
function changesNothing({ a, b, preperiod }: Row, terms: Terms): boolean {
  return preperiod === 0 && isNimSequence(terms, [a, b, a + b]);
}

/** Whether in N - {a, b, a+b}, for each value on n, n+b and n+a+b, heap n+c has a smaller value. */
function isTakenBefore({ a, b, c }: Row): boolean {
  const labelled = new Set<number>();
  for (let heap = 0; heap === 0 || labelled.size > 0; heap++) {
    if (labelled.delete(heap)) continue;
    const isFree = !labelled.has(heap + a);
    if (!isFree && !labelled.has(heap + c)) return false;
    labelled.add(heap + (isFree ? a : b)).add(heap + a + b);
  }
  return true;
}
