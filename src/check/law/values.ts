import type { Affine, Word } from '../../game/index.ts';
import { insist } from '../refused.ts';
import { lengthOf, sign, sum } from './affine.ts';
import { Head, tapeOf, zerosIn, zoneOf } from './head.ts';

/**
 * That n0 is the least with G(n + p) = G(n) + s for all n ≥ n0, of N - X, for all k from k0 on; the letters are
 * right.
 *
 * G(n) is the number of letters 0 before the first heap of its value, which is x heaps before n, x the number that
 * the letter of n tells. The heaps from n0 - 1 up to |before| + max X are passed as those of `insistOnLetters` are,
 * with a head for each place at which such a first heap can be, of n and of n + p. Letters 0 are counted at the
 * beginning of a zone; within it, over each common multiple, the two counts that are compared must rise alike. Behind
 * those heaps both counts are over letters that repeat.
 */
export function insistOnPreperiod(
  preperiod: Affine,
  excluded: readonly Affine[],
  before: Word,
  repeated: Word,
  saltus: Affine,
  k0: number,
): void {
  const tape = tapeOf(excluded.at(-1)!, before, repeated);
  const isFirst = sign(preperiod, k0) === 0;
  const begin = isFirst ? preperiod : sum(preperiod, -1, [0, 1]);
  const headsAt = (heap: Affine) =>
    [[0, 0] as Affine, ...excluded].map(x => new Head(tape, sum(heap, -1, x)));
  const [here, later] = [headsAt(begin), headsAt(sum(begin, 1, lengthOf(repeated)))];
  const heads = [...here, ...later];
  const [head] = here as [Head];
  if (!isFirst) pass(preperiod, false);
  pass(sum(lengthOf(before), 1, excluded.at(-1)!), true);

  function pass(end: Affine, repeats: boolean): void {
    while (sign(sum(end, -1, head.place), k0) > 0) {
      const { length, looked } = zoneOf(heads, sum(end, -1, head.place), k0);
      const [texts, laterTexts] = [here, later].map(all => all.map(one => one.text())) as [
        string[],
        string[],
      ];
      for (let i = 0; i < looked; i++) {
        const [one, other] = [
          Number(texts[0]![i % texts[0]!.length]),
          Number(laterTexts[0]![i % laterTexts[0]!.length]),
        ];
        const zeros = sum(here[one]!.zeros(), 1, [0, zerosIn(texts[one]!, i)]);
        const laterZeros = sum(later[other]!.zeros(), 1, [0, zerosIn(laterTexts[other]!, i)]);
        const rise = sum(sum(laterZeros, -1, zeros), -1, saltus);
        const isSame = sign(rise, k0) === 0;
        insist(
          isSame === repeats,
          `at k = ${k0} the values do not repeat from the preperiod on, or do so before it`,
        );
        const rises = (text: string) => zerosIn(text, looked);
        const isAlike =
          !repeats ||
          (length[0] === 0 && length[1] === looked) ||
          rises(texts[one]!) === rises(laterTexts[other]!);
        insist(isAlike, `at k = ${k0} values do not rise alike from the preperiod on`);
      }
      for (const each of heads) each.place = sum(each.place, 1, length);
    }
  }
}
