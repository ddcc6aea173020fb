import type { Claim } from '../claim/index.ts';
import { isScalar } from '../engine/index.ts';
import { closeClaims, definePipeline } from './definition.ts';
import type { PipelineDefinition } from './definition-schema.ts';
import { type AskedLaw, type Plan, sealPlan } from './plan.ts';
import { resolve } from './resolve.ts';

/** A question without a file: its laws are texts, and travel in the plan to wherever rows are judged. */
export interface Asked {
  /** Without its claims, which its laws are. */
  readonly definition: Omit<PipelineDefinition, 'claims'>;
  readonly laws: readonly AskedLaw[];
}

/** The question as a pipeline, with its laws as claims. */
export function askedPipeline({ definition, laws }: Asked): PipelineDefinition {
  return definePipeline({ ...definition, claims: laws.map(openLaw) });
}

/**
 * A plan that holds all that is asked.
 *
 * @throws DefinitionError as {@link resolve}
 */
export function askedPlan({ definition, laws }: Asked): Plan {
  const { hash: _, engine: __, format: ___, ...plan } = resolve({ ...definition, claims: [] }, 'ask');
  return sealPlan({ ...plan, isDefault: false, laws });
}

/** The claims of a plan that was asked without a file; undefined for any other. */
export function askedClaims({ laws, sweep, measure }: Plan): Claim[] | undefined {
  const names = [...Object.keys(sweep.over ?? {}), ...measure.filter(isScalar)];
  return laws && closeClaims(laws.map(openLaw), names);
}

function openLaw({ holds, ...law }: AskedLaw) {
  return { ...law, kind: 'open law', says: holds, where: [], holds, formulas: [holds] } as const;
}
