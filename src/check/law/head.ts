import type { Affine, Word } from '../../game/index.ts';
import { insist } from '../refused.ts';
import { lengthOf, sign, spelled, sum } from './affine.ts';
import { BLANK } from './rule.ts';

/** What a head moves on: `blank before repeated repeated …`, of which heap 0 is the place 0. */
export interface Tape {
  readonly powers: Word;
  /** The power that follows the last one. */
  readonly wrap: number;
}

/** @param lag the largest, so many blanks */
export function tapeOf(lag: Affine, before: Word, repeated: Word): Tape {
  const isConstant = repeated.every(([, [slope]]) => slope === 0);
  // Of a constant period one long power, so that no head has to pass it a number of times that grows with k.
  const text = isConstant ? spelled(repeated, 0) : '';
  const period: Word = isConstant ? [[text, sum(lag, 1, lengthOf(repeated))]] : repeated;
  return { powers: [[BLANK, lag], ...before, ...period], wrap: 1 + before.length };
}

/** A place on the tape, which moves forwards only. */
export class Head {
  #power = 0;
  #start: Affine;
  #zeros: Affine = [0, 0];
  place: Affine;
  readonly #tape: Word;
  readonly #wrap: number;

  constructor({ powers, wrap }: Tape, place: Affine) {
    this.#tape = powers;
    this.#wrap = wrap;
    this.#start = sum([0, 0], -1, powers[0]![1]);
    this.place = place;
  }

  /** How much of the power at the place is left, at least 1. */
  left(k0: number): Affine {
    for (;;) {
      const [text, times] = this.#tape[this.#power]!;
      const end = sum(this.#start, text.length, times);
      const left = sum(end, -1, this.place);
      if (sign(left, k0) > 0) return left;
      this.#zeros = sum(this.#zeros, zerosIn(text, text.length), times);
      this.#start = end;
      this.#power = this.#power + 1 < this.#tape.length ? this.#power + 1 : this.#wrap;
    }
  }

  /** The text of which copies follow, from this place on. */
  text(): string {
    const { at } = this.#within();
    const [text] = this.#tape[this.#power]!;
    return text.slice(at) + text.slice(0, at);
  }

  /** How many letters 0 stand on the tape before the place. */
  zeros(): Affine {
    const { copies, at } = this.#within();
    const [text] = this.#tape[this.#power]!;
    return sum(sum(this.#zeros, zerosIn(text, text.length), copies), 1, [0, zerosIn(text, at)]);
  }

  /** How many copies of the text stand before the place, and where in the next one it is. */
  #within(): { readonly copies: Affine; readonly at: number } {
    const { length } = this.#tape[this.#power]![0];
    const [slope, constant] = sum(this.place, -1, this.#start);
    insist(slope % length === 0, 'what follows depends on a remainder of k');
    const copies = Math.floor(constant / length);
    return { copies: [slope / length, copies], at: constant - copies * length };
  }
}

/** How many of the first letters are 0, in a text that stands again and again. */
export function zerosIn(text: string, letters: number): number {
  let zeros = 0;
  for (let i = 0; i < letters; i++) if (text[i % text.length] === '0') zeros++;
  return zeros;
}

/**
 * The heaps from here on over which all heads read powers: how many letters until they come again, and until a head
 * is at an end.
 */
export interface Zone {
  readonly length: Affine;
  /** Letters to look at: all, or those that come again together. */
  readonly looked: number;
}

/** @param most what the zone is cut to */
export function zoneOf(heads: readonly Head[], most: Affine, k0: number): Zone {
  const lengths = [most, ...heads.map(head => head.left(k0))];
  const length = lengths.reduce((p, q) => (sign(sum(q, -1, p), k0) < 0 ? q : p));
  const common = heads.reduce((n, head) => leastCommonMultiple(n, head.text().length), 1);
  const looked = length[0] === 0 ? Math.min(common, length[1]) : common;
  insist(looked <= MOST_LETTERS, `more than ${MOST_LETTERS} letters have to be looked at`);
  return { length, looked };
}

/** Letters of one zone at the most: a proof takes some thousands. */
const MOST_LETTERS = 1e7;

function leastCommonMultiple(x: number, y: number): number {
  const gcd = (p: number, q: number): number => (q === 0 ? p : gcd(q, p % q));
  return (x / gcd(x, y)) * y;
}
