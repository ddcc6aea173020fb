import { sameWindow } from '../walker.ts';
import type { FiniteTape } from './finite-tape.ts';
import { leastPreperiod } from './least-preperiod-of-finite.ts';
import type { Repeat, Search } from './repeat-search.ts';

/**
 * The search for wide windows. A reference window is searched for in the terms after it as Knuth, Morris and Pratt find a
 * word in a text (SIAM Journal on Computing 6, 1977), so every term is read once or twice, however wide the window is.
 *
 * When as many heaps follow a reference as preceded it, a new one replaces it (Brent). The last one ends m heaps after
 * `limit`, and as many heaps again are searched. The first place where a reference recurs is its least period away, since
 * everything after it recurs from there.
 *
 * Cost: at most 4 max(n0 + m, p) heaps term by term, and about 2 (n0 + p) by the kernel for the proof. Memory: 8 bytes
 * for each heap of the window, in addition to four tapes.
 */
export const byMatching: Search = {
  fits: () => true,
  find: (tapeFromZero, _, limit, { chunk }) => findByMatching(tapeFromZero(), limit, chunk),
};

function findByMatching(start: FiniteTape, limit: number, atOnce: number): Repeat | null {
  const m = start.largest;
  const last = limit + m;
  const tape = start.copy(m + atOnce);
  const window = new Int32Array(m);
  const borders = new Int32Array(m);
  const chunk = new Int32Array(atOnce);
  for (let reference = m, next = 0; ; reference = next) {
    next = reference < last ? Math.min(2 * reference, last) : reference + last;
    tape.advanceTo(reference);
    tape.read(reference - m, window);
    fillBorders(window, borders);
    let matched = borders[m - 1]!;
    for (let heap = reference; heap < next; ) {
      const terms = chunk.subarray(0, Math.min(atOnce, next - heap));
      tape.advanceTo(heap + terms.length);
      tape.read(heap, terms);
      for (const term of terms) {
        matched = lengthened(matched, term, window, borders);
        heap++;
        if (matched === m) return repeatOf(start, window, reference, heap - reference);
      }
    }
    if (reference === last) return null;
  }
}

function repeatOf(start: FiniteTape, window: Int32Array, reference: number, period: number): Repeat {
  const m = start.largest;
  const at = (heap: number) => {
    const tape = start.copy(m);
    tape.advanceTo(heap);
    return tape;
  };
  let tape = at(reference);
  const terms = new Int32Array(m);
  return {
    period,
    isLeast: true,
    recurs(distance) {
      if (tape.heap > reference + distance) tape = at(reference);
      tape.advanceTo(reference + distance);
      tape.read(tape.heap - m, terms);
      return sameWindow(terms, window);
    },
    preperiod: period => leastPreperiod({ period, before: at(m), until: reference, at }),
  };
}

/** Computes, for every prefix of the word, the length of its longest proper border. */
function fillBorders(word: Int32Array, borders: Int32Array): void {
  borders[0] = 0;
  for (let i = 1; i < word.length; i++) borders[i] = lengthened(borders[i - 1]!, word[i]!, word, borders);
}

/**
 * Returns the length of the longest prefix of the word with which the text ends after one more term, given the length
 * before it.
 */
function lengthened(matched: number, term: number, word: Int32Array, borders: Int32Array): number {
  let length = matched;
  while (length > 0 && word[length] !== term) length = borders[length - 1]!;
  return word[length] === term ? length + 1 : length;
}
