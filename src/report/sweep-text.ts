import type { PipelineDefinition, Plan } from '../pipeline/index.ts';

/** What was swept, in a line: `N - {a, b, a+b}; a = 1..8; b = 3a..; gcd(a, b) = 1; the first 40 values of b`. */
export function sweepText({ sweep }: Pick<Plan, 'sweep'>): string {
  const range = Object.entries(sweep.over ?? {}).map(([letter, text]) => `${letter} = ${text}`);
  const first = Object.entries(sweep.first ?? {}).map(([letter, n]) => `the first ${n} values of ${letter}`);
  return [sweep.game, ...range, ...(sweep.where ? [sweep.where] : []), ...first].join('; ');
}

/** The command that computes a plan again, with what it changed of its definition. */
export function commandOf(definition: PipelineDefinition, plan: Plan, ...flags: readonly string[]): string {
  const own = definition.sweep.over ?? {};
  const over = Object.entries(plan.sweep.over ?? {})
    .filter(([letter, text]) => own[letter] !== text)
    .map(([letter, text]) => `--over '${letter}=${text}'`);
  const limit = plan.isDefault ? [] : [`--limit ${plan.limit}`];
  return ['npm run -s saltus -- run', definition.id, ...over, ...limit, ...flags].join(' ');
}
