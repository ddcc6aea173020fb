import { tryCollect } from '../errors.ts';
import { type ConditionExpression, parseExpression, SEQUENCE_NAMES } from '../game/index.ts';
import { rulesOf, sweepText } from '../plan/index.ts';
import type { Result } from '../run/index.ts';
import type { ClaimOf } from './claim-of.ts';

/** A claim's statement: the games and conditions that it is about, and what holds for them. */
export interface Statement {
  readonly about: readonly string[];
  readonly says: string;
}

/**
 * Returns a claim's statement that is true by itself. For a theorem it is about the games for which it is proved,
 * otherwise about those that were computed. Conditions at the beginning of the claim's text are added to the others, each
 * once.
 */
export function statementOf({ claim, result, restsOn }: ClaimOf): Statement {
  const { plan } = result.asked;
  const range =
    restsOn.kind === 'theorem' ? [plan.sweep.game, restsOn.hypothesis, ...rulesOf(plan)] : [sweepText(plan)];
  const about = range.flatMap(text => text.split('; '));
  // A claim in words may begin with the hypothesis of its theorem.
  const hypothesis = restsOn.kind === 'theorem' ? `${restsOn.hypothesis}: ` : '';
  const text = claim.says.startsWith(hypothesis) ? claim.says.slice(hypothesis.length) : claim.says;
  const { conditions, says } = conditionsOf({ claim: { ...claim, says: text }, result });
  for (const condition of conditions)
    if (!`, ${about.join(', ')}, `.includes(`, ${condition}, `)) about.push(condition);
  return { about, says };
}

/** Returns the conditions with which a claim's text begins, and the rest. */
export function conditionsOf({ claim, result }: Pick<ClaimOf, 'claim' | 'result'>): {
  readonly conditions: readonly string[];
  readonly says: string;
} {
  const { says, formulas, closedForm } = claim;
  const stated = formulas?.slice(0, -1) ?? closedForm?.where;
  const prefix = (stated ?? []).map(text => `${text}: `).join('');
  if (stated && says.startsWith(prefix)) return { conditions: stated, says: says.slice(prefix.length) };
  // The conditions of a claim in words are only in its text.
  const conditions: string[] = [];
  for (let rest = says; ; ) {
    const [, first, next] = /^(.+?): (.+)$/s.exec(rest) ?? [];
    const condition = next === undefined ? undefined : readCondition(first!, result);
    if (!condition) return { conditions, says: rest };
    conditions.push(first!);
    rest = next!;
  }
}

/** Returns a condition on the parameters and measures of a result; undefined for any other text. */
export function readCondition(text: string, { asked: { plan } }: Result): ConditionExpression | undefined {
  const names = [...Object.keys(plan.sweep.over ?? {}), ...plan.measure];
  const options = { where: 'claim', names, sequences: SEQUENCE_NAMES, type: 'condition' } as const;
  return tryCollect([], () => parseExpression(text, options));
}

/** Returns {@link statementOf} in a line: `{1, b, c}, all c ≥ b+1, b = 3..59, odd(b), odd(c): B = <01>`. */
export function statementText(conclusion: ClaimOf): string {
  const { about, says } = statementOf(conclusion);
  return `${about.join(', ')}: ${says}`;
}
