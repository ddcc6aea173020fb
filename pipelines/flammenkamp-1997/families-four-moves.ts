import { definePipeline, paper } from '../../src/index.ts';
import { listed } from './_helpers.ts';

const { about, instead, erratum } = paper('flammenkamp-1997');

/**
 * The entries of the list: number; moves; the printed n with a period of at most 700,000; the coefficients of the
 * polynomials p and q, the constant first.
 */
const ENTRIES = `
1; n, 14n-1, 51n-3, 52n-3; 2 3; 0 49 -598 -3035 2149 1915; -144 2454
6; 6n, 16n, 42n-1, 48n-1; 2 3; -3 96 -784 -248 1208 1776; 1 200 174
8; 8n-4, 38n-18, 44n-21, 52n-25; 2; 985 -7456 16356 -4528 -18368 11776; -362 756
9; 9n-1, 10n-1, 24n-3, 33n-4; 2 3 4; 20 -217 432 -103 -206 456; -43 376
12; 12n-3, 32n-8, 45n-11, 57n-14; 1 2 3; 97 -673 1274 -541 -476 1428; -282 1154
13; 15n+3, 16n+3, 39n+8, 54n+11; 2; -24 -291 -805 418 1774 2604; 196 963
14; 15n-4, 22n-6, 40n-11, 55n-15; 1 2; 113 -1203 4030 -2693 -8144 9940; -27 103
16; n, 4n, 57n+1, 61n+1; 2; 1 45 -260 -4624 4944 10384; 0
21; 2n, 24n-1, 40n-1, 64n-2; 2; -4 48 1351 -1276 -7140 9504; -7 312
22; 3n-1, 10n-3, 45n-13, 55n-16; 2 3; -80 938 -3959 7736 -7479 2520; -213 738
23; 4n-1, 15n-4, 48n-13, 63n-17; 1 2; 118 -1404 5453 -5437 -9944 16320; -121 452
24; 5n, 35n-2, 40n-3, 75n-5; 1 2; -15 181 947 -1665 -3282 5760; 5 -49 320
25; 6n+1, 16n+2, 20n+3, 36n+5; 2 3 4; -12 -98 -114 -186 -1112 832; 29 194
26; 6n, 20n+1, 28n+1, 48n+2; 2 3; -4 -120 -254 150 -2092 1360; 11 256
30; 9n-2, 14n-3, 21n-4, 35n-7; 1 2 3; -27 67 703 -1963 972 588; -31 161
32; 12n-3, 28n-7, 35n-9, 63n-16; 2 3; 15 -279 1312 -1748 -580 2184; -170 672
33; 16n-6, 21n-8, 35n-13, 56n-21; 3; 903 -7515 20655 -20880 5190 1386; -180 483
36; 9n-4, 24n-11, 26n-12, 33n-15; 2 3 4 5; -48 19 281.5 -27.5 -491 243; -106 236
37; 10n+1, 40n+5, 44n+5, 50n+6; 2; 223 2592 4752 -12368 752 3840; 44 414 320
38; 10n-4, 40n-15, 44n-17, 50n-19; 2 3; 794 -5306 9816 -2136 -4424 1920; -83 94 320
39; 11n+1, 25n+2, 34n+3, 36n+3; 2 3 4; -12 -169 -261.5 576.5 -309.5 301.5; 64 745
40; 14n-5, 35n-13, 39n-14, 49n-18; 2 3; -23 235 -694.5 1764 -4414.5 3465; -200 550
42; 17n-8, 38n-18, 44n-21, 55n-26; 3; -432 3229 -9806 15378 -12653.5 4416.5; 171 -664 644
43; 18n-4, 48n-11, 52n-12, 66n-15; 1 2; -48 38 1126 -220 -7856 7776; -106 472
44; 19n-5, 41n-11, 45n-12, 60n-16; 1 2; 42 -367.5 243 5268.5 -15300 11972; 33 -392 1024
46; 10n-5, 30n-13, 40n-18, 54n-25; 3; 38 234 -2794 7476 -7720 3040; 0
47; 12n-2, 30n-4, 42n-6, 50n-7; 2; 2 -166 1452 -2760 -3168 6336; -50 354
48; 12n+4, 30n+8, 42n+12, 48n+13; 1 2 3; 16 22 -378 -410 2008 1416; 53 262 276
49; 13n-2, 27n-4, 40n-6, 49n-7; 3; 42 -645 3055.5 -4306.5 1032 936; -95 655
51; 8n+3, 19n+7, 28n+10, 36n+13; 2; 36 -193 -1448 -1754 -536 -1048 1536; 186 509
52; 8n+1, 28n+3, 40n+3, 48n+4; 2; -5 -74 -284 -1045 530 -4240 2816; 27 301 228 -256 2816
53; 4n, 22n, 52n-1, 56n-1; 2; 23 -936 4998 -8696 11544 -21440 10176; -7 612
54; 18n-2, 28n-3, 44n-5, 72n-8; 1; -107 1942 -11833 29350 -20808 -23176 40032; -36 332
`
  .trim()
  .split('\n')
  .map(readEntry);

function readEntry(line: string) {
  const [entry, moves, ...lists] = line.split('; ');
  const [n, p, q] = lists.map(list => list.split(' ').map(Number));
  return { entry: Number(entry), moves: moves!.split(', ').map(readMove), n: n!, p: p!, q: q! };
}

/** Returns the factor of n and the constant of a move. */
function readMove(move: string): readonly [factor: number, constant: number] {
  const [factor, constant] = move.split('n');
  return [Number(factor || 1), Number(constant)];
}

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
  ...about('pages 26-33'),
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
