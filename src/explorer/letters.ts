import type { Issue } from '../errors.ts';
import {
  type FamilyOfOneLetter,
  formatGame,
  isSum,
  MAX_NUMBERS,
  parseFamily,
  parseFamilyOfOneLetter,
  type WrittenGame,
} from '../game/index.ts';
import { type Read, read, readGameText } from './subject.ts';

/** The value of each letter of a family, in the order in which the letters are first written. */
export type Letters = ReadonlyMap<string, number>;

/** A game of a family, and where in it. */
export interface FamilyAt {
  readonly game: WrittenGame;
  readonly letters: Letters;
}

/**
 * Candidate values for letters without one, as start and step: the first that make a game are used. 3 and 10 come first,
 * because families often have special cases where b is a multiple of a.
 */
const SMALL = [
  { start: 3, step: 7 },
  ...[1, 2, 4, 8].flatMap(start => [1, 2, 3, 4, 5].map(step => ({ start, step }))),
];

/**
 * Returns the letters between the braces of a family: `a` and `b` of `N - {a, 3b, 1e6}`. A game has none, and neither has
 * a sum.
 */
export function lettersOf(text: string): readonly string[] {
  if (isSum(text)) return [];
  const within = text.match(/\{[^}]*\}/g)?.join(' ') ?? '';
  return [...new Set(within.match(/(?<![a-z])(?!(?<=\d)e\d)[a-z](?![a-z])/g))];
}

/**
 * Returns the family in which the last letter of a notation is free, and the others have their values. Undefined if laws
 * are not searched for: if a number is not a multiple of the letter plus a constant, or for infinite sets.
 *
 * @example
 * runningFamily('N - {a, b, a+b}', new Map([['a', 3], ['b', 10]])) // N - {3, b, b + 3}
 */
export function runningFamily(text: string, letters: Letters): FamilyOfOneLetter | undefined {
  const fixed = Object.fromEntries([...letters].slice(0, -1));
  const family = read(() => parseFamilyOfOneLetter(text, 'game', fixed));
  return 'value' in family && family.value.numbers.length <= MAX_NUMBERS ? family.value : undefined;
}

/** `a=3,b=10`, as an address has it. */
export function formatLetters(letters: Letters): string {
  return [...letters].map(([letter, value]) => `${letter}=${value}`).join(',');
}

/** Reads letters as {@link formatLetters} writes them. */
export function readLetters(written: string): Letters {
  const pairs = written.split(',').map(pair => pair.split('='));
  return new Map(pairs.map(([name, value]) => [name!, Number(value)]));
}

/**
 * Returns the game of a family at the letters that an address gives; those that it does not give are small, above the
 * numbers that are written before them if possible, and make a game.
 */
export function readFamilyAt(text: string, written: string): Read<FamilyAt> {
  const names = lettersOf(text);
  const values = new Map(written.split(',').map(pair => pair.split('=') as [string, string | undefined]));
  const [before] = /\{[\d, ]*/.exec(text) ?? [''];
  const above = Math.max(0, ...(before.match(/\d+(?=,)/g) ?? []).map(Number)) + 1;
  const issues: Issue[][] = [];
  for (const { start, step } of [
    ...SMALL.map(({ start, step }) => ({ start: Math.max(start, above), step })),
    ...SMALL,
  ]) {
    const over = Object.fromEntries(
      names.map((name, i) => [name, values.get(name) ?? `${start + i * step}`]),
    );
    const found = readCase(text, over);
    if ('value' in found) return found;
    issues.push([...found.issues]);
  }
  return { issues: issues[0]! };
}

/**
 * Reads the first game of a family. Its errors have no hint, since a hint would name a condition, which cannot be given
 * here.
 */
function readCase(game: string, over: Readonly<Record<string, string>>): Read<FamilyAt> {
  const first = read(() => {
    const family = parseFamily({ game, over }, 'letters');
    const [values = []] = family.cases();
    const letters = new Map(family.letters.map((name, i) => [name, values[i]!]));
    return { text: formatGame(family.gameAt(values)), letters };
  });
  if ('issues' in first) {
    const place = ({ where }: Issue) => where.replace(/^letters\.(over\.)?/, '');
    return { issues: first.issues.map(({ hint: _, ...issue }) => ({ ...issue, where: place(issue) })) };
  }
  const item = readGameText(first.value.text);
  return 'issues' in item ? item : { value: { game: item.value, letters: first.value.letters } };
}
