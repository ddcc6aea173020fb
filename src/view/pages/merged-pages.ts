/** A page on several pipelines. */
export interface MergedPage {
  /** The name of its file, without suffix: one of the ids. */
  readonly address: string;
  readonly title: string;
  /** The pipelines, in the order of their sections. */
  readonly ids: readonly string[];
}

/**
 * The pages on several pipelines. Any other pipeline has a page of its own.
 *
 * Anchors on the part of the pipeline that the page is named after are those of its former page; anchors on any other part
 * begin with the pipeline's id.
 */
export const MERGED_PAGES: readonly MergedPage[] = [
  {
    address: 'conjecture-12',
    title: 'Does Conjecture 12 hold, and why?',
    ids: ['conjecture-12', 'conjecture-12-proof', 'conjecture-12-pictures'],
  },
  {
    address: 'fes-below-3a',
    title: 'What is the saltus of N - {a, b, a+b} for a < b < 3a?',
    ids: [
      'fes-below-3a',
      'below-3a-product',
      'below-2a-quadratic',
      'conjecture-12-proof-below-3a',
      'supertiles',
    ],
  },
  {
    address: 'fes-lemma-6',
    title: 'Do Lemmas 6 to 10 and Theorem 11 of Sleator and Slusky hold?',
    ids: [
      'fes-lemma-6',
      'fes-lemma-7',
      'fes-lemma-8',
      'fes-lemma-9',
      'fes-lemma-10',
      'fes-theorem-11',
      'fes-multiples',
      'fes-pictures',
    ],
  },
  {
    address: 'fes-patterns',
    title: 'What do boundary patterns say about the nim-sequence of an all-but game?',
    ids: ['fes-patterns', 'fes-worked-example'],
  },
  {
    address: 'fes-two',
    title: 'What are the nim-sequences of N - {a} and N - {a, b}?',
    ids: ['fes-one', 'fes-two', 'fes-two-every-b'],
  },
  {
    address: 'fes-three-every-c',
    title: 'How do the all-but games with three excluded numbers fall into classes?',
    ids: ['fes-three-census', 'fes-three-every-c'],
  },
  {
    address: 'more-excluded',
    title: 'What happens if four or more numbers are excluded?',
    ids: ['more-excluded', 'fes-four', 'fes-five', 'all-but-four', 'all-but-five', 'all-but-six'],
  },
  {
    address: 'result-strings',
    title: 'What are B(S), T(S) and E(S) of sets of one, two and three moves?',
    ids: ['result-strings-one', 'result-strings-two', 'result-strings-three', 'result-strings'],
  },
  {
    address: 'result-strings-2-b',
    title: 'What are B(S), T(S) and E(S) of {2, b}, and do the proofs hold?',
    ids: ['result-strings-2-b', 'result-strings-2-b-proofs'],
  },
  {
    address: 'result-strings-1-2-c',
    title: 'What are B(S), T(S) and E(S) of {1, 2, c}, and do the proofs hold?',
    ids: ['result-strings-1-2-c', 'result-strings-1-2-c-proofs'],
  },
  {
    address: 'result-strings-1-3-c',
    title: 'What are B(S), T(S) and E(S) of {1, 3, c}, and do the proofs hold?',
    ids: ['result-strings-1-3-c', 'result-strings-1-3-c-proofs'],
  },
  {
    address: 'result-strings-1-b-c',
    title: 'What are B(S), T(S) and E(S) of {1, b, c}, and do the proofs hold?',
    ids: ['result-strings-1-b-c', 'result-strings-1-b-c-proofs', 'closed-forms-1-b-c', 'periods-1-b-c'],
  },
  {
    address: 'outcome-recurrence',
    title: 'Do the recurrences of Part I give the outcomes?',
    ids: ['outcome-recurrence', 'outcome-recurrence-last-loses', 'outcome-recurrence-last-loses-one'],
  },
  {
    address: 'stone-picking-program',
    title: 'Do the example and the Pascal program of Part I give the right outcomes?',
    ids: ['stone-picking-example', 'stone-picking-program'],
  },
  {
    address: 'equation-8',
    title: 'Does product formula (8) give the outcomes of two heaps?',
    ids: ['equation-8', 'equation-8-take-all', 'equation-8-equal-sets'],
  },
  {
    address: 'take-a-prime',
    title: 'Which nim-values occur in the game of taking a prime, and how often?',
    ids: [
      'take-a-prime',
      'oeis-take-a-prime',
      'take-a-prime-proportions',
      'take-a-prime-far',
      'take-a-prime-with-1',
      'take-a-prime-without-2',
    ],
  },
  {
    address: 'oeis-take-a-square',
    title: 'Which nim-values occur in the game of taking a square?',
    ids: ['oeis-take-a-square', 'take-a-square-far'],
  },
  {
    address: 'nimbers',
    title: 'How are heaps of Nim added, and how does one win?',
    ids: ['nimbers', 'nimbers-games'],
  },
  {
    address: 'nim-2-lemmas',
    title: 'Do the example and the proof of Bouton’s theorem hold?',
    ids: ['kisses', 'nim-2-lemmas'],
  },
  {
    address: 'three-moves',
    title: 'Which sums of two moves does the period of {a, b, c} divide?',
    ids: [
      'three-moves',
      'vermutung-6',
      'vermutung-6-beyond',
      'three-moves-every-c',
      'three-moves-picture',
      'finite-three',
      'three-moves-additive',
      'three-moves-sum-outcomes',
    ],
  },
  {
    address: 'starts-two-moves',
    title: 'How long can the period be from other initial values?',
    ids: ['starts-two-moves', 'starts-three-moves'],
  },
  {
    address: 'two-moves-outcomes',
    title: 'Which outcomes have small sets of moves, also if whoever takes last loses?',
    ids: ['two-moves-outcomes', 'one-move', 'one-to-eleven', 'example-3-7-8', 'misere-outcomes'],
  },
  {
    address: 'record-periods-three',
    title: 'How long can the period be for a given largest move?',
    ids: [
      'record-periods-three',
      'records-three-moves',
      'record-periods-four',
      'records-four-moves',
      'record-periods-five',
      'records-few-differences',
      'records-five-moves',
      'record-periods-six',
      'long-periods',
    ],
  },
  {
    address: 'record-preperiods-four',
    title: 'How long can the preperiod be?',
    ids: [
      'record-preperiods-four',
      'preperiods-difference-five',
      'preperiods-difference-five-every-n',
      'preperiods-eighty-eight',
      'preperiods-eighty-eight-every-n',
      'preperiods-174',
      'growth-preperiod',
      'growth-one-more-move',
    ],
  },
  {
    address: 'growth-four-moves-even',
    title: 'How fast can the period of a family grow?',
    ids: [
      'growth-four-moves-even',
      'growth-four-moves',
      'growth-degree-five',
      'growth-five-moves',
      'growth-one-more-period',
      'quadratic-periods',
    ],
  },
  {
    address: 'symmetric-sets',
    title: 'Which outcomes and periods have symmetric sets?',
    ids: [
      'symmetric-sets',
      'vermutung-10',
      'vermutung-10-beyond',
      'symmetric-five-structure',
      'records-symmetric',
      'collision-free-two',
      'collision-free-three',
      'collision-free-coprime',
      'collision-free-four',
      'orbits-three-moves',
      'orbits-five-moves',
      'odd-cycles',
    ],
  },
  {
    address: 'families-four-moves',
    title: 'Are the printed periods and preperiods of families of four moves right?',
    ids: [
      'families-four-moves',
      'family-02',
      'family-03',
      'family-04',
      'family-05',
      'family-07',
      'family-10',
      'family-11',
      'family-17',
      'family-18',
      'family-19',
      'family-20',
      'family-27',
      'family-28',
      'family-29',
      'family-31',
      'family-34',
      'family-35',
      'family-41',
      'family-45',
      'family-50',
      'family-55',
      'family-55-minus',
      'family-56',
      'family-57',
      'family-58',
      'family-59',
    ],
  },
  {
    address: 'nim-period-8n',
    title: 'How much longer can the period of the values be than that of the outcomes?',
    ids: [
      'nim-period-8n',
      'nim-period-8n-plus-4',
      'nim-period-quadratic',
      'nim-period-triple',
      'nim-period-doubled',
      'nim-period-doubled-five',
      'nim-words-cubic',
      'nim-words-quadratic',
    ],
  },
  {
    address: 'take-a-factorial',
    title:
      'Which outcomes has the game of taking a factorial, a Fibonacci number, a square, a prime or a power of 2?',
    ids: [
      'take-a-factorial',
      'take-a-fibonacci-number',
      'take-a-square-pseudoperiod',
      'take-a-prime-outcomes',
      'powers-of-two',
    ],
  },
  {
    address: 'guess-1-n-2n',
    title: 'Which short laws do the periods of finite sets obey?',
    ids: [
      'guess-1-n-2n',
      'guess-2-n-n-plus-2',
      'guess-2n-3n',
      'guess-n-2n-less-1',
      'guess-n-2n-plus-1',
      'guess-n-2n-4n-plus-1',
      'guess-n-3n-4n-plus-1',
      'guess-n-next-3n-plus-1',
      'guess-n-next-and-double',
      'guess-a-b-2a-plus-b',
      'guess-a-b-2b',
      'guess-a-b-a-plus-2b',
      'guess-a-b-sums',
    ],
  },
  {
    address: 'guess-fes-a-2a-b',
    title: 'Which short laws do the periods of all-but games obey?',
    ids: [
      'guess-fes-a-2a-b',
      'guess-fes-a-3a-b',
      'guess-fes-a-next-b',
      'guess-fes-a-b-2b',
      'guess-fes-a-b-3b',
      'guess-fes-a-b-2a-plus-b',
      'guess-fes-a-2a-3a-b',
      'guess-fes-sums',
    ],
  },
];
