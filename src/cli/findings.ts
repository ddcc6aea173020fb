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
  #undecided = 0;

  get counts() {
    const [agreed, differ, undecided] = [this.#agreed, this.#differ, this.#undecided];
    return { compared: agreed + differ + undecided, agreed, differ, undecided };
  }

  get verdict(): 'agrees' | 'differs' | 'undecided' {
    if (this.#differ > 0) return 'differs';
    return this.#undecided > 0 || this.#agreed === 0 ? 'undecided' : 'agrees';
  }

  agree(): void {
    this.#agreed++;
  }

  differ(difference: Difference): void {
    this.#differ++;
    if (this.differences.length < MAX_DIFFERENCES) this.differences.push(difference);
  }

  /** Counts a number that was not computed, or a row without one. */
  leave(): void {
    this.#undecided++;
  }
}
