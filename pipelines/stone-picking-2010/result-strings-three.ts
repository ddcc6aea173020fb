import { bits, definePipeline, every, isFraction, ours, paper, powerOf2, type Row } from '../../src/index.ts';
import { charts } from './result-strings-three.charts.ts';

const { about, instead, claim, erratum, theorem } = paper('stone-picking-2010');

type Outcomes = ArrayLike<number>;

export default definePipeline({
  id: 'result-strings-three',
  question: 'What are B(S), T(S) and E(S) of the sets {a, b, c}?',
  ...about('Part I'),
  sweep: { game: '{a, b, c}', over: { a: '1..18', b: 'a+1..19', c: 'b+1..20' }, ending: 'take-all' },
  measure: [
    'outcomePreperiod',
    'T',
    'longestRun',
    'pPositions',
    'B',
    'E',
    { series: 'outcomes', upTo: 'outcomePreperiod + 4T + 4c' },
  ],
  claims: [
    ours('abstract-string', 'the string of the abstract with its preperiod', {
      with: [0, 1],
      says: t =>
        `f(n) = f(n+T) for all n ≥ h${t === 0 ? '' : `+${t}`}, where h is the preperiod, but not for the heap before`,
      holds: (t, { outcomePreperiod: h, T }, { outcomes: f }) =>
        every(h + t, f.length - 1 - T, n => f[n] === f[n + T]) &&
        (h + t === 0 || f[h + t - 1] !== f[h + t - 1 + T]),
    }),
    erratum('definition-i-1-printed', 'Definition I.1', {
      says: 'B(S) = b_1 b_2 …, with b_i = f(i), begins with 01 as every string of Part II does',
      holds: 'f(1) = 0 and f(2) = 1',
      nature: 'slip',
      printed: '"The binary string B(S) = b_1 b_2 … with infinite length and b_i = f_S(i)"',
      right:
        'the paper uses two conventions: strings begin with f(0), so B(S) = b_0 b_1 b_2 …, as in the abstract, after Lemma I.1 and in all results; numbers begin with f(1), so the sum E(S) begins with b_1',
      why: 'f(1) = 1, so by the definition as printed every string would begin with 1. If a printed string is summed beginning with its first bit, as Definition I.2 says, the result is half of the number. The paper does this in Part II, 3, for b = 4k+3, in Part II, 5, and in Part III, 6.2, and nowhere else.',
      shows: (_, { outcomes: f }) => [
        'the first bits of B(S), b_1 b_2 as printed',
        bits(f, 1, 2),
        bits(f, 0, 1),
      ],
      corrected: instead('definition-i-1', 'Definition I.1 corrected', {
        says: 'B(S) = b_0 b_1 b_2 …, with b_i = f(i), begins with 01',
        holds: 'f(0) = 0 and f(1) = 1',
      }),
    }),
    claim('lemma-i-1', 'Lemma I.1', {
      says: 'B(S) is periodic from some bit i ≤ 2^c + c + 1',
      holds: 'outcomePreperiod <= 2^c + c + 1',
      theorem: theorem('Lemma I.1', 'any finite S, with its largest number instead of c'),
    }),
    claim('lemma-i-1-proof', 'Lemma I.1, proof', {
      with: [2, 1],
      says: t =>
        `there are i < j ≤ ${t}^c + c + 1 with the same c bits before bit i and before bit j (none before b_1)`,
      holds: (t, { c }, { outcomes: f }) => earliestTwin(f, c) <= t ** c + c + 1,
      theorem: theorem('Lemma I.1', 'any finite S, with its largest number instead of c'),
    }),
    claim('conclusion-i-1', 'Conclusion I.1', {
      says: 'if f(i) = f(i+t) for i = 0, …, t with some t > c, then f is periodic with period t',
      where: ({ c }, { outcomes: f }) => shiftsFrom(f, c + 1, t => t).length > 0,
      holds: (row, { outcomes: f }) => shiftsFrom(f, row.c + 1, t => t).every(t => isPeriod(row, t)),
      mutant: (row, { outcomes: f }) => shiftsFrom(f, 1, t => t).every(t => isPeriod(row, t)),
      mutantSays: 'if f(i) = f(i+t) for i = 0, …, t with some t > 0, then f is periodic with period t',
      theorem: theorem('Conclusion I.1', 'any finite S, with its largest number instead of c'),
    }),
    ours('conclusion-i-1-sharper', 'Conclusion I.1 with only what its proof needs', {
      with: [1, 2],
      says: k => `if f(i) = f(i+t) for i = 0, …, c-${k} with some t ≥ 1, then f is periodic with period t`,
      where: ({ c }, { outcomes: f }) => shiftsFrom(f, 1, () => c - 1).length > 0,
      holds: (k, row, { outcomes: f }) => shiftsFrom(f, 1, () => row.c - k).every(t => isPeriod(row, t)),
      theorem: {
        reference: 'docs/laws.md, section 10',
        hypothesis: 'any finite S, with its largest number instead of c',
      },
    }),
    claim('lemma-i-2', 'Lemma I.2', {
      says: '0 < E(S) < 1',
      holds: (_, __, { E }) => isProper(E, 1n),
      mutant: (_, __, { E }) => isProper(E, 2n),
      mutantSays: '0 < E(S) < 1/2',
      theorem: theorem('Lemma I.2', 'any finite S'),
    }),
    // f(1) = 1, and no two consecutive heaps are lost if 1 is a move; if it is not, f(2) = 1 too.
    ours('lemma-i-2-sharper', 'Lemma I.2 made sharp', {
      says: '2/3 ≤ E(S) < 1, and E(S) = 2/3 if and only if 1 is in S and all of S is odd',
      holds: (row, _, { E }) => isAtLeast(E, 2n, 3n) && isFraction(E, 2n, 3n) === isOddWith1(row),
      mutant: (row, _, { E }) => isAtLeast(E, 3n, 4n) && isFraction(E, 3n, 4n) === isOddWith1(row),
      mutantSays: '3/4 ≤ E(S), and E(S) = 3/4 if and only if 1 is in S and all of S is odd',
      theorem: { reference: 'docs/laws.md, section 10', hypothesis: 'any finite S' },
    }),
    claim('lemma-i-2-proof', 'Lemmas I.2 and I.3, proofs', {
      says: 'B(S) does not end in only 0s or only 1s: both occur in the period',
      holds: 'pPositions >= 1 and pPositions < T',
      mutant: 'pPositions >= 1 and pPositions < T - 1',
      mutantSays: '0 occurs in the period, and 1 at least twice',
      theorem: theorem('Lemma I.2', 'any finite S'),
    }),
    claim('lemma-i-2-formula', 'Lemma I.2, proof', {
      with: [1n, 2n],
      says: t => `B(S) = b_1 … b_k <a_1 … a_T>: E = (sum of b_i/2^i) + 2^T/(2^T - ${t}) (sum of a_i/2^(k+i))`,
      holds: (t, row, { outcomes }, { E }) => isFormula(row, outcomes, E, t),
    }),
    // If the digits of E(S) are f(1), f(2), … for every S, equal numbers have equal strings: f(0) is 0 in all.
    claim('lemma-i-3', 'Lemma I.3', {
      says: "if E(S) = E(S') then B(S) = B(S'): the binary digits of E(S) are f(1), f(2), …",
      holds: (_, { outcomes: f }, { E }) => areDigits(f, E, 1),
      mutant: (_, { outcomes: f }, { E }) => areDigits(f, E, 0),
      mutantSays: "if E(S) = E(S') then B(S) = B(S'): the binary digits of E(S) are f(0), f(1), …",
      theorem: theorem('Lemma I.3', 'any finite S'),
    }),
  ],
  charts,
});

/** Returns the least j for which the c bits before j equal the c bits before some i < j, all starting at b_1 or later. */
function earliestTwin(f: Outcomes, c: number): number {
  const windows = new Set<string>();
  for (let j = c + 1; j <= f.length; j++) {
    const window = bits(f, j - c, j - 1);
    if (windows.has(window)) return j;
    windows.add(window);
  }
  return Infinity;
}

/** Returns all t ≥ `least` with f(i) = f(i+t) for i = 0, …, last(t), as far as the outcomes go. */
function shiftsFrom(f: Outcomes, least: number, last: (t: number) => number): number[] {
  const shifts: number[] = [];
  for (let t = least; t + last(t) < f.length; t++)
    if (every(0, last(t), i => f[i] === f[i + t])) shifts.push(t);
  return shifts;
}

function isPeriod({ outcomePreperiod, T }: Row, t: number): boolean {
  return outcomePreperiod === 0 && t % T === 0;
}

/** Whether a fraction is above 0 and below 1/part. */
function isProper(text: string, part: bigint): boolean {
  const [numerator, denominator] = text.split('/').map(BigInt);
  return numerator! > 0n && part * numerator! < denominator!;
}

function isAtLeast(text: string, p: bigint, q: bigint): boolean {
  const [numerator, denominator] = text.split('/').map(BigInt);
  return numerator! * q >= p * denominator!;
}

function isOddWith1({ a, b, c }: Row): boolean {
  return a === 1 && b % 2 === 1 && c % 2 === 1;
}

function isFormula({ outcomePreperiod: k, T }: Row, f: Outcomes, E: string, less: bigint): boolean {
  const bits = (from: number, count: number) =>
    BigInt(`0b0${Array.from({ length: count }, (_, i) => f[from + i]).join('')}`);
  const [whole, turn] = [powerOf2(k + T), powerOf2(T)];
  // Over 2^(k+T) (2^T - 1).
  const numerator = bits(1, k) * turn * (turn - less) + turn * bits(k + 1, T);
  return isFraction(E, numerator, whole * (turn - less));
}

function areDigits(f: Outcomes, E: string, first: number): boolean {
  let [rest, whole] = E.split('/').map(BigInt) as [bigint, bigint];
  return every(first, f.length - 1, n => {
    const digit = 2n * rest >= whole ? 1 : 0;
    rest = 2n * rest - (digit === 1 ? whole : 0n);
    return f[n] === digit;
  });
}
