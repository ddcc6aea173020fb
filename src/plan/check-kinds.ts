import { COLUMN_MEASURES, SERIES_MEASURES } from '../engine/index.ts';
import { DefinitionError, type Issue } from '../errors.ts';
import { type Family, formatGame, type Game, type SumOfHeaps } from '../game/index.ts';
import type { PipelineDefinition } from './definition-schema.ts';

/** Maximum number of cases searched for one that lacks a measured quantity: a moment's work. */
const MAX_CASES = 100_000;

/**
 * Checks that each case has the measured quantities, or the first {@link MAX_CASES} cases of a longer family.
 *
 * @throws DefinitionError for the first case that lacks one
 */
export function checkCases(family: Family, measure: PipelineDefinition['measure']): void {
  const restrictions = measure.flatMap((entry, i) => {
    const { only } = typeof entry === 'string' ? COLUMN_MEASURES[entry] : SERIES_MEASURES[entry.series];
    return only ? [{ ...only, where: `measure[${i}]` }] : [];
  });
  if (restrictions.length === 0) return;
  let examined = 0;
  for (const at of family.cases()) {
    if (examined++ === MAX_CASES) return;
    const game = family.gameAt(at);
    const issues = restrictions.flatMap(({ says, has, where }) =>
      game.kind === 'sum' || has(game) ? [] : [{ where, expected: says, received: formatGame(game) }],
    );
    if (issues.length > 0) throw new DefinitionError(issues);
  }
}

/**
 * Checks that a game has the measured quantities and supports the rule. Its family then does too, since all its games
 * are of one kind.
 *
 * @throws DefinitionError
 */
export function checkKinds(
  { kind }: Game | SumOfHeaps,
  { measure, sweep }: Pick<PipelineDefinition, 'measure' | 'sweep'>,
): void {
  const measures = measure.map((entry, i) => ({
    ...(typeof entry === 'string'
      ? { name: entry, ...COLUMN_MEASURES[entry] }
      : { name: entry.series, ...SERIES_MEASURES[entry.series] }),
    where: `measure[${i}]`,
  }));
  const issues: Issue[] = measures
    .filter(({ kinds }) => !kinds.includes(kind))
    .map(({ name, kinds, where }) => ({
      where,
      expected: `a measure of ${kind} games`,
      received: `${name}, of ${kinds.filter(kind => kind !== 'started').join(', ')}`,
      ...(kind === 'sum' && { hint: 'use nextWins (1 or 0), winner, nimSum or winningMoves' }),
    }));
  for (const name of ['ending', 'objective'] as const) {
    const received = sweep[name];
    if (kind === 'finite' || kind === 'sum' || received === undefined) continue;
    issues.push({
      where: `sweep.${name}`,
      expected: 'nothing: only finite sets and sums have other rules',
      received,
    });
  }
  if (sweep.objective === 'last-player-loses') {
    const expected = 'a measure of outcomes, because there are no nim-values if the last player loses';
    for (const { name, needsNimValues, where, kinds } of measures)
      if (needsNimValues && kinds.includes(kind)) issues.push({ where, expected, received: name });
  }
  if (issues.length > 0) throw new DefinitionError(issues);
}
