import { wasmKernel } from '../wasm/kernel.ts';

const TEXT = `
; Outcomes from a byte of the tape on, so many bytes a step. The least move is apart where it is shorter than a step,
; else 0. Moves shorter than two steps read the last two steps, in registers: the tape would have to wait for their
; stores; from near to far, each as two shifts. All others, from far to stop, are an offset in bytes, to where the options
; of the first heap begin, and a shift.
(func $step (param i32 $p $end $bytes $near $far $stop) (param i64 $least)
  (local i32 $move)
  (local i64 $width $all $last $before $reached $g $x $path $d $back $first $two)
  (set $width (i64.extend_i32_u (i32.shl $bytes 3)))
  (set $all (i64.sub (i64.shl 1n $width) 1n))
  (set $back (i64.sub $width $least))
  (set $first (i64.sub (i64.shl 1n $least) 1n))
  (set $two (i64.sub (i64.shl 1n (i64.add $least $least)) 1n))
  (if (i64.ge_s (i64.add $least $least) 64n) (then (set $two -1n)))
  (set $last (i64.and $all (i64.load (i32.sub $p $bytes))))
  (set $before (i64.and $all (i64.load (i32.sub $p (i32.add $bytes $bytes)))))
  (block $done (loop $again
    (br_if $done (i32.ge_s $p $end))
    (set $reached 0n)
    (set $move $far)
    (block $all (loop $next
      (br_if $all (i32.ge_s $move $stop))
      (set $reached (i64.or $reached
        (i64.shr_u (i64.load (i32.add $p (i32.load $move))) (i64.load+8 $move))))
      (set $move (i32.add $move 16))
      (br $next)))
    (set $move $near)
    (block $all (loop $next
      (br_if $all (i32.ge_s $move $far))
      (set $reached (i64.or $reached
        (i64.or (i64.shr_u $before (i64.load $move)) (i64.shl $last (i64.load+8 $move)))))
      (set $move (i32.add $move 16))
      (br $next)))
    (set $g (i64.xor $reached -1n))
    (set $x $g)
    (if (i64.ne $least 0n) (then
      (set $d (i64.shr_u $last $back))
      (set $x (i64.and $first (i64.and $g (i64.xor $d -1n))))
      (set $x (i64.or $x (i64.and
        (i64.and $g (i64.xor (i64.shl $x $least) -1n))
        (i64.xor $two $first))))
      (set $path (i64.and $g (i64.xor $two -1n)))
      (set $x (i64.or $x (i64.and $path (i64.xor (i64.shl $g $least) -1n))))
      (set $d (i64.add $least $least))
      (block $flooded (loop $flood
        (br_if $flooded (i64.ge_s $d $width))
        (set $x (i64.or $x (i64.and $path (i64.shl $x $d))))
        (set $path (i64.and $path (i64.shl $path $d)))
        (set $d (i64.shl $d 1n))
        (br $flood)))))
    (i64.store $p $x)
    (set $before $last)
    (set $last (i64.and $x $all))
    (set $p (i32.add $p $bytes))
    (br $again))))`;

/** The step of {@link FiniteTapeByWords} for one level, with words of up to 56 heaps on a tape that is not a ring. */
export const outcomeKernel = wasmKernel<{
  readonly step: (
    p: number,
    end: number,
    bytes: number,
    near: number,
    far: number,
    stop: number,
    least: bigint,
  ) => void;
}>(TEXT);

export type OutcomeKernel = NonNullable<ReturnType<typeof outcomeKernel>>;
