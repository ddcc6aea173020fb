import type { Affine, FamilyOfOneLetter, LawCertificate } from '../../game/index.ts';
import { sign, sum } from './affine.ts';

/** Stands for the heaps below 0. */
export const BLANK = '.';

/**
 * How the letter of a heap n ≥ 1 follows from those at n - lag, for all k from k0 on; heap 0 has the letter `first`.
 */
export interface Rule {
  readonly lags: readonly Affine[];
  readonly first: string;
  letter(letters: readonly string[]): string;
}

type Asked = Pick<LawCertificate, 'ending' | 'objective' | 'sequence'>;

/** By definition: no move leads below 0, so a heap with blanks alone before it is less than every move. */
export function finiteRule(moves: readonly Affine[], { ending, objective, sequence }: Asked): Rule {
  const first = objective === 'last-player-wins' ? '0' : '1';
  const below = ending === 'normal' ? first : first === '0' ? '1' : '0';
  const mex = (letters: readonly string[]) => [...'0123456789'].find(value => !letters.includes(value))!;
  const outcome = (letters: readonly string[]) => (letters.includes('0') ? '1' : '0');
  const term = sequence === 'nim-values' ? mex : outcome;
  return {
    lags: moves,
    first,
    letter: letters => (letters.every(letter => letter === BLANK) ? below : term(letters)),
  };
}

/**
 * By counting values up: the first heap n without a value less than k gets k, and so does, in increasing order, each
 * n + x_j without one that no move takes to a heap with k. So heap n has the value of n - x_j, j as large as can be
 * (values increase with their first heaps), where that is a first heap and n - (x_j - x_i) does not have its value
 * for any i < j for which x_j - x_i is a move; if there is no such j it is a first heap itself.
 */
export function allButRule(excluded: readonly Affine[], k0: number): Rule {
  const pairs = excluded.flatMap((x, j) =>
    excluded.slice(0, j).flatMap((y, i) => {
      const difference = sum(x, -1, y);
      const isMove = excluded.every(z => sign(sum(difference, -1, z), k0) !== 0);
      return isMove ? [{ i: `${i + 1}`, j, difference }] : [];
    }),
  );
  return {
    lags: [...excluded, ...pairs.map(({ difference }) => difference)],
    first: '0',
    letter(letters) {
      const barred = (j: number) =>
        pairs.some((pair, at) => pair.j === j && letters[excluded.length + at] === pair.i);
      return `${excluded.findLastIndex((_, j) => letters[j] === '0' && !barred(j)) + 1}`;
    },
  };
}

/** The numbers of the set where the letter of the family is modulus k + residue. */
export function numbersAt(
  { numbers }: FamilyOfOneLetter,
  modulus: number,
  residue: number,
): readonly Affine[] {
  return numbers.map(([slope, constant]) => sum([slope * modulus, slope * residue], 1, [0, constant]));
}
