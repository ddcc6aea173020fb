import { type Affine, gcd } from '../../game/index.ts';
import type { Words } from './least-words.ts';
import { least, Reader } from './power-reader.ts';
import { PowerWord } from './power-word.ts';
import { BLANK } from './recurrence.ts';
import { minus, plus, same, type Threshold, times, ZERO } from './threshold.ts';
import { Split } from './unclosed.ts';
import { countOf, lengthOf } from './word-operations.ts';

/**
 * Returns the least n0 with G(n + p) = G(n) + s for all n ≥ n0, for N - X, from the letters that determine its values. It
 * may differ from the place where the letters begin to repeat. G(n) is the number of letters 0 before the first heap of
 * its value, which is up to max X heaps before n. So a heap after |before| + max X repeats, and the others are tested,
 * zone by zone.
 *
 * @throws Split, Unclosed
 */
export function preperiodOfValues(
  excluded: readonly Affine[],
  { before, repeated }: Words,
  threshold: Threshold,
): Affine {
  if (before.length === 0) return ZERO;
  const [largest, period, saltus] = [excluded.at(-1)!, lengthOf(repeated), countOf('0', repeated)];
  const tape = new PowerWord();
  tape.appendPower(BLANK, largest);
  for (const [text, exponent] of before) tape.appendPower(text, exponent);
  const end = plus(lengthOf(before), largest);
  while (threshold.isLess(minus(tape.end, largest), plus(end, period))) {
    const isConstant = repeated.every(([, [slope]]) => slope === 0);
    if (isConstant)
      tape.appendPower(repeated.map(([text, [, n]]) => text.repeat(n)).join(''), plus(largest, period));
    else for (const [text, exponent] of repeated) tape.appendPower(text, exponent);
  }

  const lags = [ZERO, ...excluded];
  const readerAt = (heap: Affine) => new Reader(tape, threshold, plus(heap, largest));
  /** Readers of the first heap of a value, one for each letter: for a heap, and for the heap a period later. */
  const here = lags.map(lag => readerAt(minus(ZERO, lag)));
  const later = lags.map(lag => readerAt(minus(period, lag)));
  let preperiod = ZERO;
  for (let heap = ZERO; threshold.isLess(heap, end); ) {
    const readers = [...here, ...later];
    const zone = least([minus(end, heap), ...readers.map(reader => reader.left())], threshold);
    const [texts, laterTexts] = [here, later].map(all => all.map(reader => reader.text())) as [
      string[],
      string[],
    ];
    const common = [...texts, ...laterTexts].reduce((n, { length }) => (n / gcd(n, length)) * length, 1);
    const zerosHere = here.map(reader => zerosBefore(reader.place, tape, threshold));
    const zerosLater = later.map(reader => zerosBefore(reader.place, tape, threshold));
    const [slope, constant] = zone;
    if (slope % common !== 0) throw new Split(common / gcd(common, slope));
    const looked = slope === 0 ? constant : 2 * common;
    for (let back = 1; back <= looked; back++) {
      const place = minus(zone, [0, back]);
      // The copy of the common text in which the place is, and where in it.
      const step = (((constant - back) % common) + common) % common;
      const copy: Affine = [slope / common, (constant - back - step) / common];
      const [i, j] = [texts[0]!, laterTexts[0]!].map(text => Number(text[step % text.length])) as [
        number,
        number,
      ];
      const zeros = (before: Affine, text: string) =>
        plus(plus(before, [0, zerosIn(text, step)]), times(zerosIn(text, common), copy));
      const difference = minus(
        minus(zeros(zerosLater[j]!, laterTexts[j]!), zeros(zerosHere[i]!, texts[i]!)),
        saltus,
      );
      if (same(difference, ZERO)) continue;
      // Beyond the threshold it differs, and the zone is long enough.
      threshold.sign(difference);
      threshold.sign(plus(place, [0, 1]));
      preperiod = plus(plus(heap, place), [0, 1]);
      break;
    }
    for (const reader of readers) reader.advance(zone);
    heap = plus(heap, zone);
  }
  return preperiod;
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
