import { RECORD } from '../many.ts';
import {
  HEAP,
  LANES,
  LAST_FROM,
  LAST_RECORD,
  LIMIT,
  NEXT_RECORD,
  RECORD_OF,
  RECORDS_AT,
  REFERENCE,
  STATE,
  VALUE,
} from './pattern-word-memory.ts';

const moved = (part: number) =>
  `(i64.sub (i64.load+${STATE + part} $lane) (i64.load+${REFERENCE + part} $lane))`;

const wide = (whole: string) => `(i64.extend_i32_u ${whole})`;

/** Many games, two at a time. */
export const MANY = `
; Whether the pattern that came twice stands after that many heaps and values, and after no prime part of them, and so is the least.
(func $isLeast (param i32 $lane $p $s) (result i32)
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
        (if (call $stands $lane ${wide('(i32.div_u $p $q)')} ${wide('(i32.div_u $s $q)')}) (then (return 0))))
      (else (set $q (i32.add $q 1))))
    (br $primes)))
  (call $stands $lane ${wide('$p')} ${wide('$s')}))

; The record of the game in a lane becomes its numbers, where the pattern came twice. A period that is not found, or with its
; preperiod is more than the limit, is 0.
(func $finish (param i32 $lane $code)
  (local i32 $at $p $s) (local i64 $preperiod)
  (set $at (i32.load+${RECORD_OF} $lane))
  (i32.store+4 $at 0)
  (if (i32.eq $code 2) (then (return)))
  (if (i64.lt_s (i64.load+${LIMIT} 0) ${moved(HEAP)}) (then (return)))
  (set $p (i32.wrap_i64 ${moved(HEAP)}))
  (set $s (i32.wrap_i64 ${moved(VALUE)}))
  (if (i32.eqz (call $isLeast $lane $p $s)) (then (return)))
  (if (i64.ne 0n (i64.load+${REFERENCE} $lane)) (then
    (set $preperiod (call $behindLast $lane ${wide('$p')} ${wide('$s')}))))
  (if (i64.lt_s (i64.load+${LIMIT} 0) (i64.add $preperiod ${wide('$p')})) (then (return)))
  (i32.store $at (i32.wrap_i64 $preperiod))
  (i32.store+4 $at $p)
  (i32.store+8 $at $s))

; Puts the next game that is not decided soon into a lane: how many did.
(func $next (param i32 $lane) (result i32)
  (local i32 $at $code)
  (block $none (loop $games
    (set $at (i32.load+${NEXT_RECORD} 0))
    (br_if $none (i32.eq $at (i32.load+${LAST_RECORD} 0)))
    (i32.store+${NEXT_RECORD} 0 (i32.add $at ${RECORD}))
    (i32.store+${RECORD_OF} $lane $at)
    (call $open $lane (i32.load $at) (i32.load+4 $at))
    (set $code (call $begin $lane))
    (if (i32.eqz $code) (then (return 1)))
    (call $finish $lane $code)
    (br $games)))
  (call $rest $lane)
  0)

; The records of so many X, two words of bits each, become their numbers.
(func $many (param i32 $count) (param f64 $lastFrom $limit)
  (local i32 $inLanes $code)
  (i64.store+${LAST_FROM} 0 (i64.trunc_f64_s $lastFrom))
  (i64.store+${LIMIT} 0 (i64.trunc_f64_s $limit))
  (i32.store+${NEXT_RECORD} 0 ${RECORDS_AT})
  (i32.store+${LAST_RECORD} 0 (i32.add ${RECORDS_AT} (i32.mul ${RECORD} $count)))
  (set $inLanes (i32.add (call $next ${LANES[0]}) (call $next ${LANES[1]})))
  (block $done (loop $stints
    (br_if $done (i32.eqz $inLanes))
    (call $walkBoth)
    ${LANES.map(
      lane => `
    (set $code (call $look ${lane}))
    (if $code (then
      (call $finish ${lane} $code)
      (set $inLanes (i32.add (i32.sub $inLanes 1) (call $next ${lane})))))`,
    ).join('')}
    (br $stints))))`;
