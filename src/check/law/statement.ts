import type { ConditionNode } from '../../game/index.ts';
import { isTrueAt } from '../exact-expression.ts';
import { Refused } from '../refused.ts';
import { NotYet, sum } from './affine.ts';
import { type AffineSetting, ByRemainder, isTrue } from './affine-expression.ts';

export type ForAll =
  | { readonly status: 'holds' }
  /** The least k at which it is known to. */
  | { readonly status: 'fails'; readonly k: number }
  | { readonly status: 'undecided'; readonly why: string };

/** How many k are looked at one by one before a comparison has one answer for all that follow, at the most. */
const MOST_SINGLE = 1000;

/** How many remainders of k are told apart, at the most. */
const MOST_PARTS = 10_000;

/** What is said wherever a condition holds, for all k from k0 on. May throw as the condition may. */
export type Conclusion = (setting: AffineSetting, k0: number) => boolean;

/**
 * Whether a condition holds at every k from `from` on, where its names stand for affine numbers. It is evaluated once, on affine
 * numbers, from a k0 on from which all comparisons have one answer; each k before that by itself, in exact numbers. What depends
 * on a remainder of k is asked of each remainder, k = m j + i, by j. Undecided is what leaves affine numbers, such as a
 * product of two that grow.
 *
 * @param conclusion the condition is a hypothesis of it, if it is given
 */
export function holdsForAll(
  condition: ConditionNode,
  setting: AffineSetting,
  from: number,
  conclusion?: Conclusion,
  parts = 1,
): ForAll {
  for (let k0 = from; k0 < from + MOST_SINGLE; k0++) {
    try {
      const isMet = isTrue(condition, { setting, k0 });
      const holds = conclusion ? !isMet || conclusion(setting, k0) : isMet;
      return holds ? { status: 'holds' } : { status: 'fails', k: k0 };
    } catch (error) {
      if (error instanceof Refused) return { status: 'undecided', why: error.message };
      if (error instanceof ByRemainder)
        return byRemainder(condition, setting, k0, conclusion, parts, error.modulus);
      if (!(error instanceof NotYet)) throw error;
    }
    const values = Object.entries(setting).map(([name, [slope, constant]]) => [
      name,
      BigInt(slope) * BigInt(k0) + BigInt(constant),
    ]);
    try {
      const isMet = isTrueAt(condition, Object.fromEntries(values));
      const holds = conclusion ? !isMet || conclusion(atOne(setting, k0), 0) : isMet;
      if (!holds) return { status: 'fails', k: k0 };
    } catch (error) {
      if (error instanceof Refused) return { status: 'undecided', why: error.message };
      if (!(error instanceof RangeError)) throw error;
      return { status: 'undecided', why: `at k = ${k0} there is a division by 0` };
    }
  }
  return { status: 'undecided', why: `no k below ${from + MOST_SINGLE} settles all that follow` };
}

function byRemainder(
  condition: ConditionNode,
  setting: AffineSetting,
  from: number,
  conclusion: Conclusion | undefined,
  parts: number,
  modulus: number,
): ForAll {
  const [all, why] = [parts * modulus, `it depends on the remainder of k by more than ${MOST_PARTS}`];
  if (all > MOST_PARTS) return { status: 'undecided', why };
  const found = Array.from({ length: modulus }, (_, i): ForAll => {
    const ofPart = Object.entries(setting).map(([name, x]) => [
      name,
      sum([modulus * x[0], i * x[0]], 1, [0, x[1]]),
    ]);
    const part = holdsForAll(
      condition,
      Object.fromEntries(ofPart),
      Math.max(0, Math.ceil((from - i) / modulus)),
      conclusion,
      all,
    );
    return part.status === 'fails' ? { status: 'fails', k: modulus * part.k + i } : part;
  });
  const failing = found.filter(one => one.status === 'fails').sort((p, q) => p.k - q.k);
  return failing[0] ?? found.find(one => one.status === 'undecided') ?? { status: 'holds' };
}

/** The numbers at one k, as such that do not grow. */
function atOne(setting: AffineSetting, k: number): AffineSetting {
  const values = Object.entries(setting).map(([name, [slope, constant]]) => [
    name,
    sum([0, slope * k], 1, [0, constant]),
  ]);
  return Object.fromEntries(values);
}
