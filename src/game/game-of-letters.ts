import { DefinitionError, type Issue } from '../errors.ts';
import { assemble } from './element.ts';
import type { Game } from './game.ts';
import { compileInteger, constantOf } from './language/compile.ts';
import { type IntegerExpression, readInteger } from './language/expression.ts';
import { type Fault, issueAt } from './language/place.ts';
import { type Base, readShape, type WrittenElement } from './shape.ts';

/** A game in which expressions stand for numbers. */
export interface GameOfLetters {
  readonly kind: 'letters';
  readonly base: Base;
  readonly signs: readonly WrittenElement['sign'][];
  readonly numbers: readonly IntegerExpression[];
}

/**
 * Reads a game whose numbers are expressions in the letters. Every letter must occur. Numbers without letters must be
 * allowed in the set; the others are checked for each case.
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
  const { base, elements } = shape;
  const read = elements.map(({ slice }) => readInteger(slice, { names: letters }, issues));
  const numbers = read.filter(number => number !== undefined);
  if (numbers.length < elements.length) return undefined;
  const used = new Set(numbers.flatMap(({ names }) => names));
  const signs = elements.map(({ sign }) => sign);
  if (issues.length === before) {
    const valueAt = (index: number) => {
      const number = numbers[index]!;
      return number.names.length > 0 ? undefined : constantOf(number, issues);
    };
    assemble(base, signs, valueAt, (index, fault) => {
      const { slice } = numbers[index]!;
      issues.push(issueAt(slice, slice, fault));
    });
  }
  issues.push(...letters.filter(letter => !used.has(letter)).map(unused));
  return { kind: 'letters', base, signs, numbers };
}

/**
 * Returns a function from values of the letters to the game. An error names these values, since the numbers do not show
 * the cause.
 */
export function compileGame(
  { base, signs, numbers }: GameOfLetters,
  letters: readonly string[],
): (values: readonly number[]) => Game {
  const run = numbers.map(number => compileInteger(number, letters));
  // Made once for all settings, which are millions.
  let values: readonly number[] = [];
  const valueAt = (index: number) => run[index]!(values);
  const refuse = (index: number, { expected, received, hint }: Fault) => {
    const { slice } = numbers[index]!;
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
  return setting => {
    values = setting;
    return assemble(base, signs, valueAt, refuse);
  };
}
