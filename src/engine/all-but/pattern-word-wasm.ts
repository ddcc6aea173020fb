import { wasmKernel } from '../wasm/kernel.ts';
import {
  ANSWERS_AT,
  HEAP,
  KEPT,
  KEPT_END,
  LANE,
  LARGEST_FOR_PATTERN_WORD,
  LAST_FROM,
  type PatternWordSettings,
  REACHED,
  REFERENCE,
  SET,
  SETTINGS_AT,
  SHIPPED_FOR_PATTERN_WORD,
  STATE,
  STATE_BYTES,
  VALUE,
} from './pattern-word-memory.ts';
import { PLAY } from './pattern-word-play.ts';
import { SEARCH } from './pattern-word-search.ts';
import { AHEAD_ALONE, OF_A_STEP, OF_BOTH, ON_BOTH, step } from './pattern-word-step.ts';

type Text = (state: string) => string;

/** Of a kept state, by its number. */
const [keptPattern, keptHeap, keptValue] = [0, HEAP, VALUE].map<Text>(
  part => state => `(i64.load+${KEPT + part} (i32.add $lane (i32.mul ${STATE_BYTES} ${state})))`,
) as [Text, Text, Text];

/** Of the state that recurs where it was met first, and of the one that was reached. */
const [recurring, reached] = [REFERENCE, REACHED].map(
  state => (part: number) => `(i64.load+${state + part} $lane)`,
) as [(part: number) => string, (part: number) => string];

const TEXT = `
${SEARCH}
${PLAY}
; How many of the kept states have fewer values below them.
(func $keptBelow (param i32 $lane) (param i64 $value) (result i32)
  (local i32 $low $high $middle)
  (set $high (i32.div_u (i32.sub (i32.load+${KEPT_END} $lane) $lane) ${STATE_BYTES}))
  (block $only (loop $halves
    (br_if $only (i32.eq $low $high))
    (set $middle (i32.shr_u (i32.add $low $high) 1))
    (if (i64.lt_s ${keptValue('$middle')} $value)
      (then (set $low (i32.add $middle 1)))
      (else (set $high $middle)))
    (br $halves)))
  $low)

; Plays to the state with so many values below it, from the last one that is kept there or before.
(func $reach (param i32 $lane) (param i64 $to)
  (local i64 ${OF_A_STEP} $pattern $heap $value)
  (local i32 $state)
  (set $set (i64.load+${SET} $lane))
  (set $state (i32.sub (call $keptBelow $lane (i64.add $to 1n)) 1))
  (set $pattern ${keptPattern('$state')})
  (set $heap ${keptHeap('$state')})
  (set $value ${keptValue('$state')})
  (block $there (loop $values
    (br_if $there (i64.eq $value $to))
    ${step('$pattern', '$heap')}
    (set $value (i64.add $value 1n))
    (br $values)))
  (i64.store+${REACHED} $lane $pattern)
  (i64.store+${REACHED + HEAP} $lane $heap))

; Whether the pattern that came twice stands so many heaps and values further on too.
(func $stands (param i32 $lane) (param i64 $distance $rise) (result i32)
  (call $reach $lane (i64.add ${recurring(VALUE)} $rise))
  (i32.and
    (i64.eq ${reached(0)} ${recurring(0)})
    (i64.eq (i64.sub ${reached(HEAP)} ${recurring(HEAP)}) $distance)))

; For a period and its saltus: the heap behind the last one that takes a value on one of two tapes, a period
; apart, and not on the other. From the first kept state on which stands a period later too, or from the one that recurs, both
; tapes place the same; the values before it are placed again, those from one kept state to the next, the last ones first,
; until no heap that is left is behind the preperiod.
(func $behindLast (param i32 $lane) (param i64 $period $saltus) (result i64)
  (local i64 ${OF_A_STEP} ${OF_BOTH})
  (local i64 $behind $behindHeap $ahead $aheadHeap $before $value $start $to)
  (local i32 $low $high $middle)
  (set $set (i64.load+${SET} $lane))
  (set $to (i64.add ${recurring(VALUE)} $saltus))
  (set $high (call $keptBelow $lane ${recurring(VALUE)}))
  (block $only (loop $halves
    (br_if $only (i32.eq $low $high))
    (set $middle (i32.shr_u (i32.add $low $high) 1))
    (set $value (i64.add ${keptValue('$middle')} $saltus))
    (call $reach $lane $value)
    (if (i64.eq ${reached(0)} ${keptPattern('$middle')})
      (then (set $to $value) (set $high $middle))
      (else (set $low (i32.add $middle 1))))
    (br $halves)))
  (block $done (loop $pieces
    (set $start ${keptValue('(i32.sub (call $keptBelow $lane $to) 1)')})
    (set $value $start)
    (call $reach $lane $value)
    (set $ahead ${reached(0)})
    (set $aheadHeap (i64.sub ${reached(HEAP)} $period))
    (set $heap $aheadHeap)
    (set $behind 0n)
    (set $behindHeap 0n)
    (if (i64.gt_s $value $saltus) (then
      (call $reach $lane (i64.sub $value $saltus))
      (set $behind ${reached(0)})
      (set $behindHeap ${reached(HEAP)})
      (if (i64.gt_s $behindHeap $heap) (then (set $heap $behindHeap)))))
    (set $before (i64.add $heap ${LARGEST_FOR_PATTERN_WORD + 1}n))
    (loop $values
      (if (i64.ge_s $value $saltus) (then ${ON_BOTH}) (else ${AHEAD_ALONE}))
      (set $value (i64.add $value 1n))
      (br_if $values (i64.lt_s $value $to)))
    (br_if $done (i64.ge_s $preperiod $before))
    (set $to $start)
    (br_if $pieces (i64.gt_s $to 0n))))
  $preperiod)

; The first pattern that comes twice, of X as two words of bits: 0 where none came twice, 2 if it was the blank one.
(func $find (param i32 $low $high) (param f64 $lastFrom) (result i32)
  (local i32 $lane $code)
  (set $lane ${LANE})
  (i64.store+${LAST_FROM} 0 (i64.trunc_f64_s $lastFrom))
  (call $open $lane $low $high)
  (set $code (call $play $lane))
  (if (i32.eq $code 2) (then (return 0)))
  (f64.store+${ANSWERS_AT} 0 (f64.convert_i64_s (i64.sub (i64.load+${STATE + HEAP} $lane) ${recurring(HEAP)})))
  (f64.store+${ANSWERS_AT + 8} 0 (f64.convert_i64_s (i64.sub (i64.load+${STATE + VALUE} $lane) ${recurring(VALUE)})))
  (i32.add 1 (i64.eqz ${recurring(0)})))

; After $find: as $stands.
(func $recurs (param f64 $distance $rise) (result i32)
  (call $stands ${LANE} (i64.trunc_f64_s $distance) (i64.trunc_f64_s $rise)))

; After a 1: as $behindLast.
(func $preperiod (param f64 $period $saltus) (result f64)
  (f64.convert_i64_s (call $behindLast ${LANE} (i64.trunc_f64_s $period) (i64.trunc_f64_s $saltus))))
`;

/** `find` takes X as two words of bits; `recurs` and `preperiod` go on from what it left. Big integers would be made for each game. */
export const patternWordKernel = wasmKernel<{
  readonly find: (low: number, high: number, lastFrom: number) => 0 | 1 | 2;
  readonly recurs: (distance: number, rise: number) => 0 | 1;
  readonly preperiod: (period: number, saltus: number) => number;
}>(TEXT);

type PatternWordKernel = NonNullable<ReturnType<typeof patternWordKernel>>;

/** Writes the settings of the calls that follow. */
export function setPatternWord(
  { memory }: PatternWordKernel,
  settings: Partial<PatternWordSettings> = {},
): void {
  const { mostKept, places, rarity, stint } = {
    ...SHIPPED_FOR_PATTERN_WORD,
    ...settings,
  };
  const written = [mostKept, places - 1, rarity, stint];
  new Int32Array(memory.buffer, SETTINGS_AT, written.length).set(written);
}

/** Period and saltus, where the kernel writes them: its memory never grows. */
export function answersOf({ memory }: PatternWordKernel): Float64Array {
  return new Float64Array(memory.buffer, ANSWERS_AT, 2);
}
