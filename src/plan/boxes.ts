import {
  boundsOf,
  type Family,
  type IntegerExpression,
  type Interval,
  parseExpression,
} from '../game/index.ts';

/**
 * Maximum work of a block in ns, by the pipeline's own estimate. A killed worker loses this much; a file costs some ms.
 */
export const MAX_BLOCK_WORK = 10e9;
/** Minimum work of a box that is halved, in ns: less is not worth another file. */
const MIN_HALVED_WORK = 0.2e9;
/** A box is at most this part of all that lies below its upper corner, so that a small sweep has work for all cores. */
const PART_OF_ALL = 32;
/** Maximum number of parameter values in a box. It limits the size of its file to about 3 MB. */
const MAX_CASES_PER_BOX = 2 ** 16;

/** An aligned box of parameter values: one side per letter, except for the last letter of a family with `first`. */
export interface Box {
  readonly sides: readonly Interval[];
  /** The estimated work in ns; it includes parameter values that are not cases. */
  readonly work: number;
}

/**
 * Yields the boxes of a family that may contain a case. Boxes result from halving intervals [0, 2^k), so their sides are
 * aligned. The side that is longest relative to its distance from 0 is halved. Whether a box is halved again depends only on
 * the box, not on the swept range, so a wider sweep has the same boxes in the range that both share.
 *
 * @param cost ns per case, as an expression in the letters
 *
 * Cost: a few µs per box.
 */
export function* boxesOf(family: Family, cost: IntegerExpression): Generator<Box> {
  const first = Object.values(family.text.first ?? {})[0];
  const span = first === undefined ? family.span : family.span.slice(0, -1);
  yield* halved(span.map(rootOf));

  function* halved(sides: readonly Interval[]): Generator<Box> {
    if (!family.inBox(sides)) return;
    const work = workOf(sides);
    const size = sides.reduce((product, { from, to }) => product * (to - from + 1), first ?? 1);
    const all = workOf(sides.map(({ from, to }) => ({ from: Math.min(0, from), to })));
    const maxWork = Math.min(MAX_BLOCK_WORK, Math.max(MIN_HALVED_WORK, all / PART_OF_ALL));
    const longest = longestOf(sides);
    if (longest === undefined || (work <= maxWork && size <= MAX_CASES_PER_BOX)) {
      yield { sides, work };
      return;
    }
    const { from, to } = sides[longest]!;
    const middle = from + (to - from + 1) / 2;
    yield* halved(sides.with(longest, { from, to: middle - 1 }));
    yield* halved(sides.with(longest, { from: middle, to }));
  }

  function workOf(sides: readonly Interval[]): number {
    const names = Object.fromEntries(family.letters.map((letter, i) => [letter, sides[i] ?? NEAR]));
    const { from, to } = boundsOf(cost, names);
    return (
      ((Math.max(1, from) + Math.max(1, to)) / 2) *
      sides.reduce((product, side) => product * (side.to - side.from + 1), first ?? 1)
    );
  }
}

/** Returns a lower bound for the number of boxes with a case; 0 if none is known without counting the cases. */
export function leastBoxesOf(family: Family, cost: IntegerExpression): number {
  const names = Object.fromEntries(family.letters.map((letter, i) => [letter, family.span[i] ?? NEAR]));
  const { from } = boundsOf(cost, names);
  const mostCases = Math.max(1, Math.min(MAX_CASES_PER_BOX, MAX_BLOCK_WORK / Math.max(1, from)));
  return Math.ceil((family.size ?? 0) / mostCases);
}

const ONE = parseExpression('1', { where: 'cost', names: [], type: 'integer' });

/** Yields every case, in no particular order. Boxes that the bounds of the ranges exclude are skipped whole. */
export function* casesInBoxes(family: Family): Generator<readonly number[]> {
  for (const { sides } of boxesOf(family, ONE)) yield* family.cases(sides);
}

/** Returns a case, if there is one. */
export function someCase(family: Family): readonly number[] | undefined {
  for (const at of casesInBoxes(family)) return at;
  return undefined;
}

/** The side assumed for the last letter of a family with `first`, since its boxes have none. */
const NEAR: Interval = { from: 0, to: 0 };

/** Returns the least aligned interval round a span. */
function rootOf({ from, to }: Interval): Interval {
  let end = 1;
  while (end <= to || (from < 0 && end < -from)) end *= 2;
  return { from: from < 0 ? -end : 0, to: end - 1 };
}

/** Returns the index of the side that is longest relative to its distance from 0; undefined if all have length 1. */
function longestOf(sides: readonly Interval[]): number | undefined {
  let longest: number | undefined;
  let greatest = 0;
  for (const [i, { from, to }] of sides.entries()) {
    const length = (to - from + 1) / (Math.min(Math.abs(from), Math.abs(to)) + 1);
    if (to > from && length > greatest) [longest, greatest] = [i, length];
  }
  return longest;
}
