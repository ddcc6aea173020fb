import {
  DUE,
  HEAP,
  LANES,
  MASK,
  MOST_TABULATED,
  MULTIPLIER,
  REFERENCE,
  SET,
  STATE,
  STINT,
  TABLE,
  TABLE_BITS,
  TABLE_BYTES,
  VALUE,
} from './pattern-word-memory.ts';
import { isDistinguished, MIXING } from './pattern-word-search.ts';
import { labels, OF_A_STEP, pass } from './pattern-word-step.ts';

/** Behind every heap. */
const NEVER = 2n ** 62n;

/** Of random multipliers one in seven tells all 2^6 sets of labelled heads apart by 10 bits. */
const TRIES = 100;

/** The address, behind the lane, of the labels for the heads of X that are labelled already. */
const place = (pattern: string, set: string, multiplier: string) => `
  (i32.shl (i32.wrap_i64
    (i64.shr_u (i64.mul (i64.and ${pattern} ${set}) ${multiplier}) ${64 - TABLE_BITS}n)) 3)`;

/** The same for each lane, by its number and its address. */
const both = (text: (n: number, at: number) => string) => LANES.map((at, n) => text(n, at)).join('');

/**
 * Two games side by side. Which heads of X are labelled already says which heaps take the next value: a multiplication brings
 * these bits of the pattern together, and the labels are read from a table. So no branch depends on the game, and the steps of
 * two take the time of one, since each waits for its own step before alone.
 */
export const LANES_TEXT = `
; Makes the table of a lane, if X is small: whether there is one.
(func $tabulate (param i32 $lane) (result i32)
  (local i64 ${OF_A_STEP} $pattern $multiplier) (local i32 $at $end $tries)
  (set $set (i64.load+${SET} $lane))
  (if (i64.gt_s (i64.popcnt $set) (i64.extend_i32_u (i32.load+${MOST_TABULATED} 0))) (then (return 0)))
  (set $multiplier 1n)
  (set $tries ${TRIES})
  (set $end (i32.add $lane ${TABLE_BYTES}))
  (loop $next
    (if (i32.eqz $tries) (then (return 0)))
    (set $tries (i32.sub $tries 1))
    (set $multiplier (i64.mul $multiplier ${MIXING}n))
    (set $at $lane)
    (loop $clear
      (i64.store+${TABLE} $at 0n)
      (set $at (i32.add $at 8))
      (br_if $clear (i32.lt_s $at $end)))
    (set $pattern 0n)
    (loop $subsets
      (set $at (i32.add $lane ${place('$pattern', '$set', '$multiplier')}))
      (br_if $next (i64.ne 0n (i64.load+${TABLE} $at)))
      ${labels('$pattern')}
      (i64.store+${TABLE} $at $labels)
      (set $pattern (i64.and $set (i64.sub $pattern $set)))
      (br_if $subsets (i64.ne 0n $pattern))))
  (i64.store+${MULTIPLIER} $lane $multiplier)
  1)

; Leaves a lane without a game: nothing is added to its pattern, which is never to be looked at.
(func $rest (param i32 $lane)
  (i64.store+${SET} $lane 0n)
  (i64.store+${STATE} $lane 2n)
  (i64.store+${REFERENCE} $lane 0n)
  (i64.store+${MASK} $lane -1n)
  (i64.store+${DUE} $lane ${NEVER}n)
  (i64.store+${TABLE} $lane 0n))

; Places values in both lanes, up to a pattern of one that is to be looked at: then both are.
(func $walkBoth
  (local i64 $ones $placed) (local i32 $left)
  ${both(n => `(local i64 $set${n} $multiplier${n} $mask${n} $reference${n} $pattern${n} $heap${n})`)}
  ${both(
    (n, at) => `
  (set $set${n} (i64.load+${SET} ${at}))
  (set $multiplier${n} (i64.load+${MULTIPLIER} ${at}))
  (set $mask${n} (i64.load+${MASK} ${at}))
  (set $reference${n} (i64.load+${REFERENCE} ${at}))
  (set $pattern${n} (i64.load+${STATE} ${at}))
  (set $heap${n} (i64.load+${STATE + HEAP} ${at}))`,
  )}
  (set $left (i32.load+${STINT} 0))
  (block $met (loop $values
    ${both(
      (n, at) => `
    (set $pattern${n} (i64.or $pattern${n} (i64.load+${at + TABLE}
      ${place(`$pattern${n}`, `$set${n}`, `$multiplier${n}`)})))
    ${pass(`$pattern${n}`, `$heap${n}`)}`,
    )}
    (set $left (i32.sub $left 1))
    ${both(
      n => `
    (br_if $met (i64.eq $pattern${n} $reference${n}))
    (br_if $met ${isDistinguished(`$pattern${n}`, `$mask${n}`)})`,
    )}
    (br_if $values $left)))
  (set $placed (i64.extend_i32_u (i32.sub (i32.load+${STINT} 0) $left)))
  ${both(
    (n, at) => `
  (i64.store+${STATE} ${at} $pattern${n})
  (i64.store+${STATE + HEAP} ${at} $heap${n})
  (i64.store+${STATE + VALUE} ${at} (i64.add $placed (i64.load+${STATE + VALUE} ${at})))`,
  )})
`;
