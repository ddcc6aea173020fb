import type { Affine, Certificate, LawCertificate } from '../../game/index.ts';
import type { Undecided } from '../undecided.ts';

/** The games in which the letter is `modulus` k + `residue`, for all k ≥ `from`; with the modulus 0 that is one game. */
interface OfClass {
  readonly letter: string;
  readonly modulus: number;
  readonly residue: number;
  readonly from: number;
  readonly sequence: LawCertificate['sequence'];
}

export type UndecidedClass = OfClass & Undecided;

/** The least numbers of a game that no law holds for, which was searched by itself. */
export interface SingleGame extends OfClass {
  readonly status: 'proved';
  readonly preperiod: Affine;
  readonly period: Affine;
  readonly saltus: Affine;
  readonly certificate: Certificate;
}

/** What a certificate tells, if it is right: `ProvedLaw` is what `src/check` makes of one that it has verified. */
export interface ProposedLaw extends OfClass {
  readonly status: 'proposed';
  readonly certificate: LawCertificate;
}

/** What is said of a class, or of a game that is in none. */
export type FoundLaw = ProposedLaw | SingleGame | UndecidedClass;

export function proposedLaw(certificate: LawCertificate): ProposedLaw {
  const { letter, modulus, residue, from, sequence } = certificate;
  return { letter, modulus, residue, sequence, from, status: 'proposed', certificate };
}
