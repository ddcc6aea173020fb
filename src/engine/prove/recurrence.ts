import type { Affine, LawCertificate } from '../../game/index.ts';
import { minus, same, type Threshold } from './threshold.ts';

/** The letter of cells below heap 0. */
export const BLANK = '.';

/** The character code of the digit 0; that of {@link BLANK} is less. */
const DIGIT_0 = 48;

/**
 * The rule that gives the letter of a heap from earlier ones, for all values of k at once. Heap 0 has the letter `first`;
 * every other heap has the letter `next` of the letters at the distances `lags` before it.
 */
export interface Recurrence {
  readonly lags: readonly Affine[];
  readonly first: string;
  /** @param letters one for each lag, in that order */
  next(letters: string): string;
}

/** Terms of a finite set, a digit each. */
export type FiniteQuestion = Pick<LawCertificate, 'ending' | 'objective' | 'sequence'>;

/** Returns the recurrence of a finite set. Cells below heap 0 are no options, and a heap without options is below min S. */
export function finiteRecurrence(
  moves: readonly Affine[],
  { sequence, ending, objective }: FiniteQuestion,
): Recurrence {
  const atZero = objective === 'last-player-wins' ? 0 : 1;
  const belowLeast = ending === 'take-all' ? 1 - atZero : atZero;
  return {
    lags: moves,
    first: `${atZero}`,
    next(letters) {
      /** A bit for each term of an option. */
      let options = 0;
      for (let i = 0; i < letters.length; i++) {
        const code = letters.charCodeAt(i);
        if (code >= DIGIT_0) options |= 1 << (code - DIGIT_0);
      }
      if (options === 0) return `${belowLeast}`;
      if (sequence === 'outcomes') return (options & 1) === 1 ? '1' : '0';
      return String.fromCharCode(DIGIT_0 + 31 - Math.clz32(~options & (options + 1)));
    },
  };
}

/**
 * N - X by how a heap gets its value (`LawCertificate` says which letter that is). A heap n takes the least value
 * that all smaller heaps which have it leave: they are excluded numbers below n, the first of them too, and values
 * are in the order of their first heaps. So the letter is the greatest j for which n - x_j has the letter 0, and no
 * heap n - x_j + x_i with i < j has the letter i, unless x_j - x_i is excluded too.
 *
 * @param threshold rises to where it is the same for all k which differences are excluded
 */
export function allButRecurrence(excluded: readonly Affine[], threshold: Threshold): Recurrence {
  const lags: Affine[] = [];
  /** The candidates j, the greatest first: the index of its lag, and of the lags of the heaps that must not have the letter i. */
  const ways = excluded
    .map((x, j) => ({
      letter: `${j + 1}`,
      at: lags.push(x) - 1,
      without: excluded.slice(0, j).flatMap((y, i) => {
        const difference = minus(x, y);
        threshold.sign(difference);
        const isExcluded = excluded.some(
          z => same(difference, z) || threshold.sign(minus(difference, z)) === 0,
        );
        return isExcluded ? [] : [{ letter: `${i + 1}`, at: lags.push(difference) - 1 }];
      }),
    }))
    .reverse();
  return {
    lags,
    first: '0',
    next(letters) {
      const way = ways.find(
        ({ at, without }) =>
          letters[at] === '0' && without.every(other => letters[other.at] !== other.letter),
      );
      return way?.letter ?? '0';
    },
  };
}
