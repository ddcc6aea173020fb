import type { Issue } from '../errors.ts';
import type { PipelineDefinition } from './definition-schema.ts';

/** Printed tables whose keys are no letters of the sweep, or whose cells are not measured. */
export function printedTableIssues(
  letters: readonly string[],
  { claims, measure }: Pick<PipelineDefinition, 'claims' | 'measure'>,
): Issue[] {
  return claims.flatMap((claim, i) => {
    if (claim.kind !== 'published') return [];
    const unknown = (part: 'key' | 'cells', known: readonly unknown[], of: string): Issue[] =>
      claim[part].flatMap((received, j) => {
        if (known.includes(received)) return [];
        const expected = `${of}: ${known.filter(one => typeof one === 'string').join(', ') || 'there is none'}`;
        return [{ where: `claims[${i}].${part}[${j}]`, expected, received }];
      });
    return [
      ...unknown('key', letters, 'a letter of the sweep'),
      ...unknown('cells', measure, 'a measure of the pipeline'),
    ];
  });
}
