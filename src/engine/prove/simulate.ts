import { type Affine, gcd } from '../../game/index.ts';
import { areEqual } from './common-length.ts';
import { least, Reader } from './power-reader.ts';
import { PowerWord } from './power-word.ts';
import { BLANK, type Recurrence } from './recurrence.ts';
import { minus, ONE, plus, type Threshold } from './threshold.ts';
import { Split, Unclosed } from './unclosed.ts';

/** A sequence for all k at or above the threshold: the first letters, and the place at which they begin to repeat. */
export interface Loop {
  /** The letters, with heap n at place n + `offset`. */
  readonly word: PowerWord;
  readonly offset: Affine;
  /** The first heap of the repeat, not necessarily the least. */
  readonly preperiod: Affine;
  readonly period: Affine;
}

/**
 * Follows a recurrence for all k at once until its last letters, as many as the greatest lag, recur.
 *
 * The tape is a word of powers. For the outcomes of {1, 2, 3k} it begins as follows, with a head for the lag 3k:
 *
 *     (.)^3k (011)^k 1 …      a letter depends on the last two letters and on the letter at the head
 *     ^ head ^ first heap
 *
 * A zone ends where a power ends at some head whose lag grows with k. Within a zone:
 *
 * 1. All that these heads read is periodic, and the letters at constant lags are the last ones written.
 * 2. So the written letters are periodic too, as soon as both recur together. The rest of the zone is one power.
 *
 * If a length is not a multiple of a text, the class is split. If a sign is not the same for all k, the threshold rises.
 *
 * Cost: each zone is compared with the ends of all earlier ones that have the same signature.
 *
 * @throws Split, Unclosed
 */
export function simulate(recurrence: Recurrence, threshold: Threshold, maxZones: number): Loop {
  const tape = new SymbolicTape(recurrence, threshold);
  const ends: ZoneEnd[] = [];
  for (let zone = 0; zone < maxZones; zone++) {
    tape.writeZone();
    const end = tape.zoneEnd();
    const earlier = ends.find(
      ({ signature, tail }) =>
        signature === end.signature && areEqual(tail, end.tail, tape.largestLag, threshold),
    );
    if (earlier) {
      const period = minus(end.tail.place, earlier.tail.place);
      return { word: tape.word, offset: tape.largestLag, preperiod: earlier.tail.place, period };
    }
    ends.push(end);
  }
  throw new Unclosed(`nothing repeats within ${maxZones} zones`);
}

/** The state of the tape at the end of a zone. */
interface ZoneEnd {
  /** A text that distinguishes most ends. */
  readonly signature: string;
  /** Reads the last letters, as many as the greatest lag: they determine all later ones. */
  readonly tail: Reader;
}

/** The letters written so far, for all k at once, with a head for each lag that grows with k. */
class SymbolicTape {
  /** The greatest lag, which is the number of blank cells before heap 0. */
  readonly largestLag: Affine;
  readonly word = new PowerWord();
  readonly #recurrence: Recurrence;
  readonly #threshold: Threshold;
  readonly #heads: readonly Reader[];
  readonly #tail: Reader;
  /** The last letters written, as many as the greatest constant lag. */
  #last: string;

  constructor(recurrence: Recurrence, threshold: Threshold) {
    this.#recurrence = recurrence;
    this.#threshold = threshold;
    const growing = recurrence.lags.filter(([slope]) => slope > 0);
    const constant = recurrence.lags.filter(([slope]) => slope === 0).map(([, lag]) => lag);
    const lastLetters = Math.max(1, ...constant);
    for (const lag of growing) threshold.sign(minus(lag, [0, lastLetters + 1]));
    this.largestLag = growing.reduce((p, q) => (threshold.isLess(p, q) ? q : p));
    this.word.appendPower(BLANK, this.largestLag);
    this.word.appendText(recurrence.first);
    this.#last = BLANK.repeat(lastLetters - 1) + recurrence.first;
    const next = plus(this.largestLag, ONE);
    this.#heads = growing.map(lag => new Reader(this.word, threshold, minus(next, lag)));
    this.#tail = new Reader(this.word, threshold, ONE);
  }

  /** Writes letters until a power ends at some head. */
  writeZone(): void {
    const length = least(
      this.#heads.map(head => head.left()),
      this.#threshold,
    );
    const texts = this.#heads.map(head => head.text());
    if (length[0] === 0) this.word.appendText(this.#nextLetters(texts, 0, length[1]));
    else this.#writePower(texts, length);
    for (const head of this.#heads) head.advance(length);
    this.#tail.advance(length);
    this.#tail.left(); // So that its copies begin to read where they are.
  }

  zoneEnd(): ZoneEnd {
    const { powers } = this.word;
    const signature = `${this.#last} ${powers.at(-1)!.text} ${powers.at(-2)?.text}`;
    return { signature, tail: this.#tail.copy() };
  }

  /** Returns the next letters, computed one by one, from a step of the zone on; afterwards they are the last ones. */
  #nextLetters(texts: readonly string[], from: number, count: number): string {
    let letters = '';
    for (let step = from; step < from + count; step++) {
      const letter = this.#recurrence.next(this.#lettersRead(texts, step));
      letters += letter;
      this.#last = this.#last.slice(1) + letter;
    }
    return letters;
  }

  /** Returns the letters at all lags: at a constant lag one of the last, otherwise one of the text at the next head. */
  #lettersRead(texts: readonly string[], step: number): string {
    let head = 0;
    let letters = '';
    for (const [slope, lag] of this.#recurrence.lags) {
      if (slope === 0) letters += this.#last[this.#last.length - lag]!;
      else {
        const text = texts[head++]!;
        letters += text[step % text.length]!;
      }
    }
    return letters;
  }

  /** Writes a zone whose length grows with k: letters until what is read recurs, then a power. */
  #writePower(texts: readonly string[], length: Affine): void {
    // After `common` letters all heads are at the beginnings of their texts for the first time.
    const common = texts.reduce((n, { length }) => (n / gcd(n, length)) * length, 1);
    const steps = new Map<string, number>();
    let written = '';
    while (!steps.has(this.#last)) {
      steps.set(this.#last, written.length);
      written += this.#nextLetters(texts, written.length, common);
    }
    const begin = steps.get(this.#last)!;
    const cycle = written.slice(begin);
    const [slope, constant] = minus(length, [0, begin]);
    if (slope % cycle.length !== 0) throw new Split(cycle.length / gcd(cycle.length, slope));
    const times: Affine = [slope / cycle.length, Math.floor(constant / cycle.length)];
    this.#threshold.sign(times);
    const rest = cycle.slice(0, constant - times[1] * cycle.length);
    this.word.appendText(written.slice(0, begin));
    this.word.appendPower(cycle, times);
    this.word.appendText(rest);
    // The last letters at the end of a cycle are those at its beginning.
    this.#last = (this.#last + rest).slice(-this.#last.length);
  }
}
