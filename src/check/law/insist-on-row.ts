import type { RowNumber, RowsCertificate } from '../../game/index.ts';
import { leastCommonMultiple } from '../primes-and-divisors.ts';
import { insist, TooExpensive } from '../refused.ts';
import { type Region, total } from './region.ts';

export type Row = RowsCertificate['groups'][number]['row'];

/** The distances before a heap whose letters determine its letter. */
export interface Tiles {
  readonly lags: readonly [a: RowNumber, difference: RowNumber, b: RowNumber, sum: RowNumber];
}

/**
 * Returns the letter of a heap, from the letters at the distances a, b - a, b and a + b before it. The tiles are
 *
 *     n        n + a            n + b        n + a + b
 *     1 ------ 2 -----------------------------3           tile {n, n+a, n+a+b}, if n + a is free
 *     x ------------------------ y ---------- z           tile {n, n+b, n+a+b}, otherwise
 *
 * 1. If a tile that starts below the heap covers it, this tile determines the letter: 2 after a 1 at distance a, y after an x
 *    at distance b, and 3 or z after a 1 or x at distance a + b.
 * 2. Otherwise a tile starts at the heap. It is 1 if heap n + a is free, else x.
 * 3. Heap n + a is not free in two cases. An x at distance b - a before n covers it with its y. Any start at distance b before
 *    n covers it with its 3 or z; an x there would also cover n, so only a 1 remains.
 */
function letterAfter(a: string, difference: string, b: string, sum: string): string {
  if (a === '1') return '2';
  if (b === 'x') return 'y';
  if (sum === '1') return '3';
  if (sum === 'x') return 'z';
  return difference === 'x' || b === '1' ? 'x' : '1';
}

const isStart = (letter: string) => letter === '1' || letter === 'x';

/** Maximum number of zones of a row, and of letters of a zone that are read. */
const MAX_ZONES = 1e5;
const MAX_LETTERS = 1e6;

/**
 * Checks that a row follows from the row before it at all (k, i) of a region, and that any a + b consecutive heaps
 * contain a start, except at the row's end.
 *
 * @returns the number of letters after the last start
 * @throws Refused if it does not, MixedSign if a comparison has no single answer in the region, TooExpensive
 */
export function insistOnRow(before: Row, row: Row, tiles: Tiles, region: Region): RowNumber {
  insistOnLetters(before, row, tiles, region);
  let gap = before[0]![0] === '.' ? undefined : gapAfter(before);
  for (const [text, times] of row) {
    const starts = [...text].flatMap((letter, at) => (isStart(letter) ? [at] : []));
    if (starts.length === 0) {
      insist(gap !== undefined, 'the first heap is not a start');
      gap = total(gap, text.length, times);
      continue;
    }
    const inner = starts.map((at, n) => at - (starts[n - 1] ?? starts.at(-1)! - text.length) - 1);
    const gaps: RowNumber[] = inner.map(letters => [0, 0, letters]);
    if (gap !== undefined) gaps.push(total(gap, 1, [0, 0, starts[0]!]));
    else insist(starts[0] === 0, 'the first heap is not a start');
    for (const distance of gaps)
      insist(region.sign(total(distance, -1, tiles.lags[3])) < 0, 'a heap before the end is blank');
    gap = [0, 0, text.length - 1 - starts.at(-1)!];
  }
  insist(gap !== undefined, 'a row has no letters');
  return gap;
}

/** Returns the number of letters after the last start of a row. */
function gapAfter(row: Row): RowNumber {
  let gap: RowNumber = [0, 0, 0];
  for (const [text, times] of row.toReversed()) {
    const start = Math.max(text.lastIndexOf('1'), text.lastIndexOf('x'));
    if (start >= 0) return total(gap, 1, [0, 0, text.length - 1 - start]);
    gap = total(gap, text.length, times);
  }
  insist(false, 'a row has no start');
  return gap;
}

/**
 * Insists that each letter of the row follows from the letters before it. Five heads, at the row and at the four lags before
 * it, pass both rows together, zone by zone: a zone ends where a power ends at some head. Within a zone, the letters at the
 * heads recur after the least common multiple of the lengths of the texts, so one such stretch is compared.
 *
 * @throws Refused, MixedSign, TooExpensive
 */
function insistOnLetters(before: Row, row: Row, { lags }: Tiles, region: Region): void {
  const tape = [...before, ...row];
  const ends: RowNumber[] = [];
  for (const [text, times] of tape) {
    insist(text !== '' && region.sign(times) > 0, 'a power has no letters, or is missing for some k');
    ends.push(total(ends.at(-1) ?? [0, 0, 0], text.length, times));
  }
  const [begin, end] = [ends[before.length - 1]!, ends.at(-1)!];
  const heads = [[0, 0, 0] as RowNumber, ...lags].map(lag => ({ place: total(begin, -1, lag), power: 0 }));
  for (const { place } of heads) insist(region.sign(place) >= 0, 'the row before is shorter than a + b');
  for (let zones = 0; region.sign(total(end, -1, heads[0]!.place)) > 0; zones++) {
    insist(zones < MAX_ZONES, `there are more than ${MAX_ZONES} zones`);
    let zone = total(end, -1, heads[0]!.place);
    const texts = heads.map(head => {
      while (region.sign(total(ends[head.power]!, -1, head.place)) <= 0) head.power++;
      const left = total(ends[head.power]!, -1, head.place);
      if (region.sign(total(zone, -1, left)) > 0) zone = left;
      const [text] = tape[head.power]!;
      const [alpha, beta, gamma] = total(head.place, -1, ends[head.power - 1] ?? [0, 0, 0]);
      insist(alpha % text.length === 0 && beta % text.length === 0, 'the next row depends on remainders');
      const at = gamma - Math.floor(gamma / text.length) * text.length;
      return text.slice(at) + text.slice(0, at);
    });
    const common = texts.reduce((n, { length }) => leastCommonMultiple(n, length), 1);
    const compared = zone[0] === 0 && zone[1] === 0 ? Math.min(common, zone[2]) : common;
    if (compared > MAX_LETTERS)
      throw new TooExpensive(compared, `more than ${MAX_LETTERS} letters would have to be checked`);
    const [own, a, difference, b, sum] = texts as [string, string, string, string, string];
    const at = (text: string, i: number) => text[i % text.length]!;
    for (let i = 0; i < compared; i++) {
      const letter = at(own, i);
      const right = letterAfter(at(a, i), at(difference, i), at(b, i), at(sum, i));
      if (letter !== right) insist(false, `a letter is ${letter}, and should be ${right}`);
    }
    for (const head of heads) head.place = total(head.place, 1, zone);
  }
}
