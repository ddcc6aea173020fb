/** The heaps that take the value that is placed, bit 0 the heap before the step: the labels of a pattern. */
export const labels = (pattern: string) => `
  (set $may (i64.and $set (i64.xor ${pattern} -1n)))
  (set $labels 1n)
  (block $placed (loop $heads
    (br_if $placed (i64.eqz $may))
    (set $labels (i64.or $labels (i64.and $may (i64.sub 0n $may))))
    (set $may (i64.and $may (i64.shl $set (i64.ctz $may))))
    (br $heads)))`;

/** Moves the first head behind the trailing ones of a pattern, so that it stands at heaps to be labelled first alone. */
export const pass = (pattern: string, heap: string) => `
  (set $ones (i64.ctz (i64.xor ${pattern} -1n)))
  (set ${pattern} (i64.shr_u ${pattern} $ones))
  (set ${heap} (i64.add ${heap} $ones))`;

/**
 * A step of Algorithm 1 where the whole boundary pattern P is a word of 64 bits: it places a value. With A the heads that
 * may still label, the lowest bit x of A ∧ ¬P is labelled, and in A those x_j stay with x_j − x in X, A ∧ (X << x), until
 * none is left; then the trailing ones of P are shifted out.
 */
export const step = (pattern: string, heap: string) => `
  ${labels(pattern)}
  (set ${pattern} (i64.or ${pattern} $labels))
  ${pass(pattern, heap)}`;

/** The locals of a step, beside pattern and heap. */
export const OF_A_STEP = '$set $may $labels $ones';

/** Moves the preperiod behind the last heap of the labels at a heap, unless that is below the start. */
const notBefore = (labels: string, heap: string) => `
  (if (i64.ne ${labels} 0n) (then
    (set $end (i64.sub (i64.add ${heap} 64n) (i64.clz ${labels})))
    (if (i64.gt_s $end $preperiod) (then (set $preperiod $end)))))`;

/** Labels of the other tape, seen from `$apart` heaps further right. */
const shifted = (labels: string, left: string, right: string) => `
  (select (i64.${left} ${labels} $apart) (i64.${right} ${labels} (i64.sub 0n $apart)) (i64.ge_s $apart 0n))`;

/** Places a value on the tape ahead alone: all heaps that take it are before the end of the preperiod. */
export const AHEAD_ALONE = `
  (set $heap $aheadHeap)
  ${step('$ahead', '$aheadHeap')}
  ${notBefore('$labels', '$heap')}`;

/** Places a value on both tapes: so are the heaps that take it on one of them, and not on the other. */
export const ON_BOTH = `
  (set $heap $behindHeap)
  ${step('$behind', '$behindHeap')}
  (set $mine $labels)
  (set $otherHeap $aheadHeap)
  (set $apart (i64.sub $otherHeap $heap))
  ${step('$ahead', '$aheadHeap')}
  (set $shared 0n)
  (if (i32.and (i64.lt_s $apart 64n) (i64.gt_s $apart -64n)) (then
    (set $shared (i64.and $mine ${shifted('$labels', 'shl', 'shr_u')}))
    (set $labels (i64.and $labels (i64.xor ${shifted('$shared', 'shr_u', 'shl')} -1n)))))
  (set $mine (i64.and $mine (i64.xor $shared -1n)))
  ${notBefore('$mine', '$heap')}
  ${notBefore('$labels', '$otherHeap')}`;

/** The locals of both, beside those of a step and the tapes. */
export const OF_BOTH = '$preperiod $end $heap $otherHeap $apart $mine $shared';
