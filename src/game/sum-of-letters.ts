import { DefinitionError, type Issue } from '../errors.ts';
import type { Game, SumOfHeaps } from './game.ts';
import { compileGame, type GameOfLetters, lettersOfGame, readGameOfLetters } from './game-of-letters.ts';
import { compileInteger } from './language/compile.ts';
import { type IntegerExpression, readInteger } from './language/expression.ts';
import { excerpt, issueAt, narrow, quote, type Slice, wholeOf } from './language/place.ts';
import { INFINITE_BASES } from './named-sets.ts';

/** A sum of heaps in which expressions stand for numbers: `N:a + {1, b}:2a`. */
export interface SumOfLetters {
  readonly kind: 'sum of letters';
  readonly heaps: readonly { readonly game: GameOfLetters; readonly heap: IntegerExpression }[];
}

/** A plus sign between heaps, not one of an expression: a base or a brace comes next. */
const PLUS = new RegExp(`\\+(?=\\s*(?:\\{|ℕ|(?:N|${INFINITE_BASES.join('|')})\\b))`, 'g');

/** Whether a text is a sum of at least one heap rather than a game. */
export function isSum(text: string): boolean {
  return text.replace(/^\s*file:/, '').includes(':');
}

/** Reads `GAME:HEAP + GAME:HEAP + …`. Every letter must occur somewhere. */
export function readSum(
  text: string,
  where: string,
  letters: readonly string[],
  unused: (letter: string) => Issue,
  issues: Issue[],
): SumOfLetters | undefined {
  const whole = wholeOf(text, where);
  const before = issues.length;
  const ends = [...[...text.matchAll(PLUS)].map(({ index }) => index), text.length];
  const heaps = ends.flatMap((end, i) => {
    const start = i === 0 ? 0 : ends[i - 1]! + 1;
    return readHeap(narrow(whole, start, end), letters, issues) ?? [];
  });
  if (issues.length > before) return undefined;
  const used = new Set(heaps.flatMap(({ game, heap }) => [...heap.names, ...lettersOfGame(game)]));
  issues.push(...letters.filter(letter => !used.has(letter)).map(unused));
  return { kind: 'sum of letters', heaps };
}

function readHeap(slice: Slice, letters: readonly string[], issues: Issue[]) {
  const text = excerpt(slice, slice);
  const colon = text.lastIndexOf(':');
  if (colon < 0) {
    const expected = 'a game, a colon and a heap, such as {1, 3, 4}:7';
    issues.push(issueAt(slice, slice, { expected, received: quote(text) }));
    return undefined;
  }
  // A letter may be used by another heap of the sum.
  const elsewhere: Issue = { where: slice.where, expected: 'a parameter', received: 'nothing' };
  const found: Issue[] = [];
  const game = readGameOfLetters(text.slice(0, colon), slice.where, letters, () => elsewhere, found);
  if (game?.elements.some(({ sign }) => sign === 'start'))
    found.push(
      issueAt(slice, slice, { expected: 'sums of games without initial values', received: 'initial values' }),
    );
  issues.push(...found.filter(issue => issue !== elsewhere));
  const heap = readInteger(
    narrow(slice, slice.at + colon + 1, slice.at + text.length),
    { names: letters },
    issues,
  );
  return game && heap && { game, heap };
}

/** Returns the sum at given values of the letters. */
export function compileSum(
  { heaps }: SumOfLetters,
  letters: readonly string[],
): (values: readonly number[]) => SumOfHeaps {
  const compiled = heaps.map(({ game, heap }) => ({
    slice: heap.slice,
    gameAt: compileGame(game, letters),
    heapAt: compileInteger(heap, letters),
  }));
  return values => ({
    kind: 'sum',
    heaps: compiled.map(({ slice, gameAt, heapAt }): { game: Game; heap: number } => {
      const heap = heapAt(values);
      if (heap < 0) {
        throw new DefinitionError([
          issueAt(slice, slice, { expected: 'a heap of at least 0', received: `${heap}` }),
        ]);
      }
      return { game: gameAt(values), heap };
    }),
  });
}
