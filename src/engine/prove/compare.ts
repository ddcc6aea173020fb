import { type Affine, gcd } from '../../game/index.ts';
import { minus, plus, same, type Threshold, ZERO } from './affine.ts';
import { least, type Reader } from './reader.ts';

/** How many letters are the same from two places on, `letters` at the most. */
export function commonLength(one: Reader, other: Reader, letters: Affine, threshold: Threshold): Affine {
  const readers = [one.copy(), other.copy()];
  let common = ZERO;
  while (threshold.isLess(common, letters)) {
    const zone = least([minus(letters, common), ...readers.map(reader => reader.left())], threshold);
    const [p, q] = readers.map(reader => reader.text()) as [string, string];
    const period = (p.length / gcd(p.length, q.length)) * q.length;
    const different = firstDifference(p, q, zone[0] === 0 ? Math.min(period, zone[1]) : period);
    if (different !== undefined) {
      // Of a zone that grows all of a period is there from some k on.
      threshold.sign(minus(zone, [0, different]));
      return plus(common, [0, different]);
    }
    for (const reader of readers) reader.advance(zone);
    common = plus(common, zone);
  }
  return letters;
}

function firstDifference(p: string, q: string, letters: number): number | undefined {
  for (let i = 0; i < letters; i++) if (p[i % p.length] !== q[i % q.length]) return i;
  return undefined;
}

/** Whether so many letters are the same at two places. */
export function areEqual(one: Reader, other: Reader, letters: Affine, threshold: Threshold): boolean {
  return same(commonLength(one, other, letters, threshold), letters);
}
