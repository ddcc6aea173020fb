import {
  type FamilyOfOneLetter,
  formatFamilyOfOneLetter,
  gcd,
  type RowGroup,
  type RowsCertificate,
} from '../../../game/index.ts';
import type { LetterClass } from '../prove-class.ts';
import { COMPARED_K, guessRows } from './row-guess.ts';

/** The values of k at which a search for rows starts, in order. */
const FIRST_K = [4, 6, 8, 10, 14, 18, 24, 32, 40];
/** Maximum difference between that k and the k at which a law begins. */
const MAX_DELAY = 12;
/** The largest k that is examined. */
export const MAX_K = FIRST_K.at(-1)! + COMPARED_K - 1;

/**
 * Returns the distance d of a family N - {a, a+d, 2a+d}; undefined of any other.
 *
 * @example
 * distanceOf({ kind: 'all-but', letter: 'a', numbers: [[1, 0], [1, 3], [2, 3]] }) // 3
 */
export function distanceOf({ kind, numbers }: FamilyOfOneLetter): number | undefined {
  if (kind !== 'all-but' || numbers.length !== 3) return undefined;
  const [[u, r], [v, d], [w, e]] = numbers as [Numbers, Numbers, Numbers];
  return u === 1 && r === 0 && v === 1 && d > 0 && w === 2 && e === d ? d : undefined;
}

type Numbers = FamilyOfOneLetter['numbers'][number];

/**
 * Yields certificates that may be right for a class of N - {a, a+d, 2a+d}, a modulo d, for all k from some k. The checker
 * decides which are right, and from which k. Nothing is proved here.
 *
 * @returns each with the largest k at which it is still useful to begin
 */
export function* guessedCertificates(
  family: FamilyOfOneLetter,
  { modulus, residue }: LetterClass,
): Generator<{ readonly certificate: RowsCertificate; readonly latest: number }> {
  const d = distanceOf(family)!;
  const scale = gcd(d, residue);
  for (const firstK of FIRST_K) {
    const groups = guessRows(d / scale, residue / scale, firstK);
    const period = groups && periodOf(groups, scale);
    if (!period) continue;
    const certificate: RowsCertificate = {
      format: 'saltus-rows-certificate-1',
      family: formatFamilyOfOneLetter(family),
      letter: family.letter,
      modulus,
      residue,
      from: 0,
      scale,
      period,
      groups,
    };
    yield { certificate, latest: firstK + MAX_DELAY };
  }
}

/** Returns the length of all rows; undefined if a coefficient is not an integer. */
function periodOf(groups: readonly RowGroup[], scale: number): RowsCertificate['period'] | undefined {
  const period: [number, number, number] = [0, 0, 0];
  for (const { count, row } of groups) {
    const [c, c0] = count;
    for (const [text, [alpha, beta, gamma]] of row) {
      // The sum over i < n = ck + c0 of αk + βi + γ.
      period[0] += scale * text.length * (c * alpha + (beta * c * c) / 2);
      period[1] += scale * text.length * (c * gamma + c0 * alpha + (beta * c * (2 * c0 - 1)) / 2);
      period[2] += scale * text.length * (c0 * gamma + (beta * c0 * (c0 - 1)) / 2);
    }
  }
  return period.every(Number.isSafeInteger) ? period : undefined;
}
