import { definePipeline, ours, paper, type Row, theorems } from '../../src/index.ts';
import { isBlankFrom } from './_helpers.ts';

const { about, instead, claim, erratum } = paper('sleator-slusky-2012');

export default definePipeline({
  id: 'fes-theorem-11',
  question: 'Is N - X purely arithmetic periodic for every X of size 3, and does the proof cover every X?',
  answer: ['theorem-11', 'three-lemmas', 'four-lemmas'],
  ...about('Theorem 11'),
  sweep: { game: 'N - {a, b, c}', over: { a: '1..38', b: 'a+1..39', c: 'b+1..40' }, where: 'a < b < c' },
  measure: [
    'preperiod',
    'period',
    'saltus',
    { series: 'patterns', upTo: 'saltus + 1' },
    { series: 'terms', upTo: '3 period' },
  ],
  claims: [
    claim('theorem-11', {
      says: 'the nim-sequence is purely arithmetic periodic: preperiod = 0',
      holds: 'preperiod = 0',
      theorem: theorems.threeNumbers,
    }),
    claim('pure-patterns', 'section 2: "purely periodic if and only if", for |X| = 3', {
      says: 'the boundary patterns are purely periodic too: H_s is blank, and its first blank heap is p',
      holds: (row, { patterns }) => String(patterns.at(-1)) === `${row.saltus},${row.period},0`,
      mutant: (row, { patterns }) => String(patterns.at(-1)) === `${row.saltus},${row.period + 1},0`,
      mutantSays: 'H_s is blank, and its first blank heap is p + 1',
    }),
    claim('theorem-5-bound', 'Theorem 5, proof: "at most 2^(max(X)-1) vertices", here |X| = 3', {
      with: [1, 2],
      says: t =>
        `in a boundary pattern, heap n is blank and only the heaps n + 1, …, n + c - ${t} can have stars, so there are at most 2^(c - ${t}) patterns`,
      holds: (t, { c }, { terms }) => isBlankFrom(terms, c - t + 1),
    }),
    erratum('three-lemmas', 'Theorem 11, proof', {
      says: 'every X of size 3 is covered by Lemma 8, 9 or 10, in the cases in which they hold, with a < b < c if they state no order',
      ofLetters: true,
      holds: row => isLemma8(row) || isLemma9(row) || isLemma10(row),
      nature: 'step',
      printed: '"three cases, which are taken care of in the previous three lemmas"',
      right:
        'four cases, in the previous four lemmas (7, 8, 9 and 10), and the sets {a, 2a, 3a}, which no lemma covers: there each value occurs on n, n+a, n+2a and n+3a',
      why: 'The previous three lemmas are 8, 9 and 10. Lemma 10 excludes c = a + b, the case of Lemma 7. Lemma 7 in turn does not cover {a, 2a, 3a}, because its proof needs b ≠ 2a, and Lemma 8 is false there.',
      fails: { says: 'c = a + b', where: ({ a, b, c }) => c === a + b },
      shows: ({ a, b, c }) => [
        `which of Lemmas 8, 9 and 10, in the cases in which they hold, covers {${a}, ${b}, ${c}}`,
        'one of them',
        'none',
      ],
      corrected: instead('four-lemmas', 'the cases of Theorem 11 with Lemmas 7, 8 and 9 as corrected', {
        says: 'every X is in exactly one of five cases: c = a + b, b ≠ 2a (Lemma 7); {a, 2a, 3a} (no lemma); 2a in X, c ≠ a + b (8); c = 2b, b ≠ 2a (9); all other X (10)',
        ofLetters: true,
        holds: row => casesOf(row).filter(isMet => isMet).length === 1,
      }),
    }),
    ours('gap', 'the sets that no lemma of the paper covers', {
      says: '{a, 2a, 3a}: for 0 ≤ r < a, the value s·q + r occurs on the heaps 4s·q + r + ja with 0 ≤ j < 4, so preperiod = 0, p = 4a and s = a',
      where: 'b = 2a and c = 3a',
      holds: 'preperiod = 0 and period = 4a and saltus = a and for n >= 0: G(n) = a (n div 4a) + n mod a',
    }),
    ours('classification', 'the periods of all X of size 3', {
      says: 'a < b < c: s = a and p = 4a for {a, 2a, 3a}; otherwise p = 3s if c = a + b; otherwise s = a, with p = 3a if 2a is in X and p = 2a if not',
      holds:
        'if b = 2a and c = 3a then saltus = a and period = 4a else if c = a + b then period = 3 saltus else saltus = a and period = if b = 2a or c = 2a then 3a else 2a',
      theorem: theorems.threeNumbers,
    }),
  ],
});

/** Lemma 8 with b ≠ 3a, without which it is false. */
function isLemma8({ a, b, c }: Row): boolean {
  return (b === 2 * a && c !== 3 * a) || (c === 2 * a && b !== 3 * a);
}

function isLemma9({ a, b, c }: Row): boolean {
  return c === 2 * b && b !== 2 * a;
}

function isLemma10({ a, b, c }: Row): boolean {
  return c !== a + b && c !== 2 * a && c !== 2 * b;
}

/** Returns which of Lemmas 7, 8, 9 and 10, in their corrected forms, apply to a set, and whether it is {a, 2a, 3a}. */
function casesOf(row: Row): boolean[] {
  const { a, b, c } = row;
  const isSum = c === a + b;
  const isDouble = b === 2 * a;
  return [isSum && !isDouble, isSum && isDouble, isLemma8(row), isLemma9(row), isLemma10(row) && !isDouble];
}
