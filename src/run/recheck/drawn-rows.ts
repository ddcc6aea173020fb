import { type CaseRow, digestOf } from '../../plan/index.ts';

/** The reason for replaying a row. */
export type Reason = 'boundary' | 'record' | 'drawn';

/** The parameters of a draw: one of every `share` rows, the same for everyone who has the seed. */
export interface Draw {
  readonly seed: string;
  readonly share: number;
}

/** A case with its row, which may have to be computed. */
export interface Drawable {
  readonly at: readonly number[];
  row(): CaseRow;
}

/**
 * Yields the rows to replay: the first and the last row for each choice of all letters except the last, all rows with a
 * record, and one in `share` of the rest, drawn by the seed. Memory: one case.
 *
 * @param cases in their order
 * @param holders the cases of records, joined by commas
 */
export function* drawnRows(
  cases: Iterable<Drawable>,
  holders: ReadonlySet<string>,
  draw: Draw,
): Generator<{ row: CaseRow; reason: Reason }> {
  let previous: { drawable: Drawable; outer: string; at: string; isFirst: boolean } | undefined;
  const reasonOf = ({ at, isFirst }: NonNullable<typeof previous>, isLast: boolean): Reason | undefined => {
    if (isFirst || isLast) return 'boundary';
    if (holders.has(at)) return 'record';
    return isDrawn(at, draw) ? 'drawn' : undefined;
  };
  for (const drawable of cases) {
    const outer = drawable.at.slice(0, -1).join();
    const isFirst = previous?.outer !== outer;
    if (previous) {
      const reason = reasonOf(previous, isFirst);
      if (reason) yield { row: previous.drawable.row(), reason };
    }
    previous = { drawable, outer, at: drawable.at.join(), isFirst };
  }
  if (previous) yield { row: previous.drawable.row(), reason: 'boundary' };
}

/** Whether the first 32 bits of a digest fall into the share: the same for everyone who has the seed. */
export function isDrawn(at: string, { seed, share }: Draw): boolean {
  return Number.parseInt(digestOf(`${seed} ${at}`).slice(0, 8), 16) < 2 ** 32 / share;
}
