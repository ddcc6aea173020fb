import type { Affine, Certificate, LawCertificate, RowsCertificate } from '../../game/index.ts';
import type { Undecided } from '../undecided.ts';

/** u k² + v k + w. */
export type Quadratic = RowsCertificate['period'];

/**
 * What is known of the games in which the letter is `modulus` k + `residue`, for all k ≥ `from`; with the modulus 0
 * that is one game, which no law holds for.
 */
interface OfClass {
  readonly letter: string;
  readonly modulus: number;
  readonly residue: number;
  readonly from: number;
  readonly sequence: LawCertificate['sequence'];
}

/** The least numbers at every k, and what proves them: whoever states them has `src/check` verify it first. */
interface Proved<N, C> {
  readonly status: 'proved';
  readonly preperiod: Affine;
  readonly period: N;
  readonly saltus: N;
  readonly certificate: C;
}

export type Law = OfClass & (Proved<Affine, LawCertificate | Certificate> | Undecided);

/** Of a family whose period grows like the square of its letter. */
export type RowsLaw = OfClass & (Proved<Quadratic, RowsCertificate> | Undecided);

/** The law that a certificate tells. */
export function lawOf(certificate: LawCertificate): Law {
  const { letter, modulus, residue, from, sequence, preperiod, period, saltus } = certificate;
  const numbers = { preperiod, period, saltus };
  return { letter, modulus, residue, sequence, from, status: 'proved', ...numbers, certificate };
}
