import { type Affine, gcd } from '../../game/index.ts';
import type { Words } from './least-words.ts';
import { least, Reader } from './power-reader.ts';
import { PowerWord } from './power-word.ts';
import { BLANK } from './recurrence.ts';
import { minus, ONE, plus, same, type Threshold, times, ZERO } from './threshold.ts';
import { Split } from './unclosed.ts';
import { countOf, lengthOf } from './word-operations.ts';

/**
 * Returns the least n0 with G(n + p) = G(n) + s for all n ≥ n0, for N - X, from the letters that determine its values. It
 * may differ from the place where the letters begin to repeat.
 *
 * 1. G(n) is the number of letters 0 before the first heap of its value, which is x before n if the letter of n is that of x.
 * 2. Let D(n) = G(n + p) - G(n) - s. It is 0 at heaps after |before| + max X, because what determines it repeats.
 * 3. The other heaps are divided into zones, in which each reader reads one repeated text. In a zone, D follows from counts of
 *    letters 0. The last heap of the last zone with D ≠ 0 is n0 - 1.
 *
 * For example, N - {1, 3, 4, 7} has the letters 0101303, then 02323404 forever. But its values 00110213, 22332435, … rise by 2
 * every 8 heaps from heap 0, so n0 = 0.
 *
 * Cost: for each zone one or two common periods of the texts.
 *
 * @throws Split, Unclosed
 */
export function preperiodOfValues(excluded: readonly Affine[], words: Words, threshold: Threshold): Affine {
  if (words.before.length === 0) return ZERO;
  const largest = excluded.at(-1)!;
  const end = plus(lengthOf(words.before), largest);
  const values = new ValuesOfLetters(excluded, words, plus(end, lengthOf(words.repeated)), threshold);
  let preperiod = ZERO;
  for (let heap = ZERO; threshold.isLess(heap, end); heap = values.heap) {
    const { length, lastMismatch } = values.readZone(end);
    if (lastMismatch) {
      // For all k above the threshold D is not 0, and the zone contains the heap.
      threshold.sign(lastMismatch.difference);
      threshold.sign(plus(lastMismatch.place, ONE));
      preperiod = plus(plus(heap, lastMismatch.place), ONE);
    }
    values.advance(length);
  }
  return preperiod;
}

/** A zone, and the last place in it with D ≠ 0. */
interface Zone {
  readonly length: Affine;
  readonly lastMismatch?: { readonly place: Affine; readonly difference: Affine };
}

/** Readers of the first heaps of the values of two heaps, one period apart. Reader i is at the lag of letter i; lag 0 is first. */
class ValuesOfLetters {
  heap = ZERO;
  readonly #tape: PowerWord;
  readonly #threshold: Threshold;
  readonly #saltus: Affine;
  readonly #here: readonly Reader[];
  readonly #later: readonly Reader[];

  /** @param length letters that will be read at most */
  constructor(
    excluded: readonly Affine[],
    { before, repeated }: Words,
    length: Affine,
    threshold: Threshold,
  ) {
    this.#threshold = threshold;
    this.#saltus = countOf('0', repeated);
    const largest = excluded.at(-1)!;
    const period = lengthOf(repeated);
    const tape = new PowerWord();
    tape.appendPower(BLANK, largest);
    for (const [text, exponent] of before) tape.appendPower(text, exponent);
    const isConstant = repeated.every(([, [slope]]) => slope === 0);
    while (threshold.isLess(minus(tape.end, largest), length)) {
      if (isConstant)
        tape.appendPower(repeated.map(([text, [, n]]) => text.repeat(n)).join(''), plus(largest, period));
      else for (const [text, exponent] of repeated) tape.appendPower(text, exponent);
    }
    this.#tape = tape;
    // Heap n is at place n + max X of the tape.
    const readersFrom = (heap: Affine) =>
      [ZERO, ...excluded].map(lag => new Reader(tape, threshold, plus(minus(heap, lag), largest)));
    this.#here = readersFrom(ZERO);
    this.#later = readersFrom(period);
  }

  /** Reads the zone that begins at the heap and ends at `end` or earlier. */
  readZone(end: Affine): Zone {
    const readers = [...this.#here, ...this.#later];
    const length = least([minus(end, this.heap), ...readers.map(reader => reader.left())], this.#threshold);
    const [slope, constant] = length;
    const textsHere = this.#here.map(reader => reader.text());
    const textsLater = this.#later.map(reader => reader.text());
    const common = leastCommonMultiple([...textsHere, ...textsLater]);
    const valueHere = this.#valueIn(this.#here, textsHere, common);
    const valueLater = this.#valueIn(this.#later, textsLater, common);
    if (slope % common !== 0) throw new Split(common / gcd(common, slope));
    const examined = slope === 0 ? constant : 2 * common;
    for (let back = 1; back <= examined; back++) {
      // The place is in a copy of the common text, at a step.
      const step = (((constant - back) % common) + common) % common;
      const copy: Affine = [slope / common, (constant - back - step) / common];
      const rise = minus(valueLater(step, copy), valueHere(step, copy));
      const difference = minus(rise, this.#saltus);
      if (!same(difference, ZERO))
        return { length, lastMismatch: { place: minus(length, [0, back]), difference } };
    }
    return { length };
  }

  advance(length: Affine): void {
    for (const reader of [...this.#here, ...this.#later]) reader.advance(length);
    this.heap = plus(this.heap, length);
  }

  /** Returns the value of a heap of the zone, by its step in a copy of the text that the readers have in common. */
  #valueIn(
    readers: readonly Reader[],
    texts: readonly string[],
    common: number,
  ): (step: number, copy: Affine) => Affine {
    const zerosAtStart = readers.map(reader => zerosBefore(reader.place, this.#tape, this.#threshold));
    return (step, copy) => {
      const letter = Number(texts[0]![step % texts[0]!.length]);
      const text = texts[letter]!;
      const before = plus(zerosAtStart[letter]!, [0, zerosIn(text, step)]);
      return plus(before, times(zerosIn(text, common), copy));
    };
  }
}

function leastCommonMultiple(texts: readonly string[]): number {
  return texts.reduce((n, { length }) => (n / gcd(n, length)) * length, 1);
}

/** Returns the number of letters 0 among the first letters of a repeated text. */
function zerosIn(text: string, letters: number): number {
  let zeros = 0;
  for (let i = 0; i < letters; i++) if (text[i % text.length] === '0') zeros++;
  return zeros;
}

function zerosBefore(place: Affine, { powers }: PowerWord, threshold: Threshold): Affine {
  let zeros = ZERO;
  for (const { text, times: exponent, start } of powers) {
    const [slope, constant] = minus(place, start);
    const isInside = threshold.isLess(minus(place, start), times(text.length, exponent));
    if (!isInside) zeros = plus(zeros, times(zerosIn(text, text.length), exponent));
    else if (slope % text.length !== 0) throw new Split(text.length / gcd(text.length, slope));
    else {
      const whole = Math.floor(constant / text.length);
      const copies = times(zerosIn(text, text.length), [slope / text.length, whole]);
      return plus(plus(zeros, copies), [0, zerosIn(text, constant - whole * text.length)]);
    }
  }
  return zeros;
}
