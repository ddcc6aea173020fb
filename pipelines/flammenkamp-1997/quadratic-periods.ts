import { definePipeline, paper } from '../../src/index.ts';

const { about, instead, erratum } = paper('flammenkamp-1997');

/** A polynomial in d, the constant first. */
type Coefficients = readonly number[];

const LINEAR: readonly Coefficients[] = [
  [738, -177, -1016, -2348, 128],
  [459, 285, -1124, -2148, 928],
  [654, 292, -604, -2016, 528],
  [585, -429, -1716, -2812, 128],
  [570, 761, -192, -1684, 928],
  [522, -72, -1420, -2480, 528],
];

const CONSTANT: readonly Coefficients[] = [
  [108, 228, -367, -214, -304],
  [54, 147, -175, -346, -96],
  [84, 206, -224, -216, -200],
  [90, 177, -393, -350, -304],
  [60, 184, -81, -210, -96],
  [72, 162, -284, -348, -200],
];

/** The factors f(d) other than 1, for d from 2 to 39. */
const FACTORS: Readonly<Record<number, number>> = {
  4: 3,
  9: 2,
  11: 3,
  13: 2,
  19: 39,
  21: 2,
  22: 45,
  25: 4,
  27: 5,
  28: 5,
  29: 3,
  31: 5,
  33: 2,
  36: 6,
};

export default definePipeline({
  id: 'quadratic-periods',
  question: 'What is the period of the family with two parameters whose periods are quadratic in n?',
  answer: ['period-printed', 'preperiod-printed'],
  ...about('pages 35-36'),
  sweep: {
    game: '{(2d+3)n+d, 3(2d+3)n+5d+1, 6(2d+3)n+8d+3, 7(2d+3)n+9d+3}',
    over: { d: '3, 4, 5, 6, 7, 8, 9, 11', n: '2..4' },
    where: 'd <= 8 or n = 2',
  },
  measure: ['outcomePreperiod', 'T'],
  cost: '1000 d d d d d n n',
  claims: [
    erratum('period-printed', 'pages 35-36', {
      says: 'the period p satisfies f(d) p = 4(2d+1)(2d+3)(16d³ - A(d mod 3)d² - B(d mod 6)d + C(d mod 6))n² + (1600d⁵ + D(d, d mod 6))n/6 + (416d⁵ + E(d, d mod 6))/6',
      holds: ({ d, n, T }) => 6 * factorOf(d) * T === sixfoldPeriod(d, n),
      nature: 'wrong',
      printed: '"E(d, 2) = 84 + 206d - 224d² - 216d³ - 200d⁴"',
      right: 'E(d, 2) = 84 + 206d - 224d² - 212d³ - 200d⁴',
      why: 'With the printed coefficient the period would be no integer.',
      fails: 'd mod 6 = 2',
      shows: ({ d, n, T }) => ['6 f(d) p', sixfoldPeriod(d, n), 6 * factorOf(d) * T],
      corrected: instead('period', 'pages 35-36 with -212d³', {
        says: 'f(d) times the period p is the printed polynomial, with -212d³ in E(d, 2)',
        holds: ({ d, n, T }) => 6 * factorOf(d) * T === sixfoldPeriod(d, n) + (d % 6 === 2 ? 4 * d ** 3 : 0),
      }),
    }),
    erratum('preperiod-printed', 'page 36', {
      says: 'd ≥ 4: the preperiod q is ((96d² + 72d - 75)n² + (100d² + 290d + 153)n + (26d² - 529d - 478 - d mod 2))/2',
      where: 'd >= 4',
      holds: ({ d, n, outcomePreperiod }) => outcomePreperiod === printedPreperiod(d, n),
      nature: 'wrong',
      printed: '"((96d² + 72d - 75)n² + (100d² + 290d + 153)n + (26d² - 529d - 478 - d mod 2))/2"',
      right: '((96d² + 144d)n² + (100d² - 70d - 222)n + 26d² - 87d - 28 - d mod 2)/2',
      why: 'With 519 instead of 529, the printed polynomial takes the right values for n = 1, 2 and 3. But n = 1 is an exception, so these three values do not determine the polynomial.',
      shows: ({ d, n, outcomePreperiod }) => ['q', printedPreperiod(d, n), outcomePreperiod],
      corrected: instead('preperiod', 'page 36 for n ≥ 2', {
        says: 'd ≥ 4: the preperiod q is ((96d² + 144d)n² + (100d² - 70d - 222)n + 26d² - 87d - 28 - d mod 2)/2',
        where: 'd >= 4',
        holds:
          '2 * outcomePreperiod = (96d^2 + 144d) n^2 + (100d^2 - 70d - 222) n + 26d^2 - 87d - 28 - (d mod 2)',
      }),
    }),
  ],
});

/** Returns the factor f(d) of the table on page 36. */
function factorOf(d: number): number {
  return FACTORS[d] ?? 1;
}

/** Six times f(d) p, as printed. */
function sixfoldPeriod(d: number, n: number): number {
  const r = d % 6;
  const a = 4 * ((d + 2) % 3) + 8;
  const b = 11 + ((2 * r) % 3) + 4 * (r % 2);
  const c = (4 - (r % 2)) * ((9 - r) % 3) + 6 - 3 * (r % 2);
  const quadratic = 4 * (2 * d + 1) * (2 * d + 3) * (16 * d ** 3 - a * d ** 2 - b * d + c);
  return (
    6 * quadratic * n ** 2 + (1600 * d ** 5 + at(LINEAR[r]!, d)) * n + 416 * d ** 5 + at(CONSTANT[r]!, d)
  );
}

/** The preperiod, as printed. */
function printedPreperiod(d: number, n: number): number {
  const quadratic = 96 * d ** 2 + 72 * d - 75;
  const linear = 100 * d ** 2 + 290 * d + 153;
  return (quadratic * n ** 2 + linear * n + 26 * d ** 2 - 529 * d - 478 - (d % 2)) / 2;
}

function at(coefficients: Coefficients, d: number): number {
  return coefficients.reduce((sum, coefficient, power) => sum + coefficient * d ** power, 0);
}
