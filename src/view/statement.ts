import { collected } from '../errors.ts';
import { parseExpression, SEQUENCE_NAMES } from '../game/index.ts';
import { rulesOf, sweepText } from '../plan/index.ts';
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
  const range = restsOn.kind === 'theorem' ? [plan.sweep.game, restsOn.hypothesis] : [sweepText(plan)];
  const about = [...range.flatMap(text => text.split('; ')), ...rulesOf(plan)];
  const names = [...Object.keys(plan.sweep.over ?? {}), ...plan.measure];
  let { says } = claim;
  for (;;) {
    const [, first, rest] = /^(.+?): (.+)$/s.exec(says) ?? [];
    if (first === undefined || rest === undefined) return { about, says };
    const isKnown = `, ${about.join(', ')}, `.includes(`, ${first}, `);
    if (!isKnown && !isCondition(first, names)) return { about, says };
    if (!isKnown) about.push(first);
    says = rest;
  }
}

/** Returns {@link statementOf} in a line: `{1, b, c}, all c ≥ b+1, b = 3..59, odd(b), odd(c): B = <01>`. */
export function statementText(one: ClaimOf): string {
  const { about, says } = statementOf(one);
  return `${about.join(', ')}: ${says}`;
}

function isCondition(text: string, names: readonly string[]): boolean {
  return (
    collected([], () =>
      parseExpression(text, { where: 'claim', names, sequences: SEQUENCE_NAMES, type: 'condition' }),
    ) !== undefined
  );
}
