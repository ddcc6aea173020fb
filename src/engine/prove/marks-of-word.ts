import type { Affine, Word } from '../../game/index.ts';
import { primesOf } from '../proved-periodicity.ts';
import { minus, plus, same, type Threshold, times, valueAt, ZERO } from './threshold.ts';
import { Unclosed } from './unclosed.ts';
import { lengthOf, textAt } from './word-operations.ts';

/** Lengths of marks in letters, in the order tried: short marks are proofs from a smaller k. */
const LENGTHS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 40, 48, 64, 80, 96, 128];

/**
 * Returns factors of a word that prove, as `LawCertificate` says, that for all k at or above the threshold it is not a
 * power.
 *
 * 1. Suppose the word is a q-th power, and a factor occurs C times around it, with gaps g_1, …, g_C from each place to the
 *    next. Then it occurs C / q times in each q-th part, and the gaps recur after C / q of them. So q divides C, and
 *    g_i = g_{i + C/q}.
 * 2. A factor that occurs in no growing power has its places at ends of powers, which are affine in k. If a word is not a
 *    power for any large k, such gaps differ.
 *
 * @throws Unclosed
 */
export function marksOf(word: Word, threshold: Threshold): readonly string[] {
  if (word.every(([, [slope]]) => slope === 0)) return []; // One word for all k: it can be looked at.
  for (const length of LENGTHS) {
    const marks: string[] = [];
    let primes: readonly number[] | undefined;
    for (const { factor, places } of factorsOf(word, length, threshold.k)) {
      const gaps = gapsOf(places, lengthOf(word));
      const left = (primes ?? primesOf(places.length)).filter(prime => fits(prime, gaps, threshold));
      if (primes !== undefined && left.length === primes.length) continue;
      marks.push(factor);
      primes = left;
      if (left.length === 0) {
        threshold.raise(kOf(word, length, threshold.k));
        return marks;
      }
    }
  }
  throw new Unclosed(`factors of up to ${LENGTHS.at(-1)} letters do not show that the period is the least`);
}

/** Returns the least k at which every growing power, also for larger k, has at least `length` − 1 letters. */
function kOf(word: Word, length: number, from: number): number {
  const ks = word.map(([text, [slope, constant]]) =>
    slope === 0 ? from : Math.ceil(((length - 1) / text.length - constant) / slope),
  );
  return Math.max(from, ...ks);
}

/**
 * Returns the factors of a length that occur in no growing power, the rarest first, and the places where they begin for
 * every k.
 */
function factorsOf(
  word: Word,
  length: number,
  from: number,
): readonly { readonly factor: string; readonly places: readonly Affine[] }[] {
  const k = kOf(word, length, from);
  const text = textAt(k, word);
  const twice = text.repeat(1 + Math.ceil(length / text.length));
  const inPowers = new Set<string>();
  for (const [root, [slope]] of word) {
    const power = root.repeat(1 + Math.ceil(length / root.length));
    if (slope > 0) for (let i = 0; i < root.length; i++) inPowers.add(power.slice(i, i + length));
  }
  const places = new Map<string, Affine[]>();
  let end: Affine = ZERO;
  for (const [root, exponent] of word) {
    const letters = times(root.length, exponent);
    end = plus(end, letters);
    const last = valueAt(k, end);
    const examined = exponent[0] > 0 ? Math.min(length - 1, valueAt(k, letters)) : valueAt(k, letters);
    for (let place = last - examined; place < last; place++) {
      const factor = twice.slice(place, place + length);
      if (inPowers.has(factor)) continue;
      const found = places.get(factor);
      const at = minus(end, [0, last - place]);
      if (found) found.push(at);
      else places.set(factor, [at]);
    }
  }
  return [...places]
    .map(([factor, places]) => ({ factor, places }))
    .sort((p, q) => p.places.length - q.places.length || (p.factor < q.factor ? -1 : 1));
}

/** Returns the gaps from each place to the next one, around the word. */
function gapsOf(places: readonly Affine[], period: Affine): readonly Affine[] {
  return places.map((place, i) =>
    i + 1 < places.length ? minus(places[i + 1]!, place) : plus(minus(period, place), places[0]!),
  );
}

/** Whether the gaps may recur after a q-th part of them; if not, the threshold rises to where they never do. */
function fits(prime: number, gaps: readonly Affine[], threshold: Threshold): boolean {
  if (gaps.length % prime !== 0) return false;
  const part = gaps.length / prime;
  const differences = gaps
    .map((gap, i) => minus(gap, gaps[(i + part) % gaps.length]!))
    .filter(difference => !same(difference, ZERO));
  if (differences.length === 0) return true;
  threshold.raise(Math.min(...differences.map(difference => threshold.settled(difference))));
  return false;
}
