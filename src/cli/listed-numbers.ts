import { shown } from '../errors.ts';
import { BadLines, type NumberedLine, numberedLines } from './text-file.ts';

/** A number of a list as written, with its index and its line. */
export interface ListedNumber {
  readonly line: number;
  readonly index: number;
  readonly written: string;
}

/** Numbers in the order of their indexes. */
export interface NumberList extends Iterable<ListedNumber> {
  readonly last: number;
  /** The greatest number; more than 2^53 if one is that large. */
  readonly greatest: number;
  /** The missing indexes between the first number and the last: how many, and the first of them. */
  readonly gaps?: { readonly count: number; readonly first: number } | undefined;
}

/** A line of a b-file: n, white space and a(n). */
const B_FILE_LINE = /^-?\d+\s+-?\d+$/;

/** Whether the first line that is neither blank nor a comment has only integers, as in a list without a header. */
export function isList(text: string): boolean {
  const first = firstLine(text);
  return B_FILE_LINE.test(first) || termsIn(first) !== undefined;
}

/** Returns the integers of a line of terms, with commas between them as in the data of the OEIS; undefined for any other line. */
function termsIn(line: string): readonly string[] | undefined {
  const terms = line
    .replace(/,$/, '')
    .split(',')
    .map(term => term.trim());
  return terms.every(term => /^-?\d+$/.test(term)) ? terms : undefined;
}

/**
 * A list of non-negative integers by index: a b-file of the OEIS, or terms, one per line or with commas between them.
 * Indexes increase, but may leave gaps. The text is read again at each pass: numbers in memory would take many times its
 * size.
 */
export class ListedNumbers implements NumberList {
  readonly last: number = -1;
  readonly greatest: number = 0;
  readonly gaps: NumberList['gaps'];
  readonly #text: string;
  readonly #first: number | undefined;

  /**
   * @param first the index of the first number; by default as in a b-file, 0 in other lists
   * @throws DefinitionError with all bad lines
   */
  constructor(text: string, place: string, first: number | undefined) {
    this.#text = text;
    this.#first = first;
    const bad = new BadLines(place);
    let [lastLine, gaps, firstGap] = [0, 0, 0];
    for (const { line, index, written } of this.#read((number, expected, received) =>
      bad.add(number, expected, received),
    )) {
      if (index <= this.last)
        bad.add(line, `an index above ${this.last}, which line ${lastLine} has`, `${index}`);
      else {
        const missing = lastLine === 0 ? 0 : index - this.last - 1;
        if (missing > 0 && gaps === 0) firstGap = this.last + 1;
        gaps += missing;
        this.last = index;
        lastLine = line;
      }
      this.greatest = Math.max(this.greatest, Number(written));
    }
    bad.throwIfAny();
    if (gaps > 0) this.gaps = { count: gaps, first: firstGap };
  }

  /** The index that the first line of a b-file has; undefined in other lists. */
  get firstIndex(): number | undefined {
    const line = firstLine(this.#text);
    return B_FILE_LINE.test(line) ? Number(line.split(/\s+/)[0]) : undefined;
  }

  /** Whether each line has two terms, as if the first were an index. */
  get isOfPairs(): boolean {
    for (const { line } of dataLines(this.#text)) if (!/^\d+\s*,\s*\d+$/.test(line)) return false;
    return true;
  }

  [Symbol.iterator](): Generator<ListedNumber> {
    return this.#read(() => {});
  }

  *#read(complain: (line: number, expected: string, received: string) => void): Generator<ListedNumber> {
    const isBFile = B_FILE_LINE.test(firstLine(this.#text));
    let next = this.#first ?? 0;
    let shift: number | undefined;
    for (const { line, number } of dataLines(this.#text)) {
      const [n = '', an = ''] = isBFile && B_FILE_LINE.test(line) ? line.split(/\s+/) : [];
      const terms = isBFile ? (n === '' ? undefined : [an]) : termsIn(line);
      if (!terms) {
        complain(
          number,
          isBFile ? 'n and a(n), two integers' : 'an integer, or several with commas',
          shown(line),
        );
        continue;
      }
      if (isBFile && !isIndex(n)) {
        complain(number, 'an index n from 0 to 2^53 - 1', n);
        continue;
      }
      if (isBFile) {
        shift ??= (this.#first ?? Number(n)) - Number(n);
        next = Number(n) + shift;
      }
      for (const written of terms) {
        const index = next++;
        if (written.startsWith('-')) complain(number, 'a non-negative integer', written);
        else yield { line: number, index, written };
      }
    }
  }
}

/** Returns numbers, which may come in any order and more than once, as a list. */
export function sortedList(numbers: readonly ListedNumber[]): NumberList {
  const sorted = numbers.toSorted((p, q) => p.index - q.index);
  const greatest = sorted.reduce((most, { written }) => Math.max(most, Number(written)), 0);
  return { last: sorted.at(-1)?.index ?? -1, greatest, [Symbol.iterator]: () => sorted.values() };
}

function isIndex(text: string): boolean {
  return !text.startsWith('-') && Number.isSafeInteger(Number(text));
}

function firstLine(text: string): string {
  return dataLines(text).next().value?.line ?? '';
}

/** Yields the lines that are neither blank nor comments, which begin with #. */
export function* dataLines(text: string): Generator<NumberedLine, undefined> {
  for (const line of numberedLines(text)) if (line.line !== '' && !line.line.startsWith('#')) yield line;
  return undefined;
}
