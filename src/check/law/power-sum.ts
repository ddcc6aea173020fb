import type { Affine } from '../../game/index.ts';
import { insist } from '../refused.ts';
import { NotYet, sum } from './affine-for-all-k.ts';

/** Maximum number of bits of a number. */
const MAX_BITS = 2 ** 24;

/** c 2^(αk + β), where c is over / under. */
export interface PowerTerm {
  readonly over: bigint;
  readonly under: bigint;
  readonly exponent: Affine;
}

/** A sum of such terms; each number in it is exact. */
export type PowerSum = readonly PowerTerm[];

export function constant(over: bigint, under = 1n): PowerSum {
  return [{ over, under, exponent: [0, 0] }];
}

export function power(exponent: Affine): PowerSum {
  return [{ over: 1n, under: 1n, exponent }];
}

export function product(p: PowerSum, q: PowerSum): PowerSum {
  return p.flatMap(x =>
    q.map(y => ({
      over: x.over * y.over,
      under: x.under * y.under,
      exponent: sum(x.exponent, 1, y.exponent),
    })),
  );
}

export function difference(p: PowerSum, q: PowerSum): PowerSum {
  return [...p, ...q.map(term => ({ ...term, over: -term.over }))];
}

/**
 * Returns the sign of a sum at every k ≥ k0. Terms of one slope α add up to one number times 2^(αk). The sum is 0 at all
 * k if all those numbers are 0. Otherwise it has the sign of the term of the largest slope as soon as that term is larger
 * than all others together, each of which grows more slowly in proportion.
 *
 * @throws NotYet, Refused if numbers have too many bits
 */
export function signOf(terms: PowerSum, k0: number): number {
  const bySlope = new Map<number, { over: bigint; under: bigint }>();
  for (const { over, under, exponent } of terms) {
    const [slope, shift] = exponent;
    const so = bySlope.get(slope) ?? { over: 0n, under: 1n };
    const [p, q] = shift < 0 ? [over, times2(under, -shift)] : [times2(over, shift), under];
    bySlope.set(slope, { over: so.over * q + p * so.under, under: so.under * q });
  }
  const left = [...bySlope].filter(([, { over }]) => over !== 0n).sort(([p], [q]) => q - p);
  const [first, ...others] = left;
  if (!first) return 0;
  // Multiplied by a power of 2 and all denominators, so that each is an integer.
  const least = left.at(-1)![0];
  const all = left.reduce((common, [, { under }]) => common * under, 1n);
  const sizeAtK0 = ([slope, { over, under }]: (typeof left)[0]) => {
    const size = (over < 0n ? -over : over) * (all / under);
    return times2(size, (slope - least) * k0);
  };
  const rest = others.reduce((size, term) => size + sizeAtK0(term), 0n);
  if (sizeAtK0(first) <= rest) throw new NotYet();
  return first[1].over < 0n ? -1 : 1;
}

/** n 2^power */
function times2(n: bigint, power: number): bigint {
  insist(power <= MAX_BITS, `a power of 2 beyond 2^${MAX_BITS} is not computed`);
  return n << BigInt(power);
}
