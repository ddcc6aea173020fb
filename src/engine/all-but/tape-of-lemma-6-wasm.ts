import { wasmKernel } from '../wasm/kernel.ts';

/** Where the tape begins in memory; before it, what a call leaves for the next, each in 8 bytes. */
export const TAPE_AT = 64;
export const [CARRY_A, CARRY_B, CARRY_AB, LAST, PLACED, BLANK] = [0, 8, 16, 24, 32, 40];

/**
 * 64 bits of the tape from a head on, that is in the middle of two words: a mask of the low bits takes the part of each,
 * and one rotation both to their places. Shifts by a variable are slow in WebAssembly.
 */
const across = (low: string, high: string, shift: string, mask: string) =>
  `(i64.rotr (i64.xor ${low} (i64.and (i64.xor ${low} ${high}) ${mask})) ${shift})`;

const HEADS = `
  (local i32 $p $stop $gap $since $wordA $wordB $wordAB)
  (local i64 $shiftA $shiftB $shiftAB $maskA $maskB $maskAB $firsts $first $second $low $turned $last $placed $lastAt $next)
  (set $wordA (i32.shl (i32.shr_u $a 6) 3))
  (set $wordB (i32.shl (i32.shr_u $b 6) 3))
  (set $wordAB (i32.shl (i32.shr_u (i32.add $a $b) 6) 3))
  (set $shiftA (i64.extend_i32_u (i32.and $a 63)))
  (set $shiftB (i64.extend_i32_u (i32.and $b 63)))
  (set $shiftAB (i64.extend_i32_u (i32.and (i32.add $a $b) 63)))
  (set $maskA (i64.sub (i64.shl 1n $shiftA) 1n))
  (set $maskB (i64.sub (i64.shl 1n $shiftB) 1n))
  (set $maskAB (i64.sub (i64.shl 1n $shiftAB) 1n))
  (set $last (i64.load+${LAST} 0))
  (set $p ${TAPE_AT})
  (set $stop (i32.add ${TAPE_AT} (i32.shl $words 3)))
  (set $gap (i32.sub $wordAB 8))
  (set $since (i32.sub ${TAPE_AT} $gap))`;

/** What was labelled first in the last word that had such heaps; as long as this call met none, `$since` is before the tape. */
const noteLast = `
  (if (i32.ge_s $since ${TAPE_AT}) (then
    (set $last (i64.sub (i64.add $lastAt 63n) (i64.clz (i64.xor (i64.load $since) -1n))))))`;

/** Whether the tape is blank, looked at only where no heap was labelled first for nearly a + b heaps. */
const lookForBlank = `
  (if (i32.ge_s (i32.sub $p $since) $gap) (then
    ${noteLast}
    (set $next (i64.add (i64.extend_i32_u (i32.shl (i32.sub $p ${TAPE_AT}) 3)) (i64.ctz $firsts)))
    (if (i64.eq (i64.sub $next $last) (i64.extend_i32_u (i32.add (i32.add $a $b) 1))) (then
      (i64.store+${BLANK} 0 $next)
      (br $done)))))
  (set $since $p)
  (set $lastAt (i64.extend_i32_u (i32.shl (i32.sub $p ${TAPE_AT}) 3)))`;

const FINISH = `
  ${noteLast}
  (i64.store+${LAST} 0 $last)
  (i64.store+${PLACED} 0 (i64.add (i64.load+${PLACED} 0) $placed))`;

/** Rotates labels to where a head stands: `$low` is the part for the next word, `$turned` that for its own. */
const turn = (labels: string, shift: string, mask: string) => `
  (set $turned (i64.rotl ${labels} ${shift}))
  (set $low (i64.and $turned ${mask}))
  (set $turned (i64.xor $turned $low))`;

const labelAt = (word: string, labels: string, shift: string, mask: string) => `
  (set $at (i32.add $p ${word}))
  ${turn(labels, shift, mask)}
  (i64.store $at (i64.or (i64.load $at) $turned))
  (i64.store+8 $at (i64.or (i64.load+8 $at) $low))`;

const TEXT = `
(func $far (param i32 $words $a $b)
  ${HEADS}
  (local i64 $atA $carryA $carryB $carryAB)
  (local i32 $at)
  (set $carryA (i64.load+${CARRY_A} 0))
  (set $carryB (i64.load+${CARRY_B} 0))
  (set $carryAB (i64.load+${CARRY_AB} 0))
  (set $atA (i64.load (i32.add $p $wordA)))
  (block $done (loop $steps
    (br_if $done (i32.ge_s $p $stop))
    (set $firsts (i64.xor (i64.load $p) -1n))
    (if (i64.ne $firsts 0n) (then ${lookForBlank}))
    (set $at (i32.add $p $wordA))
    (set $next (i64.load+8 $at))
    (set $second (i64.and $firsts ${across('$atA', '$next', '$shiftA', '$maskA')}))
    (set $first (i64.xor $firsts $second))
    ${turn('$first', '$shiftA', '$maskA')}
    (i64.store $at (i64.or (i64.or $atA $carryA) $turned))
    (set $carryA $low)
    (set $atA $next)
    ${turn('$second', '$shiftB', '$maskB')}
    (set $at (i32.add $p $wordB))
    (i64.store $at (i64.or (i64.or (i64.load $at) $carryB) $turned))
    (set $carryB $low)
    ${turn('$firsts', '$shiftAB', '$maskAB')}
    (i64.store (i32.add $p $wordAB) (i64.or $carryAB $turned))
    (set $carryAB $low)
    (set $placed (i64.add $placed (i64.popcnt $firsts)))
    (set $p (i32.add $p 8))
    (br $steps)))
  (i64.store+${CARRY_A} 0 $carryA)
  (i64.store+${CARRY_B} 0 $carryB)
  (i64.store+${CARRY_AB} 0 $carryAB)
  ${FINISH})

(func $near (param i32 $words $a $b)
  ${HEADS}
  (local i64 $path $d)
  (local i32 $at)
  (block $done (loop $steps
    (br_if $done (i32.ge_s $p $stop))
    (set $firsts (i64.xor (i64.load $p) -1n))
    (if (i64.ne $firsts 0n) (then
      ${lookForBlank}
      (set $at (i32.add $p $wordA))
      (set $second (i64.and $firsts ${across('(i64.load $at)', '(i64.load+8 $at)', '$shiftA', '$maskA')}))
      (set $path $firsts)
      (set $d (i64.extend_i32_u (i32.sub $b $a)))
      (block $flooded (loop $flood
        (br_if $flooded (i64.ge_s $d 64n))
        (set $second (i64.or $second (i64.and $path (i64.shl $second $d))))
        (set $path (i64.and $path (i64.shl $path $d)))
        (set $d (i64.shl $d 1n))
        (br $flood)))
      (set $first (i64.xor $firsts $second))
      ${labelAt('$wordA', '$first', '$shiftA', '$maskA')}
      ${labelAt('$wordB', '$second', '$shiftB', '$maskB')}
      ${labelAt('$wordAB', '$firsts', '$shiftAB', '$maskAB')}
      (set $placed (i64.add $placed (i64.popcnt $firsts)))))
    (set $p (i32.add $p 8))
    (br $steps)))
  ${FINISH})`;

/** So many words: `near` where b − a is below 128, and `far`. See {@link TapeOfLemma6By64}. */
export const lemma6Kernel = wasmKernel<{
  readonly far: (words: number, a: number, b: number) => void;
  readonly near: (words: number, a: number, b: number) => void;
}>(TEXT);
