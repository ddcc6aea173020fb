import { MOST_GAMES, RECORD } from '../many.ts';
import { wasmKernel } from '../wasm/kernel.ts';
import { MANY } from './pattern-word-many.ts';
import {
  ANSWERS_AT,
  HEAP,
  KEPT,
  LARGEST_FOR_PATTERN_WORD,
  LAST,
  RECORDS_AT,
  REFERENCE,
  SET,
  SPACING,
  STATE,
  TABLE,
  VALUE,
} from './pattern-word-memory.ts';
import { AHEAD_ALONE, OF_A_STEP, OF_BOTH, ON_BOTH, step } from './pattern-word-step.ts';

/** An odd number near 2^64 divided by the golden ratio: what a pattern is multiplied by, so that all its bits tell. */
const MIXING = 0x9e3779b97f4a7c15n - 2n ** 64n;

const placeOf = (nth: string) => `(i32.add ${KEPT} (i32.mul ${STATE} (i32.wrap_i64 ${nth})))`;

/**
 * Goes to `$found` where a kept state has the pattern. The table has the value before which such a state was kept last; what
 * is read there may be of another pattern, of a state that was dropped since, or of another game: then what is kept before
 * that value is not the same. Of a state that is, no return was passed over, since its place was looked at each time.
 */
const LOOK_UP = `
  (set $place (i32.shl (i32.and $lastPlace (i32.wrap_i64 (i64.shr_u (i64.mul $pattern ${MIXING}n) 32n))) 3))
  (set $before (i64.load+${TABLE} $place))
  (set $nth (i64.shr_u $before $spacing))
  (set $nth (select $nth $last (i64.lt_s $nth $last)))
  (if (i64.eq (i64.load ${placeOf('$nth')}) $pattern) (then
    (if (i64.eq (i64.shl $nth $spacing) $before) (then
      (set $reference $pattern)
      (set $referenceHeap (i64.load+8 ${placeOf('$nth')}))
      (set $referenceValue $before)
      (br $found)))))`;

/** Keeps the state before a value; where there is no room, every second of those that are kept goes. */
const KEEP = `
  (i64.store+${TABLE} $place $value)
  (set $last (i64.shr_u $value $spacing))
  (if (i64.eq $last $most) (then
    (set $last (i64.shr_u $most 1n))
    (set $spacing (i64.add $spacing 1n))
    (set $at ${KEPT})
    (set $from ${KEPT})
    (loop $halves
      (i64.store $at (i64.load $from))
      (i64.store+8 $at (i64.load+8 $from))
      (set $at (i32.add $at ${STATE}))
      (set $from (i32.add $from ${2 * STATE}))
      (br_if $halves (i32.lt_s $at ${placeOf('$last')})))))
  (i64.store ${placeOf('$last')} $pattern)
  (i64.store+8 ${placeOf('$last')} $heap)`;

/** The state before a value, from the last one that is kept before it. */
const stateBefore = (value: string, pattern: string, heap: string) => `
  (set $nth (i64.shr_u ${value} $spacing))
  (set $nth (select $nth $last (i64.lt_s $nth $last)))
  (set ${pattern} (i64.load ${placeOf('$nth')}))
  (set ${heap} (i64.load+8 ${placeOf('$nth')}))
  (set $nth (i64.shl $nth $spacing))
  (block $there (loop $values
    (br_if $there (i64.ge_s $nth ${value}))
    ${step(pattern, heap)}
    (set $nth (i64.add $nth 1n))
    (br $values)))`;

/** Sets what `$find` left. */
const WHAT_IS_KEPT = `
  (set $set (i64.load+${SET} 0))
  (set $spacing (i64.load+${SPACING} 0))
  (set $last (i64.load+${LAST} 0))`;

/** Behind every heap. */
const NEVER = 2n ** 62n;

const answer = (i: number, whole: string) => `
  (f64.store+${ANSWERS_AT + 8 * i} 0 (f64.convert_i64_s ${whole}))`;

const TEXT = `
; The first pattern that comes twice, of X as two words of bits: the blank one, one that is kept, or the reference. Each time
; that the heap has doubled there is another reference, as in Brent's search, the last one from $lastFrom on, and the end is
; as far behind that. 0 where none came twice, 2 if it was the blank one.
(func $find (param i32 $low $high $lastPlace) (param f64 $mostKept $lastFromRead) (result i32)
  (local i64 ${OF_A_STEP} $most $spacing $last)
  (local i64 $lastFrom $end $due $pattern $heap $value $reference $referenceHeap $referenceValue)
  (local i64 $nth $before)
  (local i32 $code $at $from $place)
  (set $set (i64.or (i64.extend_i32_u $low) (i64.shl (i64.extend_i32_u $high) 32n)))
  (set $most (i64.trunc_f64_s $mostKept))
  (set $lastFrom (i64.trunc_f64_s $lastFromRead))
  (set $end ${NEVER}n)
  (set $due 64n)
  (set $code 1)
  (block $found (loop $values
    (if (i64.ge_s $heap $end) (then (return 0)))
    ${step('$pattern', '$heap')}
    (set $value (i64.add $value 1n))
    (if (i64.eqz $pattern) (then
      (set $reference 0n)
      (set $referenceHeap 0n)
      (set $referenceValue 0n)
      (set $code 2)))
    (br_if $found (i64.eq $pattern $reference))
    ${LOOK_UP}
    (if (i64.eqz (i64.and $value (i64.sub (i64.shl 1n $spacing) 1n))) (then ${KEEP}))
    (if (i64.ge_s $heap $due) (then
      (set $reference $pattern)
      (set $referenceHeap $heap)
      (set $referenceValue $value)
      (set $due (i64.shl $heap 1n))
      (if (i64.gt_s $due $lastFrom) (then (set $due $lastFrom)))
      (if (i64.ge_s $heap $lastFrom) (then
        (set $end (i64.add $heap $lastFrom))
        (set $due ${NEVER}n)))))
    (br $values)))
  (i64.store+${SET} 0 $set)
  (i64.store+${REFERENCE} 0 $reference)
  (i64.store+${HEAP} 0 $referenceHeap)
  (i64.store+${VALUE} 0 $referenceValue)
  (i64.store+${SPACING} 0 $spacing)
  (i64.store+${LAST} 0 $last)
  ${answer(0, '(i64.sub $heap $referenceHeap)')}
  ${answer(1, '(i64.sub $value $referenceValue)')}
  $code)

; After $find: whether the pattern that came twice stands so many heaps and values further on too.
(func $recurs (param f64 $distance $rise) (result i32)
  (local i64 ${OF_A_STEP} $spacing $last $nth $value $pattern $heap)
  ${WHAT_IS_KEPT}
  (set $value (i64.add (i64.load+${VALUE} 0) (i64.trunc_f64_s $rise)))
  ${stateBefore('$value', '$pattern', '$heap')}
  (i32.and
    (i64.eq $pattern (i64.load+${REFERENCE} 0))
    (i64.eq (i64.sub $heap (i64.load+${HEAP} 0)) (i64.trunc_f64_s $distance))))

; After a 1, for a period and its saltus: the heap behind the last one that takes a value on one of two tapes, a period
; apart, and not on the other. From the first kept state on which stands a period later too, both tapes place the same; the
; values before it are placed again, those from one kept state to the next, the last ones first, until no heap that is
; left is behind the preperiod.
(func $preperiod (param f64 $periodRead $saltusRead)
  (local i64 ${OF_A_STEP} $spacing $last $nth ${OF_BOTH})
  (local i64 $period $saltus $behind $behindHeap $ahead $aheadHeap $low $high $middle $value $to $start)
  ${WHAT_IS_KEPT}
  (set $period (i64.trunc_f64_s $periodRead))
  (set $saltus (i64.trunc_f64_s $saltusRead))
  (set $high (i64.add (i64.shr_u (i64.load+${VALUE} 0) $spacing) 1n))
  (block $only (loop $halves
    (br_if $only (i64.ge_s $low $high))
    (set $middle (i64.shr_u (i64.add $low $high) 1n))
    (set $value (i64.add (i64.shl $middle $spacing) $saltus))
    ${stateBefore('$value', '$ahead', '$aheadHeap')}
    (if (i64.eq $ahead (i64.load ${placeOf('$middle')}))
      (then (set $high $middle))
      (else (set $low (i64.add $middle 1n))))
    (br $halves)))
  (set $to (i64.add (i64.shl $high $spacing) $saltus))
  (block $done (loop $pieces
    (set $value (i64.shl (i64.shr_u (i64.sub $to 1n) $spacing) $spacing))
    (set $start $value)
    ${stateBefore('$value', '$ahead', '$aheadHeap')}
    (set $aheadHeap (i64.sub $aheadHeap $period))
    (set $heap $aheadHeap)
    (set $behind 0n)
    (set $behindHeap 0n)
    (if (i64.gt_s $value $saltus) (then
      (set $middle (i64.sub $value $saltus))
      ${stateBefore('$middle', '$behind', '$behindHeap')}
      (if (i64.gt_s $behindHeap $heap) (then (set $heap $behindHeap)))))
    (set $low (i64.add $heap ${LARGEST_FOR_PATTERN_WORD + 1}n))
    (loop $values
      (if (i64.ge_s $value $saltus) (then ${ON_BOTH}) (else ${AHEAD_ALONE}))
      (set $value (i64.add $value 1n))
      (br_if $values (i64.lt_s $value $to)))
    (br_if $done (i64.ge_s $preperiod $low))
    (set $to $start)
    (br_if $pieces (i64.gt_s $to 0n))))
  ${answer(0, '$preperiod')})

${MANY}`;

/** `find` takes X as two words of bits; the others go on from what it left. Big integers would be made for each game. */
export const patternWordKernel = wasmKernel<{
  readonly find: (
    low: number,
    high: number,
    lastPlace: number,
    mostKept: number,
    lastFrom: number,
  ) => 0 | 1 | 2;
  readonly recurs: (distance: number, rise: number) => 0 | 1;
  readonly preperiod: (period: number, saltus: number) => void;
  readonly isLeast: (period: number, saltus: number) => 0 | 1;
  /** Of periods below 2^31: so much is a limit at the most. */
  readonly many: (
    count: number,
    lastPlace: number,
    mostKept: number,
    lastFrom: number,
    limit: number,
  ) => void;
}>(TEXT, RECORDS_AT + RECORD * MOST_GAMES);

/** Period and saltus, or the preperiod, where the kernel writes them: its memory never grows. */
export function answersOf({ memory }: NonNullable<ReturnType<typeof patternWordKernel>>): Float64Array {
  return new Float64Array(memory.buffer, ANSWERS_AT, 2);
}
