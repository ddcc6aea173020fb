import { definePipeline, paper, printedSummary, type Row } from '../../src/index.ts';

const { about, erratum, instead } = paper('flammenkamp-1997');

/** The printed sums and numbers of periods for e = 40, 41, …, 57. The claim on the table compares them with computed ones. */
const SUMS = [
  [196821, 171],
  [311133, 190],
  [242445, 190],
  [580841, 210],
  [757219, 210],
  [679167, 231],
  [899884, 231],
  [1364407, 253],
  [1155486, 253],
  [1726139, 276],
  [3127347, 276],
  [2248854, 300],
  [3926019, 300],
  [5977413, 325],
  [4184167, 325],
  [9248930, 351],
  [12478794, 351],
  [12959836, 378],
] as const;

export default definePipeline({
  id: 'symmetric-five-sums',
  question: 'How long are the periods of the outcomes of all symmetric sets of five moves?',
  answer: ['flammenkamp-1997-sums-5'],
  ...about('pages 52-54'),
  sweep: { game: '{a, b, e-b, e-a, e}', over: { e: '40..57', a: '1..e', b: 'a+1..e' }, where: '2b < e' },
  measure: ['T'],
  cost: '300000',
  summaries: [
    {
      name: 'sums',
      title: 'The number and the sum of the periods of the outcomes, and the longest one, for each e',
      by: { e: 'e' },
      most: 'T',
      sums: { sum: 'T' },
    },
  ],
  claims: [
    printedSummary('flammenkamp-1997-sums-5.csv', {
      summary: 'sums',
      key: ['e'],
      cells: { sum: 'sum', sets: 'cases', mean: 'sum / cases', period: 'most_T' },
      says: 'sum, number, mean and maximum of the periods of the outcomes for each e are as printed',
    }),
    erratum('monotonic-printed', 'page 54', {
      says: 'the mean of the periods of the outcomes for e is greater than for e - 1',
      where: isFirst,
      holds: row => rises(row, 1),
      ofLetters: true,
      nature: 'wrong',
      printed:
        '"war überrascht von einer ziemlich gleichmäßig, streng monoton anwachsenden Kurve dieser Werte" [was surprised by a rather evenly, strictly monotonically growing curve of these values]',
      right: 'the mean grows strictly within each residue class of e modulo 6',
      why: 'The printed mean falls from 1637.54 for e = 41 to 1276.03 for e = 42, and 16 more times up to e = 117. From e - 6 to e it always rises.',
      fails: { says: '3 divides e', where: ({ e }) => e % 3 === 0 },
      shows: ({ e }) => ['mean', `more than ${meanOf(e - 1)}`, meanOf(e)],
      corrected: instead('six', 'page 54 within the residue classes of page 55', {
        says: 'the mean of the periods of the outcomes for e is greater than for e - 6',
        where: row => isFirst(row) && row.e >= 46,
        holds: row => rises(row, 6),
        ofLetters: true,
      }),
    }),
  ],
});

/** Whether a case is the first one of its e, which stands for them all. */
function isFirst({ e, a, b }: Row): boolean {
  return a === 1 && b === 2 && e! > 40 && e! < 58;
}

/** Whether the mean for e is greater than for e - distance, compared exactly. */
function rises({ e }: Row, distance: number): boolean {
  const [[sum, number], [sumBefore, numberBefore]] = [SUMS[e! - 40]!, SUMS[e! - 40 - distance]!];
  return sum * numberBefore > sumBefore * number;
}

function meanOf(e: number): string {
  const [sum, number] = SUMS[e - 40]!;
  return (sum / number).toFixed(2);
}
