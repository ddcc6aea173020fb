import {
  type Check,
  integer,
  list,
  oneOf,
  pair,
  record,
  textField,
  triple,
  whole,
} from './certificate-fields.ts';
import type { Affine } from './family-of-one-letter.ts';

/** The number α k + β i + γ, where i is the index of a row in its group, counted from 0. */
export type RowNumber = readonly [alpha: number, beta: number, gamma: number];

/** Rows of one shape, whose number is affine in k. */
export interface RowGroup {
  readonly count: Affine;
  /** Powers one after the other, as in `Word`. */
  readonly row: readonly (readonly [text: string, times: RowNumber])[];
}

/**
 * The data that prove period and saltus of infinitely many games N - {a, b, a+b}, b ≠ 2a, whose period grows like the
 * square of a letter. The games are those of a family in which the letter is `modulus` k + `residue`, for all k ≥ `from`.
 * The preperiod is 0.
 *
 * The tiles of a = `scale` a', b = `scale` b' are those of a', b', `scale` times side by side. One period of the latter
 * is spelled, one letter per heap: 1, 2, 3 for the heaps of a tile {n, n+a', n+a'+b'}, and x, y, z for those of a tile
 * {n, n+b', n+a'+b'}. It is cut into rows, and these are grouped. Plain JSON; `src/check/law/verify-rows.ts` explains how it is
 * checked.
 */
export interface RowsCertificate {
  readonly format: 'saltus-rows-certificate-1';
  /** The family in canonical notation, as `N - {a, a + 3, 2a + 3}`. */
  readonly family: string;
  readonly letter: string;
  readonly modulus: number;
  readonly residue: number;
  readonly from: number;
  readonly scale: number;
  /** The least period: u k² + v k + w. The saltus is the third part of it. */
  readonly period: readonly [u: number, v: number, w: number];
  readonly groups: readonly RowGroup[];
}

/** Returns what is malformed in a certificate of rows, as `certificateFault` does. */
export function rowsCertificateFault(value: unknown): string | undefined {
  return ROWS(value, 'certificate');
}

const row: Check = list(pair(textField, triple(integer)));
const ROWS = record({
  format: oneOf('saltus-rows-certificate-1'),
  family: textField,
  letter: textField,
  modulus: whole,
  residue: whole,
  from: whole,
  scale: whole,
  period: triple(integer),
  groups: list(record({ count: pair(integer, integer), row })),
} satisfies Record<keyof RowsCertificate, Check>);
