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

/** The result of a comparison, counted number by number, or row by row. */
export class Findings {
  readonly differences: Difference[] = [];
  #agreed = 0;
  #differ = 0;
  readonly #undecided = new Map<string, number>();

  get counts() {
    const [agreed, differ] = [this.#agreed, this.#differ];
    const undecided = [...this.#undecided.values()].reduce((sum, count) => sum + count, 0);
    return { compared: agreed + differ + undecided, agreed, differ, undecided };
  }

  /** The reasons why numbers are undecided, each after its count. */
  get reasons(): string[] {
    return Array.from(this.#undecided, ([why, count]) => `${count} ${why}`);
  }

  get verdict(): 'agrees' | 'differs' | 'undecided' {
    if (this.#differ > 0) return 'differs';
    return this.#undecided.size > 0 || this.#agreed === 0 ? 'undecided' : 'agrees';
  }

  agree(): void {
    this.#agreed++;
  }

  differ(difference: Difference): void {
    this.#differ++;
    if (this.differences.length < MAX_DIFFERENCES) this.differences.push(difference);
  }

  /** Counts a number that was not computed, or a row without one. */
  leave(why: string): void {
    this.#undecided.set(why, (this.#undecided.get(why) ?? 0) + 1);
  }
}
