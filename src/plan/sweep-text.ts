import type { SweptRange } from '../claim/index.ts';
import type { Plan } from './plan.ts';

/**
 * Describes the games in one line: `N - {a, b, a+b}; a = 1..8; b = 3a..; gcd(a, b) = 1; the first 40 values of b`, or as the
 * sweep calls them, and any ending or objective that is not the usual one.
 */
export function sweepText({ sweep, rule }: Pick<Plan, 'sweep'> & Partial<Pick<Plan, 'rule'>>): string {
  const rules = rule === undefined ? [] : rulesOf({ rule });
  if (sweep.called !== undefined) return [sweep.called, ...rules].join('; ');
  const range = Object.entries(sweep.over ?? {}).map(([letter, text]) => `${letter} = ${text}`);
  const first = Object.entries(sweep.first ?? {}).map(([letter, n]) => `the first ${n} values of ${letter}`);
  return [sweep.game, ...range, ...(sweep.where ? [sweep.where] : []), ...first, ...rules].join('; ');
}

/** Returns the names of the rules that are not the usual ones. */
export function rulesOf({ rule: { ending, objective } }: Pick<Plan, 'rule'>): string[] {
  return [
    ...(ending === 'normal' ? [] : [`${ending} ending`]),
    ...(objective === 'last-player-wins' ? [] : ['the last player loses']),
  ];
}

/** Returns the ranges over which claims are judged; a question without a file has only its own range. */
export function sweptBy(plan: Plan): SweptRange {
  return {
    range: sweepText(plan),
    isDefault: plan.isDefault || plan.goesFurther === true || plan.laws !== undefined,
  };
}
