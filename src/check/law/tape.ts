import type { Affine, Word } from '../../game/index.ts';
import { insist } from '../refused.ts';
import { lengthOf, sign, sum } from './affine.ts';
import { BLANK, type Rule } from './rule.ts';

/** Steps of one pass at the most: a proof takes some thousands. */
const MOST_STEPS = 1e7;

/** A place on the tape `blank before repeated repeated …`, of which heap 0 is the place 0. It moves forwards only. */
class Head {
  #power = 0;
  #start: Affine;
  place: Affine;
  readonly #tape: Word;
  readonly #wrap: number;

  /** @param wrap the power behind the last one */
  constructor(tape: Word, wrap: number, place: Affine) {
    this.#tape = tape;
    this.#wrap = wrap;
    this.#start = sum([0, 0], -1, tape[0]![1]);
    this.place = place;
  }

  /** How much of the power at the place is left, at least 1. */
  left(k0: number): Affine {
    for (;;) {
      const [text, times] = this.#tape[this.#power]!;
      const end = sum(this.#start, text.length, times);
      const left = sum(end, -1, this.place);
      if (sign(left, k0) > 0) return left;
      this.#start = end;
      this.#power = this.#power + 1 < this.#tape.length ? this.#power + 1 : this.#wrap;
    }
  }

  /** The text of which copies follow, from this place on. */
  text(): string {
    const [text] = this.#tape[this.#power]!;
    const [slope, constant] = sum(this.place, -1, this.#start);
    insist(slope % text.length === 0, 'what follows depends on a remainder of k');
    const at = ((constant % text.length) + text.length) % text.length;
    return text.slice(at) + text.slice(0, at);
  }
}

/**
 * Whether the heaps have the letters of `before`, then of `repeated` for ever, for all k from k0 on.
 *
 * All heads pass heaps 0 to |before| + M + |repeated| - 1, M the largest lag, together. From one end of a power at any head to
 * the next, all heads read powers, so what they read comes again after the least common multiple of the lengths of
 * their texts, and so many letters are looked at. A heap behind those reads what the heap |repeated| before it reads, and has its letter.
 *
 * @param lag which is the largest
 */
export function insistOnLetters(rule: Rule, lag: Affine, before: Word, repeated: Word, k0: number): void {
  const isConstant = repeated.every(([, [slope]]) => slope === 0);
  const period = lengthOf(repeated);
  // Of a constant period one long power, so that no head has to pass it a number of times that grows with k.
  const text = isConstant ? repeated.map(([text, [, times]]) => text.repeat(times)).join('') : '';
  const tape: Word = [
    [BLANK, lag],
    ...before,
    ...(isConstant ? [[text, sum(lag, 1, period)] as const] : repeated),
  ];
  const places = [[0, 0] as Affine, ...rule.lags.map(other => sum([0, 0], -1, other))];
  const heads = places.map(place => new Head(tape, 1 + before.length, place));
  const [head] = heads as [Head];
  let steps = 0;
  pass([0, 1], () => rule.first);
  pass(sum(sum(lengthOf(before), 1, lag), 1, period), earlier => rule.letter(earlier));

  function pass(end: Affine, letterOf: Rule['letter']): void {
    while (sign(sum(end, -1, head.place), k0) > 0) {
      const lengths = [sum(end, -1, head.place), ...heads.map(one => one.left(k0))];
      const zone = lengths.reduce((p, q) => (sign(sum(q, -1, p), k0) < 0 ? q : p));
      const texts = heads.map(one => one.text());
      const common = texts.reduce((n, { length }) => (n / gcd(n, length)) * length, 1);
      const looked = zone[0] === 0 ? Math.min(common, zone[1]) : common;
      steps += looked;
      insist(steps <= MOST_STEPS, `it takes more than ${MOST_STEPS} steps`);
      for (let i = 0; i < looked; i++) {
        const [letter, ...earlier] = texts.map(text => text[i % text.length]!);
        const right = letterOf(earlier);
        insist(letter === right, `at k = ${k0} a letter is ${letter}, and should be ${right}`);
      }
      for (const one of heads) one.place = sum(one.place, 1, zone);
    }
  }
}

function gcd(x: number, y: number): number {
  return y === 0 ? x : gcd(y, x % y);
}
