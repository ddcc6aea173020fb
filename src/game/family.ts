import { boxText, spanOf } from './box-text.ts';
import { casesOf, countOf, productOf, type Sweep } from './cases.ts';
import { type FamilyText, type ReadFamily, readFamily } from './family-text.ts';
import type { Game, SumOfHeaps } from './game.ts';
import { compileGame } from './game-of-letters.ts';
import type { Interval } from './language/bounds.ts';
import { compileCondition, compileInteger } from './language/compile.ts';
import { EACH } from './steps.ts';
import { compileSum } from './sum-of-letters.ts';

/** A family of games, one for each case: a setting of its letters that lies in the ranges and meets `where`. */
export interface Family {
  readonly text: FamilyText;
  /** The letters in the order of `over`: the first varies slowest. */
  readonly letters: readonly string[];
  /**
   * The game at a setting of the letters, whether or not it is a case.
   *
   * @throws DefinitionError naming the setting where the set is not valid there, such as {a, b} at a = b
   */
  gameAt(values: readonly number[]): Game | SumOfHeaps;
  /**
   * All cases, lazily and always in the same order: lexicographic, the last letter fastest. A box (one
   * closed interval a letter) selects among the family's cases; it does not shift what `first` keeps.
   * With `where` and `first`, the last letter is searched from its start, wherever the box begins.
   *
   * @throws DefinitionError where an endless range has no case among ten million values in a row
   */
  cases(box?: readonly Interval[]): Generator<readonly number[]>;
  /**
   * The number of cases, if the ranges give it at once: no `where`, and no range depends on another letter. Otherwise,
   * and from 2^53 up, undefined.
   */
  readonly size: number | undefined;
  /** How many cases there are, no game being built. Without `where` the last letter costs nothing. */
  count(box?: readonly Interval[]): number;
  /** An interval for each letter that holds all its values, by interval arithmetic; infinite where it is endless. */
  readonly span: readonly Interval[];
  /**
   * The part inside a box as a family whose text says nothing of what lies beyond, so that a wider family has the same
   * one; undefined where interval arithmetic shows that no case is inside. With `first` the box has no side for the
   * last letter.
   */
  inBox(box: readonly Interval[]): FamilyText | undefined;
}

/**
 * Reads a family, or a single game, which is a family without letters and of one case.
 *
 * @param where the place of the definition, which errors continue: `sweep.over.b`
 * @throws DefinitionError with all mistakes in all fields
 * @example
 * const text = { game: '{1, b}', over: { b: '2..9' }, where: 'gcd(b, 6) = 1' };
 * [...parseFamily(text).cases()] // [[5], [7]]
 */
export function parseFamily(text: FamilyText, where = 'sweep'): Family {
  const read = readFamily(text, where);
  const { letters, game } = read;
  const sweep = compileSweep(read);
  let gameAt: Family['gameAt'] | undefined;
  return {
    text,
    letters,
    get gameAt() {
      return (gameAt ??= compileSubject(game, letters));
    },
    size: sizeOf(read, sweep),
    cases: box => casesOf(sweep, box),
    count: box => countOf(sweep, box),
    span: spanOf(read),
    inBox: box => boxText(text, read, box),
  };
}

function sizeOf({ ranges, condition }: ReadFamily, sweep: Sweep): number | undefined {
  const ends = ranges.flatMap(({ from, to }) => (to === 'endless' ? [from] : [from, to]));
  if (condition || ends.some(({ names }) => names.length > 0)) return undefined;
  const size = productOf(sweep);
  return Number.isSafeInteger(size) ? size : undefined;
}

function compileSubject(game: ReadFamily['game'], letters: readonly string[]): Family['gameAt'] {
  if (game.kind === 'letters') return compileGame(game, letters);
  return game.kind === 'sum of letters' ? compileSum(game, letters) : () => game;
}

function compileSweep({ letters, ranges, condition, first }: ReadFamily): Sweep {
  const axes = ranges.map(({ from, to, steps = EACH }, i) => ({
    letter: letters[i]!,
    steps,
    from: compileInteger(from, letters),
    to: to === 'endless' ? to : compileInteger(to, letters),
  }));
  return {
    axes,
    ...(condition && {
      where: { holds: compileCondition(condition, letters), slice: condition.slice },
    }),
    ...(first !== undefined && { first }),
  };
}
