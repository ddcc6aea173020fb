import type { Affine, Word } from '../../game/index.ts';
import { leastCommonMultiple } from '../primes-and-divisors.ts';
import { insist } from '../refused.ts';
import { compare, lengthOf, NotYet, sign, spelled, sum } from './affine-for-all-k.ts';

/** A repeated text, starting at a place and ending where the next power starts; the last power has no end. */
export interface Power {
  readonly text: string;
  readonly start: Affine;
}

/** Reads, at each place n, the letter at n - distance. */
export interface Reader {
  readonly powers: readonly Power[];
  readonly distance: Affine;
}

/** Maximum number of powers, and of places where one ends: a proof takes some hundreds. */
const MAX_POWERS = 1e5;

/**
 * Yields the zones at k0, if what the readers read from place 0 to the end is alike for all k ≥ k0: letters that are read
 * together at some k are also read together at k0.
 *
 * For example, two readers of the word (011)^k 1, at the distances 1 and 3k, pass four zones (the heaps below 0 are blank):
 *
 *     places        0 | 1 ……………… 3k-1 | 3k | 3k+1 …
 *     distance 1    . | 0 1 1 … 0 1   | 1  | 1
 *     distance 3k   . | . . . … . .   | 0  | 1 1 0 …
 *
 * 1. A zone extends from one place at which a reader enters another power to the next such place. All these places are affine
 *    in k, and their order is the same for all k.
 * 2. Within a zone each reader reads copies of one text, starting with a letter that is the same for all k. So the letters
 *    read together recur after the least common multiple of the lengths of the texts.
 * 3. A zone that grows contains two such recurrences at k0. So a larger k adds nothing new to what is read.
 *
 * @param cuts other places at which zones end
 * @throws NotYet if the condition may hold from a larger k
 */
export function* alikeZones(
  readers: readonly Reader[],
  end: Affine,
  cuts: readonly Affine[],
  k0: number,
): Generator<readonly [begin: number, end: number]> {
  const atK0 = ([slope, constant]: Affine) => slope * k0 + constant;
  const tracks = readers.map(({ powers, distance }) => {
    const comings = powers.map(({ start }) => sum(start, 1, distance));
    return { powers, comings, values: comings.map(atK0), at: 0 };
  });
  const ends: { readonly place: Affine; readonly value: number }[] = [];
  for (const places of [[[0, 0] as const, ...cuts, end], ...tracks.map(({ comings }) => comings)])
    for (const place of places)
      if (sign(place, k0) >= 0 && compare(place, end, k0) <= 0) ends.push({ place, value: atK0(place) });
  ends.sort((p, q) => p.value - q.value);
  insist(ends.length <= MAX_POWERS, `there are more than ${MAX_POWERS} zones`);
  // Neighbours that are in this order for all k put all places in this order for all k, so values at k0 are compared below.
  for (let i = 1; i < ends.length; i++) compare(ends[i]!.place, ends[i - 1]!.place, k0);
  for (let i = 0; i + 1 < ends.length; i++) {
    const [{ place, value }, next] = [ends[i]!, ends[i + 1]!];
    if (next.value === value) continue;
    let common = 1;
    for (const track of tracks) {
      const { powers, comings, values } = track;
      while (track.at + 1 < values.length && values[track.at + 1]! <= value) track.at++;
      const { length } = powers[track.at]!.text;
      insist(
        (place[0] - comings[track.at]![0]) % length === 0,
        'a letter that is read depends on a remainder of k',
      );
      if (common % length !== 0) common = leastCommonMultiple(common, length);
    }
    if (next.place[0] > place[0] && next.value - value < 2 * common) throw new NotYet();
    yield [value, next.value];
  }
}

/** Returns the powers of a word, starting at a place. */
export function powersOf(word: Word, place: Affine): Power[] {
  let start = place;
  return word.map(([text, times]) => {
    const power = { text, start };
    start = sum(start, text.length, times);
    return power;
  });
}

/** Returns the powers of a word from place 0, followed by those of a word that repeats up to the end and beyond it. */
export function powersForEver(before: Word, repeated: Word, end: Affine, k0: number): Power[] {
  // A word that does not grow is one text, repeated as often as needed.
  const isConstant = repeated.every(([, [slope]]) => slope === 0);
  const again: Word = isConstant ? [[spelled(repeated, k0), [0, 1]]] : repeated;
  const powers = powersOf(before, [0, 0]);
  for (let start = lengthOf(before); compare(end, start, k0) >= 0; start = sum(start, 1, lengthOf(again))) {
    powers.push(...powersOf(again, start));
    insist(powers.length <= MAX_POWERS, `there are more than ${MAX_POWERS} powers`);
    if (isConstant) break;
  }
  return powers;
}
