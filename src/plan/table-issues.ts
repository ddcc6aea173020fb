import { isScalar } from '../engine/index.ts';
import { type Issue, tryCollect } from '../errors.ts';
import { parseExpression } from '../game/index.ts';
import type { PipelineDefinition } from './definition-schema.ts';

/**
 * Reports series without an end, tables cut by an unknown letter, and summaries by an invalid expression or an
 * unmeasured quantity.
 */
export function tableIssues(
  letters: readonly string[],
  {
    measure,
    tables,
    oeis,
    summaries = [],
  }: Pick<PipelineDefinition, 'measure' | 'tables' | 'oeis' | 'summaries'>,
): Issue[] {
  const issues: Issue[] = [];
  const scalars = measure.filter(entry => typeof entry === 'string').filter(isScalar);
  const names = [...letters, ...scalars];
  const read = (text: string, where: string) =>
    tryCollect(issues, () => parseExpression(text, { where, names, type: 'integer' }));
  for (const [i, entry] of measure.entries())
    if (typeof entry !== 'string' && entry.upTo !== 'limit') read(entry.upTo, `measure[${i}].upTo`);
  const isSequence =
    letters.length === 0 &&
    measure.some(entry => typeof entry !== 'string' && entry.series === 'terms' && entry.table);
  if (oeis !== undefined && !isSequence) {
    const expected = 'a single game with a table of terms: { series: "terms", upTo, table: true }';
    issues.push({ where: 'oeis', expected, received: oeis });
  }
  const by = tables?.by;
  if (by !== undefined && !letters.includes(by)) {
    issues.push({
      where: 'tables.by',
      expected: `one of the parameters ${letters.join(', ')}`,
      received: by,
    });
  }
  for (const [i, { by, most, sums = {} }] of summaries.entries()) {
    for (const [name, text] of Object.entries(by)) read(text, `summaries[${i}].by.${name}`);
    for (const [name, text] of Object.entries(sums)) {
      read(text, `summaries[${i}].sums.${name}`);
      if (name in by || ['cases', 'undecided', 'game'].includes(name))
        issues.push({ where: `summaries[${i}].sums`, expected: 'a new name of a column', received: name });
    }
    if (most !== undefined && !measure.includes(most)) {
      const expected = `one of the measures ${scalars.join(', ')}`;
      issues.push({ where: `summaries[${i}].most`, expected, received: most });
    }
  }
  return issues;
}
