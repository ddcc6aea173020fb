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
 * The tape is a word of powers. A zone ends where a power ends at some head whose lag grows with k. Within a zone:
 *
 * 1. All that these heads read is periodic, and the letters at constant lags are the last ones written.
 * 2. So the written letters are periodic too, as soon as both recur together. The rest of the zone is one power.
 *
 * If a length is not a multiple of a text, the class is split. If a sign is not the same for all k, the threshold rises.
 *
 * @throws Split, Unclosed
 */
export function simulate(recurrence: Recurrence, threshold: Threshold, mostZones: number): Loop {
  const { lags } = recurrence;
  const growing = lags.filter(([slope]) => slope > 0);
  const constant = lags.filter(([slope]) => slope === 0).map(([, lag]) => lag);
  const kept = Math.max(1, ...constant);
  for (const lag of growing) threshold.sign(minus(lag, [0, kept + 1]));
  const offset = growing.reduce((p, q) => (threshold.isLess(p, q) ? q : p));
  const word = new PowerWord();
  word.appendPower(BLANK, offset);
  word.appendText(recurrence.first);
  let last = BLANK.repeat(kept - 1) + recurrence.first;
  const place = plus(offset, ONE);
  const heads = growing.map(lag => new Reader(word, threshold, minus(place, lag)));
  const tail = new Reader(word, threshold, ONE);
  /** Ends of zones, with a text that distinguishes most of them. */
  const marks: { readonly end: string; readonly reader: Reader }[] = [];
  const letterAt = (last: string, texts: readonly string[], step: number) => {
    let head = 0;
    let letters = '';
    for (const [slope, lag] of lags) {
      if (slope === 0) letters += last[kept - lag]!;
      else {
        const text = texts[head++]!;
        letters += text[step % text.length]!;
      }
    }
    return recurrence.next(letters);
  };

  for (let zone = 0; zone < mostZones; zone++) {
    const length = least(
      heads.map(head => head.left()),
      threshold,
    );
    const texts = heads.map(head => head.text());
    let written = '';
    const write = () => {
      const next = letterAt(last, texts, written.length);
      written += next;
      last = last.slice(1) + next;
    };
    if (length[0] === 0) {
      while (written.length < length[1]) write();
      word.appendText(written);
    } else {
      // After `common` letters all heads are at the beginnings of their texts for the first time.
      const common = texts.reduce((n, { length }) => (n / gcd(n, length)) * length, 1);
      const seen = new Map<string, number>();
      while (!seen.has(last)) {
        seen.set(last, written.length);
        for (let i = 0; i < common; i++) write();
      }
      const begin = seen.get(last)!;
      last = appendRepeat(word, written, begin, length, threshold, last);
    }
    for (const head of heads) head.advance(length);
    tail.advance(length);
    tail.left(); // So that its copies begin to read where they are.
    const end = `${last} ${word.powers.at(-1)!.text} ${word.powers.at(-2)?.text}`;
    const loop = marks.find(mark => mark.end === end && areEqual(mark.reader, tail, offset, threshold));
    if (loop) {
      const period = minus(tail.place, loop.reader.place);
      return { word, offset, preperiod: loop.reader.place, period };
    }
    marks.push({ end, reader: tail.copy() });
  }
  throw new Unclosed(`nothing repeats within ${mostZones} zones`);
}

/**
 * Writes a zone whose first letters are known, and repeat starting at `begin`.
 *
 * @param last the last letters of the known part, which are also those at `begin`
 * @returns the last letters of the zone
 */
function appendRepeat(
  word: PowerWord,
  written: string,
  begin: number,
  length: Affine,
  threshold: Threshold,
  last: string,
): string {
  const cycle = written.slice(begin);
  const [slope, constant] = minus(length, [0, begin]);
  if (slope % cycle.length !== 0) throw new Split(cycle.length / gcd(cycle.length, slope));
  const times: Affine = [slope / cycle.length, Math.floor(constant / cycle.length)];
  threshold.sign(times);
  const rest = cycle.slice(0, constant - times[1] * cycle.length);
  word.appendText(written.slice(0, begin));
  word.appendPower(cycle, times);
  word.appendText(rest);
  return (last + rest).slice(-last.length);
}
