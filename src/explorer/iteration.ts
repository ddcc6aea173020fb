import type { Placement } from '../engine/index.ts';

/** The finding and the action of a head of Algorithm 1 at its heap. */
type Finding =
  /** The heap is unlabelled and can move to no heap with this value: it gets the value. */
  | { readonly does: 'writes' }
  /** The heap has a smaller value already. */
  | { readonly does: 'passes'; readonly label: number }
  /** The heap is unlabelled, but can move to a heap that got this value just now. */
  | { readonly does: 'is barred'; readonly by: number };

export interface Head {
  /** The offset from heap n: 0 for the first head, else x in X. */
  readonly offset: number;
  readonly heap: number;
  readonly finding: Finding;
}

/** One iteration of Algorithm 1, explained: the placing of the value k. */
export interface Iteration {
  readonly value: number;
  /** n, the least heap without a value. */
  readonly first: number;
  /** The heads in the order in which they act. */
  readonly heads: readonly Head[];
  /** The values below k by heap: H_k(i) is a star iff heap i is among them. */
  readonly labels: ReadonlyMap<number, number>;
}

/**
 * Returns the action of each head when a value was placed, derived from the engine's placements of it and of all
 * smaller values.
 *
 * @param placed the placements of at least the values 0, 1, …, `value`
 */
export function iteration(
  placed: readonly Placement[],
  excluded: readonly number[],
  value: number,
): Iteration {
  const labels = new Map<number, number>();
  for (const { value: k, heaps } of placed.slice(0, value)) for (const heap of heaps) labels.set(heap, k);
  const written = placed[value]!.heaps;
  const first = written[0]!;
  const heads = [0, ...excluded].map((offset): Head => {
    const heap = first + offset;
    const label = labels.get(heap);
    if (label !== undefined) return { offset, heap, finding: { does: 'passes', label } };
    if (written.includes(heap)) return { offset, heap, finding: { does: 'writes' } };
    const by = written.find(to => to < heap && !excluded.includes(heap - to))!;
    return { offset, heap, finding: { does: 'is barred', by } };
  });
  return { value, first, heads, labels };
}

/** Returns the sentence that a head's finding makes. */
export function describeHead({ offset, heap, finding }: Head, value: number): string {
  const name = offset === 0 ? `n = ${heap}` : `n + ${offset} = ${heap}`;
  switch (finding.does) {
    case 'writes':
      return offset === 0
        ? `${name} is the smallest heap without a value, so it gets ${value}`
        : `${name} gets ${value}`;
    case 'passes':
      return `${name} already has the value ${finding.label}`;
    case 'is barred':
      return `${name} stays blank: taking ${heap - finding.by} leads to heap ${finding.by}, which has the value ${value}`;
  }
}

/** A stretch of heaps that all have values, `to` exclusive. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

/** Returns the runs of heaps with values from `from` up to but not including `end`. Cost: O(n log n) for n labels. */
export function runsOf(labels: Iteration['labels'], from: number, end: number): Run[] {
  const heaps = [...labels.keys()].filter(heap => heap >= from && heap < end).sort((p, q) => p - q);
  const runs: { from: number; to: number }[] = [];
  for (const heap of heaps) {
    const last = runs.at(-1);
    if (last?.to === heap) last.to++;
    else runs.push({ from: heap, to: heap + 1 });
  }
  return runs;
}

/** Maximum number of values to step through. */
const MAX_VALUES = 300;
/** Looks at pairs of heads that placing them may take: some tenths of a second. */
const MAX_SCANS = 1e8;

/** Returns the number of values to place for the steps; at least one. */
export function valuesToPlace(excluded: readonly number[]): number {
  return Math.max(1, Math.min(MAX_VALUES, Math.floor(MAX_SCANS / excluded.length ** 2)));
}
