import { type Game, LARGEST_MOVE, type LargeTriple } from './game.ts';
import { excerpt } from './language/place.ts';
import { wholeSumOf } from './language/whole-number.ts';
import { parseGame } from './notation.ts';
import { readShape, type Shape } from './shape.ts';

/**
 * As `parseGame`, and `N - {7, 10^100, 10^100 + 7}`: where numbers are too large for `Game`, and a theorem has the game.
 *
 * @throws DefinitionError as `parseGame` does
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
  const isLarge = a >= 1n && b >= 3n * a && c === a + b && c > LARGEST_MOVE;
  return isLarge ? { kind: 'large-triple', a, b } : undefined;
}
