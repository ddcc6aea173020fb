import { UndecidedRead } from '../case-reader.ts';

/**
 * 2^k, exactly.
 *
 * @throws RangeError for k < 0
 */
export function powerOf2(k: number): bigint {
  if (k < 0) throw new RangeError(`2^${k} is not an integer`);
  return 2n ** BigInt(k);
}

/** Returns a positive fraction in lowest terms, written `p/q`. */
export function fraction(numerator: bigint, denominator: bigint): string {
  const gcd = (p: bigint, q: bigint): bigint => (q === 0n ? p : gcd(q, p % q));
  const common = gcd(numerator, denominator);
  return `${numerator / common}/${denominator / common}`;
}

/** Whether a fraction written `p/q` is numerator / denominator, which need not be in lowest terms; over 0 it is none. */
export function isFraction(text: string, numerator: bigint, denominator: bigint): boolean {
  const [p, q] = text.split('/').map(BigInt);
  return denominator !== 0n && p! * denominator === numerator * q!;
}

/**
 * Whether the terms are repeated copies of the digits of the word from heap 0. With |word| + max S terms this proves it
 * for every heap: the first max S terms recur, and these determine all later ones.
 */
export function repeatsWord(terms: ArrayLike<number>, word: string): boolean {
  for (let n = 0; n < terms.length; n++) if (terms[n] !== Number(word[n % word.length])) return false;
  return true;
}

/**
 * Whether B(S) = <word>, by {@link repeatsWord}, and T(S) = |word|: the word is no shorter one several times over.
 *
 * @param greatest max S
 * @throws UndecidedRead if the terms agree and are too few to prove it of every heap
 */
export function isResultString(terms: ArrayLike<number>, word: string, greatest: number): boolean {
  if ((word + word).indexOf(word, 1) !== word.length || !repeatsWord(terms, word)) return false;
  const needed = word.length + greatest;
  if (terms.length >= needed) return true;
  throw new UndecidedRead(`${needed} outcomes would decide it, but only ${terms.length} were computed`);
}
