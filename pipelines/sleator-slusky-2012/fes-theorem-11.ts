import { definePipeline, ours, paper, type Row } from '../../src/index.ts';

const { law, misprint, section } = paper('sleator-slusky-2012');

export default definePipeline({
  id: 'fes-theorem-11',
  question: 'Is N - X purely arithmetic periodic for every X of size 3, and does the proof reach every X?',
  source: section('Theorem 11'),
  published: true,
  sweep: { game: 'N - {a, b, c}', over: { a: '1..38', b: 'a+1..39', c: 'b+1..40' }, where: 'a < b < c' },
  measure: ['preperiod', 'period', 'saltus', { series: 'patterns', upTo: 'saltus + 1' }],
  limit: '1e9 heaps',
  claims: [
    law({
      id: 'theorem-11',
      with: [0, 1],
      says: t => `the nim-sequence is purely arithmetic periodic: preperiod = ${t}`,
      holds: (t, { preperiod }) => preperiod === t,
    }),
    law({
      id: 'pure-patterns',
      at: 'section 2: "purely periodic if and only if", for |X| = 3',
      says: 'the boundary patterns are purely periodic too: H_s is blank, and first at heap p',
      holds: (row, { patterns }) => String(patterns.at(-1)) === `${row.saltus},${row.period},0`,
      mutant: (row, { patterns }) => String(patterns.at(-1)) === `${row.saltus},${row.period + 1},0`,
      mutantSays: 'first at heap p + 1',
    }),
    misprint({
      id: 'three-lemmas',
      at: 'Theorem 11, proof',
      says: 'every X of size 3 is of a form to which Lemma 8, 9 or 10 applies, as they are printed, with a < b < c where they say nothing',
      holds: row => isLemma8(row) || isLemma9(row) || isLemma10(row),
      nature: 'slip',
      printed: '"three cases, which are taken care of in the previous three lemmas"',
      right: 'four cases, in the previous four lemmas: 7, 8, 9 and 10',
      why: 'The previous three lemmas are 8, 9 and 10. Lemma 10 leaves out c = a + b, which is Lemma 7.',
      fails: { says: 'c = a + b and b ≠ 2a', where: ({ a, b, c }) => c === a + b && b !== 2 * a },
      corrected: {
        id: 'four-lemmas',
        at: 'the cases of Theorem 11 with Lemmas 8 and 9 as corrected',
        says: 'exactly one of four cases is met: c = a + b (Lemma 7); 2a in X (8, b and c not 3a); c = 2b (9, b ≠ 2a); else (10)',
        holds: row => casesOf(row, 2).filter(isMet => isMet).length === 1,
      },
    }),
    ours({
      id: 'gap',
      at: 'the sets that no proof of the paper reaches',
      with: [4, 3],
      says: t =>
        `{a, 2a, 3a}: Lemma 7 says pure but rests on Lemma 6, which excludes b = 2a, and Lemma 8 is false; still preperiod = 0, p = ${t}a, s = a`,
      where: ({ a, b, c }) => b === 2 * a && c === 3 * a,
      holds: (t, { a, preperiod, period, saltus }) => preperiod === 0 && period === t * a && saltus === a,
    }),
    ours({
      id: 'classification',
      at: 'the periods of all X of size 3',
      with: [2, 3],
      says: t =>
        `a < b < c: s = a and p = 4a for {a, 2a, 3a}; else p = 3s if c = a + b; else s = a, and p = 3a if ${t}a is in X, p = 2a if not`,
      holds: (t, row) => isClassified(row, t),
    }),
  ],
});

function isLemma8({ a, b, c }: Row): boolean {
  return b === 2 * a || c === 2 * a;
}

function isLemma9({ a, b, c }: Row): boolean {
  return c === 2 * b && b !== 2 * a;
}

function isLemma10({ a, b, c }: Row): boolean {
  return c !== a + b && c !== 2 * a && c !== 2 * b;
}

/** Which of Lemmas 7, 8, 9 and 10, in their corrected forms, a set meets. */
function casesOf({ a, b, c }: Row, multiple: number): boolean[] {
  const hasMultiple = b === multiple * a || c === multiple * a;
  const isSum = c === a + b;
  const isDouble = c === 2 * b && b !== 2 * a;
  return [isSum, hasMultiple && !isSum, isDouble, !isSum && !(b === 2 * a || c === 2 * a) && c !== 2 * b];
}

function isClassified({ a, b, c, period, saltus }: Row, multiple: number): boolean {
  const hasMultiple = b === multiple * a || c === multiple * a;
  if (b === 2 * a && c === 3 * a) return saltus === a && period === 4 * a;
  if (c === a + b) return period === 3 * saltus;
  return saltus === a && period === (hasMultiple ? 3 : 2) * a;
}
