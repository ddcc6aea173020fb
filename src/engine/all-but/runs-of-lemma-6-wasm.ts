import { wasmKernel } from '../wasm/kernel.ts';

/** No moment comes as late. */
const NEVER = 0x7fffffff;

/**
 * A line that the first head of a step writes: behind its moments this one, kept where what is written changes, else
 * {@link NEVER}, which is read where there are none.
 */
const write = (line: number, what: string, gap: string) => `
    (set $write ${what})
    (set $change (i32.xor $write $back${line}))
    (i32.store $end${line} (select (i32.add $now ${gap}) ${NEVER} $change))
    (set $end${line} (i32.add $end${line} (i32.shl $change 2)))
    (set $back${line} $write)`;

/** What the rear head of a line sees, once the next moment is there. */
const read = (line: number) => `
    (set $change (i32.eq $next${line} $now))
    (set $front${line} (i32.xor $front${line} $change))
    (set $first${line} (i32.add $first${line} (i32.shl $change 2)))`;

const lesser = (x: string, y: string) => `(select ${x} ${y} (i32.lt_s ${x} ${y}))`;

/** What is kept in words from address 0 on: for each line after the three numbers, of which steps are those left of a call. */
const STATE = ['now', 'placed', 'steps'].concat(
  ['front', 'back', 'first', 'end'].flatMap(name => [0, 1, 2].map(line => `${name}${line}`)),
);
/** What a call goes on from, each with its word. */
const LOADED = STATE.map((name, i) => [name, i] as const).filter(([name]) => name !== 'steps');

const TEXT = `
; The steps of the runs of Lemma 6: see there. Moments are 32-bit words, in a row for each line, long enough. Returns 0
; where the tape is blank.
(func $step (param i32 $steps $until $gap $middle) (result i32)
  (local i32 ${LOADED.map(([name]) => `$${name}`).join(' ')})
  (local i32 $isFirst $write $change $next0 $next1 $next2 $left)
  ${LOADED.map(([name, i]) => `(set $${name} (i32.load ${4 * i}))`).join('\n  ')}
  (set $left 1)
  (block $done (loop $again
    (br_if $done (i32.eqz $steps))
    (br_if $done (i32.ge_s $now $until))
    (br_if $done (i32.eqz $left))
    (set $isFirst (i32.xor $front0 1))
    ${write(0, '(i32.or $isFirst $front1)', '$gap')}
    ${write(1, '(i32.or $front2 (i32.and $front1 $isFirst))', '$middle')}
    ${write(2, '$isFirst', '$gap')}
    (set $next0 (i32.load $first0))
    (set $next1 (i32.load $first1))
    (set $next2 (i32.load $first2))
    (set $change $now)
    (set $now ${lesser('$next0', '$next1')})
    (set $left ${lesser('$next2', '$until')})
    (set $now ${lesser('$now', '$left')})
    (set $placed (i32.add $placed (i32.mul $isFirst (i32.sub $now $change))))
    (set $steps (i32.sub $steps 1))
    ${read(0)}
    ${read(1)}
    ${read(2)}
    (set $left (i32.or
      (i32.or (i32.or $front0 $front1) (i32.or $front2 (i32.xor $first0 $end0)))
      (i32.or (i32.xor $first1 $end1) (i32.xor $first2 $end2))))
    (br $again)))
  ${STATE.map((name, i) => `(i32.store ${4 * i} $${name})`).join('\n  ')}
  $left)`;

/** So many steps of {@link RunsOfLemma6}, or until a moment or until the tape is blank. */
export const runsKernel = wasmKernel<{
  readonly step: (steps: number, until: number, gap: number, middle: number) => number;
}>(TEXT);

export type RunsKernel = NonNullable<ReturnType<typeof runsKernel>>;
