import { wasmKernel } from '../wasm/kernel.ts';

/** Where the tape begins in memory; before it, what a call leaves for the next, each in 8 bytes. */
export const TAPE_AT = 64;
export const [CARRY_A, CARRY_B, CARRY_AB, LAST, PLACED, BLANK] = [0, 8, 16, 24, 32, 40];

/** A head, that stands in the middle of two words: in the text, where it stands is a local, or a number. */
interface Head {
  /** What is behind `load` or `store` for its word, as the first head is so many bytes behind `$p`, or bytes after it. */
  readonly word: (bytes: number) => string;
  /** Turns labels to where it stands: `$own` is the part for its word, `$over` that for the next. */
  readonly turn: (labels: string) => string;
  /** 64 bits of the tape from it on, which are of two words. */
  readonly across: (low: string, high: string) => string;
}

/**
 * A head anywhere. A mask of the low bits takes the part of each word, and one rotation both to their places: shifts by a
 * variable are slow in WebAssembly.
 */
const head = (name: string): Head => ({
  word: bytes => `+${bytes} (i32.add $p $word${name})`,
  turn: labels => `
    (set $own (i64.rotl ${labels} $shift${name}))
    (set $over (i64.and $own $mask${name}))
    (set $own (i64.xor $own $over))`,
  across: (low, high) =>
    `(i64.rotr (i64.xor ${low} (i64.and (i64.xor ${low} ${high}) $mask${name})) $shift${name})`,
});

/** The locals of heads that may stand anywhere. */
const ANYWHERE = `
  (local i32 $wordA $wordB $wordAB)
  (local i64 $shiftA $shiftB $shiftAB $maskA $maskB $maskAB)
  (set $wordA (i32.shl (i32.shr_u $a 6) 3))
  (set $wordB (i32.shl (i32.shr_u $b 6) 3))
  (set $wordAB (i32.shl (i32.shr_u (i32.add $a $b) 6) 3))
  (set $shiftA (i64.extend_i32_u (i32.and $a 63)))
  (set $shiftB (i64.extend_i32_u (i32.and $b 63)))
  (set $shiftAB (i64.extend_i32_u (i32.and (i32.add $a $b) 63)))
  (set $maskA (i64.sub (i64.shl 1n $shiftA) 1n))
  (set $maskB (i64.sub (i64.shl 1n $shiftB) 1n))
  (set $maskAB (i64.sub (i64.shl 1n $shiftAB) 1n))`;

const BEGIN = `
  (local i32 $p $stop)
  (local i64 $firsts $first $second $own $over $last $placed $next)
  (set $last (i64.load+${LAST} 0))
  (set $p ${TAPE_AT})
  (set $stop (i32.add ${TAPE_AT} (i32.shl $words 3)))`;

/** The first bit of a word, as a heap. */
const heapAt = (word: string) => `(i64.extend_i32_u (i32.shl (i32.sub ${word} ${TAPE_AT}) 3))`;

/** What was labelled first in the last word that had such heaps; as long as this call met none, `$since` is before the tape. */
const NOTE_LAST = `
  (if (i32.ge_s $since ${TAPE_AT}) (then
    (set $last (i64.sub (i64.add ${heapAt('$since')} 63n) (i64.clz (i64.xor (i64.load $since) -1n))))))`;

const END = `
  (i64.store+${LAST} 0 $last)
  (i64.store+${PLACED} 0 (i64.add (i64.load+${PLACED} 0) $placed))`;

/** Whether the tape is blank at a word, looked at only where no heap was labelled first for nearly a + b heaps. */
const lookForBlank = (word: string) => `
  (if (i32.ge_s (i32.sub ${word} $since) $gap) (then
    ${NOTE_LAST}
    (set $next (i64.add ${heapAt(word)} (i64.ctz $firsts)))
    (if (i64.eq (i64.sub $next $last) (i64.extend_i32_u (i32.add (i32.add $a $b) 1))) (then
      (i64.store+${BLANK} 0 $next)
      (br $done)))))
  (set $since ${word})`;

/** A step of heads that are two words apart at least, as the first is so many bytes behind `$p`. */
const farStep = (a: Head, b: Head, ab: Head, bytes: number) => `
    (set $firsts (i64.xor (i64.load+${bytes} $p) -1n))
    (if (i64.ne $firsts 0n) (then ${lookForBlank(`(i32.add $p ${bytes})`)}))
    (set $next (i64.load${a.word(bytes + 8)}))
    (set $second (i64.and $firsts ${a.across('$atA', '$next')}))
    (set $first (i64.xor $firsts $second))
    ${a.turn('$first')}
    (i64.store${a.word(bytes)} (i64.or (i64.or $atA $carryA) $own))
    (set $carryA $over)
    (set $atA $next)
    ${b.turn('$second')}
    (i64.store${b.word(bytes)} (i64.or (i64.or (i64.load${b.word(bytes)}) $carryB) $own))
    (set $carryB $over)
    ${ab.turn('$firsts')}
    (i64.store${ab.word(bytes)} (i64.or $carryAB $own))
    (set $carryAB $over)
    (set $placed (i64.add $placed (i64.popcnt $firsts)))`;

/** Two steps at a time, as long as there are two, so that what is around them is paid once. */
const far = (a: Head, b: Head, ab: Head, heads: string) => `
(func $far (param i32 $words $a $b)
  ${BEGIN}
  ${heads}
  (local i32 $gap $since)
  (local i64 $atA $carryA $carryB $carryAB)
  (set $gap (i32.sub (i32.shl (i32.shr_u (i32.add $a $b) 6) 3) 8))
  (set $since (i32.sub ${TAPE_AT} $gap))
  (set $carryA (i64.load+${CARRY_A} 0))
  (set $carryB (i64.load+${CARRY_B} 0))
  (set $carryAB (i64.load+${CARRY_AB} 0))
  (set $atA (i64.load${a.word(0)}))
  (block $done
    (block $odd (loop $pairs
      (br_if $odd (i32.ge_s (i32.add $p 8) $stop))
      ${farStep(a, b, ab, 0)}
      ${farStep(a, b, ab, 8)}
      (set $p (i32.add $p 16))
      (br $pairs)))
    (br_if $done (i32.ge_s $p $stop))
    ${farStep(a, b, ab, 0)})
  (i64.store+${CARRY_A} 0 $carryA)
  (i64.store+${CARRY_B} 0 $carryB)
  (i64.store+${CARRY_AB} 0 $carryAB)
  ${NOTE_LAST}
  ${END})`;

const label = (head: Head, labels: string) => `
      ${head.turn(labels)}
      (i64.store${head.word(0)} (i64.or (i64.load${head.word(0)}) $own))
      (i64.store${head.word(8)} (i64.or (i64.load${head.word(8)}) $over))`;

/** Labels so many heaps at once that no head reads what another writes but the one at b, which the flood is for. */
const near = (a: Head, b: Head, ab: Head, heads: string) => `
(func $near (param i32 $words $a $b)
  ${BEGIN}
  ${heads}
  (local i64 $path $d $width $piece)
  (set $width (i64.extend_i32_u $a))
  (block $done (loop $steps
    (br_if $done (i32.ge_s $p $stop))
    (set $piece (select (i64.sub (i64.shl 1n $width) 1n) -1n (i64.lt_s $width 64n)))
    (loop $pieces
      (set $firsts (i64.and (i64.xor (i64.load $p) -1n) $piece))
      (if (i64.ne $firsts 0n) (then
        (set $next (i64.add ${heapAt('$p')} (i64.ctz $firsts)))
        (if (i64.eq (i64.sub $next $last) (i64.extend_i32_u (i32.add (i32.add $a $b) 1))) (then
          (i64.store+${BLANK} 0 $next)
          (br $done)))
        (set $last (i64.sub (i64.add ${heapAt('$p')} 63n) (i64.clz $firsts)))
        (set $second (i64.and $firsts ${a.across(`(i64.load${a.word(0)})`, `(i64.load${a.word(8)})`)}))
        (set $path $firsts)
        (set $d (i64.extend_i32_u (i32.sub $b $a)))
        (block $flooded (loop $flood
          (br_if $flooded (i64.ge_s $d 64n))
          (set $second (i64.or $second (i64.and $path (i64.shl $second $d))))
          (set $path (i64.and $path (i64.shl $path $d)))
          (set $d (i64.shl $d 1n))
          (br $flood)))
        (set $first (i64.xor $firsts $second))
        ${label(a, '$first')}
        ${label(b, '$second')}
        ${label(ab, '$firsts')}
        (set $placed (i64.add $placed (i64.popcnt $firsts)))))
      (if (i64.lt_s $width 64n) (then
        (set $piece (i64.shl $piece $width))
        (br_if $pieces (i64.ne $piece 0n)))))
    (set $p (i32.add $p 8))
    (br $steps)))
  ${END})`;

const TEXT = [far, near].map(text => text(head('A'), head('B'), head('AB'), ANYWHERE)).join('\n');

/** So many words: `near` where a is below 64 or b − a below 128, and `far`. See {@link TapeOfLemma6}. */
export const lemma6Kernel = wasmKernel<{
  readonly far: (words: number, a: number, b: number) => void;
  readonly near: (words: number, a: number, b: number) => void;
}>(TEXT);

export type Lemma6Kernel = NonNullable<ReturnType<typeof lemma6Kernel>>;
