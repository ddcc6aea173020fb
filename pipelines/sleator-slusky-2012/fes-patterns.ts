import { definePipeline, isPeriodic, ours, paper } from '../../src/index.ts';
import { isBlankFrom, starsAndBlanks } from './_helpers.ts';

const { about, claim, erratum } = paper('sleator-slusky-2012');

type Rows = readonly (readonly number[])[];

export default definePipeline({
  id: 'fes-patterns',
  question: 'What do the boundary patterns of N - {a, b, c, d} say about its nim-sequence?',
  answer: ['pure-if-pure-patterns'],
  ...about('section 2'),
  sweep: {
    game: 'N - {a, b, c, d}',
    over: { a: '1..17', b: 'a+1..18', c: 'b+1..19', d: 'c+1..20' },
    where: 'a < b < c < d',
  },
  measure: [
    'preperiod',
    'period',
    'saltus',
    { series: 'terms', upTo: 'preperiod + 2period + 2d' },
    { series: 'patterns', upTo: 'preperiod + saltus + d + 1' },
  ],
  limit: '1e7 heaps',
  claims: [
    claim('theorem-2', 'Theorem 2', {
      says: 'Algorithm 1 gives the values of the definition: G(n) = mex of G(n - s), s in S, s ≤ n',
      holds: 'G = G of N - {a, b, c, d}',
      theorem: { reference: 'sleator-slusky-2012, Theorem 2', hypothesis: 'any finite X' },
    }),
    claim('lemma-3', 'Lemma 3', {
      says: 'for every k: if n is the first heap of value ≥ k, no heap m ≥ n + max X has a value below k',
      holds: ({ d }, { terms }) => isBlankFrom(terms, d),
      mutant: ({ d }, { terms }) => isBlankFrom(terms, d - 1),
      mutantSays: 'if n is the first heap of value ≥ k, no heap m ≥ n + max X - 1 has a value below k',
      theorem: { reference: 'sleator-slusky-2012, Lemma 3', hypothesis: 'any finite X' },
    }),
    claim('next-pattern', 'section 2: "sufficient information to find the boundary pattern" of the next', {
      says: 'if two boundary patterns of a game are equal, the next patterns are equal too',
      holds: (_, { patterns }) => decideTheNext(patterns, pattern => pattern),
      mutant: ({ d }, { patterns }) => decideTheNext(patterns, pattern => pattern % 2 ** (d - 1)),
      mutantSays:
        'if two boundary patterns are equal except possibly at their last heap, the next patterns are equal',
    }),
    claim('theorem-5', 'Theorem 5, and section 1: Siegel, any finite X; here |X| = 4', {
      says: 'the nim-sequence is ultimately arithmetic periodic: G(n + p) = G(n) + s for n ≥ n0, and a pattern repeats after s values',
      holds: ({ preperiod, period, saltus }, { terms, patterns }) =>
        isPeriodic(terms, { preperiod, period, saltus }) && patternRepeats(patterns, saltus),
      mutant: ({ saltus }, { patterns }) => patternRepeats(patterns, saltus + 1),
      mutantSays: 'a pattern repeats after s + 1 values',
    }),
    claim(
      'isolation',
      'section 1: all-but games "are not interesting when played in isolation", here |X| = 4',
      {
        says: 'the next player wins every single heap n ≥ max X + 1: G(n) > 0',
        mutant: 'for n >= d: G(n) > 0',
        mutantSays: 'the next player wins every single heap n ≥ max X: G(n) > 0',
        holds: 'for n >= d+1: G(n) > 0',
      },
    ),
    erratum('pure-if-and-only-if-pure', 'section 2, before Theorem 5', {
      says: 'the sequence of boundary patterns is purely periodic if and only if the nim-sequence is purely arithmetic periodic',
      holds: (row, { patterns }) => isPure(patterns, row.saltus) === (row.preperiod === 0),
      nature: 'wrong',
      printed:
        '"the sequence of boundary patterns is purely periodic if and only if the nim sequence is purely arithmetic periodic"',
      right:
        'if the patterns are purely periodic, then the nim-sequence is purely arithmetic periodic; the converse fails, and Lemma 7 does not need it',
      why: 'If G is purely arithmetic periodic, all values below s lie on heaps below p. For the pattern to be blank there, every heap below p must also have a value below s, and this can fail. {1, 3, 4, 7}: G(n + 8) = G(n) + 2 for all n, yet heap 5 has the value 2. After 0 and 1 are placed, heap 5 has no value but heap 6 has one, and the pattern is never blank again.',
      fails: {
        says: 'X = {a, b, a+b, a+2b} with a < b and b ≠ 2a',
        where: 'c = a + b and d = a + 2b and b != 2a',
      },
      shows: ({ d, saltus }, { patterns }) => [
        `the boundary pattern of H_${saltus}, _ for a blank`,
        starsAndBlanks(0, d),
        starsAndBlanks(patterns[saltus][2], d),
      ],
      corrected: ours('pure-if-pure-patterns', 'the direction that holds and that Lemma 7 uses', {
        says: 'if the sequence of boundary patterns is purely periodic, then the nim-sequence is purely arithmetic periodic',
        where: (row, { patterns }) => isPure(patterns, row.saltus),
        holds: 'preperiod = 0',
        mutant: 'preperiod = 1',
        mutantSays:
          'if the sequence of boundary patterns is purely periodic, then the nim-sequence has the preperiod 1',
      }),
    }),
    ours('far-number', 'from a set of size m to a set of size m + 1', {
      says: 'd > 2c: the nim-sequence is the same as for N - {a, b, c}, because heap n + d can move to a second heap with the value of heap n',
      where: 'd > 2c',
      holds: 'G = G of N - {a, b, c}',
      theorem: { reference: 'docs/laws.md, section 10', hypothesis: 'any finite non-empty X, d > 2 max X' },
    }),
  ],
});

function decideTheNext(patterns: Rows, seen: (pattern: number) => number): boolean {
  const next = new Map<number, number>();
  return patterns.slice(1).every(([, , pattern], k) => {
    const before = seen(patterns[k][2]);
    const known = next.get(before) ?? pattern;
    next.set(before, known);
    return known === pattern;
  });
}

function patternRepeats(patterns: Rows, values: number): boolean {
  return patterns.at(-1)![2] === patterns.at(-1 - values)![2];
}

/** Whether the blank pattern comes back after `saltus` values. */
function isPure(patterns: Rows, saltus: number): boolean {
  return patterns[saltus][2] === 0;
}
