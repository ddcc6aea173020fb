import type { Published } from '../claim/index.ts';
import type { Issue } from '../errors.ts';
import type { PipelineDefinition } from './definition-schema.ts';
import { unknownName } from './name-issues.ts';
import type { SummaryPlan } from './plan.ts';

/** Whether a range has more than one value, as far as its text says. */
function hasSeveral(range: string): boolean {
  const [, from, to] = /^(.*?)\.\.(.*)$/s.exec(range) ?? [];
  return from === undefined ? /^[^(]*,/.test(range) : from.trim() !== to!.trim();
}

/**
 * Reports printed tables with a key that is not a letter of the sweep, with several cases per row, without cells, or with
 * a cell that is not measured. The key `set` stands for the set itself, so it needs no letter.
 */
export function printedTableIssues(
  ranges: Readonly<Record<string, string>>,
  { claims, measure, summaries = [] }: Pick<PipelineDefinition, 'claims' | 'measure' | 'summaries'>,
): Issue[] {
  const letters = Object.keys(ranges);
  const varying = letters.filter(letter => hasSeveral(ranges[letter]!));
  const scalars = measure.filter(entry => typeof entry === 'string');
  return claims.flatMap((claim, i) => {
    if (claim.kind !== 'published') return [];
    if (claim.groups) return groupIssues(claim, claim.groups, `claims[${i}]`, summaries);
    const open = claim.key.includes('set') ? [] : varying.filter(letter => !claim.key.includes(letter));
    const where = `claims[${i}].key`;
    const received = claim.key.length === 0 ? 'nothing' : claim.key.join(', ');
    return [
      ...(open.length === 0
        ? []
        : [
            {
              where,
              expected: 'all parameters with more than one value, because a printed row is about one case',
              received: received,
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

/** Reports a summary that does not exist or has no record, and a key or number that is not one of its columns. */
function groupIssues(
  { key }: Pick<Published, 'key'>,
  { summary: received, cells }: NonNullable<Published['groups']>,
  where: string,
  summaries: readonly SummaryPlan[],
): Issue[] {
  const summary = summaries.find(({ name }) => name === received);
  if (summary?.most === undefined) {
    const names = summaries.flatMap(({ name, most }) => (most === undefined ? [] : [name]));
    const expected = `a summary with most: ${names.join(', ') || 'there is none'}`;
    return [{ where: `${where}.groups.summary`, expected, received }];
  }
  const by = Object.keys(summary.by);
  const numbers = ['cases', ...Object.keys(summary.sums ?? {}), `most_${summary.most}`];
  const keyIssues =
    key.toSorted().join() === by.toSorted().join()
      ? []
      : [
          {
            where: `${where}.key`,
            expected: `the numbers of the groups: ${by.join(', ')}`,
            received: key.join(', '),
          },
        ];
  const isColumn = (text: string) => {
    const [top, bottom = 'cases', ...more] = text.split(' / ');
    return numbers.includes(top!) && bottom === 'cases' && more.length === 0;
  };
  const unknown = Object.entries(cells).filter(([, text]) => !isColumn(text));
  const expected = `one of the columns ${numbers.join(', ')}, or one of them followed by / cases`;
  return [
    ...keyIssues,
    ...unknown.map(([column, text]) => ({
      where: `${where}.groups.cells.${column}`,
      expected,
      received: text,
    })),
  ];
}
