import { createHash } from 'node:crypto';
import type { CaseRow } from './case-row.ts';

/** Bytes hashed at once: few, so that a page fills before V8 optimises the code as if pages never filled. */
const PAGE = 1 << 12;

/** Maximum number of digits of a number written by this module. */
const MAX_DIGITS = 10;

const [ZERO, COMMA, OPEN, CLOSE, END] = Buffer.from('0,[]\n') as unknown as [
  number,
  number,
  number,
  number,
  number,
];

/**
 * The text of a block: one line per row, with its values as JSON, followed by its series if it has any. The text is
 * hashed as it grows. It consists of bytes, since garbage collection of millions of short strings would dominate.
 */
export class BlockText {
  readonly #isKept: boolean;
  readonly #hash = createHash('sha256');
  readonly #pages: Uint8Array[] = [];
  #page = Buffer.alloc(PAGE);
  #length = 0;
  #digest: string | undefined;

  /** @param isKept whether the text is wanted too, not only its digest */
  constructor(isKept: boolean) {
    this.#isKept = isKept;
  }

  add({ values, series }: CaseRow): void {
    let between = OPEN;
    for (const value of values) {
      if (typeof value === 'number' && value === (value | 0) && value >= 0) this.#whole(between, value);
      else this.#json(between, value);
      between = COMMA;
    }
    for (const _ in series) {
      this.#json(between, series);
      between = COMMA;
      break;
    }
    this.#reserve(3);
    if (between === OPEN) this.#page[this.#length++] = OPEN;
    this.#page[this.#length++] = CLOSE;
    this.#page[this.#length++] = END;
  }

  /** SHA-256 in hex, to be read after the last row. */
  get digest(): string {
    if (this.#digest === undefined) {
      this.#turn(0);
      this.#digest = this.#hash.digest('hex');
    }
    return this.#digest;
  }

  /** Returns all that was written, if it was kept. */
  bytes(): Uint8Array {
    void this.digest;
    return Buffer.concat(this.#pages);
  }

  #whole(between: number, value: number): void {
    this.#reserve(1 + MAX_DIGITS);
    this.#page[this.#length] = between;
    this.#length = endOfNumber(this.#page, this.#length + 1, value);
  }

  #json(between: number, value: CaseRow['values'][number] | CaseRow['series']): void {
    const text = JSON.stringify(value);
    this.#reserve(1 + Buffer.byteLength(text));
    this.#page[this.#length++] = between;
    this.#length += this.#page.write(text, this.#length);
  }

  #reserve(bytes: number): void {
    if (this.#length + bytes > this.#page.length) this.#turn(Math.max(PAGE, bytes));
  }

  /** Hashes the page, stores it if the text is wanted, and starts a new one of at least `size` bytes. */
  #turn(size: number): void {
    const full = this.#page.subarray(0, this.#length);
    this.#hash.update(full);
    if (this.#isKept) this.#pages.push(full);
    if (this.#isKept || size > this.#page.length) this.#page = Buffer.alloc(size);
    this.#length = 0;
  }
}

/** Writes the digits of a non-negative integer, starting at `from`. */
function endOfNumber(page: Uint8Array, from: number, whole: number): number {
  let digits = 1;
  for (let most = 9; most < whole; most = 10 * most + 9) digits++;
  let left = whole;
  for (let at = from + digits - 1; at >= from; at--) {
    const rest = (left / 10) | 0;
    page[at] = ZERO + left - 10 * rest;
    left = rest;
  }
  return from + digits;
}
