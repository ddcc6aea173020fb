import {
  DUE,
  HEAP,
  IS_LAST,
  KEPT,
  KEPT_END,
  LAST_FROM,
  LAST_PLACE,
  MASK,
  MOST_KEPT,
  PLACES,
  RARITY,
  REFERENCE,
  SET,
  STATE,
  STATE_BYTES,
  VALUE,
} from './pattern-word-memory.ts';

/** An odd number near 2^64 divided by the golden ratio: what a pattern is multiplied by, so that all its bits tell. */
export const MIXING = 0x9e3779b97f4a7c15n - 2n ** 64n;

/** A pattern is distinguished where as many of the highest bits of its product are 0 as a mask has: the blank one always is. */
export const isDistinguished = (pattern: string, mask: string) =>
  `(i64.eqz (i64.and ${mask} (i64.mul ${pattern} ${MIXING}n)))`;

const RARER = '(set $mask (i64.or (i64.shr_u $mask 1n) (i64.shl 1n 63n)))';

/** Keeps a state behind those that are kept, and its place. */
const keep = (pattern: string, heap: string, value: string) => `
  (i32.store+${PLACES} ${placeOf(pattern)} $kept)
  (i64.store+${KEPT} $kept ${pattern})
  (i64.store+${KEPT + HEAP} $kept ${heap})
  (i64.store+${KEPT + VALUE} $kept ${value})
  (set $kept (i32.add $kept ${STATE_BYTES}))`;

/** The bits in the middle of the product. */
const placeOf = (pattern: string) => `
  (i32.add $lane (i32.shl (i32.and (i32.load+${LAST_PLACE} 0) (i32.wrap_i64
    (i64.shr_u (i64.mul ${pattern} ${MIXING}n) 32n))) 2))`;

/**
 * The search in a lane. States with distinguished patterns are kept and looked up. What is read at their place may be of
 * another pattern, of a state that was dropped since, or of another game: then what is kept there is not the same. Of a state
 * that is, no return was passed over, since its place was looked at each time.
 *
 * Each time that the heap has doubled there is another reference, as in Brent's search, the last one from $lastFrom on, and
 * the end is as far behind that: so what has no distinguished pattern on its way, or lost it, is found too.
 */
export const SEARCH = `
; Begins the game of X, two words of bits, at its blank pattern, which is kept and the first reference.
(func $open (param i32 $lane $low $high)
  (local i64 $mask) (local i32 $rarity)
  (set $rarity (i32.load+${RARITY} 0))
  (block $rare (loop $rarer
    (br_if $rare (i32.eqz $rarity))
    ${RARER}
    (set $rarity (i32.sub $rarity 1))
    (br $rarer)))
  (i64.store+${SET} $lane (i64.or (i64.extend_i32_u $low) (i64.shl (i64.extend_i32_u $high) 32n)))
  ${[STATE, STATE + HEAP, STATE + VALUE, REFERENCE, REFERENCE + HEAP, REFERENCE + VALUE]
    .map(part => `(i64.store+${part} $lane 0n)`)
    .join(' ')}
  (i64.store+${MASK} $lane $mask)
  (i64.store+${DUE} $lane 64n)
  (i32.store+${IS_LAST} $lane 0)
  (i32.store+${KEPT_END} $lane (i32.add $lane ${STATE_BYTES})))

; Once for each state that a stint came to: 1 where its pattern came before, which then is the reference; 2 at the end of the
; search; else 0.
(func $look (param i32 $lane) (result i32)
  (local i64 $pattern $heap $value $mask) (local i32 $at $kept $end)
  (set $pattern (i64.load+${STATE} $lane))
  (set $heap (i64.load+${STATE + HEAP} $lane))
  (set $value (i64.load+${STATE + VALUE} $lane))
  (set $mask (i64.load+${MASK} $lane))
  (if (i64.eq $pattern (i64.load+${REFERENCE} $lane)) (then (return 1)))
  (if ${isDistinguished('$pattern', '$mask')} (then
    (set $kept (i32.load+${KEPT_END} $lane))
    (set $at (i32.load+${PLACES} ${placeOf('$pattern')}))
    (if (i32.lt_u $at $lane) (then (set $at $lane)))
    (if (i64.eqz $pattern) (then (set $at $lane)))
    (if (i32.lt_u $at $kept) (then (if (i64.eq (i64.load+${KEPT} $at) $pattern) (then
      (i64.store+${REFERENCE} $lane $pattern)
      (i64.store+${REFERENCE + HEAP} $lane (i64.load+${KEPT + HEAP} $at))
      (i64.store+${REFERENCE + VALUE} $lane (i64.load+${KEPT + VALUE} $at))
      (return 1)))))
    ${keep('$pattern', '$heap', '$value')}
    (set $end (i32.add $lane (i32.mul ${STATE_BYTES} (i32.load+${MOST_KEPT} 0))))
    (loop $full (if (i32.ge_s $kept $end) (then
      ${RARER}
      (set $kept $lane)
      (set $at $lane)
      (loop $states
        (set $pattern (i64.load+${KEPT} $at))
        (if ${isDistinguished('$pattern', '$mask')} (then
          ${keep('$pattern', `(i64.load+${KEPT + HEAP} $at)`, `(i64.load+${KEPT + VALUE} $at)`)}))
        (set $at (i32.add $at ${STATE_BYTES}))
        (br_if $states (i32.lt_s $at $end)))
      (br $full))))
    (i64.store+${MASK} $lane $mask)
    (i32.store+${KEPT_END} $lane $kept)))
  (if (i64.lt_s $heap (i64.load+${DUE} $lane)) (then (return 0)))
  (if (i32.load+${IS_LAST} $lane) (then (return 2)))
  ${[0, HEAP, VALUE].map(part => `(i64.store+${REFERENCE + part} $lane (i64.load+${STATE + part} $lane))`).join(' ')}
  (i64.store+${DUE} $lane (i64.shl $heap 1n))
  (if (i64.ge_s (i64.shl $heap 1n) (i64.load+${LAST_FROM} 0)) (then
    (i64.store+${DUE} $lane (i64.load+${LAST_FROM} 0))))
  (if (i64.ge_s $heap (i64.load+${LAST_FROM} 0)) (then
    (i64.store+${DUE} $lane (i64.add $heap (i64.load+${LAST_FROM} 0)))
    (i32.store+${IS_LAST} $lane 1)))
  0)
`;
