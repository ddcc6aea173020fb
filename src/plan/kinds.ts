import { COLUMN_MEASURES, SERIES_MEASURES } from '../engine/index.ts';
import { DefinitionError, type Issue } from '../errors.ts';
import type { Game, SumOfHeaps } from '../game/index.ts';
import type { PipelineDefinition } from './definition-schema.ts';

/**
 * Whether a game, and so all of its family, which are of one kind, has what is measured, and knows the rule.
 *
 * @throws DefinitionError
 */
export function checkKinds(
  { kind }: Game | SumOfHeaps,
  { measure, sweep }: Pick<PipelineDefinition, 'measure' | 'sweep'>,
): void {
  const asked = measure.map((one, i) => ({
    ...(typeof one === 'string'
      ? { name: one, ...COLUMN_MEASURES[one] }
      : { name: one.series, ...SERIES_MEASURES[one.series] }),
    where: `measure[${i}]`,
  }));
  const issues: Issue[] = asked
    .filter(({ kinds }) => !kinds.includes(kind))
    .map(({ name, kinds, where }) => ({
      where,
      expected: `a measure of ${kind} games`,
      received: `${name}, of ${kinds.filter(one => one !== 'started').join(', ')}`,
    }));
  for (const name of ['ending', 'objective'] as const) {
    const received = sweep[name];
    if (kind === 'finite' || kind === 'sum' || received === undefined) continue;
    issues.push({ where: `sweep.${name}`, expected: 'none: rules are for finite sets and sums', received });
  }
  if (sweep.objective === 'last-player-loses') {
    const expected = 'a measure of outcomes: where the last player loses there are no nim-values';
    for (const { name, needsNimValues, where } of asked)
      if (needsNimValues) issues.push({ where, expected, received: name });
  }
  if (issues.length > 0) throw new DefinitionError(issues);
}
