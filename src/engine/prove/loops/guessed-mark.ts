import {
  type Affine,
  isLoop,
  type LoopNumber,
  type LoopsCertificate,
  type LoopWord,
} from '../../../game/index.ts';
import { plus, times, valueAt } from '../threshold.ts';

/** Maximum number of ends of powers that are looked at. */
const MAX_ENDS = 400;
/** Number of letters before the first heap that are looked at too if the ends of powers do not suffice. */
const MAX_NEAR = 100;

/** The repeated word at one k. */
interface Game {
  readonly k: number;
  readonly repeated: string;
}

/**
 * Returns letters at distances before the first heap of `repeated` that are seen at no other heap, in some games. The distances are
 * those of ends of powers, if possible, and each one leaves the fewest other heaps of a game.
 *
 * @param games `repeated` as a text, at some k
 */
export function guessedMark(word: LoopWord, games: readonly Game[]): LoopsCertificate['mark'] | undefined {
  const near = Array.from({ length: MAX_NEAR }, (_, distance): Affine => [0, distance]);
  return markAmong([[0, 0], ...endsBefore(word, games[0]!.k)], games) ?? markAmong(near, games);
}

function markAmong(
  distances: readonly Affine[],
  games: readonly Game[],
): LoopsCertificate['mark'] | undefined {
  const ends = distances.filter(distance =>
    games.every(({ k, repeated }) => valueAt(k, distance) < repeated.length),
  );
  const candidates = new Map(ends.map(distance => [`${distance}`, distance]));
  const mark: (readonly [Affine, string])[] = [];
  for (const { k, repeated } of games) {
    const period = repeated.length;
    const letters = Uint8Array.from(repeated, Number);
    const letterAt = (heap: number, back: number) =>
      letters[heap < back ? heap - back + period : heap - back]!;
    const only = (heaps: Uint32Array, back: number, letter: number) =>
      heaps.filter(heap => letterAt(heap, back) === letter);
    let heaps = new Uint32Array(period).map((_, heap) => heap);
    for (const [distance, letter] of mark) heaps = only(heaps, valueAt(k, distance), Number(letter));
    while (heaps.length > 1) {
      let [best, left] = [undefined as Affine | undefined, heaps.length];
      // As long as all heaps are left, only the letter matters, not how far back it is.
      const tried = new Set<number>();
      for (const distance of candidates.values()) {
        const back = valueAt(k, distance);
        const letter = letterAt(0, back);
        if (heaps.length === period && tried.has(letter)) continue;
        tried.add(letter);
        let alike = 0;
        for (let i = 0; i < heaps.length && alike < left; i++)
          if (letterAt(heaps[i]!, back) === letter) alike++;
        if (alike < left) [best, left] = [distance, alike];
      }
      if (!best) return undefined;
      const back = valueAt(k, best);
      const letter = letterAt(0, back);
      mark.push([best, `${letter}`]);
      heaps = only(heaps, back, letter);
    }
    if (heaps.length === 0) return undefined;
  }
  return mark;
}

/** The distances from the end of a word to both ends of its last powers. */
function endsBefore(word: LoopWord, k: number): readonly Affine[] {
  const ends: Affine[] = [];
  let distance: Affine = [0, 0];
  const numberOf = ([alpha, gamma, ...betas]: LoopNumber, counters: readonly Affine[]) =>
    betas.reduce((sum, beta, i) => plus(sum, times(beta, counters[i]!)), [alpha, gamma] as Affine);
  const goBack = (list: LoopWord, counters: readonly Affine[]): void => {
    for (const item of list.toReversed()) {
      if (ends.length >= MAX_ENDS) return;
      if (isLoop(item)) {
        const count = numberOf(item.count, counters);
        for (let i = 1; i <= valueAt(k, count) && ends.length < MAX_ENDS; i++)
          goBack(item.body, [...counters, plus(count, [0, -i])]);
        continue;
      }
      ends.push(plus(distance, [0, 1]));
      distance = plus(distance, times(item[0].length, numberOf(item[1], counters)));
      ends.push(distance);
    }
  };
  goBack(word, []);
  return ends;
}
