import { BrokenInvariantError } from '../../errors.ts';
import { formatGame } from '../../game/index.ts';
import type { Proposal } from '../periodicity.ts';
import { valueStretches } from './algorithm-1.ts';
import { type Boundary, blankBoundary, isBlank, samePattern } from './boundary-pattern.ts';
import type { FesSet } from './fes-set.ts';
import { leastPreperiod } from './preperiod.ts';
import type { BoundaryRepeat } from './search.ts';
import type { Way } from './way.ts';

/** A pattern that a search has met twice. */
export interface Found {
  readonly period: number;
  readonly saltus: number;
  /** On the cycle. */
  readonly first: Boundary;
  /** A heap from which on the beginning of the cycle may be looked for: the pattern there is not on it, or it is the start. */
  readonly before: number;
  readonly way: Way;
}

/** What a search has met, to be proved. */
export function proposalOf(set: FesSet, found: Found): Proposal<BoundaryRepeat> {
  const { period, saltus, first, way } = found;
  return {
    ...looksBack(set, way),
    period,
    saltus,
    isLeast: true,
    recurs(distance, rise) {
      const boundary = way.boundaryAt(first.heap + distance);
      return boundary.value - first.value === rise && samePattern(boundary, first);
    },
    preperiod: (period, saltus) => leastPreperiod(set, found, period, saltus),
  };
}

/** The parts of a proposal that are asked for when a certificate is made. */
export function looksBack(
  set: FesSet,
  way: Pick<Way, 'tapeAt'>,
): Pick<Proposal<BoundaryRepeat>, 'game' | 'repeat' | 'terms'> {
  const game = `'${formatGame({ kind: 'all-but', excluded: set.excluded })}'`;
  return {
    game,
    repeat({ preperiod, period, saltus }) {
      const start = blankBoundary(set.largest);
      const [from, to] = isBlank(way.tapeAt(period).boundary())
        ? [start, way.tapeAt(period).boundary()]
        : [0, period].map(distance => firstBlank(way, preperiod + set.largest + 1 + distance));
      if (to!.heap - from!.heap === period && to!.value - from!.value === saltus && samePattern(from!, to!))
        return { from: from!, to: to! };
      throw new BrokenInvariantError(
        `the boundary patterns of ${game} at heaps ${from!.heap} and ${to!.heap} differ`,
        `npm run -s saltus -- game ${game}`,
      );
    },
    terms(from, count) {
      // Values are exact from M heaps behind a boundary on.
      const early = way.tapeAt(Math.max(0, from - set.largest)).boundary();
      const ahead = from - early.heap;
      const { values, base } = valueStretches(set, early, ahead + count).next().value;
      return Float64Array.from(values.subarray(ahead), value => value + base);
    },
  };
}

/** The boundary at the first heap ≥ `heap` that is labelled first. */
function firstBlank(way: Pick<Way, 'tapeAt'>, heap: number): Boundary {
  const tape = way.tapeAt(heap);
  const { runs } = tape.boundary();
  if (runs[0] === 0) tape.advanceTo(tape.heap + runs[1]!);
  return tape.boundary();
}
