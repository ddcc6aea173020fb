import type { Issue } from '../errors.ts';
import type { PipelineDefinition } from './definition-schema.ts';

/** Reports a name that is not among the known ones. */
export function unknownName(
  where: string,
  received: string | undefined,
  known: readonly string[],
  kind: string,
): Issue[] {
  if (received === undefined || known.includes(received)) return [];
  return [{ where, expected: `${kind}: ${known.join(', ') || 'there is none'}`, received }];
}

/** Reports each name that an earlier one equals. */
function repeatedNames(names: readonly string[], placeOf: (i: number) => string, expected: string): Issue[] {
  return names.flatMap((name, i) =>
    names.indexOf(name) < i ? [{ where: placeOf(i), expected, received: `${name} twice` }] : [],
  );
}

/**
 * Reports duplicate names of claims, measures and files, and names of claims that the pipeline does not have. A column and a
 * series may share a name.
 */
export function nameIssues({
  claims,
  answer = [],
  charts = [],
  summaries = [],
  measure,
}: PipelineDefinition): Issue[] {
  const ids = claims.map(({ id }) => id);
  const errata = claims.map(claim => (claim.kind === 'law' ? claim.erratum : undefined));
  const holding = ids.filter((_, i) => errata[i] === undefined);
  const faults = ids.filter((_, i) => errata[i] && errata[i].partOf === undefined);
  const tables = measure.flatMap(entry => (typeof entry === 'object' && entry.table ? [entry.series] : []));
  const taken = ['claims', ...tables];
  return [
    ...repeatedNames(ids, i => `claims[${i}].id`, 'a unique id'),
    ...errata.flatMap((erratum, i) => [
      ...unknownName(
        `claims[${i}].erratum.partOf`,
        erratum?.partOf,
        faults,
        'an erratum that is not itself part of another',
      ),
      ...unknownName(`claims[${i}].erratum.correctedBy`, erratum?.correctedBy, holding, 'a claim that holds'),
    ]),
    ...answer.flatMap((name, i) => unknownName(`answer[${i}]`, name, ids, 'a claim')),
    ...repeatedNames(answer, i => `answer[${i}]`, 'a claim, once'),
    ...repeatedNames(
      charts.map(({ name }) => name),
      i => `charts[${i}].name`,
      'a unique name',
    ),
    ...repeatedNames(
      [...taken, ...summaries.map(({ name }) => name)],
      i => `summaries[${i - taken.length}].name`,
      'a unique name',
    ),
    ...repeatedNames(
      measure.map(entry => (typeof entry === 'object' ? `series ${entry.series}` : entry)),
      i => `measure[${i}]`,
      'distinct measures',
    ),
  ];
}
