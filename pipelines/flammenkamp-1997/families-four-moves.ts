import { definePipeline, paper } from '../../src/index.ts';
import { listed } from './_helpers.ts';

const { asked, instead, erratum } = paper('flammenkamp-1997');

/** An entry of the list: each move as the factor of n and a constant; p and q as polynomials in n, the constant first. */
interface Entry {
  readonly entry: number;
  readonly moves: readonly (readonly [factor: number, constant: number])[];
  /** The printed n with a period of at most 700,000. */
  readonly n: readonly number[];
  readonly p: readonly number[];
  readonly q: readonly number[];
}

const ENTRIES: readonly Entry[] = [
  {
    entry: 1,
    moves: [
      [1, 0],
      [14, -1],
      [51, -3],
      [52, -3],
    ],
    n: [2, 3],
    p: [0, 49, -598, -3035, 2149, 1915],
    q: [-144, 2454],
  },
  {
    entry: 6,
    moves: [
      [6, 0],
      [16, 0],
      [42, -1],
      [48, -1],
    ],
    n: [2, 3],
    p: [-3, 96, -784, -248, 1208, 1776],
    q: [1, 200, 174],
  },
  {
    entry: 8,
    moves: [
      [8, -4],
      [38, -18],
      [44, -21],
      [52, -25],
    ],
    n: [2],
    p: [985, -7456, 16356, -4528, -18368, 11776],
    q: [-362, 756],
  },
  {
    entry: 9,
    moves: [
      [9, -1],
      [10, -1],
      [24, -3],
      [33, -4],
    ],
    n: [2, 3, 4],
    p: [20, -217, 432, -103, -206, 456],
    q: [-43, 376],
  },
  {
    entry: 12,
    moves: [
      [12, -3],
      [32, -8],
      [45, -11],
      [57, -14],
    ],
    n: [1, 2, 3],
    p: [97, -673, 1274, -541, -476, 1428],
    q: [-282, 1154],
  },
  {
    entry: 13,
    moves: [
      [15, 3],
      [16, 3],
      [39, 8],
      [54, 11],
    ],
    n: [2],
    p: [-24, -291, -805, 418, 1774, 2604],
    q: [196, 963],
  },
  {
    entry: 14,
    moves: [
      [15, -4],
      [22, -6],
      [40, -11],
      [55, -15],
    ],
    n: [1, 2],
    p: [113, -1203, 4030, -2693, -8144, 9940],
    q: [-27, 103],
  },
  {
    entry: 16,
    moves: [
      [1, 0],
      [4, 0],
      [57, 1],
      [61, 1],
    ],
    n: [2],
    p: [1, 45, -260, -4624, 4944, 10384],
    q: [0],
  },
  {
    entry: 21,
    moves: [
      [2, 0],
      [24, -1],
      [40, -1],
      [64, -2],
    ],
    n: [2],
    p: [-4, 48, 1351, -1276, -7140, 9504],
    q: [-7, 312],
  },
  {
    entry: 22,
    moves: [
      [3, -1],
      [10, -3],
      [45, -13],
      [55, -16],
    ],
    n: [2, 3],
    p: [-80, 938, -3959, 7736, -7479, 2520],
    q: [-213, 738],
  },
  {
    entry: 23,
    moves: [
      [4, -1],
      [15, -4],
      [48, -13],
      [63, -17],
    ],
    n: [1, 2],
    p: [118, -1404, 5453, -5437, -9944, 16320],
    q: [-121, 452],
  },
  {
    entry: 24,
    moves: [
      [5, 0],
      [35, -2],
      [40, -3],
      [75, -5],
    ],
    n: [1, 2],
    p: [-15, 181, 947, -1665, -3282, 5760],
    q: [5, -49, 320],
  },
  {
    entry: 25,
    moves: [
      [6, 1],
      [16, 2],
      [20, 3],
      [36, 5],
    ],
    n: [2, 3, 4],
    p: [-12, -98, -114, -186, -1112, 832],
    q: [29, 194],
  },
  {
    entry: 26,
    moves: [
      [6, 0],
      [20, 1],
      [28, 1],
      [48, 2],
    ],
    n: [2, 3],
    p: [-4, -120, -254, 150, -2092, 1360],
    q: [11, 256],
  },
  {
    entry: 30,
    moves: [
      [9, -2],
      [14, -3],
      [21, -4],
      [35, -7],
    ],
    n: [1, 2, 3],
    p: [-27, 67, 703, -1963, 972, 588],
    q: [-31, 161],
  },
  {
    entry: 32,
    moves: [
      [12, -3],
      [28, -7],
      [35, -9],
      [63, -16],
    ],
    n: [2, 3],
    p: [15, -279, 1312, -1748, -580, 2184],
    q: [-170, 672],
  },
  {
    entry: 33,
    moves: [
      [16, -6],
      [21, -8],
      [35, -13],
      [56, -21],
    ],
    n: [3],
    p: [903, -7515, 20655, -20880, 5190, 1386],
    q: [-180, 483],
  },
  {
    entry: 36,
    moves: [
      [9, -4],
      [24, -11],
      [26, -12],
      [33, -15],
    ],
    n: [2, 3, 4, 5],
    p: [-48, 19, 281.5, -27.5, -491, 243],
    q: [-106, 236],
  },
  {
    entry: 37,
    moves: [
      [10, 1],
      [40, 5],
      [44, 5],
      [50, 6],
    ],
    n: [2],
    p: [223, 2592, 4752, -12368, 752, 3840],
    q: [44, 414, 320],
  },
  {
    entry: 38,
    moves: [
      [10, -4],
      [40, -15],
      [44, -17],
      [50, -19],
    ],
    n: [2, 3],
    p: [794, -5306, 9816, -2136, -4424, 1920],
    q: [-83, 94, 320],
  },
  {
    entry: 39,
    moves: [
      [11, 1],
      [25, 2],
      [34, 3],
      [36, 3],
    ],
    n: [2, 3, 4],
    p: [-12, -169, -261.5, 576.5, -309.5, 301.5],
    q: [64, 745],
  },
  {
    entry: 40,
    moves: [
      [14, -5],
      [35, -13],
      [39, -14],
      [49, -18],
    ],
    n: [2, 3],
    p: [-23, 235, -694.5, 1764, -4414.5, 3465],
    q: [-200, 550],
  },
  {
    entry: 42,
    moves: [
      [17, -8],
      [38, -18],
      [44, -21],
      [55, -26],
    ],
    n: [3],
    p: [-432, 3229, -9806, 15378, -12653.5, 4416.5],
    q: [171, -664, 644],
  },
  {
    entry: 43,
    moves: [
      [18, -4],
      [48, -11],
      [52, -12],
      [66, -15],
    ],
    n: [1, 2],
    p: [-48, 38, 1126, -220, -7856, 7776],
    q: [-106, 472],
  },
  {
    entry: 44,
    moves: [
      [19, -5],
      [41, -11],
      [45, -12],
      [60, -16],
    ],
    n: [1, 2],
    p: [42, -367.5, 243, 5268.5, -15300, 11972],
    q: [33, -392, 1024],
  },
  {
    entry: 46,
    moves: [
      [10, -5],
      [30, -13],
      [40, -18],
      [54, -25],
    ],
    n: [3],
    p: [38, 234, -2794, 7476, -7720, 3040],
    q: [0],
  },
  {
    entry: 47,
    moves: [
      [12, -2],
      [30, -4],
      [42, -6],
      [50, -7],
    ],
    n: [2],
    p: [2, -166, 1452, -2760, -3168, 6336],
    q: [-50, 354],
  },
  {
    entry: 48,
    moves: [
      [12, 4],
      [30, 8],
      [42, 12],
      [48, 13],
    ],
    n: [1, 2, 3],
    p: [16, 22, -378, -410, 2008, 1416],
    q: [53, 262, 276],
  },
  {
    entry: 49,
    moves: [
      [13, -2],
      [27, -4],
      [40, -6],
      [49, -7],
    ],
    n: [3],
    p: [42, -645, 3055.5, -4306.5, 1032, 936],
    q: [-95, 655],
  },
  {
    entry: 51,
    moves: [
      [8, 3],
      [19, 7],
      [28, 10],
      [36, 13],
    ],
    n: [2],
    p: [36, -193, -1448, -1754, -536, -1048, 1536],
    q: [186, 509],
  },
  {
    entry: 52,
    moves: [
      [8, 1],
      [28, 3],
      [40, 3],
      [48, 4],
    ],
    n: [2],
    p: [-5, -74, -284, -1045, 530, -4240, 2816],
    q: [27, 301, 228, -256, 2816],
  },
  {
    entry: 53,
    moves: [
      [4, 0],
      [22, 0],
      [52, -1],
      [56, -1],
    ],
    n: [2],
    p: [23, -936, 4998, -8696, 11544, -21440, 10176],
    q: [-7, 612],
  },
  {
    entry: 54,
    moves: [
      [18, -2],
      [28, -3],
      [44, -5],
      [72, -8],
    ],
    n: [1],
    p: [-107, 1942, -11833, 29350, -20808, -23176, 40032],
    q: [-36, 332],
  },
];

/** One case for each entry and n. Entry 43 is entry 36 for even n, so that {14, 37, 40, 51} and {32, 85, 92, 117} occur twice. */
const CASES = ENTRIES.flatMap(entry =>
  entry.n.map(n => ({
    ...entry,
    n,
    name: `${entry.entry} ${n}`,
    set: entry.moves.map(([a, b]) => a * n + b),
  })),
);

/** The periods and preperiods that are not as printed, by entry and n; preperiods by the definition of page 73. */
const RIGHT_PERIODS: Readonly<Record<string, number>> = {
  '13 2': 3914,
  '39 2': 566,
  '39 3': 13832,
  '39 4': 65382,
};
const RIGHT_PREPERIODS: Readonly<Record<string, number>> = {
  '1 2': 8922,
  '1 3': 9618,
  '12 1': 556,
  '13 2': 2326,
  '22 2': 2658,
  '22 3': 2245,
  '23 1': 261,
  '24 1': 605,
  '39 2': 543,
  '40 2': 1255,
};

export default definePipeline({
  id: 'families-four-moves',
  question: 'Are the printed periods and preperiods of 33 families of four moves right?',
  answer: ['period-printed', 'preperiod-printed'],
  ...asked('pages 26-33'),
  sweep: listed(
    CASES.map(({ set }) => set),
    'members of 33 families of pages 26 to 31',
  ),
  measure: ['outcomePreperiod', 'T'],
  cost: '30000000',
  claims: [
    erratum('period-printed', 'pages 26-33', {
      says: 'each set has the printed period p: the polynomial of its entry, divided by the factor of page 33',
      holds: ({ r, T }) => T === printedPeriod(r),
      nature: 'wrong',
      printed: 'entry 13, 2 ≤ n ≤ 9; entry 39, 2 ≤ n ≤ 21, with the factor 4 if "n%8 = 4 , n ≠ 4"',
      right: 'entry 13 from n = 3, entry 39 from n = 4, with the factor 4 for n = 4 too',
      why: 'The first members of a family are exceptions; for n = 4 of entry 39 the factor is 4 instead of 2.',
      fails: {
        says: 'n = 2 in entry 13, n = 2, 3 and 4 in entry 39',
        where: ({ r }) => CASES[r - 1]!.name in RIGHT_PERIODS,
      },
      shows: ({ r, T }) => ['p', printedPeriod(r), T],
      exceptions: exceptions(RIGHT_PERIODS, printedPeriod),
      corrected: instead('period', 'pages 26-33 corrected', {
        says: '56 of the 60 cases have the printed period p, the other four the period in the table; two sets occur twice, because entry 43 is entry 36 for even n',
        holds: ({ r, T }) => T === (RIGHT_PERIODS[CASES[r - 1]!.name] ?? printedPeriod(r)),
      }),
    }),
    erratum('preperiod-printed', 'pages 26-31', {
      says: 'each set has the printed preperiod q: the polynomial of its entry; by the definition of page 73, q is the preperiod plus the largest move plus 1, or 0',
      holds: ({ r, outcomePreperiod }) => shifted(r, outcomePreperiod) === valueAt(r, 'q'),
      nature: 'hypothesis',
      printed:
        'the ranges 2 ≤ n ≤ 14 of entry 1, 1 ≤ n of entries 12, 23 and 24, 2 ≤ n of entries 13, 22, 39 and 40',
      right: 'q holds from n = 7 in entry 1, n = 2 in 12, 23 and 24, n = 3 in 13, 39 and 40, n = 4 in 22',
      why: 'The first members of a family are exceptions. For example, {9, 24, 34, 43} of entry 12 has q = 512 + 43 + 1.',
      fails: {
        says: 'n = 1 in entries 12, 23 and 24; n = 2 in entries 1, 13, 22, 39 and 40; n = 3 in entries 1 and 22',
        where: ({ r }) => CASES[r - 1]!.name in RIGHT_PREPERIODS,
      },
      shows: ({ r, outcomePreperiod }) => ['q', valueAt(r, 'q'), shifted(r, outcomePreperiod)],
      exceptions: exceptions(RIGHT_PREPERIODS, r => valueAt(r, 'q')),
      corrected: instead('preperiod', 'pages 26-31 corrected', {
        says: '50 of the 60 cases have the printed q, the other ten the q in the table',
        holds: ({ r, outcomePreperiod }) =>
          shifted(r, outcomePreperiod) === (RIGHT_PREPERIODS[CASES[r - 1]!.name] ?? valueAt(r, 'q')),
      }),
    }),
  ],
});

function valueAt(r: number, of: 'p' | 'q'): number {
  const { n, [of]: coefficients } = CASES[r - 1]!;
  return coefficients.reduce((sum, coefficient, power) => sum + coefficient * n ** power, 0);
}

/** Returns the printed period: of these cases only n = 4 of entry 39 has a factor, 2. */
function printedPeriod(r: number): number {
  return valueAt(r, 'p') / (CASES[r - 1]!.name === '39 4' ? 2 : 1);
}

/** Returns the cases with another value than printed, each with both values. */
function exceptions(right: Readonly<Record<string, number>>, printed: (r: number) => number) {
  return CASES.flatMap(({ name, entry, n, set }, i) =>
    name in right
      ? [[`entry ${entry}, n = ${n}: {${set.join(', ')}}`, printed(i + 1), right[name]!] as const]
      : [],
  );
}

/** Returns the preperiod by the definition of page 73. */
function shifted(r: number, preperiod: number): number {
  return preperiod === 0 ? 0 : preperiod + CASES[r - 1]!.set[3]! + 1;
}
