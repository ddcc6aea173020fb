import { wasmKernel } from '../wasm/kernel.ts';

/** No moment comes as late. */
const NEVER = 0x7fffffff;

/** What is kept in words from address 0 on, of which steps are those left of a call; then a moment's address a line. */
const STATE = ['now', 'placed', 'steps', 'first0', 'first1', 'first2', 'end0', 'end1', 'end2'];
/** What a call goes on from, each with its word. */
const LOADED = STATE.map((name, i) => [name, i] as const).filter(([name]) => name !== 'steps');

/**
 * What the rear head of a line sees next, and what the first head of a step writes to it: this moment behind the others,
 * kept where what is written is not what was last. Where there are none the next one is that, or else none: it is not
 * read from where it was just written, since a processor waits for what it writes until it is there.
 *
 * @param what in bit 2, whatever the others are
 */
const write = (line: number, what: string, gap: string) => `
    (set $change (i32.and (i32.xor ${what} $end${line}) 4))
    (set $next${line} (select
      $next${line}
      (select (i32.add $now ${gap}) ${NEVER} $change)
      (i32.ne $first${line} $end${line})))
    (i32.store $end${line} (i32.add $now ${gap}))
    (set $end${line} (i32.add $end${line} $change))`;

/** What the rear head of a line sees, once the next moment is there. */
const read = (line: number) =>
  `(set $first${line} (i32.add $first${line} (i32.shl (i32.eq $next${line} $now) 2)))`;

/** Not 0 where a cell is labelled: what is on the third line is on the first too, for whoever labels a + b labels a. */
const LEFT = `(i32.or
  (i32.and (i32.or $first0 $first1) 4)
  (i32.or (i32.xor $first0 $end0) (i32.xor $first1 $end1)))`;

const lesser = (x: string, y: string) => `(select ${x} ${y} (i32.lt_s ${x} ${y}))`;

const TEXT = `
; The steps of the runs of Lemma 6: see there. Moments are 32-bit words, in a row for each line, long enough. Bit 2 of the
; address of a line's first moment is what its rear head sees, and bit 2 of their end what was written last: a change is a
; word further. Returns 0 where the tape is blank.
(func $step (param i32 $steps $until $gap $middle) (result i32)
  (local i32 ${LOADED.map(([name]) => `$${name}`).join(' ')})
  (local i32 $isFirst $before $change $next0 $next1 $next2)
  ${LOADED.map(([name, i]) => `(set $${name} (i32.load ${4 * i}))`).join('\n  ')}
  (block $done (loop $again
    (br_if $done (i32.eqz $steps))
    (br_if $done (i32.ge_s $now $until))
    (set $next0 (i32.load $first0))
    (set $next1 (i32.load $first1))
    (set $next2 (i32.load $first2))
    (set $isFirst (i32.xor $first0 4))
    ${write(0, '(i32.or $isFirst $first1)', '$gap')}
    ${write(1, '(i32.or $first2 (i32.and $first1 $isFirst))', '$middle')}
    ${write(2, '$isFirst', '$gap')}
    (set $before $now)
    (set $now ${lesser('$next0', '$next1')})
    (set $change ${lesser('$next2', '$until')})
    (set $now ${lesser('$now', '$change')})
    (set $placed (i32.add $placed (select (i32.sub $now $before) 0 (i32.and $end2 4))))
    (set $steps (i32.sub $steps 1))
    ${read(0)}
    ${read(1)}
    ${read(2)}
    ; Seldom, for it is the longest line.
    (br_if $again (i32.ne $first1 $end1))
    (br_if $again ${LEFT})))
  ${STATE.map((name, i) => `(i32.store ${4 * i} $${name})`).join('\n  ')}
  ${LEFT})`;

/** So many steps of {@link RunsOfLemma6}, or until a moment or until the tape is blank. */
export const runsKernel = wasmKernel<{
  readonly step: (steps: number, until: number, gap: number, middle: number) => number;
}>(TEXT);

export type RunsKernel = NonNullable<ReturnType<typeof runsKernel>>;
