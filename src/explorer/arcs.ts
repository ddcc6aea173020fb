import type { Position } from './position-graph.ts';

/** A move as an arc above the line of heaps, from the larger heap to the smaller. */
export interface Arc {
  readonly from: number;
  readonly to: number;
  readonly wins: boolean;
  /** An SVG path that ends at the arrow head. */
  readonly path: string;
}

/** The positions of heaps and arcs, in pixels. */
export interface ArcPicture {
  readonly step: number;
  /** The y coordinate of the heaps. */
  readonly baseline: number;
  readonly radius: number;
}

/** Returns the middle of a heap. */
export function xOf(heap: number, { step }: Pick<ArcPicture, 'step'>): number {
  return (heap + 0.5) * step;
}

/**
 * Returns all moves, as half ellipses over the line: the height grows with the number of stones taken, and the widest is
 * as high as there is room.
 */
export function arcs(positions: readonly Position[], picture: ArcPicture): Arc[] {
  const widest = Math.max(1, ...positions.flatMap(({ heap, options }) => options.map(to => heap - to)));
  const top = picture.baseline - picture.radius;
  return positions.flatMap(({ heap, options, winning }) =>
    options.map(to => {
      const [x1, x2] = [xOf(heap, picture), xOf(to, picture)];
      const height = Math.round((top - 6) * ((heap - to) / widest) ** 0.7);
      const path = `M${x1} ${top}A${(x1 - x2) / 2} ${height} 0 0 0 ${x2} ${top}`;
      return { from: heap, to, wins: winning.includes(to), path };
    }),
  );
}
