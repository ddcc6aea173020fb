import { BLANK, CARRY_A, CARRY_AB, CARRY_B, LAST, PLACED, TAPE_AT } from './layout.ts';

/*
 * The tape of N - {a, b, a + b} by words of 64 heaps, one bit per heap: 1 if labelled.
 *
 * Used for: games whose tape has turned into noise, b < 3a as a rule, where runs pass few heaps.
 * What dominates: loads and stores of `far`, three of each per word; in `near` eight, since heads read what others wrote.
 *
 *                    p                 toA                       toB               toAB
 *     words      | first  | ...   | head at a |  + 1 |  ...  | head at b |  + 1 | ... | head at a + b |  + 1 |
 *                0 ... 63             ^ shiftA of the word
 *
 * The first head stands at the start of a word. Each other head stands in the middle of two words, always at the same bit:
 * one rotation by that shift brings labels to their places, and a mask of the low bits separates the part for the next word.
 *
 * With F the unlabelled heaps of the first word, the value of heap i is also given to
 *   - heap i + a, if it is unlabelled: i in A,
 *   - heap i + b, if heap i + a was labelled already: i in B = F - A,
 *   - heap i + a + b, always.
 * Heap i + a may have been labelled in the same step, from heap i - d with d = b - a in B. So B is found by doubling:
 * first those labelled before, then those d, 2d, 4d, ... heaps after one of these, through unbroken runs of F.
 */

/** Returns the bytes from the word of the first head to the word of a head `heaps` heaps after it. */
function wordOf(heaps: i32): i32 {
  return (heaps >> 6) << 3;
}

function shiftOf(heaps: i32): u64 {
  return heaps & 63;
}

/** The bits of a head's word that are before the head: in the next word the same bits belong to it. */
function maskOf(heaps: i32): u64 {
  return ((<u64>1) << shiftOf(heaps)) - 1;
}

/** Returns 64 heaps that start at a head and lie in two words. */
function across(low: u64, high: u64, shift: u64, mask: u64): u64 {
  return rotr(low ^ ((low ^ high) & mask), shift);
}

/** The first heap of a word, relative to the start of the tape. */
function heapAt(word: i32): i64 {
  return (word - TAPE_AT) << 3;
}

/**
 * Whether the tape is blank at the first of `firsts`: if it is a + b + 1 heaps after the last heap that was labelled first.
 * Stores that heap.
 */
function isBlank(word: i32, firsts: u64, last: i64, apart: i32): bool {
  const next = heapAt(word) + ctz(firsts);
  if (next - last !== apart + 1) return false;
  store<i64>(BLANK, next);
  return true;
}

/** The last heap that was labelled first: it is in the word `since`, or `before` if that is before this call. */
function lastIn(since: i32, before: i64): i64 {
  return since < TAPE_AT ? before : heapAt(since) + 63 - clz(~load<u64>(since));
}

/**
 * Steps over words, an even number of them, if no head reads what another wrote less than two words before: a >= 64 and
 * b - a >= 128. Two words per round, which saves a third of the time. Stops where the tape is blank.
 */
export function far(words: i32, a: i32, b: i32): void {
  const toA = wordOf(a);
  const toB = wordOf(b);
  const toAB = wordOf(a + b);
  const shiftA = shiftOf(a);
  const shiftB = shiftOf(b);
  const shiftAB = shiftOf(a + b);
  const maskA = maskOf(a);
  const maskB = maskOf(b);
  const maskAB = maskOf(a + b);
  // Only after so many words without an unlabelled heap can the tape be blank.
  const gap = toAB - 8;
  const before = load<i64>(LAST);
  let carryA = load<u64>(CARRY_A);
  let carryB = load<u64>(CARRY_B);
  let carryAB = load<u64>(CARRY_AB);
  let placed: i64 = 0;
  let since = TAPE_AT - gap;
  let atA = load<u64>(TAPE_AT + toA);
  for (let p = TAPE_AT, stop = TAPE_AT + 8 * words; p < stop; p += 16) {
    const firsts0 = ~load<u64>(p);
    if (firsts0 !== 0) {
      if (p - since >= gap && isBlank(p, firsts0, lastIn(since, before), a + b)) break;
      since = p;
    }
    const next0 = load<u64>(p + toA, 8);
    const second0 = firsts0 & across(atA, next0, shiftA, maskA);
    const turnedA0 = rotl(firsts0 ^ second0, shiftA);
    const overA0 = turnedA0 & maskA;
    store<u64>(p + toA, atA | carryA | (turnedA0 ^ overA0));
    const turnedB0 = rotl(second0, shiftB);
    const overB0 = turnedB0 & maskB;
    store<u64>(p + toB, load<u64>(p + toB) | carryB | (turnedB0 ^ overB0));
    const turnedAB0 = rotl(firsts0, shiftAB);
    const overAB0 = turnedAB0 & maskAB;
    store<u64>(p + toAB, carryAB | (turnedAB0 ^ overAB0));
    placed += popcnt(firsts0);

    const firsts1 = ~load<u64>(p, 8);
    if (firsts1 !== 0) {
      if (p + 8 - since >= gap && isBlank(p + 8, firsts1, lastIn(since, before), a + b)) break;
      since = p + 8;
    }
    const next1 = load<u64>(p + toA, 16);
    const second1 = firsts1 & across(next0, next1, shiftA, maskA);
    const turnedA1 = rotl(firsts1 ^ second1, shiftA);
    carryA = turnedA1 & maskA;
    store<u64>(p + toA, next0 | overA0 | (turnedA1 ^ carryA), 8);
    const turnedB1 = rotl(second1, shiftB);
    carryB = turnedB1 & maskB;
    store<u64>(p + toB, load<u64>(p + toB, 8) | overB0 | (turnedB1 ^ carryB), 8);
    const turnedAB1 = rotl(firsts1, shiftAB);
    carryAB = turnedAB1 & maskAB;
    store<u64>(p + toAB, overAB0 | (turnedAB1 ^ carryAB), 8);
    placed += popcnt(firsts1);
    atA = next1;
  }
  store<u64>(CARRY_A, carryA);
  store<u64>(CARRY_B, carryB);
  store<u64>(CARRY_AB, carryAB);
  store<i64>(LAST, lastIn(since, before));
  store<i64>(PLACED, placed);
}

/** Labels heaps that start at a head, in two words. */
function label(at: i32, labels: u64, shift: u64, mask: u64): void {
  const turned = rotl(labels, shift);
  const over = turned & mask;
  store<u64>(at, load<u64>(at) | (turned ^ over));
  store<u64>(at, load<u64>(at, 8) | over, 8);
}

/** Steps over words, however close the heads are: in pieces of a heaps if a < 64. Stops where the tape is blank. */
export function near(words: i32, a: i32, b: i32): void {
  const toA = wordOf(a);
  const toB = wordOf(b);
  const toAB = wordOf(a + b);
  const shiftA = shiftOf(a);
  const shiftB = shiftOf(b);
  const shiftAB = shiftOf(a + b);
  const maskA = maskOf(a);
  const maskB = maskOf(b);
  const maskAB = maskOf(a + b);
  const firstPiece: u64 = a < 64 ? maskA : -1;
  let last = load<i64>(LAST);
  let placed: i64 = 0;
  let found: bool = false;
  for (let p = TAPE_AT, stop = TAPE_AT + 8 * words; p < stop && !found; p += 8) {
    for (let piece = firstPiece; piece !== 0; piece = a < 64 ? piece << shiftA : 0) {
      const firsts = ~load<u64>(p) & piece;
      if (firsts === 0) continue;
      found = isBlank(p, firsts, last, a + b);
      if (found) break;
      last = heapAt(p) + 63 - clz(firsts);
      let second = firsts & across(load<u64>(p + toA), load<u64>(p + toA, 8), shiftA, maskA);
      let path = firsts;
      for (let d: u64 = b - a; d < 64; d <<= 1) {
        second |= path & (second << d);
        path &= path << d;
      }
      label(p + toA, firsts ^ second, shiftA, maskA);
      label(p + toB, second, shiftB, maskB);
      label(p + toAB, firsts, shiftAB, maskAB);
      placed += popcnt(firsts);
    }
  }
  store<i64>(LAST, last);
  store<i64>(PLACED, placed);
}
