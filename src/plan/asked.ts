import { type Claim, type LawAsText, law } from '../claim/index.ts';
import { isScalar } from '../engine/index.ts';
import { closedFormIn } from '../game/index.ts';
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
  return definePipeline({ ...definition, claims: laws.map(one => law(lawText(one))) });
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
  return (
    laws &&
    closeClaims(
      laws.map(one => law(lawText(one))),
      names,
    )
  );
}

/** A law as a pipeline would say it: what is said of B or E is a closed form. */
export function lawText({ holds, ...rest }: AskedLaw): LawAsText {
  return { ...rest, holds: closedFormIn(holds) ?? holds };
}
