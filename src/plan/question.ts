import { parseHeaps } from '../game/index.ts';
import type { ChartText, PipelineDefinition } from './definition-schema.ts';
import type { Plan } from './plan.ts';

/** A question as plain JSON: a pipeline without its claims, which are functions, and its plan. */
export interface Question
  extends Pick<PipelineDefinition, 'id' | 'question' | 'answer' | 'source' | 'oeis' | 'tables'> {
  /** The file of the pipeline, relative to the package; absent if it is outside the package. */
  readonly file?: string;
  /** Part of `npm start`. */
  readonly published: boolean;
  readonly plan: Plan;
  /** The titles of the plan's summaries, in their order. */
  readonly summaries: readonly string[];
  readonly charts: readonly ChartText[];
  /** Ranges of the plan that are not the definition's own. */
  readonly over: Readonly<Record<string, string>>;
  /** The limit in heaps, if it is not the definition's own. */
  readonly limit?: number;
}

export function questionOf(definition: PipelineDefinition, plan: Plan, file?: string): Question {
  const {
    id,
    question,
    answer,
    source,
    published = false,
    oeis,
    tables,
    summaries = [],
    charts = [],
  } = definition;
  const own = definition.sweep.over ?? {};
  return {
    id,
    question,
    ...(answer && { answer }),
    source,
    ...(file?.startsWith('pipelines/') && { file }),
    published,
    ...(oeis !== undefined && { oeis }),
    ...(tables && { tables }),
    plan,
    summaries: summaries.map(({ title }) => title),
    charts,
    over: Object.fromEntries(
      Object.entries(plan.sweep.over ?? {}).filter(([letter, text]) => own[letter] !== text),
    ),
    ...(plan.limit !== parseHeaps(definition.limit, 'limit') && { limit: plan.limit }),
  };
}
