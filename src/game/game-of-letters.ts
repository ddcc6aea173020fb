import { DefinitionError, type Issue } from '../errors.ts';
import { assemble } from './element.ts';
import type { Game } from './game.ts';
import { compileInteger, constantOf } from './language/compile.ts';
import { type IntegerExpression, readInteger } from './language/expression.ts';
import { excerpt, type Fault, issueAt, narrow, type Slice } from './language/place.ts';
import { MAX_RANGE } from './notation.ts';
import { type Base, readShape, type WrittenElement } from './shape.ts';

/** A game in which expressions stand for numbers. */
export interface GameOfLetters {
  readonly kind: 'letters';
  readonly base: Base;
  readonly elements: readonly ElementOfLetters[];
}

/** A number, or all integers from one to another: `2b`, `1..k`. */
interface ElementOfLetters {
  readonly sign: WrittenElement['sign'];
  readonly slice: Slice;
  readonly from: IntegerExpression;
  readonly to?: IntegerExpression;
}

/** Returns the letters that a game uses, with repetitions. */
export function lettersOfGame({ elements }: GameOfLetters): readonly string[] {
  return elements.flatMap(({ from, to }) => [...from.names, ...(to?.names ?? [])]);
}

/**
 * Reads a game whose numbers are expressions in the letters. Every letter must occur. Numbers without letters must be
 * allowed in the set; the others, and ranges, are checked for each case.
 */
export function readGameOfLetters(
  text: string,
  where: string,
  letters: readonly string[],
  unused: (letter: string) => Issue,
  issues: Issue[],
): GameOfLetters | undefined {
  const before = issues.length;
  const shape = readShape(text, where, issues);
  if (!shape) return undefined;
  if (shape.base === 'file') {
    issues.push(...letters.map(unused));
    return undefined;
  }
  const read = shape.elements.map(element => readElement(element, letters, issues));
  const elements = read.filter(element => element !== undefined);
  if (elements.length < read.length) return undefined;
  const game: GameOfLetters = { kind: 'letters', base: shape.base, elements };
  if (issues.length === before) {
    const valueAt = (index: number) => {
      const { from, to } = elements[index]!;
      return to || from.names.length > 0 ? undefined : constantOf(from, issues);
    };
    assemble(game.base, signsOf(elements), valueAt, (index, fault) => {
      const { slice } = elements[index]!;
      issues.push(issueAt(slice, slice, fault));
    });
  }
  const used = new Set(lettersOfGame(game));
  issues.push(...letters.filter(letter => !used.has(letter)).map(unused));
  return game;
}

function readElement(
  { sign, slice }: WrittenElement,
  names: readonly string[],
  issues: Issue[],
): ElementOfLetters | undefined {
  const dots = sign === 'start' ? -1 : excerpt(slice, slice).indexOf('..');
  if (dots < 0) {
    const from = readInteger(slice, { names }, issues);
    return from && { sign, slice, from };
  }
  const at = slice.at + dots;
  const from = readInteger(narrow(slice, slice.at, at), { names }, issues);
  const to = readInteger(narrow(slice, at + 2, slice.at + slice.length), { names }, issues);
  return from && to && { sign, slice, from, to };
}

function signsOf(elements: readonly Pick<ElementOfLetters, 'sign'>[]): WrittenElement['sign'][] {
  return elements.map(({ sign }) => sign);
}

/**
 * Returns a function from values of the letters to the game. An error names these values, since the numbers do not show
 * the cause.
 */
export function compileGame(
  { base, elements }: GameOfLetters,
  letters: readonly string[],
): (values: readonly number[]) => Game {
  const signs = signsOf(elements);
  const ends = elements.map(
    ({ from, to }) => [compileInteger(from, letters), to && compileInteger(to, letters)] as const,
  );
  // Created once for all cases, of which there are millions.
  let values: readonly number[] = [];
  const valueAt = (index: number) => ends[index]![0](values);
  const refuse = (index: number, { expected, received, hint }: Fault): never => {
    const { slice } = elements[index]!;
    const setting = letters.map((letter, i) => `${letter} = ${values[i]}`).join(', ');
    const exclude = 'exclude this case with `where` or other ranges';
    throw new DefinitionError([
      issueAt(slice, slice, {
        expected,
        received: `${received} at ${setting}`,
        hint: hint === undefined ? exclude : `${hint}; ${exclude}`,
      }),
    ]);
  };
  /** Returns the integers of an element, each with its index. */
  const integersAt = (index: number) => {
    const [first, last] = ends[index]!;
    const from = first(values);
    const to = last ? last(values) : from;
    const received = `${from}..${to}`;
    if (from > to) refuse(index, { expected: 'a range with the smaller end first', received });
    if (to - from >= MAX_RANGE) refuse(index, { expected: 'at most 100,000 integers in a range', received });
    return Array.from({ length: to - from + 1 }, (_, i) => ({ index, value: from + i }));
  };
  const hasRanges = elements.some(({ to }) => to !== undefined);
  return setting => {
    values = setting;
    if (!hasRanges) return assemble(base, signs, valueAt, refuse);
    const integers = elements.flatMap((_, index) => integersAt(index));
    return assemble(
      base,
      integers.map(({ index }) => signs[index]!),
      i => integers[i]!.value,
      (i, fault) => refuse(integers[i]!.index, fault),
    );
  };
}
