import { definePipeline, every, ours, paper, printedTerms } from '../../src/index.ts';

const { about, instead, claim, erratum } = paper('flammenkamp-1997');

const MOVES = [3, 7, 8];

/** The outcomes of page 73: v from heap 0, and w, by the definition of Althöfer and Bültermann, from heap -8. */
const [V, W] = ['0001110111100111', '000000000111111110001110'].map(row => [...row].map(Number)) as [
  number[],
  number[],
];

export default definePipeline({
  id: 'example-3-7-8',
  question: 'Are the outcomes, nim-values and winning moves of the example {3, 7, 8} as printed?',
  answer: ['outcomes', 'values', 'numbers', 'moves'],
  ...about('pages 3-16'),
  sweep: { game: '{3, 7, 8}' },
  measure: [
    'preperiod',
    'period',
    'outcomePreperiod',
    'T',
    { series: 'outcomes', upTo: '100', table: true },
    { series: 'terms', upTo: '100', table: true },
  ],
  claims: [
    printedTerms(
      'flammenkamp-1997-sequences.csv',
      { series: 'outcomes', heap: 'heap', term: 'value' },
      { id: 'outcomes', where: 'page = 3', says: 'the outcomes of the heaps 0 to 35 are as printed' },
    ),
    printedTerms(
      'flammenkamp-1997-sequences.csv',
      { series: 'terms', heap: 'heap', term: 'value' },
      {
        id: 'values',
        where: 'page >= 15 and page <= 16',
        says: 'the nim-values of the heaps 0 to 24 are as printed',
      },
    ),
    claim('numbers', 'page 3', {
      says: 'the outcomes have the period p = 5 and the preperiod q = 8',
      holds: 'T = 5 and outcomePreperiod = 8',
    }),
    claim('moves', 'page 3 and footnote 3', {
      with: [16, 8],
      says: q => `the winning moves of heap n are those of heap n + 5 for all n ≥ ${q}`,
      holds: (q, _, { outcomes }) =>
        every(q, outcomes.length - 6, n => winningMoves(outcomes, n) === winningMoves(outcomes, n + 5)),
    }),
    claim('shifted', 'page 73', {
      with: [9, 8],
      says: by =>
        `the outcomes v(0) to v(15) and w(-8) to w(15) are as printed, where w(n) is 0 up to heap 0, 1 for the next eight heaps, and then v(n - ${by})`,
      holds: (by, _, { outcomes }) =>
        V.every((value, n) => value === outcomes[n]) &&
        W.every((value, i) => value === (i < 9 ? 0 : i < 17 ? 1 : outcomes[i - 8 - by])),
    }),
    ours('moves-from', 'the first heap from which the winning moves are periodic', {
      with: [16, 15],
      says: q => `the winning moves are periodic from heap ${q}, and no sooner`,
      holds: (q, _, { outcomes }) =>
        every(q, outcomes.length - 6, n => winningMoves(outcomes, n) === winningMoves(outcomes, n + 5)) &&
        winningMoves(outcomes, q - 1) !== winningMoves(outcomes, q + 4),
    }),
    erratum('same-situation-printed', 'pages 3-4', {
      says: 'from heap 20, the outcome of heap n is computed from the same outcomes as that of heap n - 5',
      holds: 'for n >= 20: f(n-3) = f(n-8) and f(n-7) = f(n-12) and f(n-8) = f(n-13)',
      nature: 'slip',
      printed:
        '"Ferner liegt ab n ≥ q + p + maxL - 1 = 20 für die Berechnung des v(n)-Wertes dieselbe Situation wie für die Berechnung des Wertes v(n - 5)" [from n ≥ q + p + max L - 1 = 20 on, v(n) is computed in the same situation as v(n - 5)]',
      right: 'from n = q + p + max L = 21',
      why: 'Heap 20 leads to heap 12, which is lost, and heap 15 to heap 7, which is won.',
      shows: (_, { outcomes }) => [
        'outcome of heap 7, if it were that of heap 12',
        outcomes[12]!,
        outcomes[7]!,
      ],
      corrected: instead('same-situation', 'pages 3-4 from heap 21', {
        says: 'from heap 21, the outcome of heap n is computed from the same outcomes as that of heap n - 5',
        holds: 'for n >= 21: f(n-3) = f(n-8) and f(n-7) = f(n-12) and f(n-8) = f(n-13)',
      }),
    }),
  ],
});

function winningMoves(outcomes: ArrayLike<number>, n: number): string {
  return MOVES.filter(move => move <= n && outcomes[n - move] === 0).join(' ');
}
