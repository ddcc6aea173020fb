import { DefinitionError, type Issue } from '../errors.ts';
import type { Game } from './game.ts';
import { type GameOfLetters, readGameOfLetters } from './game-of-letters.ts';
import { type ConditionExpression, readCondition } from './language/expression.ts';
import { issueAt, narrow, quote, type Slice, wholeOf } from './language/place.ts';
import { readGame } from './notation.ts';
import { type Range, readRange } from './range.ts';
import { isSum, readSum, type SumOfLetters } from './sum-of-letters.ts';

/** A family as an author writes it: plain data, which can be hashed, printed and sent. */
export interface FamilyText {
  /**
   * A game in which expressions may stand for numbers: `N - {a, b, a+b}`, or a sum of heaps: `N:a + {1, 3, 4}:2a`.
   * One game or sum if `over` is absent.
   */
  readonly game: string;
  /**
   * The range of each letter (one of a to z); ends may use the letters above it: `1..8`, `3a+1..10a`, `5`,
   * or `3a..` for the last letter with `first`. The first letter varies slowest.
   */
  readonly over?: Readonly<Record<string, string>>;
  /** The condition for cases, such as `gcd(a, b) = 1 and a < b`. */
  readonly where?: string;
  /** The number of cases to keep for each choice of the other letters, from the start of the last letter's range. */
  readonly first?: Readonly<Record<string, number>>;
  /** The name of all cases together in sentences, such as `37 sets of pages 34 to 41`; by default game and ranges. */
  readonly called?: string;
}

/** The fields of a family, read and free of errors. */
export interface ReadFamily {
  readonly letters: readonly string[];
  /** The game; without letters it is already a plain game. */
  readonly game: Game | GameOfLetters | SumOfLetters;
  /** One for each letter. */
  readonly ranges: readonly Range[];
  readonly condition: ConditionExpression | undefined;
  readonly first: number | undefined;
}

/** Reads every field, and then throws the errors of all of them. */
export function readFamily(text: FamilyText, where: string): ReadFamily {
  const issues: Issue[] = [];
  const letters = Object.keys(text.over ?? {});
  const game = readAnyGame(text.game, letters, where, issues);
  const ranges = letters.map((_, i) => readLetter(text, letters, i, where, issues));
  const condition =
    text.where === undefined
      ? undefined
      : readCondition(trimmed(text.where, `${where}.where`), { names: letters }, issues);
  const first = readFirst(text.first ?? {}, letters.at(-1), where, issues);
  const known = ranges.filter(range => range !== undefined);
  if (issues.length > 0 || !game || known.length < letters.length) throw new DefinitionError(issues);
  return { letters, game, ranges: known, condition, first };
}

function readAnyGame(
  text: string,
  letters: readonly string[],
  where: string,
  issues: Issue[],
): ReadFamily['game'] | undefined {
  if (letters.length === 0 && !isSum(text)) return readGame(text, `${where}.game`, issues);
  const unused = (letter: string): Issue => ({
    where: `${where}.over.${letter}`,
    expected: 'a parameter of the game',
    received: `${letter}, which is not in ${quote(text)}`,
  });
  return (isSum(text) ? readSum : readGameOfLetters)(text, `${where}.game`, letters, unused, issues);
}

function readLetter(
  text: FamilyText,
  letters: readonly string[],
  index: number,
  where: string,
  issues: Issue[],
): Range | undefined {
  const letter = letters[index]!;
  const place = `${where}.over.${letter}`;
  if (!/^[a-z]$/.test(letter)) {
    issues.push({ where: place, expected: 'a single letter from a to z', received: quote(letter) });
  }
  const scope = { names: letters.slice(0, index), later: letters.slice(index) };
  const slice = trimmed(text.over![letter]!, place);
  const range = readRange(slice, scope, issues);
  if (range?.to !== 'endless') return range;
  const last = index === letters.length - 1;
  if (last && text.first && Object.hasOwn(text.first, letter)) return range;
  issues.push(
    issueAt(slice, slice, {
      expected: 'a range with an end',
      received: quote(slice.text),
      hint: last
        ? `or say how many cases to keep: first: { ${letter}: 40 }`
        : 'only the last parameter may have an endless range',
    }),
  );
  return range;
}

function readFirst(
  first: Readonly<Record<string, number>>,
  last: string | undefined,
  where: string,
  issues: Issue[],
): number | undefined {
  for (const [letter, cases] of Object.entries(first)) {
    const place = `${where}.first.${letter}`;
    if (letter !== last) {
      const expected =
        last === undefined ? 'no `first` without `over`' : `the last parameter of \`over\`, ${last}`;
      issues.push({ where: place, expected, received: letter });
    }
    if (!Number.isSafeInteger(cases) || cases < 1) {
      issues.push({ where: place, expected: 'a positive number of cases', received: `${cases}` });
    }
  }
  return last === undefined ? undefined : first[last];
}

function trimmed(text: string, where: string): Slice {
  return narrow(wholeOf(text, where), 0, text.length);
}
