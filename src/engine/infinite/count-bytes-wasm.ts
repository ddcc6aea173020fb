import { wasmKernel } from '../wasm/kernel.ts';

const TEXT = `
; How many bytes have the value, 16 at once; a byte of the sum counts up to 255 of them.
(func $count (param i32 $p $end $value) (result i32)
  (local i32 $stop)
  (local v128 $wanted $seen $sum)
  (set $wanted (i8x16.splat $value))
  (block $done (loop $again
    (br_if $done (i32.ge_s $p $end))
    (set $stop (i32.add $p ${16 * 255}))
    (if (i32.gt_s $stop $end) (then (set $stop $end)))
    (set $seen (i8x16.splat 0))
    (loop $next
      (set $seen (i8x16.sub $seen (i8x16.eq (v128.load $p) $wanted)))
      (set $p (i32.add $p 16))
      (br_if $next (i32.gt_s $stop $p)))
    (set $sum (i32x4.add $sum (i32x4.extadd_pairwise_i16x8_u (i16x8.extadd_pairwise_i8x16_u $seen))))
    (br $again)))
  (i32.add
    (i32.add (i32x4.extract_lane+0 $sum) (i32x4.extract_lane+1 $sum))
    (i32.add (i32x4.extract_lane+2 $sum) (i32x4.extract_lane+3 $sum))))`;

/** Counts the bytes from the address `p` to `end`, a multiple of 16 of them, that have the value. */
export const countBytesKernel = wasmKernel<{
  readonly count: (p: number, end: number, value: number) => number;
}>(TEXT);

export type CountBytesKernel = NonNullable<ReturnType<typeof countBytesKernel>>;
