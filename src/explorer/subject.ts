import type { FiniteRule } from '../engine/index.ts';
import { DefinitionError, type Issue } from '../errors.ts';
import {
  compileSum,
  parseGame,
  parseHeaps,
  readSum,
  type SumOfHeaps,
  type WrittenGame,
} from '../game/index.ts';

/** A parsed value, or all errors in the text. */
export type Read<T> = { readonly value: T } | { readonly issues: readonly Issue[] };

/** The largest heap of a sum, in stones: its moves are listed one by one. */
export const MAX_HEAP = 100_000;
/** Heaps that are played at once. */
const MAX_HEAPS = 12;

/** Returns one game. A file is refused with what to do instead. */
export function readGameText(text: string): Read<WrittenGame> {
  return read(() => {
    const game = parseGame(text);
    if (game.kind === 'file') throw new DefinitionError([fileIssue('game', text)]);
    return game;
  });
}

/** Returns a sum of heaps, `{1, 3, 4}:7 + N:5`. */
export function readHeapsText(text: string): Read<SumOfHeaps> {
  return read(() => {
    if (/(?:^|\+)\s*file:/.test(text)) throw new DefinitionError([fileIssue('heaps', text)]);
    const issues: Issue[] = [];
    const sum = readSum(text, 'heaps', [], () => NO_LETTERS, issues);
    if (!sum || issues.length > 0) throw new DefinitionError(issues);
    const played = compileSum(sum, [])([]);
    const tooLarge = played.heaps.filter(({ heap }) => heap > MAX_HEAP);
    const wrong = tooLarge.map(({ heap }) => ({
      where: 'heaps',
      expected: `heaps of at most ${MAX_HEAP} stones`,
      received: `${heap}`,
    }));
    if (played.heaps.length > MAX_HEAPS) {
      const received = `${played.heaps.length}`;
      wrong.push({ where: 'heaps', expected: `at most ${MAX_HEAPS} heaps`, received });
    }
    if (wrong.length > 0) throw new DefinitionError(wrong);
    return played;
  });
}

/** Reports a rule other than normal play for a game with initial values. */
export function ruleIssues(game: { readonly kind: string }, { ending, objective }: FiniteRule): Issue[] {
  if (game.kind !== 'started' || (ending === 'normal' && objective === 'last-player-wins')) return [];
  const expected =
    'normal ending and last player wins, because this game gives the values of its first heaps';
  return [{ where: 'game', expected, received: `${ending} ending, ${objective.replaceAll('-', ' ')}` }];
}

/** Returns a limit in heaps. */
export function readLimitText(text: string): Read<number> {
  return read(() => parseHeaps(text, 'limit'));
}

/** The issue for letters, which a position to play cannot have. */
const NO_LETTERS: Issue = { where: 'heaps', expected: 'numbers', received: 'letters' };

function fileIssue(where: string, received: string): Issue {
  const expected = 'a game with its numbers written out, because a page cannot open files';
  const hint = 'write the numbers in braces, or run: npx saltus sequence file:PATH';
  return { where, expected, received, hint };
}

/** Returns the result of a parser of `game`, with its errors as values. */
export function read<T>(reader: () => T): Read<T> {
  try {
    return { value: reader() };
  } catch (thrown) {
    if (thrown instanceof DefinitionError) return { issues: thrown.issues };
    throw thrown;
  }
}
