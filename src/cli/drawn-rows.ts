import { createHash } from 'node:crypto';
import type { CaseRow } from '../pipeline/index.ts';

/** Why a row is looked at again. */
export type Reason = 'boundary' | 'record' | 'drawn';

/**
 * The rows that are worth a second look: at each setting of all letters but the last the first and the last row, all
 * holders of records, and of the rest one in `share`, drawn by the seed. Streamed: one row is held.
 *
 * @param rows in the order of the cases
 * @param holders the settings of records, joined by commas
 */
export function* drawnRows(
  rows: Iterable<CaseRow>,
  letters: number,
  holders: ReadonlySet<string>,
  { seed, share }: { seed: string; share: number },
): Generator<{ row: CaseRow; reason: Reason }> {
  let held: { row: CaseRow; outer: string; at: string; isFirst: boolean } | undefined;
  const reasonOf = ({ at, isFirst }: NonNullable<typeof held>, isLast: boolean): Reason | undefined => {
    if (isFirst || isLast) return 'boundary';
    if (holders.has(at)) return 'record';
    return isDrawn(at, seed, share) ? 'drawn' : undefined;
  };
  for (const row of rows) {
    const setting = row.values.slice(0, letters);
    const outer = setting.slice(0, -1).join();
    const isFirst = held?.outer !== outer;
    if (held) {
      const reason = reasonOf(held, isFirst);
      if (reason) yield { row: held.row, reason };
    }
    held = { row, outer, at: setting.join(), isFirst };
  }
  if (held) yield { row: held.row, reason: 'boundary' };
}

/** Whether the first 32 bits of a digest fall into the share: the same for everyone who has the seed. */
function isDrawn(at: string, seed: string, share: number): boolean {
  const digest = createHash('sha256').update(`${seed} ${at}`).digest();
  return digest.readUInt32BE(0) < 2 ** 32 / share;
}
