import { wasmKernel } from '../wasm/kernel.ts';

const TEXT = `
; Clears the multiples in the row of bits at address 0, so many bits long. Strikers are numbers, up to stop; far behind each
; is the bit that it strikes next, which becomes that of the row to come.
(func $strike (param i32 $bits $striker $stop $far)
  (local i32 $p $bit $at)
  (block $done (loop $again
    (br_if $done (i32.ge_s $striker $stop))
    (set $p (i32.load $striker))
    (set $bit (i32.load (i32.add $striker $far)))
    (block $passed (loop $next
      (br_if $passed (i32.ge_s $bit $bits))
      (set $at (i32.shl (i32.shr_u $bit 5) 2))
      (i32.store $at (i32.and (i32.load $at) (i32.rotl -2 $bit)))
      (set $bit (i32.add $bit $p))
      (br $next)))
    (i32.store (i32.add $striker $far) (i32.sub $bit $bits))
    (set $striker (i32.add $striker 4))
    (br $again))))`;

/** The loop of the sieve of Eratosthenes. */
export const sieveKernel = wasmKernel<{
  readonly strike: (bits: number, striker: number, stop: number, far: number) => void;
}>(TEXT);

export type SieveKernel = NonNullable<ReturnType<typeof sieveKernel>>;
