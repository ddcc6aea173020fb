import { type Check, integer, list, oneOf, pair, record, textField, whole } from './certificate-fields.ts';
import type { Affine } from './family-of-one-letter.ts';
import { type Ending, OBJECTIVES, type Objective } from './game.ts';

/** A sink has no laws: what its recurrences begin with is not told by a certificate. */
export type LawEnding = Exclude<Ending, 'sink'>;

/** A word as a sequence of powers: for every k, each text is repeated as often as its number says. */
export type Word = readonly (readonly [text: string, times: Affine])[];

/**
 * The data that prove a preperiod, a period and a saltus for infinitely many games at once: those of a family in which
 * the letter is `modulus` k + `residue`, for all k ≥ `from`. Plain JSON; every number is affine in k. The sequence is
 * spelled by letters, one per heap, starting with heap 0:
 *
 * - for a finite set, its terms, one digit each;
 * - for N - X, X = {x₁ < … < x_m}, how the heap gets its value: 0 if no smaller heap has it, j if x_j less is the least
 *   heap that has it. So each letter 0 brings a new value, and the letters determine all values.
 *
 * The claim is that the sequence is `before`, then `repeated` forever, and that preperiod and period are the least with
 * G(n + period) = G(n) + saltus for all n ≥ preperiod, as in `Certificate`. `marks` are factors of `repeated`;
 * `src/check/law/` explains how they prove that the period is least, and how the rest is checked.
 */
export interface LawCertificate {
  readonly format: 'saltus-law-certificate-1';
  /** The family in canonical notation, as `{2, 7, c}`. */
  readonly family: string;
  readonly letter: string;
  readonly modulus: number;
  readonly residue: number;
  readonly from: number;
  readonly ending: LawEnding;
  readonly objective: Objective;
  readonly sequence: 'nim-values' | 'outcomes';
  readonly preperiod: Affine;
  readonly period: Affine;
  readonly saltus: Affine;
  readonly before: Word;
  readonly repeated: Word;
  readonly marks: readonly string[];
}

/** As `certificateFault`, of certificates of laws. */
export function lawCertificateFault(value: unknown): string | undefined {
  return LAW(value, 'certificate');
}

const affine = pair(whole, integer);
const word = list(pair(textField, affine));
const LAW = record({
  format: oneOf('saltus-law-certificate-1'),
  family: textField,
  letter: textField,
  modulus: whole,
  residue: whole,
  from: whole,
  ending: oneOf('normal', 'take-all'),
  objective: oneOf(...OBJECTIVES),
  sequence: oneOf('nim-values', 'outcomes'),
  preperiod: affine,
  period: affine,
  saltus: affine,
  before: word,
  repeated: word,
  marks: list(textField),
} satisfies Record<keyof LawCertificate, Check>);
