import { RECORD } from '../many.ts';
import { MOVES_FOR_BYTES, RECORDS_AT, VECTOR } from './terms-in-bytes-memory.ts';

/** Writes preperiod and period into a record, where they are within the limit. */
const NUMBERS = (place: 0 | 12) => `
  (set $p (call $least $p))
  (set $preperiod (call $agreesFrom $p))
  (i32.store+${place} $at $preperiod)
  (if (i32.ge_s $limit (i32.add $preperiod $p)) (then
    (if (call $recurs $p) (then (i32.store+${place + 4} $at $p)))))`;

/** Many sets one after the other, by the functions of the kernel for one. */
export const MANY = `
; The least period, of which this one, after which the last window recurs, is a multiple: it recurs after no p / q.
(func $least (param i32 $p) (result i32)
  (local i32 $left $q $less)
  (set $left $p)
  (set $q 2)
  (block $done (loop $primes
    (if (i32.gt_s (i32.mul $q $q) $left) (then (set $q $left)))
    (br_if $done (i32.eq $left 1))
    (if (i32.eqz (i32.rem_u $left $q))
      (then
        (set $left (i32.div_u $left $q))
        (set $less (i32.div_u $p $q))
        (if (call $recurs $less) (then (set $p $less))))
      (else (set $q (i32.add $q 1))))
    (br $primes)))
  $p)

; The records of so many sets, five moves each, become their numbers: with the mask 1 those of the outcomes alone, else those
; of the values, and of the outcomes that follow from them where $isBoth. A period
; that is not found, or with its preperiod is more than $limit, is 0.
(func $many (param i32 $count $mask $isBoth $given $firstWindows $allFromWindows $limit $most)
  (local i32 $at $p $preperiod $window $last)
  (set $at ${RECORDS_AT})
  (block $done (loop $sets
    (br_if $done (i32.eqz $count))
    (set $window (i32.load+16 $at))
    (set $window (select $window ${VECTOR} (i32.gt_s $window ${VECTOR})))
    (set $last (i32.add $limit $window))
    (set $last (select $last $most (i32.lt_s $last $most)))
    (set $p (call $find
      ${Array.from({ length: MOVES_FOR_BYTES }, (_, i) => `(i32.load+${4 * i} $at)`).join(' ')}
      $mask $given (i32.mul $firstWindows $window) (i32.mul $allFromWindows $window) $last $window))
    (i32.store+4 $at 0)
    (i32.store+8 $at 0)
    (i32.store+16 $at 0)
    (if $p (then
      (set $p (select $p (i32.sub 0 $p) (i32.gt_s $p 0)))
      (if (i32.ne $mask 1) (then
        ${NUMBERS(0)}
        (if $isBoth (then (call $outcomes)))))
      (if (i32.or $isBoth (i32.eq $mask 1)) (then ${NUMBERS(12)}))))
    (set $at (i32.add $at ${RECORD}))
    (set $count (i32.sub $count 1))
    (br $sets))))`;
