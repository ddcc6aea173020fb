import type { FamilyText, ReadFamily } from './family-text.ts';
import { boundsOf, canHold, type Interval } from './language/bounds.ts';
import { integersIn, tightened } from './steps.ts';

/**
 * Returns the part of a family inside a box, as a family. The ranges beyond the box leave no trace, so two families that
 * agree inside it have the same text. Undefined if interval arithmetic shows that no case is inside.
 *
 * @param box an interval for each letter; with `first`, for each except the last, whose range stays as it is
 */
export function boxText(
  text: FamilyText,
  read: ReadFamily,
  box: readonly Interval[],
): FamilyText | undefined {
  const inside: Record<string, Interval> = {};
  const over: Record<string, string> = {};
  for (const [i, letter] of read.letters.entries()) {
    const { from, to } = rangeBounds(read, i, inside);
    const sides = box[i];
    if (!sides) {
      over[letter] = text.over![letter]!;
      inside[letter] = { from: from.from, to: to.to };
      continue;
    }
    if (Math.max(from.from, sides.from) > Math.min(to.to, sides.to)) return undefined;
    const range = read.ranges[i]!;
    const both = { from: Math.max(from.from, sides.from), to: Math.min(to.to, sides.to) };
    const { steps } = range;
    if (steps && integersIn(steps, both).next().done) return undefined;
    const low = endText(from, sides.from, range.from.text, 'max');
    const high = endText(to, sides.to, range.to === 'endless' ? '' : range.to.text, 'min');
    if (steps && 'values' in steps) over[letter] = [...integersIn(steps, both)].join(', ');
    else if (steps) over[letter] = `${tightened(steps, both).from}..${high} step ${steps.step}`;
    else over[letter] = `${low}..${high}`;
    inside[letter] = both;
  }
  if (read.condition && !canHold(read.condition, inside)) return undefined;
  return { ...text, ...(read.letters.length > 0 && { over }) };
}

/** Returns an interval for each letter that holds all its values; infinite if the range is endless. */
export function spanOf(read: ReadFamily): readonly Interval[] {
  const inside: Record<string, Interval> = {};
  return read.letters.map((letter, i) => {
    const { from, to } = rangeBounds(read, i, inside);
    inside[letter] = { from: from.from, to: to.to };
    return inside[letter];
  });
}

/** Returns intervals that contain the ends of a letter's range. */
function rangeBounds(read: ReadFamily, i: number, inside: Readonly<Record<string, Interval>>) {
  const { from, to } = read.ranges[i]!;
  const endless = { from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY };
  return { from: boundsOf(from, inside), to: to === 'endless' ? endless : boundsOf(to, inside) };
}

/**
 * Returns one end of a range inside a box: the box's end if the range extends beyond it, else the range's, or an
 * expression for the nearer of the two.
 */
function endText(end: Interval, side: number, text: string, nearer: 'max' | 'min'): string {
  const [least, most] = nearer === 'max' ? [end.from, end.to] : [-end.to, -end.from];
  const limit = nearer === 'max' ? side : -side;
  if (most <= limit) return `${side}`;
  if (end.from === end.to) return `${end.from}`;
  return least >= limit ? text : `${nearer}(${text}, ${side})`;
}
