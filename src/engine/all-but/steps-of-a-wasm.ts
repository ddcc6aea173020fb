import { wasmKernel } from '../wasm/kernel.ts';

/** Where the words of the tape begin in memory; before them, what a call leaves for the next, each in 8 bytes. */
export const WORDS_AT = 64;
export const [CURRENT, BEFORE, LABELS, LAST, PLACED, BLANK] = [0, 8, 16, 24, 32, 40];

const PARAMETERS = '(param i32 $words $q) (param i64 $a $r)';

const LOCALS = `
  (local i32 $p $stop $since $gap)
  (local i64 $mask $back $current $before $labels $last $placed $firsts $sinceFirsts $next $t)
  (set $p ${WORDS_AT})
  (set $stop (i32.add ${WORDS_AT} (i32.shl $words 3)))
  (set $gap (i32.shl (i32.add $q 1) 3))
  (set $since (i32.sub ${WORDS_AT} $gap))
  (set $mask (i64.sub (i64.shl 1n $a) 1n))
  (set $back (i64.sub $a $r))
  (set $current (i64.load+${CURRENT} 0))
  (set $before (i64.load+${BEFORE} 0))
  (set $labels (i64.load+${LABELS} 0))
  (set $last (i64.load+${LAST} 0))`;

/** The first heap of the word at an address of the tape. */
const heapOf = (address: string) =>
  `(i64.mul $a (i64.extend_i32_u (i32.shr_u (i32.sub ${address} ${WORDS_AT}) 3)))`;

/** What was labelled first in the last word that had such heaps; as long as this call met none, `$since` is before the tape. */
const noteLast = `
  (if (i32.ge_s $since ${WORDS_AT}) (then
    (set $last (i64.sub (i64.add ${heapOf('$since')} 63n) (i64.clz $sinceFirsts)))))`;

/** The heaps of the word that are labelled first. The tape can be blank only where no word had one for b / a words. */
const firsts = `
  (set $firsts (i64.xor $current $mask))
  (if (i64.ne $firsts 0n) (then
    (if (i32.ge_s (i32.sub $p $since) $gap) (then
      ${noteLast}
      (set $next (i64.add ${heapOf('$p')} (i64.ctz $firsts)))
      (if (i64.eq (i64.sub $next $last) (i64.add 1n (i64.add $r (i64.mul $a (i64.extend_i32_u (i32.add $q 1)))))) (then
        (i64.store+${BLANK} 0 $next)
        (br $done)))))
    (set $since $p)
    (set $sinceFirsts $firsts)))`;

/** What the heads at b and a + b have labelled in the word at b. */
const shifted = '(i64.or (i64.and (i64.shl $t $r) $mask) (i64.shr_u $labels $back))';

const FINISH = `
  ${noteLast}
  (i64.store+${CURRENT} 0 $current)
  (i64.store+${BEFORE} 0 $before)
  (i64.store+${LABELS} 0 $labels)
  (i64.store+${LAST} 0 $last)
  (i64.store+${PLACED} 0 $placed)`;

const TEXT = `
(func $far ${PARAMETERS}
  ${LOCALS}
  (local i32 $toB)
  (set $toB (i32.shl $q 3))
  (block $done (loop $steps
    (br_if $done (i32.ge_s $p $stop))
    ${firsts}
    (set $current (i64.load+8 $p))
    (set $t (i64.or $before (i64.and $firsts $current)))
    (i64.store (i32.add $p $toB) ${shifted})
    (set $labels $t)
    (set $current (i64.or $current $firsts))
    (set $before $firsts)
    (set $placed (i64.add $placed (i64.popcnt $firsts)))
    (set $p (i32.add $p 8))
    (br $steps)))
  ${FINISH})

(func $near ${PARAMETERS}
  ${LOCALS}
  (local i64 $second $path $d)
  (block $done (loop $steps
    (br_if $done (i32.ge_s $p $stop))
    ${firsts}
    (set $t $before)
    (set $current ${shifted})
    (set $second (i64.and $firsts $current))
    (set $path $firsts)
    (set $d $r)
    (block $flooded (loop $flood
      (br_if $flooded (i64.ge_s $d $a))
      (set $second (i64.or $second (i64.and $path (i64.shl $second $d))))
      (set $path (i64.and $path (i64.shl $path $d)))
      (set $d (i64.shl $d 1n))
      (br $flood)))
    (set $current (i64.or (i64.or $current $firsts) (i64.and (i64.shl $second $r) $mask)))
    (set $labels (i64.or $before $second))
    (set $before $firsts)
    (set $placed (i64.add $placed (i64.popcnt $firsts)))
    (set $p (i32.add $p 8))
    (br $steps)))
  ${FINISH})`;

/** So many words of a ≤ 63 heaps, where b = q a + r: `far` for q ≥ 2, `near` for q = 1. See {@link TapeByStepsOfA}. */
export const stepsOfAKernel = wasmKernel<{
  readonly far: (words: number, q: number, a: bigint, r: bigint) => void;
  readonly near: (words: number, q: number, a: bigint, r: bigint) => void;
}>(TEXT);

export type StepsOfAKernel = NonNullable<ReturnType<typeof stepsOfAKernel>>;
