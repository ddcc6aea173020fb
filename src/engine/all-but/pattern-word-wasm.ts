import { wasmKernel } from '../wasm/kernel.ts';

/** Tapes that can be kept: as long as all of a way are, any place on it is looked up, and is played once. */
export const MOST_KEPT = 2 ** 16;

/** The largest M for it: the trailing ones of a pattern are shifted out at once, and a shift by 64 does nothing. */
export const LARGEST_FOR_PATTERN_WORD = 62;

/**
 * A step of Algorithm 1 where the whole boundary pattern P is a word of 64 bits: it places a value. With A the heads that
 * may still label, the lowest bit x of A ∧ ¬P is labelled, and in A those x_j stay with x_j − x in X, A ∧ (X << x), until
 * none is left; then the trailing ones of P are shifted out. So the first head stands at heaps to be labelled first alone;
 * `$labels` are the heaps that took the value, bit 0 the heap before the step.
 */
const step = (pattern: string, heap: string) => `
  (set $may (i64.and $set (i64.xor ${pattern} -1n)))
  (set $labels 1n)
  (block $placed (loop $heads
    (br_if $placed (i64.eqz $may))
    (set $labels (i64.or $labels (i64.and $may (i64.sub 0n $may))))
    (set $may (i64.and $may (i64.shl $set (i64.ctz $may))))
    (br $heads)))
  (set ${pattern} (i64.or ${pattern} $labels))
  (set $ones (i64.ctz (i64.xor ${pattern} -1n)))
  (set ${pattern} (i64.shr_u ${pattern} $ones))
  (set ${heap} (i64.add ${heap} $ones))`;

/** Moves the preperiod behind the last heap of the labels at a heap, unless that is below the start. */
const notBefore = (labels: string, heap: string) => `
  (if (i64.ne ${labels} 0n) (then
    (set $end (i64.sub (i64.add ${heap} 64n) (i64.clz ${labels})))
    (if (i64.gt_s $end $preperiod) (then (set $preperiod $end)))))`;

/** Labels of the other tape, seen from `$apart` heaps further right. */
const shifted = (labels: string, left: string, right: string) => `
  (select (i64.${left} ${labels} $apart) (i64.${right} ${labels} (i64.sub 0n $apart)) (i64.ge_s $apart 0n))`;

/**
 * In bytes of the memory: X; the answers as they are read; the state that recurs, and how far $recurs is behind it; where
 * pattern and heap before each value are kept, and there those before the value that was first at the reference, and those
 * behind the last value, or 0 where not all of them are kept.
 */
const [SET, ANSWERS_AT, REFERENCE, PATTERN, HEAP, PLACED, FIRST, LAST, KEPT] = [
  0, 8, 32, 40, 48, 56, 64, 72, 80,
];

/** Bytes of a pattern and its heap. */
const STATE = 16;

/** The bytes between the states before two values, so many values apart. */
const statesApart = (values: string) => `(i32.mul ${STATE} (i32.wrap_i64 ${values}))`;

/** Places a value on the tape ahead alone. */
const AHEAD_ALONE = `
  (set $heap $aheadHeap)
  ${step('$ahead', '$aheadHeap')}
  ${notBefore('$labels', '$heap')}`;

/** Places a value on both tapes: heaps that take it on one of them, and not on the other. */
const ON_BOTH = `
  (set $heap $behindHeap)
  ${step('$behind', '$behindHeap')}
  (set $mine $labels)
  (set $otherHeap $aheadHeap)
  (set $apart (i64.sub $otherHeap $heap))
  ${step('$ahead', '$aheadHeap')}
  (set $shared 0n)
  (if (i32.and (i64.lt_s $apart 64n) (i64.gt_s $apart -64n)) (then
    (set $shared (i64.and $mine ${shifted('$labels', 'shl', 'shr_u')}))
    (set $labels (i64.and $labels (i64.xor ${shifted('$shared', 'shr_u', 'shl')} -1n)))))
  (set $mine (i64.and $mine (i64.xor $shared -1n)))
  ${notBefore('$mine', '$heap')}
  ${notBefore('$labels', '$otherHeap')}`;

/** Whether no label from a heap on, nor any of a lesser value, is behind the preperiod so far. */
const isWithin = (heap: string) => `(i64.ge_s $preperiod (i64.add ${heap} ${LARGEST_FOR_PATTERN_WORD + 1}n))`;

/** Behind every heap, and more than all values. */
const NEVER = 2n ** 62n;

const answer = (i: number, whole: string) => `
  (f64.store+${ANSWERS_AT + 8 * i} 0 (f64.convert_i64_s ${whole}))`;

const TEXT = `
; Brent's search on X as two words of bits: each time that the heap has doubled there is another reference, the last one
; from $lastFrom on, and the end is as far behind that. So many states are kept. 0 where no pattern came twice, 2 if it was
; the blank one.
(func $find (param i32 $low $high $mostKept) (param f64 $lastFromRead) (result i32)
  (local i64 $set $lastFrom $end $due $pattern $heap $value $may $labels $ones $reference $referenceHeap $referenceValue)
  (local i32 $code $at $full)
  (set $at ${KEPT})
  (set $full (i32.add ${KEPT} (i32.mul ${STATE} $mostKept)))
  (set $set (i64.or (i64.extend_i32_u $low) (i64.shl (i64.extend_i32_u $high) 32n)))
  (set $lastFrom (i64.trunc_f64_s $lastFromRead))
  (set $end ${NEVER}n)
  (set $due 64n)
  (set $code 1)
  (block $found (loop $values
    (if (i64.ge_s $heap $end) (then (return 0)))
    ${step('$pattern', '$heap')}
    (set $value (i64.add $value 1n))
    (if (i32.lt_s $at $full) (then
      (set $at (i32.add $at ${STATE}))
      (i64.store $at $pattern)
      (i64.store+8 $at $heap)))
    (if (i64.eqz $pattern) (then
      (set $reference 0n)
      (set $referenceHeap 0n)
      (set $referenceValue 0n)
      (set $code 2)))
    (br_if $found (i64.eq $pattern $reference))
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
  (i32.store+${FIRST} 0 (i32.add ${KEPT} ${statesApart('$referenceValue')}))
  (i32.store+${LAST} 0 (select $at 0 (i32.lt_s $at $full)))
  (set $heap (i64.sub $heap $referenceHeap))
  (set $value (i64.sub $value $referenceValue))
  (i64.store+${SET} 0 $set)
  (i64.store+${REFERENCE} 0 $reference)
  (i64.store+${PLACED} 0 ${NEVER}n)
  ${answer(0, '$heap')}
  ${answer(1, '$value')}
  $code)

; After $find: whether the pattern that came twice stands so many heaps and values further on too.
(func $recurs (param f64 $distance $riseRead) (result i32)
  (local i64 $set $reference $pattern $heap $placed $rise $may $labels $ones)
  (local i32 $at)
  (set $set (i64.load+${SET} 0))
  (set $reference (i64.load+${REFERENCE} 0))
  (set $pattern (i64.load+${PATTERN} 0))
  (set $heap (i64.load+${HEAP} 0))
  (set $placed (i64.load+${PLACED} 0))
  (set $rise (i64.trunc_f64_s $riseRead))
  (if (i32.load+${LAST} 0) (then
    (if (i64.ge_s ${MOST_KEPT}n $rise) (then
      (set $at (i32.add (i32.load+${FIRST} 0) ${statesApart('$rise')}))
      (if (i32.lt_u $at (i32.add (i32.load+${LAST} 0) 1)) (then
        (return (i32.and
          (i64.eq (i64.load $at) $reference)
          (i64.eq
            (i64.sub (i64.load+8 $at) (i64.load+8 (i32.load+${FIRST} 0)))
            (i64.trunc_f64_s $distance))))))))))
  (if (i64.gt_s $placed $rise) (then
    (set $pattern $reference)
    (set $heap 0n)
    (set $placed 0n)))
  (block $there (loop $values
    (br_if $there (i64.ge_s $placed $rise))
    ${step('$pattern', '$heap')}
    (set $placed (i64.add $placed 1n))
    (br $values)))
  (i64.store+${PATTERN} 0 $pattern)
  (i64.store+${HEAP} 0 $heap)
  (i64.store+${PLACED} 0 $placed)
  (i32.and (i64.eq $pattern $reference) (i64.eq $heap (i64.trunc_f64_s $distance))))

; After a 1, for a period and its saltus: the heap behind the last one that takes a value on one of two tapes, a period
; apart, and not on the other. Where all states are kept they are looked at from the last value on, as long as patterns
; are alike, which then stand a period apart; else both tapes are played from the first value on.
(func $preperiod (param f64 $periodRead $saltusRead) (result i32)
  (local i64 $set $period $saltus $behind $behindHeap $ahead $aheadHeap $may $labels $ones $preperiod $end $heap)
  (local i64 $otherHeap $apart $mine $shared)
  (local i32 $at $there)
  (set $set (i64.load+${SET} 0))
  (set $period (i64.trunc_f64_s $periodRead))
  (set $saltus (i64.trunc_f64_s $saltusRead))
  (block $done
    (if (i32.load+${LAST} 0) (then
      (set $there (i32.load+${LAST} 0))
      (set $at (i32.sub $there ${statesApart('$saltus')}))
      (block $differ (loop $alike
        (br_if $differ (i64.ne (i64.load $at) (i64.load $there)))
        (set $at (i32.sub $at ${STATE}))
        (set $there (i32.sub $there ${STATE}))
        (br_if $alike (i32.ge_s $at ${KEPT}))))
      (loop $values
        (set $ahead (i64.load $there))
        (set $aheadHeap (i64.sub (i64.load+8 $there) $period))
        (if (i32.lt_s $at ${KEPT}) (then
          ${AHEAD_ALONE})
        (else
          (set $behind (i64.load $at))
          (set $behindHeap (i64.load+8 $at))
          ${ON_BOTH}
          (set $heap (select $heap $otherHeap (i64.gt_s $heap $otherHeap)))))
        (br_if $done ${isWithin('$heap')})
        (set $at (i32.sub $at ${STATE}))
        (set $there (i32.sub $there ${STATE}))
        (br_if $values (i32.ge_s $there ${KEPT})))
      (br $done)))
    (set $aheadHeap (i64.sub 0n $period))
    (block $there (loop $values
      (br_if $there (i64.eqz $saltus))
      ${AHEAD_ALONE}
      (set $saltus (i64.sub $saltus 1n))
      (br $values)))
    (loop $values
      (br_if $done (i32.and (i64.eq $behind $ahead) (i64.eq $behindHeap $aheadHeap)))
      ${ON_BOTH}
      (br $values)))
  ${answer(2, '$preperiod')}
  0)`;

/** `find` takes X as two words of bits; the others go on from what it left. Big integers would be made for each game. */
export const patternWordKernel = wasmKernel<{
  readonly find: (low: number, high: number, mostKept: number, lastFrom: number) => 0 | 1 | 2;
  readonly recurs: (distance: number, rise: number) => 0 | 1;
  readonly preperiod: (period: number, saltus: number) => void;
}>(TEXT, KEPT + STATE * (MOST_KEPT + 1));

/** Period, saltus and preperiod, where the kernel writes them: its memory never grows. */
export function answersOf({ memory }: NonNullable<ReturnType<typeof patternWordKernel>>): Float64Array {
  return new Float64Array(memory.buffer, ANSWERS_AT, 3);
}
