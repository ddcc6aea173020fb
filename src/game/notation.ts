import { DefinitionError, type Issue } from '../errors.ts';
import { assemble } from './element.ts';
import { type Game, type LargeTriple, MAX_MOVE } from './game.ts';
import { excerpt, type Fault, issueAt, narrow, quote, type Slice, wholeOf } from './language/place.ts';
import { wholeSumOf } from './language/whole-number.ts';
import { readShape, type Shape, type WrittenElement } from './shape.ts';

/**
 * Reads one game: `{1, 3, 4}`, `N - {2, 3, 6, 8}`, `N`, `primes | {1}`, `primes - {2}`, `squares`,
 * `file:moves.txt`. The numbers may come in any order, and be powers, products and sums, `2^10 - 1`, or ranges, `1..5`; N may be `ℕ`, the minus may
 * be `-`, `−`, the en dash of a PDF, `∖` or `\`. A file is named, not opened.
 *
 * @param where the place that errors name
 * @throws DefinitionError with all errors in the text, each with its caret
 * @example
 * parseGame('{4, 1, 3}') // { kind: 'finite', moves: [1, 3, 4] }
 */
export function parseGame(text: string, where = 'game'): Game {
  const issues: Issue[] = [];
  const game = readGame(text, where, issues);
  if (!game || issues.length > 0) throw new DefinitionError(issues);
  return game;
}

/** Reads a game as `parseGame` does, but adds errors to a list. If it adds any, the returned game is not the intended one. */
export function readGame(text: string, where: string, issues: Issue[]): Game | undefined {
  const shape = readShape(text, where, issues);
  if (!shape) return undefined;
  if (shape.base === 'file') return { kind: 'file', path: shape.path };
  const elements = shape.elements.flatMap(element => readElement(element, issues));
  return assemble(
    shape.base,
    elements.map(({ sign }) => sign),
    index => elements[index]!.read(),
    (index, fault) => {
      const { slice } = elements[index]!;
      issues.push(issueAt(slice, slice, fault));
    },
  );
}

interface ReadElement extends WrittenElement {
  /** Returns the number; undefined after an issue. */
  readonly read: () => number | undefined;
}

/** Maximum number of integers in a range. */
export const MAX_RANGE = 100_000;

/** Returns one element for a number, and one for each integer of a range `a..b`; none after an issue. */
function readElement({ sign, slice }: WrittenElement, issues: Issue[]): ReadElement[] {
  const written = excerpt(slice, slice);
  const dots = written.indexOf('..');
  if (dots < 0 || sign === 'start') return [{ sign, slice, read: () => readNumber(slice, issues) }];
  const at = slice.at + dots;
  const ends = [narrow(slice, slice.at, at), narrow(slice, at + 2, slice.at + slice.length)];
  const [from, to] = ends.map(end => (end.length === 0 ? undefined : readNumber(end, issues)));
  const refuse = (expected: string) =>
    issues.push(issueAt(slice, slice, { expected, received: quote(written) }));
  if (ends.some(({ length }) => length === 0)) refuse('a range such as 1..5');
  if (from === undefined || to === undefined) return [];
  if (from > to) refuse('a range with the smaller end first');
  else if (to - from >= MAX_RANGE) refuse('at most 100,000 integers in a range');
  else return Array.from({ length: to - from + 1 }, (_, i) => ({ sign, slice, read: () => from + i }));
  return [];
}

const TOO_LARGE: Omit<Fault, 'received'> = {
  expected: 'a number of at most 2^31',
  hint: 'larger numbers work only in N - {a, b, a+b} with b >= 3a, with the commands game and move',
};

/** Reads a number; one that is too large is rejected here, where its spelling is known. */
function readNumber(slice: Slice, issues: Issue[]): number | undefined {
  const written = excerpt(slice, slice);
  const value = wholeSumOf(written);
  if (value !== undefined) {
    if (-MAX_MOVE <= value && value <= MAX_MOVE) return Number(value);
    const fault = value > 0 ? TOO_LARGE : { expected: 'a number of at least 1' };
    issues.push(issueAt(slice, slice, { ...fault, received: written }));
    return undefined;
  }
  const gap = /^\d+(?=\s+\d)\s+/.exec(written);
  const from = gap ? gap[0].length : 0;
  const span = { at: slice.at + from, length: slice.length - from };
  issues.push(issueAt(slice, span, gap ? missingComma(written, from) : notANumber(written)));
  return undefined;
}

function missingComma(written: string, from: number): Fault {
  return { expected: `a comma before ${quote(written.slice(from))}`, received: 'a space' };
}

function notANumber(written: string): Fault {
  const fault = { expected: 'an integer', received: quote(written) };
  if (written.includes(';')) return { ...fault, hint: 'write a comma between two numbers' };
  if (!/[a-z]/i.test(written)) return fault;
  return {
    ...fault,
    hint: 'replace it with a number; only ask, guess, new, prove and pipelines accept parameters',
  };
}

/**
 * Reads a game as `parseGame` does, and also `N - {7, 10^100, 10^100 + 7}`, whose numbers are too large for `Game` but
 * which a theorem covers.
 *
 * @throws DefinitionError as `parseGame` does
 *
 * @example
 * parseGameOfAnySize('N - {1, 2^99, 2^99 + 1}') // { kind: 'large-triple', a: 1n, b: 2n ** 99n }
 */
export function parseGameOfAnySize(text: string, where = 'game'): Game | LargeTriple {
  const shape = readShape(text, where, []);
  return (shape && largeTriple(shape)) ?? parseGame(text, where);
}

function largeTriple(shape: Shape): LargeTriple | undefined {
  if (shape.base !== 'N' || shape.elements.length !== 3) return undefined;
  if (shape.elements.some(({ sign }) => sign === 'plus')) return undefined;
  const numbers = shape.elements.map(({ slice }) => wholeSumOf(excerpt(slice, slice)) ?? 0n);
  const [a = 0n, b = 0n, c = 0n] = numbers.sort((x, y) => (x < y ? -1 : 1));
  const isLarge = a >= 1n && b >= 3n * a && c === a + b && c > MAX_MOVE;
  return isLarge ? { kind: 'large-triple', a, b } : undefined;
}

/**
 * Reads a limit in heaps: `250000`, `1e9`, `2.5e9`, `2^31 - 1`, `1e11 heaps`.
 *
 * @throws DefinitionError unless it is a positive integer below 2^53, exactly
 * @example
 * parseHeaps('1e11 heaps', '--limit') // 100000000000
 */
export function parseHeaps(text: string, where: string): number {
  const heaps = Number(wholeSumOf(text.trim().replace(/\s+heaps?$/i, '')) ?? 0n);
  if (heaps >= 1 && Number.isSafeInteger(heaps)) return heaps;
  const whole = wholeOf(text, where);
  throw new DefinitionError([
    issueAt(whole, whole, {
      expected: 'a number of heaps from 1 to 2^53 - 1, such as 250000, 1e11 heaps or 2^31',
      received: quote(text),
    }),
  ]);
}
