import { DefinitionError, type Issue } from '../errors.ts';
import { parseHeaps } from '../game/index.ts';
import type { PipelineDefinition } from './definition-schema.ts';
import { examine, type Overrides } from './examine.ts';
import { type Plan, sealPlan } from './plan.ts';

/**
 * Returns the plan of a definition; throws all its errors together.
 *
 * @param file of the definition, for errors
 * @throws DefinitionError
 */
export function resolve(definition: PipelineDefinition, file: string, overrides: Overrides = {}): Plan {
  const { issues, sweep, limit, cost } = examine(definition, overrides);
  if (sweep === undefined || limit === undefined || issues.length > 0) {
    throw new DefinitionError(issues.map(issue => inFile(file, issue)));
  }
  const { ending = 'normal', objective = 'last-player-wins' } = definition.sweep;
  const isOwnRange = Object.entries(overrides.over ?? {}).every(
    ([letter, range]) => range === definition.sweep.over?.[letter],
  );
  const own = parseHeaps(definition.limit, 'limit');
  return sealPlan({
    id: definition.id,
    sweep,
    rule: { ending, objective },
    measure: definition.measure.filter(entry => typeof entry === 'string'),
    series: definition.measure
      .filter(entry => typeof entry !== 'string')
      .map(({ series, upTo, table = false }) => ({ series, upTo: farTo(upTo, limit), table })),
    limit,
    isDefault: isOwnRange && limit === own,
    ...(isOwnRange && limit > own && { goesFurther: true }),
    cost,
    summaries: (definition.summaries ?? []).map(({ name, by, most, sums }) => ({
      name,
      by,
      ...(most !== undefined && { most }),
      ...(sums && { sums }),
    })),
  });
}

/** Returns the end of a series; `limit` stands for the number of heaps computed per game. */
function farTo(upTo: string, limit: number): string {
  return upTo === 'limit' ? `${limit}` : upTo;
}

function inFile(file: string, issue: Issue): Issue {
  return issue.where.startsWith('--') ? issue : { ...issue, where: `${file}: ${issue.where}` };
}
