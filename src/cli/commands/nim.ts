import { nimProduct, nimSum } from '../../engine/index.ts';
import { DefinitionError } from '../../errors.ts';
import { wholeSumOf } from '../../game/index.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Terminal } from '../terminal.ts';

/** Prints only the nim-sum or nim-product of non-negative integers, exact at any size. */
export function nimCommand(
  { operation, numbers, json }: { operation: 'add' | 'multiply'; numbers: readonly string[]; json: boolean },
  terminal: Terminal,
): ExitCode {
  const values = numbers.map(wholeSumOf);
  const bad = numbers.filter((_, i) => (values[i] ?? -1n) < 0n);
  if (bad.length > 0) {
    throw new DefinitionError(
      bad.map(text => ({
        where: `nim ${operation}`,
        expected: 'non-negative integers with exponents of at most three digits',
        received: JSON.stringify(text),
      })),
    );
  }
  const result = (operation === 'add' ? nimSum : nimProduct)(values.map(value => value!));
  terminal.out(json ? JSON.stringify({ operation, numbers, result: String(result) }) : String(result));
  return EXIT.expected;
}
