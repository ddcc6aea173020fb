import type { Affine, Word } from '../../game/index.ts';
import { primesOf } from '../primes-and-divisors.ts';
import { insist } from '../refused.ts';
import { lengthOf, NotYet, spelled, sum } from './affine-for-all-k.ts';

/**
 * Proves that a word is not a power vⁿ, n ≥ 2, for any k ≥ k0. A word that does not depend on k is tested directly.
 * Otherwise the proof uses marks, that is, factors w that do not occur in any power of the word that grows:
 *
 * 1. Suppose each growing power has |w| - 1 letters or more at k0. A further copy of its text adds no further place of w
 *    around the word (it would lie in the power) and removes none. So w occurs C times for all k, each time at a constant
 *    distance from the end of the power in which it begins. So all gaps g_1, …, g_C between neighbours are affine.
 * 2. Suppose the word is vⁿ and q is a prime factor of n. Rotating the word by a q-th of its length changes nothing. So q
 *    divides C, and g_i = g_(i + C/q) for all i.
 * 3. A prime for which two such gaps differ for all k is not such a q. In the end no prime is left.
 */
export function insistOnLeastPeriod(word: Word, marks: readonly string[], k0: number): void {
  const text = spelled(word, k0);
  const growing = word.filter(([, [slope]]) => slope > 0);
  if (growing.length === 0) {
    for (const q of primesOf(text.length))
      insist(text.slice(0, text.length / q).repeat(q) !== text, `the period is ${q} times a period`);
    return;
  }
  let left: number[] | undefined;
  for (const mark of marks) {
    insist(mark !== '', 'a mark is empty');
    for (const [root, [slope, constant]] of growing) {
      if (root.length * (slope * k0 + constant) < mark.length - 1) throw new NotYet();
      const power = root.repeat(1 + Math.ceil(mark.length / root.length));
      insist(!power.includes(mark), `the mark ${mark} occurs in a growing power`);
    }
    const gaps = gapsOf(mark, word, text, k0);
    insist(gaps.length > 0, `the mark ${mark} does not occur`);
    left = (left ?? primesOf(gaps.length)).filter(q => mayComeAgain(gaps, q, k0));
  }
  insist(left !== undefined, 'no mark shows that the period is the least');
  if (left.length > 0) throw new NotYet();
}

/** Returns the distances between successive places of a mark, around the word. */
function gapsOf(mark: string, word: Word, text: string, k0: number): Affine[] {
  const twice = text.repeat(1 + Math.ceil(mark.length / text.length));
  const places: Affine[] = [];
  let [end, at] = [[0, 0] as Affine, 0];
  for (const [root, times] of word) {
    end = sum(end, root.length, times);
    const last = end[0] * k0 + end[1];
    for (; at < last; at++) if (twice.startsWith(mark, at)) places.push(sum(end, 1, [0, at - last]));
  }
  return places.map((place, i) => sum(places[i + 1] ?? sum(lengthOf(word), 1, places[0]!), -1, place));
}

/** Whether all gaps may be those C/q later, at some k. */
function mayComeAgain(gaps: readonly Affine[], q: number, k0: number): boolean {
  const part = gaps.length / q;
  return (
    Number.isInteger(part) &&
    gaps.every((gap, i) => {
      const [slope, constant] = sum(gap, -1, gaps[(i + part) % gaps.length]!);
      const here = slope * k0 + constant;
      return here === 0 || (slope !== 0 && Math.sign(slope) !== Math.sign(here));
    })
  );
}
