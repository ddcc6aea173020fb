import type { PipelineDefinition, Plan } from '../plan/index.ts';

/** The command that computes a plan again, with what it changed of its definition. */
export function commandOf(definition: PipelineDefinition, plan: Plan, ...flags: readonly string[]): string {
  const own = definition.sweep.over ?? {};
  const over = Object.entries(plan.sweep.over ?? {})
    .filter(([letter, text]) => own[letter] !== text)
    .map(([letter, text]) => `--over '${letter}=${text}'`);
  const limit = plan.isDefault ? [] : [`--limit ${plan.limit}`];
  return ['npm run -s saltus -- run', definition.id, ...over, ...limit, ...flags].join(' ');
}
