import type { Affine, Word } from '../../game/index.ts';
import { insist } from '../refused.ts';
import { lengthOf, sign, sum } from './affine.ts';
import { Head, tapeOf, zoneOf } from './head.ts';
import type { Rule } from './rule.ts';

/** Zones of a pass at the most: a proof takes some thousands. */
const MOST_ZONES = 1e6;

/**
 * That the heaps have the letters of `before`, then of `repeated` for ever, for all k from k0 on.
 *
 * All heads pass heaps 0 to |before| + M + |repeated| - 1, M the largest lag, together. From one end of a power at
 * any head to the next, all heads read powers, so what they read comes again after the least common multiple of the
 * lengths of their texts, and so many letters are looked at. A heap behind those reads what the heap |repeated|
 * before it reads, and has its letter.
 *
 * @param lag the largest
 */
export function insistOnLetters(rule: Rule, lag: Affine, before: Word, repeated: Word, k0: number): void {
  const tape = tapeOf(lag, before, repeated);
  const head = new Head(tape, [0, 0]);
  const heads = [head, ...rule.lags.map(other => new Head(tape, sum([0, 0], -1, other)))];
  let zones = 0;
  pass([0, 1], () => rule.first);
  pass(sum(sum(lengthOf(before), 1, lag), 1, lengthOf(repeated)), earlier => rule.letter(earlier));

  function pass(end: Affine, letterOf: Rule['letter']): void {
    while (sign(sum(end, -1, head.place), k0) > 0) {
      const { length, looked } = zoneOf(heads, sum(end, -1, head.place), k0);
      insist(++zones <= MOST_ZONES, `there are more than ${MOST_ZONES} zones`);
      const texts = heads.map(one => one.text());
      for (let i = 0; i < looked; i++) {
        const [letter, ...earlier] = texts.map(text => text[i % text.length]!);
        const right = letterOf(earlier);
        insist(letter === right, `at k = ${k0} a letter is ${letter}, and should be ${right}`);
      }
      for (const one of heads) one.place = sum(one.place, 1, length);
    }
  }
}
