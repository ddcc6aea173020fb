import { verifyRows } from '../check/index.ts';
import { distanceOf, guessedCertificates } from '../engine/index.ts';
import type { FamilyOfOneLetter, RowsCertificate } from '../game/index.ts';

/** What is known of N - {a, a+d, 2a+d} where a = d k + `residue`. */
export interface RowsLaw {
  readonly modulus: number;
  readonly residue: number;
  /** Undefined where none is found. */
  readonly certificate: RowsCertificate | undefined;
}

/** Beyond it rows are looked for in vain for minutes. */
const LARGEST_DISTANCE = 24;

/**
 * Certificates of the classes of a modulo d, for N - {a, a+d, 2a+d} with d fixed, whose period grows like the square of a: the engine
 * guesses them, the checker verifies each, and tells from which k on it is right.
 *
 * @returns undefined of any other family, and where d is more than 24
 */
export function provedRows(family: FamilyOfOneLetter): readonly RowsLaw[] | undefined {
  const d = distanceOf(family);
  if (d === undefined || d > LARGEST_DISTANCE) return undefined;
  return Array.from({ length: d }, (_, residue) => {
    const one = { modulus: d, residue };
    for (const { certificate, latest } of guessedCertificates(family, one)) {
      const right = earliest(certificate, latest);
      if (right) return { ...one, certificate: right };
    }
    return { ...one, certificate: undefined };
  });
}

/** What is right from some k on is so from each later one on. */
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
