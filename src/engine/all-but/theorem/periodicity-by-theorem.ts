import { BrokenInvariantError } from '../../../errors.ts';
import { formatGame } from '../../../game/index.ts';
import type { Periodicity } from '../../proved-periodicity.ts';
import { copiesOf, REFERENCE, type Triple } from './triple.ts';

/** Preperiod, period and saltus that follow from a theorem; nothing was played. */
export interface PeriodicityByTheorem {
  readonly status: 'theorem';
  readonly reference: string;
  readonly preperiod: 0;
  /** The least period, in heaps. */
  readonly period: bigint;
  /** The saltus, in G-values. */
  readonly saltus: bigint;
}

/**
 * Returns the period by the sharp form of Conjecture 12 of Sleator and Slusky, for every b ≥ 3a: s = (a / g)(b + d) and p
 * = 3s, where g = gcd(a, b) and d is the distance from b to the nearest multiple of 2a. Cost: one gcd.
 *
 * @example
 * periodicityByTheorem({ a: 1n, b: 3n }).saltus // 4n
 */
export function periodicityByTheorem(triple: Triple): PeriodicityByTheorem {
  const { a, b } = triple;
  const beyond = b % (2n * a);
  const distance = beyond < a ? beyond : 2n * a - beyond;
  const saltus = copiesOf(triple).triple.a * (b + distance);
  return { status: 'theorem', reference: REFERENCE, preperiod: 0, period: 3n * saltus, saltus };
}

/**
 * Checks that the tape confirms the theorem: if n0 + p is within the limit, it finds them, and with the theorem's values.
 *
 * @throws BrokenInvariantError if it does not
 */
export function confirm(
  excluded: readonly number[],
  theorem: PeriodicityByTheorem,
  found: Periodicity,
  limit: number,
): void {
  const agrees =
    found.status === 'proved'
      ? found.preperiod === 0 &&
        BigInt(found.period) === theorem.period &&
        BigInt(found.saltus) === theorem.saltus
      : theorem.period > limit;
  if (agrees) return;
  const name = formatGame({ kind: 'all-but', excluded });
  const byTape =
    found.status === 'proved'
      ? `preperiod ${found.preperiod}, period ${found.period}, saltus ${found.saltus}`
      : `no period up to ${limit}`;
  throw new BrokenInvariantError(
    `${name}: the tape has ${byTape}, the theorem period ${theorem.period}, saltus ${theorem.saltus}`,
    `npx saltus game '${name}'`,
  );
}
