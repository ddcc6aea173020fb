/**
 * Returns the candidate that `word` is most likely a typo of: the one with the fewest letters inserted, omitted, replaced
 * or swapped with a neighbour, ignoring case. Undefined if more than a third of the word (but at least one letter) would
 * have to change. If several are equally near, the first.
 *
 * @example
 * nearest('prmes', ['primes', 'squares']) // 'primes'
 */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.min(word.length - 1, Math.max(1, Math.floor(word.length / 3))) + 1;
  for (const candidate of candidates) {
    // Each typo changes the length by at most one.
    if (Math.abs(candidate.length - word.length) >= least) continue;
    const slips = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (slips < least) [best, least] = [candidate, slips];
  }
  return best;
}

/**
 * Returns the shortest candidate that `word` may abbreviate. The word needs at least four letters, which must occur in
 * the candidate in this order, starting with its first letter.
 *
 * @example
 * longFor('conj-12', ['conjecture-12-proof', 'conjecture-12']) // 'conjecture-12'
 */
export function longFor(word: string, candidates: readonly string[]): string | undefined {
  return candidates.filter(candidate => isShortFor(word, candidate)).sort((p, q) => p.length - q.length)[0];
}

/** Letters that a word must have to be taken for a short one. */
const SHORT = 4;

/** Whether all letters of the word occur in the candidate, in this order and beginning with its first. */
function isShortFor(word: string, candidate: string): boolean {
  if (word.length < SHORT || candidate[0] !== word[0]) return false;
  let at = 0;
  for (const letter of candidate) if (letter === word[at]) at++;
  return at === word.length;
}

/** Returns the restricted Damerau-Levenshtein distance, row by row. */
function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, j) => j);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      next[j] = Math.min(
        row[j]! + 1,
        next[j - 1]! + 1,
        row[j - 1]! + (same ? 0 : 1),
        swapped ? before[j - 2]! + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, row] = [row, next];
  }
  return row[to.length]!;
}
