import { wasmKernel } from '../wasm/kernel.ts';
import { END, HEAP_0, MEMORY, VECTOR, WINDOW } from './terms-in-bytes-memory.ts';

/** The least move from which on a vector, or so many heaps of it as the move is long, is made at once. */
const LEAST_FOR_VECTORS = 8;

const MOVES = ['$a', '$b', '$c', '$d', '$e'];

/** The "or" of what a load reads at each of the moves from `$n` back. */
const reached = (load: string, or: string, moves: readonly string[] = MOVES) =>
  moves.map(s => `(${load} (i32.sub $n ${s}))`).reduce((p, q) => `(${or} ${p} ${q})`);

/** What the period of most sets divides. */
const SUMS = MOVES.flatMap((s, i) => MOVES.slice(i).map(t => `(i32.add ${s} ${t})`));

const TEXT = `
; The terms of {a, b, c, d, e}, the least move first, from one address to another, in bytes: value v is the bit v, and of the
; bits the mask has those that are wanted, which is 1 for outcomes.
(func $play (param i32 $a $b $c $d $e $mask $n $end)
  (local i32 $x)
  (local v128 $y $one $masks)
  (set $one (i8x16.splat 1))
  (set $masks (i8x16.splat $mask))
  (if (i32.eq $a 1) (then
    (set $x (i32.load8_u (i32.sub $n 1)))
    (loop $again
      (if (i32.ge_s $n $end) (then (return)))
      (set $x (i32.or $x ${reached('i32.load8_u', 'i32.or', MOVES.slice(1))}))
      (set $x (i32.and (i32.and (i32.add $x 1) (i32.xor $x -1)) $mask))
      (i32.store8 $n $x)
      (set $n (i32.add $n 1))
      (br $again))))
  (if (i32.lt_s $a ${LEAST_FOR_VECTORS}) (then
    (loop $again
      (if (i32.ge_s $n $end) (then (return)))
      (set $x ${reached('i32.load8_u', 'i32.or')})
      (i32.store8 $n (i32.and (i32.and (i32.add $x 1) (i32.xor $x -1)) $mask))
      (set $n (i32.add $n 1))
      (br $again))))
  (set $x (select $a ${VECTOR} (i32.lt_s $a ${VECTOR})))
  (block $done (loop $again
    (br_if $done (i32.ge_s $n $end))
    (set $y ${reached('v128.load', 'v128.or')})
    (v128.store $n (v128.and (v128.andnot (i8x16.add $y $one) $y) $masks))
    (set $n (i32.add $n $x))
    (br $again))))

; The least distance at which the last window stands before too; 0 if there is none.
(func $nearest (result i32)
  (local i32 $p $most $from $at $top)
  (local v128 $told)
  (set $top (i32.sub (i32.load+${END} 0) ${VECTOR}))
  (set $told (v128.load $top))
  (set $from (i32.sub (i32.load+${END} 0) (i32.load+${WINDOW} 0)))
  (set $most (i32.sub $from ${HEAP_0}))
  (loop $distances
    (set $p (i32.add $p 1))
    (if (i32.gt_s $p $most) (then (return 0)))
    (br_if $distances (v128.any_true (v128.xor $told (v128.load (i32.sub $top $p)))))
    (set $at $from)
    (loop $rest
      (if (i32.ge_s $at $top) (then (return $p)))
      (br_if $distances (v128.any_true (v128.xor (v128.load $at) (v128.load (i32.sub $at $p)))))
      (set $at (i32.add $at ${VECTOR}))
      (br $rest)))
  0)

; The period of {a, b, c, d, e}. So many terms are there already. After $first heaps, half as many more, and so on, up to $last, it
; is tried whether the last window stands a sum of two moves before too: if so, returns less the sum. After $look heaps, twice
; as many, and so on, and after $last, all distances are tried: the least is returned. 0 if there is none.
(func $find (param i32 $a $b $c $d $e $mask $given $first $look $last $window) (result i32)
  (local i32 $n $end $p)
  (set $n (i32.add ${HEAP_0} $given))
  (set $last (i32.add $last ${HEAP_0}))
  (set $look (i32.add $look ${HEAP_0}))
  (set $end (i32.add $first ${HEAP_0}))
  (i32.store+${WINDOW} 0 $window)
  (block $met
    (loop $stages
      (set $end (select $last $end (i32.gt_s $end $last)))
      (call $play ${MOVES.join(' ')} $mask $n $end)
      (i32.store+${END} 0 $end)
      ${SUMS.map(sum => `(set $p ${sum})\n      (br_if $met (call $recurs $p))`).join('\n      ')}
      (if (i32.ge_s $end (select $last $look (i32.lt_s $last $look))) (then
        (set $p (call $nearest))
        (if (i32.or $p (i32.eq $end $last)) (then (return $p)))
        (set $look (i32.sub (i32.shl $end 1) ${HEAP_0}))))
      (set $n (select $end $n (i32.gt_s $end $n)))
      (set $end (i32.add $end (i32.shr_u (i32.sub $end ${HEAP_0}) 1)))
      (br $stages)))
  (i32.sub 0 $p))

; After $find found values: makes outcomes of them, 1 where the value is 0.
(func $outcomes
  (local i32 $n $end)
  (local v128 $one)
  (set $one (i8x16.splat 1))
  (set $end (i32.load+${END} 0))
  (set $n ${HEAP_0})
  (loop $again
    (v128.store $n (v128.and (v128.load $n) $one))
    (set $n (i32.add $n ${VECTOR}))
    (br_if $again (i32.lt_s $n $end))))

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
  readonly play: (
    a: number,
    b: number,
    c: number,
    d: number,
    e: number,
    mask: number,
    from: number,
    end: number,
  ) => void;
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
}>(TEXT, MEMORY);
