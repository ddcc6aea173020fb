import { type Check, integer, list, oneOf, pair, record, textField, whole } from './certificate-fields.ts';
import type { Affine } from './family-of-one-letter.ts';
import { type Ending, OBJECTIVES, type Objective } from './game.ts';

/** A sink has no laws: what its recurrences begin with is not told by a certificate. */
export type LawEnding = Exclude<Ending, 'sink'>;

/** Powers one after the other: each text stands as often as its number says, at every k. */
export type Word = readonly (readonly [text: string, times: Affine])[];

/**
 * What proves a preperiod, a period and a saltus for endlessly many games at once: those of a family in which the
 * letter is `modulus` k + `residue`, for all k ≥ `from`. Plain JSON; every number is affine in k. The sequence is
 * spelled by letters, one a heap from heap 0 on:
 *
 * - of a finite set its terms, one digit each;
 * - of N - X, X = {x₁ < … < x_m}, how the heap got its value: 0 where no smaller heap has it, j where x_j less is the
 *   least   heap that has it. So as many values as letters 0 are new, and the letters tell all values.
 *
 * The claim is that it is `before`, then `repeated` for ever, and that preperiod and period are the least with G(n +
 * period) = G(n) + saltus for all n ≥ preperiod, as in `Certificate`. `marks` are factors of `repeated`; how they
 * prove that the period is least, and how all else is checked, is told in `src/check/law/`.
 */
export interface LawCertificate {
  readonly format: 'saltus-law-certificate-1';
  /** In the canonical notation, as `{2, 7, c}`. */
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
