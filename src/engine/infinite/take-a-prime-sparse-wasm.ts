import { wasmKernels } from '../wasm/kernel.ts';
import { WORDS_AT_ONCE } from './primes.ts';

/** The product of the primes below 11. */
export const WHEEL = 2 * 3 * 5 * 7;

/** The 48 residues mod 210 that are prime to 210. */
export const RESIDUES: readonly number[] = Array.from({ length: WHEEL }, (_, c) => c).filter(isPrimeToWheel);

export function isPrimeToWheel(n: number): boolean {
  return [2, 3, 5, 7].every(p => n % p !== 0);
}

/** Of the memory, in words. A place is written there as the number of its first word. */
export const PLACES = {
  /** How many words a row has. */
  length: 0,
  /** Where the list of the strays begins and ends. */
  strays: 1,
  /** By residue, where its row begins; 0 where it has none. */
  begins: 3,
  /** What is to be sorted. */
  piece: 3 + WHEEL,
  /** {@link RESIDUES}. */
  residues: 3 + WHEEL + WORDS_AT_ONCE,
  /** The rows, one after the other, and then what is allocated. */
  rows: 3 + WHEEL + WORDS_AT_ONCE + RESIDUES.length,
} as const;

const TEXT = `
; Sorts the ones of the piece, of which each is an odd number in its order, the first being 210 $k + $rest + 1: 210 k + c to
; bit k of the row of c.
(func $sort (param i32 $bytes $k $rest)
  (local i32 $c $at $row $words $stop)
  (local i64 $left)
  (set $words ${4 * PLACES.piece})
  (set $stop (i32.add $words $bytes))
  (block $done (loop $again
    (br_if $done (i32.ge_s $words $stop))
    (set $left (i64.load $words))
    (block $passed (loop $next
      (br_if $passed (i64.eqz $left))
      (set $c (i32.add (i32.add $rest 1) (i32.shl (i32.wrap_i64 (i64.ctz $left)) 1)))
      (set $left (i64.and $left (i64.sub $left 1n)))
      (set $at $k)
      (if (i32.ge_s $c 210) (then
        (set $c (i32.sub $c 210))
        (set $at (i32.add $at 1))))
      (set $row (i32.shl (i32.load+${4 * PLACES.begins} (i32.shl $c 2)) 2))
      (br_if $next (i32.eqz $row))
      (set $row (i32.add $row (i32.shl (i32.shr_u $at 5) 2)))
      (i32.store $row (i32.or (i32.load $row) (i32.rotl 1 $at)))
      (br $next)))
    (set $words (i32.add $words 8))
    (set $rest (i32.add $rest 128))
    (br_if $again (i32.lt_s $rest 210))
    (set $rest (i32.sub $rest 210))
    (set $k (i32.add $k 1))
    (br $again))))

; Whether a move leads from heap 210 $q + $r to a member. By the row of residue c, for each c of a list, to members of residue
; $r - c: a level has of each residue where its list begins and ends, and where the room for it ends. And by the strays.
(func $meets (param i32 $q $r $level) (result i32)
  (local i32 $s $top $at $end $k $residue $row $stray)
  (set $residue ${4 * PLACES.residues})
  (set $row ${4 * PLACES.rows})
  (block $done (loop $again
    (br_if $done (i32.ge_s $residue ${4 * PLACES.rows}))
    (set $s (i32.sub $r (i32.load $residue)))
    (set $top $q)
    (if (i32.lt_s $s 0) (then
      (set $s (i32.add $s 210))
      (set $top (i32.sub $q 1))))
    (set $s (i32.add $level (i32.mul $s 12)))
    (set $at (i32.shl (i32.load $s) 2))
    (set $end (i32.shl (i32.load+4 $s) 2))
    (block $passed (loop $next
      (br_if $passed (i32.ge_s $at $end))
      (set $k (i32.sub $top (i32.load $at)))
      (set $at (i32.add $at 4))
      (br_if $next (i32.eqz (i32.and 1 (i32.shr_u
        (i32.load (i32.add $row (i32.shl (i32.shr_u $k 5) 2)))
        (i32.and $k 31)))))
      (return 1)))
    (set $row (i32.add $row (i32.shl (i32.load+${4 * PLACES.length} 0) 2)))
    (set $residue (i32.add $residue 4))
    (br $again)))
  (set $stray (i32.shl (i32.load+${4 * PLACES.strays} 0) 2))
  (block $done (loop $again
    (br_if $done (i32.ge_s $stray (i32.shl (i32.load+${4 * PLACES.strays + 4} 0) 2)))
    (set $s (i32.sub $r (i32.rem_u (i32.load $stray) 210)))
    (set $top (i32.sub $q (i32.div_u (i32.load $stray) 210)))
    (if (i32.lt_s $s 0) (then
      (set $s (i32.add $s 210))
      (set $top (i32.sub $top 1))))
    (set $s (i32.add $level (i32.mul $s 12)))
    (set $end (i32.shl (i32.load $s) 2))
    (set $at (i32.shl (i32.load+4 $s) 2))
    (block $passed (loop $next
      (br_if $passed (i32.ge_s $end $at))
      (set $at (i32.sub $at 4))
      (br_if $next (i32.gt_s (i32.load $at) $top))
      (br_if $passed (i32.ne (i32.load $at) $top))
      (return 1)))
    (set $stray (i32.add $stray 4))
    (br $again)))
  0)

; Of the open heaps, an even and an odd row of so many bytes, from one heap on, those from which no move leads to a member become
; members one after the other: from open they go to placed, rows alike. Heap 0 of them is 210 $q + $r. Returns the first heap
; for which there is no room, or -1.
(func $place (param i32 $heap $bytes $open $placed $q $r $level) (result i32)
  (local i32 $bits $bit $byte $mask $parity $at $heapQ $heapR $list $end)
  (set $byte (i32.shl (i32.shr_u $heap 6) 2))
  (set $mask (i32.shl -1 (i32.shr_u (i32.and $heap 63) 1)))
  (block $done (loop $again
    (br_if $done (i32.ge_s $byte $bytes))
    (set $bits (i32.and $mask
      (i32.or (i32.load (i32.add $open $byte)) (i32.load (i32.add $open (i32.add $bytes $byte))))))
    (set $mask -1)
    (block $passed (loop $next
      (br_if $passed (i32.eqz $bits))
      (set $bit (i32.and $bits (i32.sub 0 $bits)))
      (set $bits (i32.xor $bits $bit))
      (set $heap (i32.add (i32.shl $byte 4) (i32.shl (i32.wrap_i64 (i64.ctz (i64.extend_i32_u $bit))) 1)))
      (set $at $byte)
      (set $parity 0)
      (loop $parities
        (block $left
          (br_if $left (i32.eqz (i32.and $bit (i32.load (i32.add $open $at)))))
          (set $heapQ (i32.add $q (i32.div_u (i32.add $r $heap) 210)))
          (set $heapR (i32.rem_u (i32.add $r $heap) 210))
          (br_if $left (call $meets $heapQ $heapR $level))
          (set $list (i32.add $level (i32.mul $heapR 12)))
          (set $end (i32.load+4 $list))
          (if (i32.eq $end (i32.load+8 $list)) (then (return $heap)))
          (i32.store (i32.shl $end 2) $heapQ)
          (i32.store+4 $list (i32.add $end 1))
          (i32.store (i32.add $open $at) (i32.xor $bit (i32.load (i32.add $open $at))))
          (i32.store (i32.add $placed $at) (i32.or $bit (i32.load (i32.add $placed $at)))))
        (set $at (i32.add $at $bytes))
        (set $heap (i32.add $heap 1))
        (set $parity (i32.add $parity 1))
        (br_if $parities (i32.ne $parity 2)))
      (br $next)))
    (set $byte (i32.add $byte 4))
    (br $again)))
  -1)`;

/** The rows of the moves by their residues mod 210, and the sparse levels. Arguments are in bytes. */
export const sparseKernel = wasmKernels<{
  readonly sort: (bytes: number, k: number, rest: number) => void;
  readonly place: (
    heap: number,
    bytes: number,
    open: number,
    placed: number,
    q: number,
    r: number,
    level: number,
  ) => number;
}>(TEXT);

export type SparseKernel = NonNullable<ReturnType<typeof sparseKernel>>;
