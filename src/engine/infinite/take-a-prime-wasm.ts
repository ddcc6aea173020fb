import { wasmKernel } from '../wasm/kernel.ts';

/**
 * 128 bits of a row from the bit `$shift` (0 to 7) of the byte at an address on: the row there and a byte further,
 * shifted in lanes of 64 bits against each other so that the second fills what the first lacks.
 */
const bitsFrom = (address: string) => `
  (v128.or (i64x2.shr_u (v128.load ${address}) $shift) (i64x2.shl (v128.load+1 ${address}) (i32.sub 8 $shift)))`;

/** The bits of one plane for 16 heaps, every one in the byte of its heap, as the number that the plane stands for. */
const plane = (number: number) => `
  (v128.and
    (i8x16.eq (v128.and (i16x8.splat (i32.or
      (i32.load8_u (i32.add $p $even${number}))
      (i32.shl (i32.load8_u (i32.add $p $odd${number})) 8))) $bits) $bits)
    (i8x16.splat ${2 ** number}))`;

const TEXT = `
; The values of the first heaps, a byte each, and how many of them are known: all, or fewer where one is $most or more. By value
; there is an even and an odd row, all 0 at first, $bytes long, whose ones are the heaps that a move leads to it from: a heap
; takes the first value in whose row it is not, and adds the odd moves, from it on, to the row of the other parity. So far
; behind each row is that of the heaps that have the value.
(func $begin (param i32 $heaps $moves $bytes $rows $most $values $two $far) (result i32)
  (local i32 $heap $i $row $value $at $end $move)
  (local i64 $word $below $shift)
  (block $done (loop $again
    (br_if $done (i32.ge_s $heap $heaps))
    (set $i (i32.shr_u $heap 1))
    (set $row (i32.add $rows (i32.mul $bytes (i32.and $heap 1))))
    (set $value 0)
    (block $open (loop $next
      (br_if $done (i32.eq $value $most))
      (br_if $open (i32.eqz (i32.and 1
        (i32.shr_u (i32.load8_u (i32.add $row (i32.shr_u $i 3))) (i32.and $i 7)))))
      (set $row (i32.add $row (i32.shl $bytes 1)))
      (set $value (i32.add $value 1))
      (br $next)))
    (i32.store8 (i32.add $values $heap) $value)
    (set $at (i32.add (i32.add $row $far) (i32.shr_u $i 3)))
    (i32.store8 $at (i32.or (i32.load8_u $at) (i32.shl 1 (i32.and $i 7))))
    (if $two (then
      (set $at (i32.add $row (i32.shr_u (i32.add $i 1) 3)))
      (i32.store8 $at (i32.or (i32.load8_u $at) (i32.shl 1 (i32.and (i32.add $i 1) 7))))))
    (set $i (i32.add $i (i32.and $heap 1)))
    (set $row (select (i32.sub $row $bytes) (i32.add $row $bytes) (i32.and $heap 1)))
    (set $end (i32.add $row $bytes))
    (set $at (i32.add $row (i32.shl (i32.shr_u $i 6) 3)))
    (set $shift (i64.extend_i32_u (i32.and $i 63)))
    (set $move $moves)
    (set $below 0n)
    (block $struck (loop $next
      (br_if $struck (i32.ge_s $at $end))
      (set $word (i64.load $move))
      (i64.store $at (i64.or (i64.load $at)
        (i64.or (i64.shl $word $shift) (i64.shr_u (i64.shr_u $below 1n) (i64.sub 63n $shift)))))
      (set $below $word)
      (set $at (i32.add $at 8))
      (set $move (i32.add $move 8))
      (br $next)))
    (set $heap (i32.add $heap 1))
    (br $again)))
  $heap)

; Clears the cells where the moves, from a bit on, have ones.
(func $strike (param i32 $cells $vectors $moves $shift)
  (local i32 $end)
  (set $end (i32.add $cells (i32.shl $vectors 4)))
  (block $done (loop $again
    (br_if $done (i32.ge_s $cells $end))
    (v128.store $cells (v128.andnot (v128.load $cells) ${bitsFrom('$moves')}))
    (set $cells (i32.add $cells 16))
    (set $moves (i32.add $moves 16))
    (br $again))))

; Of each run of ones keeps the first, the third, and so on; as in the dense level, 64 cells at once.
(func $alternate (param i32 $cells $words) (param i64 $carry)
  (local i32 $end)
  (local i64 $runs $begins $fromEven)
  (set $end (i32.add $cells (i32.shl $words 3)))
  (block $done (loop $again
    (br_if $done (i32.ge_s $cells $end))
    (set $runs (i64.and (i64.load $cells) (i64.xor $carry -1n)))
    (set $begins (i64.and $runs (i64.xor (i64.shl $runs 1n) -1n)))
    (set $fromEven (i64.and $runs (i64.xor (i64.add $runs (i64.and $begins 0x5555555555555555n)) -1n)))
    (set $runs (i64.or
      (i64.and $fromEven 0x5555555555555555n)
      (i64.and (i64.and $runs (i64.xor $fromEven -1n)) 0xaaaaaaaaaaaaaaaan)))
    (i64.store $cells $runs)
    (set $carry (i64.shr_u $runs 63n))
    (set $cells (i32.add $cells 8))
    (br $again))))

; Writes a row eight times, each so many bytes behind the one before, shifted by 0 to 7 bits: so every bit of it begins a byte.
(func $shiftedRows (param i32 $row $vectors $to $bytes)
  (local i32 $shift $p $q $end)
  (set $end (i32.add $row (i32.shl $vectors 4)))
  (loop $shifts
    (set $p $row)
    (set $q (i32.add $to (i32.mul $shift $bytes)))
    (loop $again
      (v128.store $q ${bitsFrom('$p')})
      (set $p (i32.add $p 16))
      (set $q (i32.add $q 16))
      (br_if $again (i32.lt_s $p $end)))
    (set $shift (i32.add $shift 1))
    (br_if $shifts (i32.ne $shift 8))))

; Clears the open cells from which a move leads to a member, and returns how many are left. First move by move: where the
; members are that a move leads to from the first vector. Then cell by cell: the members that the moves of one block lead
; to, 128 of them, lie side by side, for the first cell from a bit of the row at address 0 on, and those of the next block
; before them.
(func $strikeAll (param i32 $open $vectors $moves $until $blocks $stop $base) (result i32)
  (local i32 $end $offset $move $at $shift $half $left)
  (local i64 $rest $cell $kept)
  (local v128 $cells)
  (set $end (i32.add $open (i32.shl $vectors 4)))
  (block $done (loop $again
    (br_if $done (i32.ge_s $open $end))
    (set $cells (v128.load $open))
    (set $move $moves)
    (block $all (loop $next
      (br_if $all (i32.ge_s $move $until))
      (set $cells (v128.andnot $cells (v128.load (i32.add $offset (i32.load $move)))))
      (set $move (i32.add $move 4))
      (br $next)))
    (v128.store $open $cells)
    (set $half 0)
    (loop $halves
      (set $kept (i64.load $open))
      (set $rest $kept)
      (block $none (loop $one
        (br_if $none (i64.eqz $rest))
        (set $cell (i64.and $rest (i64.sub 0n $rest)))
        (set $rest (i64.xor $rest $cell))
        (set $at (i32.add $base (i32.wrap_i64 (i64.ctz $cell))))
        (set $shift (i32.and $at 7))
        (set $at (i32.shr_u $at 3))
        (set $move $blocks)
        (block $missed
          (block $struck (loop $next
            (br_if $missed (i32.ge_s $move $stop))
            (br_if $struck (v128.any_true (v128.and (v128.load $move) ${bitsFrom('$at')})))
            (set $at (i32.sub $at 16))
            (set $move (i32.add $move 16))
            (br $next)))
          (set $kept (i64.xor $kept $cell))
          (br $one))
        (set $left (i32.add $left 1))
        (br $one)))
      (i64.store $open $kept)
      (set $open (i32.add $open 8))
      (set $base (i32.add $base 64))
      (set $half (i32.add $half 1))
      (br_if $halves (i32.ne $half 2)))
    (set $offset (i32.add $offset 16))
    (br $again)))
  $left)

; Adds the bits of one row to another.
(func $add (param i32 $row $vectors $to)
  (local i32 $end)
  (set $end (i32.add $row (i32.shl $vectors 4)))
  (block $done (loop $again
    (br_if $done (i32.ge_s $row $end))
    (v128.store $to (v128.or (v128.load $to) (v128.load $row)))
    (set $row (i32.add $row 16))
    (set $to (i32.add $to 16))
    (br $again))))

; Values of 16 heaps at once from four planes of bits, each an even and an odd row of so many bytes.
(func $values (param i32 $p $bytes $values $mask)
  (local i32 $end $even0 $odd0 $even1 $odd1 $even2 $odd2 $even3 $odd3)
  (local v128 $bits)
  (set $bits (v128.load $mask))
  (set $odd0 $bytes)
  (set $even1 (i32.add $odd0 $bytes))
  (set $odd1 (i32.add $even1 $bytes))
  (set $even2 (i32.add $odd1 $bytes))
  (set $odd2 (i32.add $even2 $bytes))
  (set $even3 (i32.add $odd2 $bytes))
  (set $odd3 (i32.add $even3 $bytes))
  (set $end (i32.add $p $bytes))
  (block $done (loop $again
    (br_if $done (i32.ge_s $p $end))
    (v128.store $values (v128.or (v128.or ${plane(0)} ${plane(1)}) (v128.or ${plane(2)} ${plane(3)})))
    (set $values (i32.add $values 16))
    (set $p (i32.add $p 1))
    (br $again))))`;

/** The loops of the beginning and of the dense levels of take-a-prime, and the writing of the values, 128 bits at once. Arguments are addresses. */
export const takeAPrimeKernel = wasmKernel<{
  readonly begin: (
    heaps: number,
    moves: number,
    bytes: number,
    rows: number,
    most: number,
    values: number,
    two: number,
    far: number,
  ) => number;
  readonly strike: (cells: number, vectors: number, moves: number, shift: number) => void;
  readonly alternate: (cells: number, words: number, carry: bigint) => void;
  readonly shiftedRows: (row: number, vectors: number, to: number, bytes: number) => void;
  readonly strikeAll: (
    open: number,
    vectors: number,
    moves: number,
    until: number,
    blocks: number,
    stop: number,
    base: number,
  ) => number;
  readonly add: (row: number, vectors: number, to: number) => void;
  readonly values: (planes: number, bytes: number, values: number, mask: number) => void;
}>(TEXT);

export type TakeAPrimeKernel = NonNullable<ReturnType<typeof takeAPrimeKernel>>;
