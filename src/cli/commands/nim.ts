import { nimInverse, nimProduct, nimSum } from '../../engine/index.ts';
import { DefinitionError, refuse } from '../../errors.ts';
import { wholeSumOf } from '../../game/index.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Terminal } from '../terminal.ts';

/** The operations on non-negative integers, and how many numbers each takes. */
const OPERATIONS = {
  add: { of: nimSum },
  multiply: { of: nimProduct },
  divide: { of: ([x, y]: readonly bigint[]) => quotientOf(x!, y!), count: 2 },
  inverse: { of: ([x]: readonly bigint[]) => nimInverse(x!), count: 1 },
  mex: { of: mexOf },
  table: { of: ([x]: readonly bigint[]) => tableOfProducts(x!), count: 1 },
} as const satisfies Record<string, { of: (values: readonly bigint[]) => bigint | string; count?: number }>;

type NimOperation = keyof typeof OPERATIONS;

/** Maximum number up to which a table is printed. */
const MAX_OF_TABLE = 255n;

/** Prints only the result of an operation on non-negative integers, exact at any size. */
export function nimCommand(
  { operation, numbers, json }: { operation: NimOperation; numbers: readonly string[]; json: boolean },
  terminal: Terminal,
): ExitCode {
  const where = `nim ${operation}`;
  const values = numbers.map(wholeSumOf);
  const bad = numbers.filter((_, i) => (values[i] ?? -1n) < 0n);
  if (bad.length > 0) {
    throw new DefinitionError(
      bad.map(text => ({
        where,
        expected: 'non-negative integers with exponents of at most three digits',
        received: JSON.stringify(text),
      })),
    );
  }
  const { of, count }: { of: (values: readonly bigint[]) => bigint | string; count?: number } =
    OPERATIONS[operation];
  if (count !== undefined && numbers.length !== count) {
    refuse(where, count === 1 ? 'one number' : `${count} numbers`, `${numbers.length}`);
  }
  const result = String(of(values.map(value => value!)));
  terminal.out(json ? JSON.stringify({ operation, numbers, result }) : result);
  return EXIT.expected;
}

function quotientOf(x: bigint, y: bigint): bigint {
  if (y === 0n) refuse('nim divide', 'a divisor of at least 1', '0');
  return nimProduct([x, nimInverse(y)]);
}

function mexOf(values: readonly bigint[]): bigint {
  const seen = new Set(values);
  let mex = 0n;
  while (seen.has(mex)) mex++;
  return mex;
}

/** Returns the nim-products of all pairs up to a number: one row per line. */
function tableOfProducts(largest: bigint): string {
  if (largest > MAX_OF_TABLE) refuse('nim table', `a number of at most ${MAX_OF_TABLE}`, `${largest}`);
  const numbers = Array.from({ length: Number(largest) + 1 }, (_, i) => BigInt(i));
  const rows = numbers.map(x => numbers.map(y => `${nimProduct([x, y])}`));
  const width = Math.max(...rows.flat().map(({ length }) => length));
  return rows.map(row => row.map(cell => cell.padStart(width)).join(' ')).join('\n');
}
