import type { Swept } from '../claim/index.ts';
import type { Plan } from './plan.ts';

/**
 * Describes the range in one line: `N - {a, b, a+b}; a = 1..8; b = 3a..; gcd(a, b) = 1; the first 40 values of b`, or as the
 * sweep calls its games.
 */
export function sweepText({ sweep }: Pick<Plan, 'sweep'>): string {
  if (sweep.called !== undefined) return sweep.called;
  const range = Object.entries(sweep.over ?? {}).map(([letter, text]) => `${letter} = ${text}`);
  const first = Object.entries(sweep.first ?? {}).map(([letter, n]) => `the first ${n} values of ${letter}`);
  return [sweep.game, ...range, ...(sweep.where ? [sweep.where] : []), ...first].join('; ');
}

/** Returns the rules that are not the usual ones, as texts. */
export function rulesOf({ rule }: Pick<Plan, 'rule'>): string[] {
  return [
    ...(rule.ending === 'take-all' ? ['heaps below the least move may be emptied'] : []),
    ...(rule.ending === 'sink' ? ['a move larger than a heap may empty it'] : []),
    ...(rule.objective === 'last-player-loses' ? ['the last player loses'] : []),
  ];
}

/** Returns the ranges over which claims are judged; a question without a file has only its own range. */
export function sweptBy(plan: Plan): Swept {
  return {
    range: sweepText(plan),
    isDefault: plan.isDefault || plan.goesFurther === true || plan.laws !== undefined,
  };
}
