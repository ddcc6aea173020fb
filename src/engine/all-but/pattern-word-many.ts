import { RECORD } from '../many.ts';
import { ANSWERS_AT, RECORDS_AT } from './pattern-word-memory.ts';

const double = (whole: string) => `(f64.convert_i32_s ${whole})`;

/** Many games one after the other, by the functions of the kernel for one. */
export const MANY = `
; Whether what $find left stands after that many heaps and values, and after no prime part of them, and so is the least.
(func $isLeast (param i32 $p $s) (result i32)
  (local i32 $left $q $rest)
  (set $left $p)
  (set $q $s)
  (loop $divisor
    (set $rest (i32.rem_u $left $q))
    (set $left $q)
    (set $q $rest)
    (br_if $divisor $rest))
  (set $q 2)
  (block $done (loop $primes
    (if (i32.lt_u $left (i32.mul $q $q)) (then (set $q $left)))
    (br_if $done (i32.eq $left 1))
    (if (i32.eqz (i32.rem_u $left $q))
      (then
        (set $left (i32.div_u $left $q))
        (if (call $recurs ${double('(i32.div_u $p $q)')} ${double('(i32.div_u $s $q)')}) (then (return 0))))
      (else (set $q (i32.add $q 1))))
    (br $primes)))
  (call $recurs ${double('$p')} ${double('$s')}))

; The records of so many X, two words of bits each, become their numbers. A period that is not found, or with its preperiod is
; more than $limit, is 0.
(func $many (param i32 $count $lastPlace) (param f64 $mostKept $lastFrom $limit)
  (local i32 $at $code $p $s)
  (set $at ${RECORDS_AT})
  (block $done (loop $games
    (br_if $done (i32.eqz $count))
    (set $code (call $find (i32.load $at) (i32.load+4 $at) $lastPlace $mostKept $lastFrom))
    (i32.store+4 $at 0)
    (if $code (then (if (f64.ge $limit (f64.load+${ANSWERS_AT} 0)) (then
      (set $p (i32.trunc_f64_s (f64.load+${ANSWERS_AT} 0)))
      (set $s (i32.trunc_f64_s (f64.load+${ANSWERS_AT + 8} 0)))
      (if (call $isLeast $p $s) (then
        (f64.store+${ANSWERS_AT} 0 ${double('0')})
        (if (i32.eq $code 1) (then (call $preperiod ${double('$p')} ${double('$s')})))
        (if (f64.ge $limit (f64.add (f64.load+${ANSWERS_AT} 0) ${double('$p')})) (then
          (i32.store $at (i32.trunc_f64_s (f64.load+${ANSWERS_AT} 0)))
          (i32.store+4 $at $p)
          (i32.store+8 $at $s)))))))))
    (set $at (i32.add $at ${RECORD}))
    (set $count (i32.sub $count 1))
    (br $games))))`;
