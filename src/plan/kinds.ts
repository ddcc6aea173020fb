import { COLUMN_MEASURES, SERIES_MEASURES } from '../engine/index.ts';
import { DefinitionError, type Issue } from '../errors.ts';
import type { Family } from '../game/index.ts';
import { summaryColumns } from './columns.ts';
import type { PipelineDefinition } from './definition.ts';

/**
 * Whether the games of the family, which are all of one kind, have what is measured and drawn, and know the rule.
 *
 * @throws DefinitionError
 */
export function checkKinds(
  family: Family,
  { measure, sweep, charts = [], summaries = [] }: PipelineDefinition,
): void {
  const [first] = family.cases();
  if (!first) return;
  const { kind } = family.gameAt(first);
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
      received: `${name}, of ${kinds.join(', ')}`,
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
  // Each table that a chart may be drawn from, with its columns behind the letters.
  const tables = new Map<string, readonly string[]>([
    ...measure.flatMap(one =>
      typeof one !== 'string' && one.table
        ? [[one.series, SERIES_MEASURES[one.series].columns.map(({ name }) => name)] as const]
        : [],
    ),
    ...summaries.map(one => [one.name, summaryColumns(one).map(({ name }) => name)] as const),
  ]);
  const scalars = measure.filter(one => typeof one === 'string');
  charts.forEach(({ of, fields = [] }, i) => {
    if (of !== undefined && !tables.has(of)) {
      const expected = `a series that is a table, or a summary: ${[...tables.keys()].join(', ') || 'there is none'}`;
      issues.push({ where: `charts[${i}].of`, expected, received: of });
      return;
    }
    const own = of === undefined ? scalars : tables.get(of)!;
    const known: readonly string[] = ['game', ...family.letters, ...own];
    fields.forEach((received, j) => {
      if (known.includes(received)) return;
      issues.push({
        where: `charts[${i}].fields[${j}]`,
        expected: `a column: ${known.join(', ')}`,
        received,
      });
    });
  });
  if (issues.length > 0) throw new DefinitionError(issues);
}
