import { type Affine, gcd } from '../../game/index.ts';
import { leftOf, type PowerWord } from './power-word.ts';
import { minus, plus, type Threshold } from './threshold.ts';
import { Split } from './unclosed.ts';

/** A place in a word, from which it is read forwards. */
export class Reader {
  place: Affine;
  readonly #word: PowerWord;
  readonly #threshold: Threshold;
  #index: number;

  constructor(word: PowerWord, threshold: Threshold, place: Affine, index = 0) {
    this.#word = word;
    this.#threshold = threshold;
    this.place = place;
    this.#index = index;
  }

  copy(): Reader {
    return new Reader(this.#word, this.#threshold, this.place, this.#index);
  }

  /** Letters that are left of the power at the place, at least 1. */
  left(): Affine {
    const { powers } = this.#word;
    // The power may have changed: the text read last has been brought into normal form.
    this.#index = Math.min(this.#index, powers.length - 1);
    while (this.#threshold.sign(minus(powers[this.#index]!.start, this.place)) > 0) this.#index--;
    for (;;) {
      const left = leftOf(powers[this.#index]!, this.place);
      if (this.#threshold.sign(left) > 0) return left;
      this.#index++;
    }
  }

  /** Returns the text that repeats from the place, for as many letters as `left` says. */
  text(): string {
    const { text, from } = this.turned();
    return text.slice(from) + text.slice(0, from);
  }

  /** Returns the text as written, and the index of the place in it. */
  turned(): { readonly text: string; readonly from: number } {
    const { text, start } = this.#word.powers[this.#index]!;
    const [slope, constant] = minus(this.place, start);
    if (slope % text.length !== 0) throw new Split(text.length / gcd(text.length, slope));
    const turn = constant % text.length; // Not negative: the place is after the start, and the slope a multiple.
    return { text, from: (turn + text.length) % text.length };
  }

  advance(letters: Affine): void {
    this.place = plus(this.place, letters);
  }
}

/** Returns the shortest of some lengths. */
export function least(lengths: readonly Affine[], threshold: Threshold): Affine {
  return lengths.reduce((p, q) => (threshold.isLess(q, p) ? q : p));
}
