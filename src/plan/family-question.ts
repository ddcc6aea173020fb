import { type Claim, law } from '../claim/index.ts';
import { COLUMN_MEASURES, type ColumnMeasure, type FiniteRule, isScalar } from '../engine/index.ts';
import { DefinitionError, tryCollect } from '../errors.ts';
import { closedFormIn, type FamilyText, isSum, parseFamily } from '../game/index.ts';
import { someCase } from './boxes.ts';
import { closeClaims, definePipeline } from './definition.ts';
import type { ChartText, PipelineDefinition } from './definition-schema.ts';
import { examine } from './examine.ts';
import { type AskedLaw, type Plan, sealPlan } from './plan.ts';
import { resolve } from './resolve.ts';

/** A question without a file: its laws are texts in the plan, so every worker that judges rows has them. */
export interface FamilyQuestion {
  /** The definition without claims; `laws` replaces them. */
  readonly definition: Omit<PipelineDefinition, 'claims'>;
  readonly laws: readonly AskedLaw[];
}

/** The text of a question about a family. */
interface FamilyQuestionParts {
  /** The id of its results. */
  readonly id: string;
  readonly sweep: FamilyText;
  readonly rule: FiniteRule;
  /** Measures in addition to those that laws and charts name. */
  readonly measure: readonly string[];
  readonly laws: readonly string[];
  readonly limit: string;
  /** The charts, each with the measure or letter that it shows. */
  readonly charts?: readonly (ChartText & { readonly field: string })[];
}

/** Returns the question, with every measure that a law or a chart names. */
export function questionOnFamily({
  id,
  sweep,
  rule,
  measure,
  laws,
  limit,
  charts = [],
}: FamilyQuestionParts): FamilyQuestion {
  const { ending, objective } = rule;
  const named = [...laws.flatMap(measuresIn), ...charts.map(({ field }) => field).filter(isScalar)];
  const measures = [...new Set([...measure, ...named])];
  const ofMeasures = `What is the ${measures.join(', ')} of ${sweep.game}?`;
  const definition = {
    id,
    question: laws.length === 0 ? ofMeasures : `What holds of ${sweep.game}?`,
    source: 'saltus, asked',
    sweep: {
      ...sweep,
      ...(ending !== 'normal' && { ending }),
      ...(objective !== 'last-player-wins' && { objective }),
    },
    // A law in letters only is about the family, but a table needs a column.
    measure: (measures.length > 0 ? measures : [isSum(sweep.game) ? 'winner' : 'period']) as ColumnMeasure[],
    limit,
    ...(charts.length > 0 && { charts: charts.map(({ field: _, ...drawn }) => drawn) }),
  };
  const textLaws = laws.map((holds, i) => ({
    id: `law-${i + 1}`,
    holds,
    ...(measuresIn(holds).length === 0 && { ofLetters: true as const }),
  }));
  return { definition, laws: textLaws };
}

/** Returns the integer measures of the games of a family; of any game, if the family has an error or no case. */
export function measuresOfFamily({ objective, ...sweep }: PipelineDefinition['sweep']): string[] {
  const family = tryCollect([], () => parseFamily(sweep));
  const at = family && someCase(family);
  const kind = at && family.gameAt(at).kind;
  return Object.entries(COLUMN_MEASURES).flatMap(([name, { kinds, needsNimValues }]) => {
    const isOfGame = kind === undefined || kinds.includes(kind);
    const isOfRule = objective !== 'last-player-loses' || !needsNimValues;
    return isScalar(name) && isOfGame && isOfRule ? [name] : [];
  });
}

function measuresIn(law: string): string[] {
  const form = closedFormIn(law);
  return form ? Object.keys(form) : (law.match(/[A-Za-z_]\w*/g) ?? []).filter(isScalar);
}

/**
 * Returns the question as a pipeline, with its laws as claims.
 *
 * @throws DefinitionError with all errors of the question
 */
export function pipelineOfFamily({ definition, laws }: FamilyQuestion): PipelineDefinition {
  const pipeline = definePipeline({ ...definition, claims: laws.map(text => law(text)) });
  const { issues } = examine(pipeline);
  if (issues.length > 0) throw new DefinitionError(issues);
  return pipeline;
}

/**
 * Returns the plan of a question.
 *
 * @throws DefinitionError as {@link resolve}
 */
export function planOfFamily({ definition, laws }: FamilyQuestion): Plan {
  const { hash: _, engine: __, format: ___, ...plan } = resolve({ ...definition, claims: [] }, 'ask');
  return sealPlan({ ...plan, isDefault: false, laws });
}

/** Returns the claims of a plan made from a question without a file; undefined for any other plan. */
export function claimsOfFamily({ laws, sweep, measure }: Plan): Claim[] | undefined {
  const names = [...Object.keys(sweep.over ?? {}), ...measure.filter(isScalar)];
  return (
    laws &&
    closeClaims(
      laws.map(text => law(text)),
      names,
    )
  );
}
