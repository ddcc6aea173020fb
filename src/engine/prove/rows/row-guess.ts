import type { Affine, RowGroup, RowNumber } from '../../../game/index.ts';

/** Maximum number of heaps of a period that is examined. */
const MAX_HEAPS = 3e6;
/** Number of consecutive values of k that are examined. */
export const COMPARED_K = 5;

/** Powers of texts with numbers as exponents. */
type PlainRow = readonly (readonly [text: string, times: number])[];
interface PlainGroup {
  readonly shape: string;
  readonly rows: PlainRow[];
}

/**
 * Returns the rows of N - {a, b, a+b}, a = d k + r, b = a + d, as they seem to be: groups of one shape, with exponents
 * affine in k and in the index of the row, fitted to a few values of k. Nothing is proved.
 *
 * @returns undefined if shapes differ, or numbers are not affine
 */
export function guessRows(d: number, r: number, firstK: number): readonly RowGroup[] | undefined {
  const seen: { readonly k: number; readonly groups: readonly PlainGroup[] }[] = [];
  for (let k = firstK; k < firstK + COMPARED_K; k++) {
    const groups = groupsOf(d * k + r, d);
    if (groups === undefined || groups.length !== (seen[0]?.groups.length ?? groups.length)) return undefined;
    if (seen[0]?.groups.some(({ shape }, i) => shape !== groups[i]!.shape)) return undefined;
    seen.push({ k, groups });
  }
  const found: RowGroup[] = [];
  for (const [g, { rows }] of seen[0]!.groups.entries()) {
    const count = throughAll(seen.map(({ k, groups }) => ({ k, i: 0, value: groups[g]!.rows.length })));
    if (!count) return undefined;
    const row: (readonly [string, RowNumber])[] = [];
    for (const [at, [text]] of rows[0]!.entries()) {
      const times = throughAll(
        seen.flatMap(({ k, groups }) => groups[g]!.rows.map((row, i) => ({ k, i, value: row[at]![1] }))),
      );
      if (!times) return undefined;
      row.push([text, times]);
    }
    found.push({ count: [count[0], count[2]] as Affine, row });
  }
  return found;
}

/** Returns the rows, of 3a + 2d heaps each; consecutive rows of one shape form a group. */
function groupsOf(a: number, d: number): readonly PlainGroup[] | undefined {
  const word = tilingWord(a, a + d, MAX_HEAPS);
  if (word === undefined) return undefined;
  const width = 3 * a + 2 * d;
  const groups: PlainGroup[] = [];
  for (let begin = 0; begin < word.length; begin += width) {
    const row = powersOf(word.slice(begin, begin + width), d + 2);
    const shape = row.map(([text]) => text).join(' ');
    const last = groups.at(-1);
    if (last?.shape === shape) last.rows.push(row);
    else groups.push({ shape, rows: [row] });
  }
  return groups;
}

/** Returns a text as powers, read from the left: each time the one that covers clearly more than a run of one letter. */
function powersOf(text: string, longest: number): PlainRow {
  const powers: [string, number][] = [];
  for (let at = 0; at < text.length; ) {
    const copies = (length: number) => {
      let end = at + length;
      while (end < text.length && text[end] === text[end - length]) end++;
      return Math.floor((end - at) / length);
    };
    let [length, times] = [1, copies(1)];
    for (let other = 2; other <= longest; other++) {
      const found = copies(other);
      if (found >= 3 && found * other > length * times + other) [length, times] = [other, found];
    }
    powers.push([text.slice(at, at + length), times]);
    at += length * times;
  }
  return powers;
}

interface Point {
  readonly k: number;
  readonly i: number;
  readonly value: number;
}

/** Returns the integers α, β and γ with value α k + β i + γ at all points; β = 0 if all have the same i. */
function throughAll(points: readonly Point[]): RowNumber | undefined {
  const [first] = points as [Point];
  const other = points.find(({ k }) => k !== first.k)!;
  const sameK = points.find(({ k, i }) => k === first.k && i !== first.i);
  const beta = sameK ? (sameK.value - first.value) / (sameK.i - first.i) : 0;
  const alpha = (other.value - first.value - beta * (other.i - first.i)) / (other.k - first.k);
  const gamma = first.value - alpha * first.k - beta * first.i;
  const fits = points.every(({ k, i, value }) => alpha * k + beta * i + gamma === value);
  return fits && [alpha, beta, gamma].every(Number.isInteger) ? [alpha, beta, gamma] : undefined;
}

/**
 * Returns one period of N - {a, b, a+b}, b ≠ 2a, as the greedy tiling, one letter per heap (`RowsCertificate` defines
 * them); undefined if it is longer than `heaps`.
 */
function tilingWord(a: number, b: number, heaps: number): string | undefined {
  const letters = new Uint8Array(heaps + a + b + 1);
  let end = 0;
  for (let n = 0; n === 0 || n < end; n++) {
    if (n > heaps) return undefined;
    if (letters[n] !== 0) continue;
    const isFirst = letters[n + a] === 0;
    letters[n] = isFirst ? ONE : X;
    letters[n + (isFirst ? a : b)] = isFirst ? ONE + 1 : X + 1;
    letters[n + a + b] = isFirst ? ONE + 2 : X + 2;
    end = n + a + b + 1;
  }
  let word = '';
  for (let at = 0; at < end; at += PIECE)
    word += String.fromCharCode(...letters.subarray(at, Math.min(end, at + PIECE)));
  return word;
}

/** Letters that are made a text at once. */
const PIECE = 4096;

const ONE = '1'.charCodeAt(0);
const X = 'x'.charCodeAt(0);
