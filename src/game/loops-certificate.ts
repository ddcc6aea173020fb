import {
  type Check,
  integer,
  isRecord,
  list,
  oneOf,
  pair,
  record,
  textField,
  whole,
} from './certificate-fields.ts';
import { type Affine, formatAffine } from './family-of-one-letter.ts';

/** α k + γ + β₁ i₁ + β₂ i₂ + …, where i₁, i₂, … are the counters of the enclosing loops, the outermost first. */
export type LoopNumber = readonly [alpha: number, gamma: number, ...betas: number[]];

/** A power of a text; or a loop, whose body is spelled once for each value 0, 1, …, count - 1 of its counter. */
export type LoopItem =
  | readonly [text: string, times: LoopNumber]
  | { readonly count: LoopNumber; readonly body: LoopWord };

export type LoopWord = readonly LoopItem[];

/** The coefficients of a polynomial in k, that of the highest power first. */
export type Polynomial = readonly number[];

/**
 * A proof of the preperiod and the period of infinitely many games at once, which may grow like any polynomial.
 *
 * The games are those of a family of finite sets under normal play in which the letter is `modulus` k + `residue`, for all
 * k ≥ `from`. The sequence, one digit per heap, is `before`, then `repeated` forever. `mark` shows that the period is the least:
 * only at the first heap of `repeated` do the letters at these distances before a heap have these values. Plain JSON;
 * `src/check/law/verify-loops.ts` says how it is checked.
 */
export interface LoopsCertificate {
  readonly format: 'saltus-loops-certificate-1';
  /** In the canonical notation, as `{2n, 5n, 6n + 1, 8n + 1}`. */
  readonly family: string;
  readonly letter: string;
  readonly modulus: number;
  readonly residue: number;
  readonly from: number;
  readonly sequence: 'nim-values' | 'outcomes';
  readonly preperiod: Polynomial;
  readonly period: Polynomial;
  readonly before: LoopWord;
  readonly repeated: LoopWord;
  readonly mark: readonly (readonly [distance: Affine, letter: string])[];
}

/**
 * Whether an item of a word is a loop.
 *
 * @example
 * isLoop(['01', [1, 0]]) // false
 */
export function isLoop(item: LoopItem): item is Extract<LoopItem, { body: LoopWord }> {
  return !Array.isArray(item);
}

/**
 * Returns the deepest nesting of loops in a word.
 *
 * @example
 * depthOf([{ count: [1, 0], body: [['0', [0, 1]]] }]) // 1
 */
export function depthOf(word: LoopWord): number {
  return word.reduce((most, item) => (isLoop(item) ? Math.max(most, 1 + depthOf(item.body)) : most), 0);
}

/**
 * Formats a polynomial as people write it.
 *
 * @example
 * formatPolynomial([14, 0, 11, 1], 'k') // '14k^3 + 11k + 1'
 */
export function formatPolynomial(coefficients: Polynomial, letter: string): string {
  return coefficients.reduce((text, c, i) => {
    const power = coefficients.length - 1 - i;
    if (c === 0) return power === 0 && text === '' ? '0' : text;
    const raised = power > 1 ? `^${power}` : '';
    const term = (factor: number) =>
      `${formatAffine(power === 0 ? [0, factor] : [factor, 0], letter)}${raised}`;
    return text === '' ? term(c) : `${text} ${c < 0 ? '-' : '+'} ${term(Math.abs(c))}`;
  }, '');
}

/** Returns what is malformed in a certificate, as `certificateFault` does. */
export function loopsCertificateFault(value: unknown): string | undefined {
  return LOOPS(value, 'certificate');
}

/** Maximum number of loops around a text. */
const MAX_DEPTH = 5;

function loopNumber(depth: number): Check {
  return (value, where) =>
    Array.isArray(value) && value.length >= 2 && value.length <= 2 + depth
      ? list(integer)(value, where)
      : `${where} is not a list of 2 to ${2 + depth} integers`;
}

function loopWord(depth: number): Check {
  return (value, where) =>
    list((item, at) => {
      if (!isRecord(item)) return pair(textField, loopNumber(depth))(item, at);
      if (depth === MAX_DEPTH) return `${at} is in more than ${MAX_DEPTH} loops`;
      return record({ count: loopNumber(depth), body: loopWord(depth + 1) })(item, at);
    })(value, where);
}

const LOOPS = record({
  format: oneOf('saltus-loops-certificate-1'),
  family: textField,
  letter: textField,
  modulus: whole,
  residue: whole,
  from: whole,
  sequence: oneOf('nim-values', 'outcomes'),
  preperiod: list(integer),
  period: list(integer),
  before: loopWord(0),
  repeated: loopWord(0),
  mark: list(pair(pair(integer, integer), textField)),
} satisfies Record<keyof LoopsCertificate, Check>);
