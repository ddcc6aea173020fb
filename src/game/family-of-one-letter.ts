import { DefinitionError, type Issue } from '../errors.ts';
import { type IntegerExpression, readInteger } from './language/expression.ts';
import { type Fault, issueAt, wholeOf } from './language/place.ts';
import type { IntegerNode } from './language/syntax.ts';
import { readShape } from './shape.ts';

/** The number α k + β for a letter k with non-negative integer values, as [α, β]. */
export type Affine = readonly [slope: number, constant: number];

/** Finite sets, or all-but games, with numbers that are affine in one letter; not all of its values need be games. */
export interface FamilyOfOneLetter {
  readonly kind: 'finite' | 'all-but';
  readonly letter: string;
  /** The moves, or the excluded numbers, in the order in which they are when the letter is large. */
  readonly numbers: readonly Affine[];
}

/** Maximum count of numbers in a family that laws can be proved for: certificates spell each heap by one digit. */
export const MAX_NUMBERS = 9;

/**
 * Reads a family with one free letter: `{2, 7, c}`, `N - {5, b, b+5}`, `{c, c+1, 2c+1}`.
 *
 * @param fixed the other letters, each with its number: for {a, b, c}, a and b
 * @throws DefinitionError naming a number with another letter, with no letter, or that is not a multiple of it plus a constant
 * @example
 * parseFamilyOfOneLetter('{2, 2c+1, c}').numbers // [[0, 2], [1, 0], [2, 1]]
 */
export function parseFamilyOfOneLetter(
  text: string,
  where = 'family',
  fixed: Readonly<Record<string, number>> = {},
): FamilyOfOneLetter {
  const issues: Issue[] = [];
  const refuse: (fault: Fault) => never = fault => {
    const whole = wholeOf(text, where);
    throw new DefinitionError([...issues, issueAt(whole, whole, fault)]);
  };
  const shape = readShape(text, where, issues);
  if (!shape) throw new DefinitionError(issues);
  if (shape.base !== 'none' && shape.base !== 'N') {
    refuse({ expected: 'a finite set, {…}, or an all-but game, N - {…}', received: shape.base });
  }
  const { base, elements } = shape;
  if (elements.some(({ sign }) => sign === 'start')) {
    refuse({ expected: 'a set without initial values', received: text.trim() });
  }
  const read = elements.map(({ slice }) => readInteger(slice, { names: LETTERS }, issues));
  const letters = new Set(read.flatMap(number => number?.names ?? []).filter(name => !(name in fixed)));
  if (base === 'N' && elements.some(({ sign }) => sign === 'plus')) {
    refuse({ expected: 'no number added to N', received: text.trim() });
  }
  if (issues.length === 0 && letters.size !== 1) {
    const received = letters.size === 0 ? 'nothing' : [...letters].join(' and ');
    refuse({ expected: 'exactly one parameter', received });
  }
  if (letters.has('k')) {
    refuse({
      expected: 'a parameter other than k, which counts the games of a class',
      received: text.trim(),
      hint: 'use c instead',
    });
  }
  const numbers = read.map(number => number && affineOf(number, fixed, issues));
  if (issues.length > 0) throw new DefinitionError(issues);
  const sorted = (numbers as Affine[]).toSorted(([p, q], [r, s]) => p - r || q - s);
  const twice = sorted.find(([p, q], i) => i > 0 && sorted[i - 1]![0] === p && sorted[i - 1]![1] === q);
  const [letter] = letters as Set<string> & Iterable<string>;
  if (twice) refuse({ expected: 'distinct numbers', received: `${formatAffine(twice, letter!)} twice` });
  return { kind: base === 'N' ? 'all-but' : 'finite', letter: letter!, numbers: sorted };
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * Returns the canonical notation, which `parseFamilyOfOneLetter` reads back to an equal family.
 *
 * @example
 * formatFamilyOfOneLetter(parseFamilyOfOneLetter('N-{b+5, 5, b}')) // 'N - {5, b, b + 5}'
 */
export function formatFamilyOfOneLetter({ kind, letter, numbers }: FamilyOfOneLetter): string {
  const set = `{${numbers.map(number => formatAffine(number, letter)).join(', ')}}`;
  return kind === 'all-but' ? `N - ${set}` : set;
}

/**
 * Returns a number as an expression that can be read again.
 *
 * @example
 * formatAffine([2, -1], 'c') // '2c - 1'
 */
export function formatAffine([slope, constant]: Affine, letter: string): string {
  if (slope === 0) return `${constant}`;
  const multiple = slope === 1 ? letter : slope === -1 ? `-${letter}` : `${slope}${letter}`;
  if (constant === 0) return multiple;
  return `${multiple} ${constant < 0 ? '-' : '+'} ${Math.abs(constant)}`;
}

/** Returns the number that an expression is for every value of its letter. */
function affineOf(
  { root, slice }: IntegerExpression,
  fixed: Readonly<Record<string, number>>,
  issues: Issue[],
): Affine | undefined {
  const found = walk(root, fixed);
  if (found?.every(Number.isSafeInteger) && (found[0] > 0 || (found[0] === 0 && found[1] > 0))) return found;
  const grows =
    found === undefined ? 'the parameter times a constant, plus a constant' : 'a number that stays positive';
  issues.push(
    issueAt(slice, slice, { expected: grows, received: slice.text.slice(slice.at, slice.at + slice.length) }),
  );
  return undefined;
}

function walk(node: IntegerNode, fixed: Readonly<Record<string, number>>): Affine | undefined {
  if (node.kind === 'number') return [0, node.value];
  if (node.kind === 'name') return node.name in fixed ? [0, fixed[node.name]!] : [1, 0];
  if (node.kind === 'negative') return times(-1, walk(node.operand, fixed));
  if (node.kind !== '+' && node.kind !== '-' && node.kind !== '*') return undefined;
  const [left, right] = [walk(node.left, fixed), walk(node.right, fixed)];
  if (!left || !right) return undefined;
  if (node.kind === '*')
    return left[0] === 0 ? times(left[1], right) : right[0] === 0 ? times(right[1], left) : undefined;
  const sign = node.kind === '+' ? 1 : -1;
  return [left[0] + sign * right[0], left[1] + sign * right[1]];
}

function times(factor: number, affine: Affine | undefined): Affine | undefined {
  return affine && [factor * affine[0], factor * affine[1]];
}
