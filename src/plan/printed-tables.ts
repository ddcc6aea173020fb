import type { Issue } from '../errors.ts';
import type { PipelineDefinition } from './definition-schema.ts';
import { unknownName } from './name-issues.ts';

/** Whether a range has more than one value, as far as its text says. */
function hasSeveral(range: string): boolean {
  const [, from, to] = /^(.*?)\.\.(.*)$/s.exec(range) ?? [];
  return from === undefined ? /^[^(]*,/.test(range) : from.trim() !== to!.trim();
}

/**
 * Printed tables whose keys are no letters of the sweep or leave several cases to one row, or whose cells are none or not
 * measured. The key `set` is the set itself, which needs no letter.
 */
export function printedTableIssues(
  ranges: Readonly<Record<string, string>>,
  { claims, measure }: Pick<PipelineDefinition, 'claims' | 'measure'>,
): Issue[] {
  const letters = Object.keys(ranges);
  const varying = letters.filter(letter => hasSeveral(ranges[letter]!));
  const scalars = measure.filter(entry => typeof entry === 'string');
  return claims.flatMap((claim, i) => {
    if (claim.kind !== 'published') return [];
    const open = claim.key.includes('set') ? [] : varying.filter(letter => !claim.key.includes(letter));
    const where = `claims[${i}].key`;
    const given = claim.key.length === 0 ? 'nothing' : claim.key.join(', ');
    return [
      ...(open.length === 0
        ? []
        : [
            {
              where,
              expected: 'all parameters with more than one value, because a printed row is about one case',
              received: given,
              hint: `add ${open.join(', ')} to key, or give ${open.length === 1 ? 'it' : 'each'} one value`,
            },
          ]),
      ...(claim.terms || claim.cells.length > 0
        ? []
        : [{ where: `claims[${i}].cells`, expected: 'at least one printed measure', received: 'nothing' }]),
      ...claim.key.flatMap((name, j) =>
        name === 'set' ? [] : unknownName(`${where}[${j}]`, name, letters, 'a parameter of the sweep'),
      ),
      ...claim.cells.flatMap((name, j) =>
        unknownName(`claims[${i}].cells[${j}]`, name, scalars, 'a measure of the pipeline'),
      ),
    ];
  });
}
