import type { Affine } from '../../game/index.ts';
import { minus, ONE, plus, same, times, ZERO } from './threshold.ts';

/** A text repeated `times` times. Times [0, 1] make it a literal. */
export interface Power {
  readonly text: string;
  readonly times: Affine;
  /** Letters before it. */
  readonly start: Affine;
}

/**
 * A word that grows at its end, as powers in a normal form. Without this form no loop would ever be detected:
 *
 * - The text of a power that grows with k is not itself a power.
 * - A literal does not begin with the text of the power before it.
 * - A literal does not end with the last letter of the power after it. That power is rotated instead: ab (cab)ⁿ becomes
 *   (abc)ⁿ ab.
 * - No two neighbours are both literals, or powers of one text.
 */
export class PowerWord {
  readonly powers: Power[] = [];
  end: Affine = ZERO;

  /** Appends letters that occur once. */
  appendText(text: string): void {
    if (text === '') return;
    let rest = this.#endsLiterally() ? this.#pop().text + text : text;
    const last = this.powers.at(-1);
    if (last) {
      let count = 0;
      while (rest.startsWith(last.text, count * last.text.length)) count++;
      if (count > 0) this.#push(last.text, plus(this.#pop().times, [0, count]));
      rest = rest.slice(count * last.text.length);
    }
    if (rest !== '') this.#push(rest, ONE);
  }

  /** @param exponent positive for all large k */
  appendPower(text: string, exponent: Affine): void {
    if (exponent[0] === 0) {
      this.appendText(text.repeat(exponent[1]));
      return;
    }
    let { root, exponent: count } = rootOf(text);
    let power = times(count, exponent);
    let before = this.#endsLiterally() ? this.#pop().text : '';
    while (before.endsWith(root)) {
      before = before.slice(0, -root.length);
      power = plus(power, ONE);
    }
    let turned = 0;
    while (turned < before.length && turned < root.length && before.at(-1 - turned) === root.at(-1 - turned))
      turned++;
    const moved = root.slice(root.length - turned);
    root = moved + root.slice(0, root.length - turned);
    before = before.slice(0, before.length - turned);
    if (before !== '') this.#push(before, ONE);
    else if (this.powers.at(-1)?.text === root) power = plus(power, this.#pop().times);
    this.#push(root, power);
    this.appendText(moved);
  }

  #endsLiterally(): boolean {
    const last = this.powers.at(-1);
    return last !== undefined && same(last.times, ONE);
  }

  #push(text: string, times_: Affine): void {
    this.powers.push({ text, times: times_, start: this.end });
    this.end = plus(this.end, times(text.length, times_));
  }

  #pop(): Power {
    const power = this.powers.pop()!;
    this.end = power.start;
    return power;
  }
}

/**
 * Returns the shortest text of which another is a power. Cost: O(1) steps per letter (by the failure function of Knuth,
 * Morris and Pratt).
 */
export function rootOf(text: string): { readonly root: string; readonly exponent: number } {
  const borders = new Int32Array(text.length + 1);
  for (let i = 1, border = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    while (border > 0 && letter !== text.charCodeAt(border)) border = borders[border]!;
    if (letter === text.charCodeAt(border)) border++;
    borders[i + 1] = border;
  }
  const period = text.length - borders[text.length]!;
  const exponent = text.length % period === 0 ? text.length / period : 1;
  return { root: text.slice(0, text.length / exponent), exponent };
}

/** Returns the length of the part of a power after a place. */
export function leftOf({ text, times: exponent, start }: Power, place: Affine): Affine {
  return minus(plus(start, times(text.length, exponent)), place);
}
