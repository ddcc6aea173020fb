import { HEAP, MASK, REFERENCE, SET, STATE, STINT, VALUE } from './pattern-word-memory.ts';
import { isDistinguished } from './pattern-word-search.ts';
import { OF_A_STEP, step } from './pattern-word-step.ts';

/** The steps of a game. */
export const PLAY = `
; Places values, up to a pattern that is to be looked at.
(func $walk (param i32 $lane)
  (local i64 ${OF_A_STEP} $pattern $heap $value $mask $reference) (local i32 $left)
  (set $set (i64.load+${SET} $lane))
  (set $mask (i64.load+${MASK} $lane))
  (set $reference (i64.load+${REFERENCE} $lane))
  (set $pattern (i64.load+${STATE} $lane))
  (set $heap (i64.load+${STATE + HEAP} $lane))
  (set $value (i64.load+${STATE + VALUE} $lane))
  (set $left (i32.load+${STINT} 0))
  (block $met (loop $values
    ${step('$pattern', '$heap')}
    (set $value (i64.add $value 1n))
    (br_if $met (i64.eq $pattern $reference))
    (br_if $met ${isDistinguished('$pattern', '$mask')})
    (set $left (i32.sub $left 1))
    (br_if $values $left)))
  (i64.store+${STATE} $lane $pattern)
  (i64.store+${STATE + HEAP} $lane $heap)
  (i64.store+${STATE + VALUE} $lane $value))

; Plays up to what $look says.
(func $play (param i32 $lane) (result i32)
  (local i32 $code)
  (loop $stints
    (call $walk $lane)
    (set $code (call $look $lane))
    (br_if $stints (i32.eqz $code)))
  $code)
`;
