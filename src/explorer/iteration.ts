import type { Placement } from '../engine/index.ts';

/** What a head of Algorithm 1 finds at its heap, and does. */
export type Finding =
  /** The heap is unlabelled and can move to no heap with this value: it gets the value. */
  | { readonly does: 'writes' }
  /** The heap has a smaller value already. */
  | { readonly does: 'passes'; readonly label: number }
  /** The heap is unlabelled, but can move to a heap that got this value just now. */
  | { readonly does: 'is barred'; readonly by: number };

export interface Head {
  /** 0 for the first head, else the x in X: the head stands at heap n + x. */
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
 * What each head did when the value was placed, told from where the engine placed it and all smaller ones.
 *
 * @param placed the placements of the values 0, 1, …, `value` at the least
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

/** The sentence that a head's finding makes. */
export function saysHead({ offset, heap, finding }: Head, value: number): string {
  const name = offset === 0 ? `n = ${heap}` : `n + ${offset} = ${heap}`;
  switch (finding.does) {
    case 'writes':
      return offset === 0
        ? `${name} is the least heap without a value: it gets ${value}`
        : `${name} gets ${value}`;
    case 'passes':
      return `${name} has the value ${finding.label} already`;
    case 'is barred':
      return `${name} stays blank: it can move to ${finding.by}, which has the value ${value}, since ${heap} − ${finding.by} = ${heap - finding.by} may be taken`;
  }
}

/** Cells of Algorithm 1 that the engine may keep for the steps to be shown: 64 MB. */
const MOST_CELLS = 2 ** 23;
/** Values that are stepped through at the most. */
const MOST_VALUES = 300;

/** How many values are placed for the steps to be shown; none where the heads are too far apart for that. */
export function valuesToPlace(excluded: readonly number[]): number {
  const cells = (excluded.at(-1) ?? 0) + 1;
  return Math.max(0, Math.min(MOST_VALUES, Math.floor(MOST_CELLS / cells) - 1));
}
