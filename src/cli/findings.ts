/** A number of a file that differs from the computed one. */
export interface Difference {
  readonly line: number;
  readonly game: string;
  /** The heap, or in a list of heaps or moves the place of the number. */
  readonly heap?: number;
  readonly place?: number;
  readonly column?: string;
  readonly listed: string;
  readonly computed: string;
}

/** Maximum number of differences that are kept; all are counted. */
const MAX_DIFFERENCES = 1000;

/** Maximum number of ranges of undecided lines that are kept per reason. */
const MAX_RANGES = 100;

interface UndecidedRows {
  count: number;
  /** The first and last line of each range. */
  readonly ranges: [number, number][];
}

/** The result of a comparison, counted number by number, or row by row. */
export class Findings {
  readonly differences: Difference[] = [];
  #agreed = 0;
  #differ = 0;
  readonly #undecided = new Map<string, UndecidedRows>();

  get counts() {
    const [agreed, differ] = [this.#agreed, this.#differ];
    const undecided = [...this.#undecided.values()].reduce((sum, { count }) => sum + count, 0);
    return { compared: agreed + differ + undecided, agreed, differ, undecided };
  }

  /** The reasons why numbers are undecided, each after its count. */
  get reasons(): string[] {
    return Array.from(this.#undecided, ([why, { count }]) => `${count} ${why}`);
  }

  /** The lines of the undecided numbers, each reason with ranges such as `3, 5-9`. */
  get undecidedLines(): string[] {
    return Array.from(this.#undecided, ([why, { ranges, count }]) => {
      const texts = ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`));
      const more = ranges.length === MAX_RANGES ? ', and perhaps more' : '';
      return `${count} ${why}: line ${texts.join(', ')}${more}`;
    });
  }

  get verdict(): 'agrees' | 'differs' | 'undecided' {
    if (this.#differ > 0) return 'differs';
    return this.#undecided.size > 0 || this.#agreed === 0 ? 'undecided' : 'agrees';
  }

  agree(): void {
    this.#agreed++;
  }

  /** Counts a number that differs, or a row with all its differences. */
  differ(...differences: readonly Difference[]): void {
    this.#differ++;
    if (this.differences.length < MAX_DIFFERENCES) this.differences.push(...differences);
  }

  /** Counts a number that was not computed, or a row without one. */
  leave(why: string, line: number): void {
    const rows = this.#undecided.get(why) ?? { count: 0, ranges: [] };
    this.#undecided.set(why, rows);
    rows.count++;
    const last = rows.ranges.at(-1);
    if (last && line <= last[1] + 1) last[1] = line;
    else if (rows.ranges.length < MAX_RANGES) rows.ranges.push([line, line]);
  }
}
