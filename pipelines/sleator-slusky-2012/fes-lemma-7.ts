import { definePipeline, ours, paper, type Row, theorems } from '../../src/index.ts';
import { charts } from './fes-lemma-7.charts.ts';

const { about, instead, claim, erratum } = paper('sleator-slusky-2012');

type Rows = readonly (readonly number[])[];

export default definePipeline({
  id: 'fes-lemma-7',
  question: 'How many edges lead to a boundary pattern of N - {a, b, a+b}?',
  answer: ['in-degrees-of-all', 'half-a-quarter-a-quarter', 'in-degrees-of-reached'],
  ...about('Lemma 7'),
  sweep: { game: 'N - {a, b, a+b}', over: { a: '1..8', b: 'a+1..17-a' }, where: 'a < b' },
  measure: [
    'preperiod',
    'period',
    'saltus',
    { series: 'patterns', upTo: 'saltus + 1' },
    { series: 'inDegrees', upTo: '9', table: true },
  ],
  claims: [
    claim('lemma-7', {
      says: 'the nim-sequence is purely arithmetic periodic: preperiod = 0',
      holds: 'preperiod = 0',
      theorem: theorems.pureOfAny,
    }),
    erratum('lemma-7-as-printed', {
      says: 'the nim-sequence is purely periodic as defined in section 1: G(n + p) = G(n), which means a saltus of 0',
      holds: 'preperiod = 0 and saltus = 0',
      nature: 'slip',
      printed:
        '"then G_X is purely periodic" (again at the start of section 4; Theorem 5 ends "the nim sequence is eventually ultimately periodic")',
      right: 'purely arithmetic periodic; for Theorem 5, ultimately arithmetic periodic',
      why: 'By the definitions of section 1, a periodic sequence has no saltus, and no all-but game has a bounded nim-sequence. The sequence that is periodic is the sequence of boundary patterns.',
      shows: ({ period, saltus }) => [`G(${period}), with the period ${period}`, 'G(0) = 0', saltus],
      corrected: 'lemma-7',
    }),
    erratum('in-degrees-of-all', 'Lemma 7, proof, with the graph of Theorem 5', {
      says: 'each of the 2^(a + b - 1) possible boundary patterns has in-degree exactly 1',
      holds: (row, { inDegrees }) => patternsWith(inDegrees, 1, 1) === 2 ** (row.a + row.b - 1),
      nature: 'step',
      printed:
        '"every vertex has an in-degree of exactly 1", where "the vertex set is all possible boundary patterns"',
      right:
        'every boundary pattern that the game reaches has exactly one edge from a pattern that the game reaches, and that is enough',
      why: 'The proof goes back from H_k to H_(k-1) by Lemma 6, which is about the patterns of a game, not about all strings of stars and blanks. For {1, 3, 4}, 4 of the 8 patterns have in-degree 0, 2 have in-degree 1 and 2 have in-degree 3. If "all possible" means the patterns that the game can reach, the sentence is right.',
      shows: (_, { inDegrees }) => [
        'how many boundary patterns have in-degree 0',
        0,
        patternsWith(inDegrees, 0, 1),
      ],
      corrected: instead('in-degrees-of-reached', 'the graph of Lemma 7 as intended', {
        says: 'counting only edges from reached patterns, all reached patterns have in-degree 1, and their number is the saltus',
        holds: ({ saltus }, { inDegrees }) =>
          patternsWith(inDegrees, 1, 3) === saltus && patternsWith(inDegrees, 0, 3) === 0,
      }),
    }),
    // Why: let w be the heaps n to n + M after a step, M = a + b. The next pattern is w without the stars in front,
    // and determines w, since n + M is a star. The pattern before is w without n, n + M and: a; or, if w has stars on
    // both a and b, b or neither of them. So there can be 0, 1 or 3 such patterns: none if a is blank in w, one if only b
    // is. For b = 2a a step leaves stars on both a and b, from any of 4 patterns.
    ours('half-a-quarter-a-quarter', 'the in-degrees of all patterns', {
      with: [2, 3],
      says: 'b ≠ 2a: half of all patterns have in-degree 0, a quarter 1 and a quarter 3; b = 2a: three quarters have in-degree 0 and a quarter 4',
      holds: (t, row, { inDegrees }) =>
        shares(row, inDegrees) === (row.b === t * row.a ? '3,0,0,0,1' : '2,1,0,1,0'),
      mutantSays:
        'b ≠ 3a: half of all patterns have in-degree 0, a quarter 1 and a quarter 3; b = 3a: three quarters have in-degree 0 and a quarter 4',
    }),
    ours('half-of-reached', 'the in-degrees of the reached patterns', {
      says: 'b ≠ 2a: half of the reached patterns have in-degree 1 and half have in-degree 3, counting edges from all patterns',
      where: 'b != 2a',
      with: [0, 2],
      holds: (more, { saltus }, { inDegrees }) =>
        [1, 3].every(degree => 2 * patternsWith(inDegrees, degree, 2) === saltus + more),
      mutantSays:
        'one more than half of the reached patterns have in-degree 1, and one more than half have in-degree 3',
    }),
    claim('last-star', 'Lemma 7, proof: the last star of H_k', {
      says: 'the last heap with a value below k is n + a + b, where n is the first heap of value k - 1',
      with: [0, 1],
      holds: (less, { a, b }, { patterns }) =>
        everyStep(patterns, (before, at) => lastStar(at) === before[1] + a + b - less),
      mutantSays:
        'the last heap with a value below k is n + a + b - 1, where n is the first heap of value k - 1',
    }),
    erratum('way-back-printed', 'Lemma 7, proof: H_(k-1) from H_k, for every {a, b, a+b}', {
      says: 'the heaps of value k - 1 are n, n+a+b, and n+b if that is a star of H_k, otherwise n+a',
      holds: (row, { patterns }) =>
        everyStep(patterns, (before, at) => wayBack(row, at, row.b) === before[2]),
      nature: 'step',
      printed:
        '"If X = {a, b, a+b} then", and in the proof "lemma 6 implies that the third occurences also occur in order", "the third occurence of k-1"',
      right:
        'the proof needs b ≠ 2a, as Lemma 6 does; if b = 2a, each value occurs on n, n+a, n+2a and n+3a, and the sequence is still purely arithmetic periodic, with p = 4a and s = a',
      why: 'Lemma 6 requires b ≠ 2a, Lemma 7 does not. If b = 2a, every value occurs four times, as in 0, 0, 0, 0, 1, … for {1, 2, 3}, and each reached pattern has edges from four patterns.',
      fails: 'b = 2a',
      shows: ({ a, b }, { patterns }) => [
        'the heaps of value 0',
        [0, b, a + b].join(', '),
        placed(patterns[1]).join(', '),
      ],
      corrected: instead('way-back', 'Lemma 7, proof: H_(k-1) from H_k, with b = 2a as a separate case', {
        says: 'the heaps of value k - 1 are, if b ≠ 2a: n, n+a+b, and n+b if that is a star of H_k, otherwise n+a; if b = 2a: n, n+a, n+2a, n+3a',
        holds: (row, { patterns }) =>
          everyStep(patterns, (before, at) => wayBack(row, at, row.b, row.b === 2 * row.a) === before[2]),
      }),
    }),
  ],
  charts,
});

/** Returns how many patterns have this in-degree: column 1 counts all, 2 the reached, 3 the reached by edges among them. */
function patternsWith(inDegrees: Rows, degree: number, column: number): number {
  return inDegrees.find(([d]) => d === degree)?.[column] ?? 0;
}

/** Returns how many quarters of all patterns have in-degree 0, 1, 2, 3, 4. */
function shares({ a, b }: Row, inDegrees: Rows): string {
  return String([0, 1, 2, 3, 4].map(d => (4 * patternsWith(inDegrees, d, 1)) / 2 ** (a + b - 1)));
}

function everyStep(patterns: Rows, holds: (before: readonly number[], at: readonly number[]) => boolean) {
  return patterns.every((at, k) => k === 0 || holds(patterns[k - 1], at));
}

function lastStar([, heap, pattern]: readonly number[]): number {
  return heap + Math.floor(Math.log2(pattern || 0.5));
}

/** Returns the heaps that have a value. */
function placed(at: readonly number[]): number[] {
  const heaps = Array.from({ length: lastStar(at) + 1 }, (_, heap) => heap);
  return heaps.filter(heap => heap < at[1] || (at[2] >> (heap - at[1])) & 1);
}

/** Returns the pattern before: the stars up to the first blank heap are put back, and a value is taken off. */
function wayBack({ a, b }: Row, at: readonly number[], preferred: number, both = false): number {
  const n = lastStar(at) - a - b;
  const passed = at[1] - n;
  const stars = (at[2] << passed) | ((1 << passed) - 1);
  const second = stars & (1 << preferred) ? preferred : a + b - preferred;
  const taken = both ? (1 << a) | (1 << b) : 1 << second;
  return stars & ~(1 | taken | (1 << (a + b)));
}
