import { ProvedLaw, verifyRows } from '../check/index.ts';
import { distanceOf, guessedCertificates, MAX_K, type UndecidedClass } from '../engine/index.ts';
import type { FamilyOfOneLetter, RowsCertificate } from '../game/index.ts';

/** The period grows like the square of the letter. */
export type RowsLaw = ReturnType<typeof ProvedLaw.ofRows>;

/** Maximum distance; beyond it a search for rows takes minutes and finds none. */
const MAX_DISTANCE = 24;

/**
 * Returns the laws of the classes of a modulo d, for N - {a, a+d, 2a+d} with d fixed, whose period grows like the square
 * of a. The engine guesses certificates; the checker verifies each, and determines the least k from which it is right.
 *
 * @returns undefined for any other family, and if d is more than 24
 */
export function provedRows(family: FamilyOfOneLetter): readonly (RowsLaw | UndecidedClass)[] | undefined {
  const d = distanceOf(family);
  if (d === undefined || d > MAX_DISTANCE) return undefined;
  return Array.from({ length: d }, (_, residue): RowsLaw | UndecidedClass => {
    for (const { certificate, latest } of guessedCertificates(family, { modulus: d, residue })) {
      const right = earliest(certificate, latest);
      if (right) return ProvedLaw.ofRows(right);
    }
    const { letter } = family;
    const common = { letter, modulus: d, residue, sequence: 'nim-values', from: 0 } as const;
    return { ...common, status: 'undecided', limit: MAX_K, why: NO_ROWS };
  });
}

const NO_ROWS = 'found no rows of one shape that follow from one another for all k';

/** Returns the certificate from the least k at which it is right; it is then right for all larger k. */
function earliest(certificate: RowsCertificate, latest: number): RowsCertificate | undefined {
  const isRight = (from: number) => verifyRows({ ...certificate, from }).ok;
  if (!isRight(latest)) return undefined;
  let [wrong, right] = [-1, latest];
  while (right - wrong > 1) {
    const middle = (wrong + right) >> 1;
    if (isRight(middle)) right = middle;
    else wrong = middle;
  }
  return { ...certificate, from: right };
}
