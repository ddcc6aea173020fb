import { wasmKernel } from '../wasm/kernel.ts';

/** The largest M for it: the trailing ones of a pattern are shifted out at once, and a shift by 64 does nothing. */
export const LARGEST_FOR_PATTERN_WORD_64 = 62;

/**
 * A step of Algorithm 1 on a pattern of 64 bits, as in {@link TapeByPatternWord}: pattern and heap are moved on to the
 * next heap to be labelled first, and `$labels` are the heaps that took the value, bit 0 the heap before the step.
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

/** In bytes of the memory. */
const ANSWERS_AT = 24;

const answer = (i: number, whole: string) => `
  (f64.store+${ANSWERS_AT + 8 * i} 0 (f64.convert_i64_s ${whole}))`;

const TEXT = `
; Brent's search on X as two words of bits; 0 where no pattern came twice below the limit, 2 if it was the blank one.
; X, period and saltus to 0, 8 and 16, and the answers as they are read from ${ANSWERS_AT} on.
(func $find (param i32 $low $high) (param f64 $limitRead) (result i32)
  (local i64 $set $limit $pattern $heap $value $may $labels $ones $reference $referenceHeap $referenceValue $taken $power)
  (set $set (i64.or (i64.extend_i32_u $low) (i64.shl (i64.extend_i32_u $high) 32n)))
  (set $limit (i64.trunc_f64_s $limitRead))
  (set $power 1n)
  (block $found (loop $values
    (if (i64.ge_s $heap $limit) (then (return 0)))
    ${step('$pattern', '$heap')}
    (set $value (i64.add $value 1n))
    (if (i64.eqz $pattern) (then
      ${answer(0, '$heap')}
      ${answer(1, '$value')}
      ${answer(2, '0n')}
      (return 2)))
    (br_if $found (i64.eq $pattern $reference))
    (set $taken (i64.add $taken 1n))
    (if (i64.eq $taken $power) (then
      (set $reference $pattern)
      (set $referenceHeap $heap)
      (set $referenceValue $value)
      (set $power (i64.shl $power 1n))
      (set $taken 0n)))
    (br $values)))
  (set $heap (i64.sub $heap $referenceHeap))
  (set $value (i64.sub $value $referenceValue))
  (i64.store 0 $set)
  (i64.store 8 $heap)
  (i64.store 16 $value)
  ${answer(0, '$heap')}
  ${answer(1, '$value')}
  1)

; After a 1: the heap behind the last one that takes a value on one of two tapes, a period apart, and not on the other.
(func $preperiod (result i32)
  (local i64 $set $saltus $behind $behindHeap $ahead $aheadHeap $may $labels $ones $preperiod $end $heap $apart $mine $shared)
  (set $set (i64.load 0))
  (set $aheadHeap (i64.sub 0n (i64.load 8)))
  (set $saltus (i64.load 16))
  (block $there (loop $values
    (br_if $there (i64.eqz $saltus))
    (set $heap $aheadHeap)
    ${step('$ahead', '$aheadHeap')}
    ${notBefore('$labels', '$heap')}
    (set $saltus (i64.sub $saltus 1n))
    (br $values)))
  (block $alike (loop $values
    (br_if $alike (i32.and (i64.eq $behind $ahead) (i64.eq $behindHeap $aheadHeap)))
    (set $heap $behindHeap)
    ${step('$behind', '$behindHeap')}
    (set $mine $labels)
    (set $apart (i64.sub $aheadHeap $heap))
    ${step('$ahead', '$aheadHeap')}
    (set $shared 0n)
    (if (i32.and (i64.lt_s $apart 64n) (i64.gt_s $apart -64n)) (then
      (set $shared (i64.and $mine ${shifted('$labels', 'shl', 'shr_u')}))
      (set $labels (i64.and $labels (i64.xor ${shifted('$shared', 'shr_u', 'shl')} -1n)))))
    (set $mine (i64.and $mine (i64.xor $shared -1n)))
    (set $ones (i64.add $heap $apart))
    ${notBefore('$mine', '$heap')}
    ${notBefore('$labels', '$ones')}
    (br $values)))
  ${answer(2, '$preperiod')}
  0)`;

/** `find` takes X as two words of bits; `preperiod` goes on from what it left. Big integers would be made for each game. */
export const patternWordKernel = wasmKernel<{
  readonly find: (low: number, high: number, limit: number) => 0 | 1 | 2;
  readonly preperiod: () => void;
}>(TEXT);

/** Period, saltus and preperiod, where the kernel writes them: its memory never grows. */
export function answersOf({ memory }: NonNullable<ReturnType<typeof patternWordKernel>>): Float64Array {
  return new Float64Array(memory.buffer, ANSWERS_AT, 3);
}
