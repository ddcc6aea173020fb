import { PAGE, wasmKernel } from '../wasm/kernel.ts';

/** Bytes of a vector. */
export const VECTOR = 16;

/** Where the byte of heap 0 is. Those before it are 0 where a move that is larger than the heap leads to no value. */
export const HEAP_0 = PAGE;

/** The largest move: what is read before heap 0, a vector at once, is none of the numbers at {@link END}. */
export const LARGEST_FOR_BYTES = HEAP_0 - 2 * VECTOR;

/**
 * Heaps whose terms are kept. Where there are more of them the tapes begin anew: those of nim-values take so much longer that
 * four times as many are worth it.
 */
export const HEAPS_IN_BYTES = { 'nim-values': 2 ** 22, outcomes: 2 ** 20 } as const;

/** The most moves. Fewer are filled up with the last of them. */
export const MOVES_FOR_BYTES = 5;

/** Numbers that stay for the other functions: the address behind the last term, and the heaps of a window. */
const [END, WINDOW] = [0, 4];

/** The least move from which on a vector, or so many heaps of it as the move is long, is made at once. */
const LEAST_FOR_VECTORS = 8;

/** Goes to `$met` if the last `$window` terms before `$end` stand `$p` before too, all of these among the terms. */
const IS_MET = `
  (block $differs
    (br_if $differs (i32.gt_s $p $most))
    (br_if $differs (v128.any_true (v128.xor $told (v128.load (i32.sub $top $p)))))
    (set $at (i32.sub $end $window))
    (loop $rest
      (br_if $met (i32.ge_s $at $top))
      (br_if $differs (v128.any_true (v128.xor (v128.load $at) (v128.load (i32.sub $at $p)))))
      (set $at (i32.add $at ${VECTOR}))
      (br $rest)))`;

const MOVES = ['$a', '$b', '$c', '$d', '$e'];

/** The "or" of what a load reads at each of the moves from `$n` back. */
const reached = (load: string, or: string, moves: readonly string[] = MOVES) =>
  moves.map(s => `(${load} (i32.sub $n ${s}))`).reduce((p, q) => `(${or} ${p} ${q})`);

/** What the period of most sets divides. */
const SUMS = MOVES.flatMap((s, i) => MOVES.slice(i).map(t => `(i32.add ${s} ${t})`));

const TEXT = `
; Terms of {a, b, c, d, e}, the least move first, in bytes: value v is the bit v, and of the bits the mask has those that
; are wanted, which is 1 for outcomes. So many are there already. After $first heaps, half as many more, and so on, up to
; $last, it is tried whether the last window stands a sum of two moves before too: if so, returns less the sum. After $look
; heaps, twice as many, and so on, and after $last, all distances are tried: the least is returned. 0 if there is none.
(func $find (param i32 $a $b $c $d $e $mask $given $first $look $last $window) (result i32)
  (local i32 $n $end $p $top $most $at $x)
  (local v128 $told $y $one $masks)
  (set $one (i8x16.splat 1))
  (set $masks (i8x16.splat $mask))
  (set $n (i32.add ${HEAP_0} $given))
  (set $last (i32.add $last ${HEAP_0}))
  (set $look (i32.add $look ${HEAP_0}))
  (set $end (i32.add $first ${HEAP_0}))
  (block $found (loop $stages
    (if (i32.gt_s $end $last) (then (set $end $last)))
    (if (i32.eq $a 1) (then
      (set $x (i32.load8_u (i32.sub $n 1)))
      (block $done (loop $again
        (br_if $done (i32.ge_s $n $end))
        (set $x (i32.or $x ${reached('i32.load8_u', 'i32.or', MOVES.slice(1))}))
        (set $x (i32.and (i32.and (i32.add $x 1) (i32.xor $x -1)) $mask))
        (i32.store8 $n $x)
        (set $n (i32.add $n 1))
        (br $again)))))
    (if (i32.lt_s $a ${LEAST_FOR_VECTORS}) (then
      (block $done (loop $again
        (br_if $done (i32.ge_s $n $end))
        (set $x ${reached('i32.load8_u', 'i32.or')})
        (i32.store8 $n (i32.and (i32.and (i32.add $x 1) (i32.xor $x -1)) $mask))
        (set $n (i32.add $n 1))
        (br $again))))
    (else
      (set $x (select $a ${VECTOR} (i32.lt_s $a ${VECTOR})))
      (block $done (loop $again
        (br_if $done (i32.ge_s $n $end))
        (set $y ${reached('v128.load', 'v128.or')})
        (v128.store $n (v128.and (v128.andnot (i8x16.add $y $one) $y) $masks))
        (set $n (i32.add $n $x))
        (br $again)))))
    (set $top (i32.sub $end ${VECTOR}))
    (set $told (v128.load $top))
    (set $most (i32.sub (i32.sub $end $window) ${HEAP_0}))
    (block $none
      (block $met
        ${SUMS.map(sum => `(set $p ${sum})${IS_MET}`).join('\n        ')}
        (br $none))
      (set $p (i32.sub 0 $p))
      (br $found))
    (set $x (i32.ge_s $end $last))
    (if (i32.or $x (i32.ge_s $end $look)) (then
      (set $look (i32.sub (i32.shl $end 1) ${HEAP_0}))
      (set $p 1)
      (block $none
        (block $met (loop $distances
          ${IS_MET}
          (set $p (i32.add $p 1))
          (br_if $none (i32.gt_s $p $most))
          (br $distances)))
        (br $found))))
    (set $p 0)
    (br_if $found $x)
    (set $end (i32.add $end (i32.shr_u (i32.sub $end ${HEAP_0}) 1)))
    (br $stages)))
  (i32.store+${END} 0 $end)
  (i32.store+${WINDOW} 0 $window)
  $p)

; After $find found values: makes outcomes of them, 1 where the value is 0.
(func $outcomes (result i32)
  (local i32 $n $end)
  (local v128 $one)
  (set $one (i8x16.splat 1))
  (set $end (i32.load+${END} 0))
  (set $n ${HEAP_0})
  (loop $again
    (v128.store $n (v128.and (v128.load $n) $one))
    (set $n (i32.add $n ${VECTOR}))
    (br_if $again (i32.lt_s $n $end)))
  0)

; Whether the last window stands so many heaps before too.
(func $recurs (param i32 $p) (result i32)
  (local i32 $at $top)
  (set $top (i32.sub (i32.load+${END} 0) ${VECTOR}))
  (set $at (i32.sub (i32.load+${END} 0) (i32.load+${WINDOW} 0)))
  (if (i32.lt_s (i32.sub $at $p) ${HEAP_0}) (then (return 0)))
  (block $alike (loop $rest
    (if (v128.any_true (v128.xor (v128.load $at) (v128.load (i32.sub $at $p)))) (then (return 0)))
    (br_if $alike (i32.eq $at $top))
    (set $at (i32.add $at ${VECTOR}))
    (if (i32.gt_s $at $top) (then (set $at $top)))
    (br $rest)))
  1)

; The least heap from which on every term is that of so many heaps later.
(func $agreesFrom (param i32 $p) (result i32)
  (local i32 $n)
  (set $n (i32.sub (i32.load+${END} 0) $p))
  (block $differs (loop $vectors
    (br_if $differs (i32.lt_s $n ${HEAP_0 + VECTOR}))
    (br_if $differs (v128.any_true (v128.xor
      (v128.load (i32.sub $n ${VECTOR}))
      (v128.load (i32.sub (i32.add $n $p) ${VECTOR})))))
    (set $n (i32.sub $n ${VECTOR}))
    (br $vectors)))
  (block $differs (loop $bytes
    (br_if $differs (i32.eq $n ${HEAP_0}))
    (br_if $differs (i32.ne
      (i32.load8_u (i32.sub $n 1))
      (i32.load8_u (i32.sub (i32.add $n $p) 1))))
    (set $n (i32.sub $n 1))
    (br $bytes)))
  (i32.sub $n ${HEAP_0}))`;

/** The terms of a set of few moves, a byte each, the search for a window that comes twice, and what proves it. */
export const bytesKernel = wasmKernel<{
  readonly find: (
    a: number,
    b: number,
    c: number,
    d: number,
    e: number,
    mask: number,
    given: number,
    first: number,
    look: number,
    last: number,
    window: number,
  ) => number;
  readonly outcomes: () => void;
  readonly recurs: (period: number) => 0 | 1;
  readonly agreesFrom: (period: number) => number;
}>(TEXT, HEAP_0 + HEAPS_IN_BYTES['nim-values'] + VECTOR);
