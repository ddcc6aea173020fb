/*
 * Searches for the period of N - X with max X <= 62, where a whole boundary pattern fits a word of 64 bits.
 *
 * Used for: each game of such a family, millions of them in a sweep. A game takes some microseconds.
 * What dominates: the loop of `labelsOf`, one round per label. Each round waits for the round before it.
 *
 * The pattern of N - {2, 3, 6, 8} when its first head is at heap 4, after the values 0 and 1 were placed
 * (0 on heaps 0 and 2, 1 on heaps 1 and 3):
 *
 *     heap            4  5  6  7  8  9  10 11 12 ...
 *     bit of pattern  0  1  2  3  4  5  6  7  8
 *     labelled        .  .  .  .  .  .  .  .  .
 *     heads           ^     ^  ^        ^     ^       at heap + 0 and at heap + x for each x in X
 *
 * A step labels the heap of the first head and those of heap + X that may share its value, then moves the first head
 * past all labelled heaps. So bit 0 of a pattern is never set, and the pattern 0 is the start.
 *
 * The search is Brent's: each pattern is compared with a reference, which is replaced whenever the heap has doubled, and
 * with the start. Places on the way are kept in memory at even distances, and every other one is dropped when there is no
 * more room. The proof reaches any heap again from the place before it.
 */

/** A pattern, the heap of its first head, and the number of values placed below that heap. */
@unmanaged
class Place {
  pattern: u64;
  heap: i64;
  value: i64;
}

/** X: bit x is set for each x. */
let excluded: u64 = 0;
/** The number of the current search, to which all later variables belong. */
let search: i32 = 0;
/** The state of the search, or where it found a pattern again. */
let pattern: u64 = 0;
let heap: i64 = 0;
let value: i64 = 0;
/** The pattern for comparison, or where the repeated pattern first occurred. */
let referencePattern: u64 = 0;
let referenceHeap: i64 = 0;
let referenceValue: i64 = 0;
/** Places kept, and the distance between them in values. */
let kept: i32 = 0;
let spacing: i64 = 0;
/** The state that `reach` arrived at. */
let reachedPattern: u64 = 0;
let reachedHeap: i64 = 0;

function placeAt(i: i32): Place {
  return changetype<Place>(<usize>i * offsetof<Place>());
}

/** Returns the heaps that take the next value, as a set of bits: bit 0 is the heap of the first head. */
function labelsOf(pattern: u64): u64 {
  let labels: u64 = 1;
  for (let may = excluded & ~pattern; may !== 0; ) {
    labels |= may & -may;
    // y stays only if y - x is excluded too.
    may &= excluded << ctz(may);
  }
  return labels;
}

/** Keeps the current place; if that was the last free one, drops every other place. */
function keep(places: i32): void {
  const place = placeAt(kept++);
  place.pattern = pattern;
  place.heap = heap;
  place.value = value;
  if (kept < places) return;
  kept = (places + 1) >> 1;
  for (let i = 1; i < kept; i++) {
    const from = placeAt(2 * i);
    const to = placeAt(i);
    to.pattern = from.pattern;
    to.heap = from.heap;
    to.value = from.value;
  }
  spacing <<= 1;
}

/** Places values up to some number of them. Stops early, with true, at the reference's pattern or at the start's. */
function walk(until: i64): bool {
  const reference = referencePattern;
  let at = pattern;
  let first = heap;
  let placed = value;
  let isMet = false;
  do {
    at |= labelsOf(at);
    const passed = ctz(~at);
    at >>= passed;
    first += passed;
    placed++;
    isMet = at === reference || at === 0;
  } while (!isMet && placed !== until);
  pattern = at;
  heap = first;
  value = placed;
  return isMet;
}

function refer(): void {
  referencePattern = pattern;
  referenceHeap = heap;
  referenceValue = value;
}

/**
 * Searches for a pattern that comes twice; false if there is none. The last reference is set at the heap `lastFrom` or
 * after it, and the search ends `lastFrom` heaps further on.
 *
 * @param firstSpacing values between two places at first
 * @param places number of places in memory, at least 2
 */
export function find(low: u32, high: u32, lastFrom: f64, firstSpacing: i32, places: i32): bool {
  search++;
  excluded = <u64>low | ((<u64>high) << 32);
  pattern = 0;
  heap = 0;
  value = 0;
  kept = 0;
  spacing = firstSpacing;
  refer();
  keep(places);
  const last = <i64>lastFrom;
  let due: i64 = 64;
  let isLast = false;
  while (!walk(value + spacing)) {
    keep(places);
    if (heap < due) continue;
    if (isLast) return false;
    refer();
    isLast = heap >= last;
    due = isLast ? heap + last : min(2 * heap, last);
  }
  if (pattern === 0) {
    referencePattern = 0;
    referenceHeap = 0;
    referenceValue = 0;
  }
  return true;
}

export function searches(): i32 {
  return search;
}

/** Returns the distance of the two patterns, in heaps. */
export function period(): f64 {
  return <f64>(heap - referenceHeap);
}

/** Returns the distance of the two patterns, in values. */
export function saltus(): f64 {
  return <f64>(value - referenceValue);
}

/** Plays to a number of placed values, from the last kept place before it. */
function reach(to: i64): void {
  let low = 0;
  let high = kept;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (placeAt(middle).value <= to) low = middle;
    else high = middle;
  }
  const place = placeAt(low);
  let at = place.pattern;
  let first = place.heap;
  for (let placed = place.value; placed !== to; placed++) {
    at |= labelsOf(at);
    const passed = ctz(~at);
    at >>= passed;
    first += passed;
  }
  reachedPattern = at;
  reachedHeap = first;
}

/** Whether the pattern that came twice recurs `rise` values after its first coming, and `distance` heaps after it. */
export function recurs(distance: f64, rise: f64): bool {
  reach(referenceValue + <i64>rise);
  return reachedPattern === referencePattern && reachedHeap - referenceHeap === <i64>distance;
}

/**
 * Returns the preperiod, for a period and saltus that were proved: the heap after the last n with G(n + p) ≠ G(n) + s; -1
 * if the two tapes do not agree where the proof says so.
 *
 * A tape from the start and a tape a period ahead place one value after another, until their patterns agree; from then on
 * they place all values on the same heaps. Until then the tape from the start gives each heap before the agreement its
 * value. If the tape ahead does not place the value s further on that heap at the same moment, the heap is such an n.
 */
export function preperiod(period: f64, saltus: f64): f64 {
  reach(<i64>saltus);
  let ahead = reachedPattern;
  let aheadHeap = reachedHeap - <i64>period;
  let behind: u64 = 0;
  let behindHeap: i64 = 0;
  let end: i64 = 0;
  for (let placed: i64 = 0; behind !== ahead || behindHeap !== aheadHeap; placed++) {
    if (placed === referenceValue) return -1;
    const byBehind = labelsOf(behind);
    const byAhead = labelsOf(ahead);
    const apart = aheadHeap - behindHeap;
    let differing = byBehind;
    if (-64 < apart && apart < 64) differing &= ~(apart >= 0 ? byAhead << apart : byAhead >> -apart);
    if (differing !== 0) end = max(end, behindHeap + 64 - <i64>clz(differing));
    behind |= byBehind;
    const passed = ctz(~behind);
    behind >>= passed;
    behindHeap += passed;
    ahead |= byAhead;
    const passedAhead = ctz(~ahead);
    ahead >>= passedAhead;
    aheadHeap += passedAhead;
  }
  return <f64>end;
}
