import type { Affine } from '../../game/index.ts';
import type { Reader } from './power-reader.ts';
import { minus, plus, same, type Threshold, ZERO } from './threshold.ts';

/** Returns the number of equal letters at two places, at most `letters`. */
export function commonLength(first: Reader, second: Reader, letters: Affine, threshold: Threshold): Affine {
  const [p, q] = [first.copy(), second.copy()];
  for (let common = ZERO; threshold.isLess(common, letters); ) {
    let zone = minus(letters, common);
    for (const left of [p.left(), q.left()]) if (threshold.isLess(left, zone)) zone = left;
    const different = firstDifference(p.turned(), q.turned(), zone);
    if (different !== undefined) {
      // If the zone grows, it contains the whole period for all large k.
      threshold.sign(minus(zone, [0, different]));
      return plus(common, [0, different]);
    }
    p.advance(zone);
    q.advance(zone);
    common = plus(common, zone);
  }
  return letters;
}

type Turned = ReturnType<Reader['turned']>;

/** Returns the first place at which two repeated texts differ, within a zone. */
function firstDifference(
  { text: p, from: inP }: Turned,
  { text: q, from: inQ }: Turned,
  [slope, constant]: Affine,
): number | undefined {
  if (p === q && inP === inQ) return undefined;
  // Two repeated texts that agree for p + q letters agree forever, by the theorem of Fine and Wilf.
  const enough = p.length + q.length;
  const letters = slope === 0 ? Math.min(enough, constant) : enough;
  for (let i = 0; i < letters; i++) {
    if (p.charCodeAt(inP) !== q.charCodeAt(inQ)) return i;
    if (++inP === p.length) inP = 0;
    if (++inQ === q.length) inQ = 0;
  }
  return undefined;
}

/** Whether the next `letters` letters at two places are equal. */
export function areEqual(first: Reader, second: Reader, letters: Affine, threshold: Threshold): boolean {
  return same(commonLength(first, second, letters, threshold), letters);
}
