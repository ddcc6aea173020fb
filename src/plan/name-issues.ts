import type { Issue } from '../errors.ts';
import type { PipelineDefinition } from './definition-schema.ts';

/** Reports duplicate names, and names of claims that the pipeline does not have. */
export function nameIssues(definition: PipelineDefinition): Issue[] {
  return [
    ...claimIssues(definition),
    ...answerIssues(definition),
    ...fileIssues(definition),
    ...measureIssues(definition),
  ];
}

/** Reports duplicate columns and series; a column and a series may share a name. */
function measureIssues({ measure }: PipelineDefinition): Issue[] {
  const names = measure.map(entry => (typeof entry === 'object' ? `series ${entry.series}` : entry));
  return names.flatMap((name, i) =>
    names.indexOf(name) < i
      ? [{ where: `measure[${i}]`, expected: 'distinct measures', received: `${name} twice` }]
      : [],
  );
}

/** Reports answers that are duplicate, or no claim of the pipeline. */
function answerIssues({ answer = [], claims }: PipelineDefinition): Issue[] {
  const ids = claims.map(({ id }) => id);
  return answer.flatMap((received, i) => {
    if (ids.includes(received) && answer.indexOf(received) === i) return [];
    const expected = `a claim, once: ${ids.join(', ') || 'there is none'}`;
    return [{ where: `answer[${i}]`, expected, received }];
  });
}

/** Charts and tables whose files would have one name. */
function fileIssues({ charts = [], summaries = [], measure }: PipelineDefinition): Issue[] {
  const taken = [
    'claims',
    ...measure.flatMap(entry => (typeof entry === 'object' && entry.table ? [entry.series] : [])),
  ];
  const twice = (list: 'charts' | 'summaries', names: readonly string[], first: number): Issue[] =>
    names.flatMap((name, i) =>
      names.indexOf(name) < i
        ? [{ where: `${list}[${i - first}].name`, expected: 'a unique name', received: `${name} twice` }]
        : [],
    );
  const nameOf = ({ name }: { readonly name: string }) => name;
  return [
    ...twice('charts', charts.map(nameOf), 0),
    ...twice('summaries', [...taken, ...summaries.map(nameOf)], taken.length),
  ];
}

/** Reports duplicate ids, and references in errata to laws that the pipeline does not have. */
function claimIssues({ claims }: PipelineDefinition): Issue[] {
  const ids = claims.map(({ id }) => id);
  const holding = claims.flatMap(claim => (claim.kind === 'law' && claim.erratum ? [] : [claim.id]));
  const faults = claims.flatMap(claim =>
    claim.kind === 'law' && claim.erratum && claim.erratum.partOf === undefined ? [claim.id] : [],
  );
  return claims.flatMap((claim, i) => {
    const { correctedBy, partOf } = (claim.kind === 'law' ? claim.erratum : undefined) ?? {};
    const unknown = (
      part: string,
      received: string | undefined,
      names: readonly string[],
      expectedKind: string,
    ) =>
      received === undefined || names.includes(received)
        ? []
        : [
            {
              where: `claims[${i}].erratum.${part}`,
              expected: `${expectedKind}: ${names.join(', ') || 'there is none'}`,
              received,
            },
          ];
    return [
      ...(ids.indexOf(claim.id) === i
        ? []
        : [{ where: `claims[${i}].id`, expected: 'a unique id', received: `${claim.id} twice` }]),
      ...unknown('partOf', partOf, faults, 'an erratum that is not itself part of another'),
      ...unknown('correctedBy', correctedBy, holding, 'a claim that holds'),
    ];
  });
}
