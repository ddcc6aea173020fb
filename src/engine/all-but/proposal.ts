import { BrokenInvariantError } from '../../errors.ts';
import { type BoundaryPatternRepeat, formatGame } from '../../game/index.ts';
import type { Proposal } from '../proved-periodicity.ts';
import { valueStretches } from './algorithm-1.ts';
import { type Boundary, blankBoundary, isBlank, isUnlabelled, samePattern } from './boundary-pattern.ts';
import { type FesSet, fesSetBelow } from './fes-set.ts';
import { leastPreperiod } from './least-preperiod-of-all-but.ts';
import type { FoundRepeat } from './pattern-search.ts';
import type { SearchPath } from './search-path.ts';

/** Returns the repeat that a search has found as a proposal, which remains to be proved. */
export function proposalOf(set: FesSet, found: FoundRepeat): Proposal {
  const { period, saltus, first, path } = found;
  return {
    ...looksBack(set, path),
    period,
    saltus,
    isLeast: true,
    recurs(distance, rise) {
      const boundary = path.boundaryAt(first.heap + distance);
      return boundary.value - first.value === rise && samePattern(boundary, first);
    },
    preperiod: (period, saltus) => leastPreperiod(set, found, period, saltus),
  };
}

/** Returns the parts of a proposal that are needed for a certificate. */
export function looksBack(
  set: FesSet,
  path: Pick<SearchPath, 'tapeAt'>,
): Pick<Proposal, 'sequence' | 'repeat' | 'terms'> {
  const sequence = nimSequenceOf(set.excluded);
  return {
    sequence,
    repeat({ preperiod, period, saltus }) {
      const start = blankBoundary(set.largest);
      const [from, to] = isBlank(path.tapeAt(period).boundary())
        ? [start, path.tapeAt(period).boundary()]
        : [0, period].map(distance => firstBlank(path, preperiod + set.largest + 1 + distance));
      if (to!.heap - from!.heap === period && to!.value - from!.value === saltus && samePattern(from!, to!))
        return repeatOf(from!, to!);
      throw new BrokenInvariantError(
        `the boundary patterns of '${sequence.game}' at heaps ${from!.heap} and ${to!.heap} differ`,
        `npx saltus game '${sequence.game}'`,
      );
    },
    terms(from, count) {
      if (set.largest > MIN_WIDE && count <= MAX_SINGLE_TERMS)
        return Array.from({ length: count }, (_, i) => termAt(set, path, from + i));
      // Values are known from M heaps after a boundary.
      const early = path.tapeAt(Math.max(0, from - set.largest)).boundary();
      const ahead = from - early.heap;
      const within = fesSetBelow(set.excluded, ahead + count);
      const { values, base } = valueStretches(within, early, ahead + count).next().value;
      return Float64Array.from(values.subarray(ahead), value => value + base);
    },
  };
}

export function nimSequenceOf(excluded: readonly number[]): Proposal['sequence'] {
  const game = formatGame({ kind: 'all-but', excluded });
  return { game, ending: 'normal', objective: 'last-player-wins', sequence: 'nim-values' };
}

/** Returns the boundary at two heaps a period apart, equal except for `saltus` values: the proof of periodicity. */
export function repeatOf(from: Boundary, to: Boundary): BoundaryPatternRepeat {
  return {
    kind: 'boundary-pattern',
    from: from.heap,
    to: to.heap,
    valueFrom: from.value,
    valueTo: to.value,
    pattern: from.runs,
  };
}

/** The least M for which computing M values takes longer than finding {@link MAX_SINGLE_TERMS} terms one by one. */
const [MIN_WIDE, MAX_SINGLE_TERMS] = [2 ** 20, 8];

/**
 * Returns G(n): the value placed at n, or at an n − x, x in X, and at n with it. Cost: |X| + 1 searches back to such a
 * heap.
 */
export function termAt({ excluded, conflicts }: FesSet, path: Pick<SearchPath, 'tapeAt'>, n: number): number {
  for (const [j, x] of [0, ...excluded].entries()) {
    if (x > n) break;
    const boundary = path.tapeAt(n - x).boundary();
    const isFree = (cell: number) => isUnlabelled(boundary, cell);
    const labels: boolean[] = [];
    for (const [i, y] of excluded.slice(0, j).entries())
      labels.push(isFree(y) && conflicts[i]!.every(earlier => !labels[earlier]));
    if (isFree(0) && (labels.at(-1) ?? true)) return boundary.value;
  }
  throw new BrokenInvariantError(`heap ${n} of N - {${excluded.join(', ')}} has no value`);
}

/** Returns the boundary at the first heap ≥ `heap` that is labelled first. */
function firstBlank(path: Pick<SearchPath, 'tapeAt'>, heap: number): Boundary {
  const tape = path.tapeAt(heap);
  const { runs } = tape.boundary();
  if (runs[0] === 0) tape.advanceTo(tape.heap + runs[1]!);
  return tape.boundary();
}
