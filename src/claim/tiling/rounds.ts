import { TILE_A } from './tokens.ts';

/** Numbers on a circle of rows: of row i, and of i - 1, i - 2, … as well. */
type OnRows = readonly number[];

/** How many cells row i begins before row i - 1, i = 0, …, a - 1: ⌊b/a⌋ or ⌈b/a⌉, in all b. */
export function leads(a: number, b: number): number[] {
  const before = (i: number) => Math.floor((i * b) / a);
  return Array.from({ length: a }, (_, i) => before(i) - before(i - 1));
}

/** Whether the lemma on one round applies again: no number is even and below 4, or odd and below 1. */
export function areGood(l: OnRows, least = 4): boolean {
  return l.every(length => length >= (length % 2 === 0 ? least : 1));
}

/** The leads where the next round begins: l'_i = l_{i-3} + 3 (o_{i-3} - o_{i-2}), with o = l mod 2. */
export function leadsOfNext(l: OnRows, times = 3): number[] {
  return l.map((_, i) => at(l, i - 3) + times * (odd(l, i - 3) - odd(l, i - 2)));
}

/** The leads after r rounds, at once: l_{i-3r} + 3 (o_{i-3r} - o_{i-2r}). */
export function leadsAfter(l: OnRows, r: number, shift = 2): number[] {
  return l.map((_, i) => at(l, i - 3 * r) + 3 * (odd(l, i - 3 * r) - odd(l, i - shift * r)));
}

/** Row i of one round, by its lemma: A^κ_i Z B^h x^e, with Z = B where l_i is even and x where it is odd. */
export function roundWord(l: OnRows, i: number, times = 3): string {
  const tilesA = Math.ceil(at(l, i) / 2);
  const tilesB = Math.ceil(at(l, i - 1) / 2) - 1 + odd(l, i - 1);
  const free = at(l, i - 2) + times * (odd(l, i - 2) - odd(l, i - 1));
  return `${'A'.repeat(tilesA)}${odd(l, i) ? 'x' : 'B'}${'B'.repeat(tilesB)}${'x'.repeat(Math.max(0, free))}`;
}

/** Cells of row i of one round: l_i + l_{i-1} + l_{i-2} + 3 o_{i-2}. */
export function cellsOfRound(l: OnRows, i: number, times = 3): number {
  return at(l, i) + at(l, i - 1) + at(l, i - 2) + times * odd(l, i - 2);
}

/** Returns the rounds of a row; each starts at a tile A that follows another token. */
export function roundsOf(word: string): readonly string[] {
  const rounds: string[] = [];
  let begin = word.indexOf('A');
  for (let i = begin + 1; begin >= 0 && i <= word.length; i++) {
    if (i < word.length && (word.charCodeAt(i) !== TILE_A || word.charCodeAt(i - 1) === TILE_A)) continue;
    rounds.push(word.slice(begin, i));
    begin = i;
  }
  return rounds;
}

/** Whether all leads are ⌊b/a⌋ or ⌈b/a⌉, as for a straight boundary such as a blank tape. */
export function areStraight(l: OnRows, a: number, b: number): boolean {
  return l.every(length => Math.abs(length - b / a) < 1);
}

function at(l: OnRows, i: number): number {
  const { length } = l;
  if (i >= 0 && i < length) return l[i]!;
  const rest = i % length;
  return l[rest < 0 ? rest + length : rest]!;
}

function odd(l: OnRows, i: number): 0 | 1 {
  return at(l, i) % 2 === 0 ? 0 : 1;
}
