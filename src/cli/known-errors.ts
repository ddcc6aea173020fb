import { keyOfSource, OWN_SOURCE, PrintedTable } from '../claim/index.ts';
import { type Issue, tryCollect } from '../errors.ts';
import { nearest } from '../game/index.ts';
import type { PipelineDefinition } from '../plan/index.ts';
import { type LoadedPipeline, readPublished } from '../run/index.ts';
import { specIssues } from '../view/index.ts';

/**
 * Returns the errors of a pipeline, other than those of its definition, that are known before anything is computed:
 * charts that cannot be drawn, printed tables that are missing or lack the columns, sources that are misspelt.
 *
 * @param published the folders of printed tables
 */
export function knownErrors(
  { definition, file }: LoadedPipeline,
  published: readonly string[],
): readonly Issue[] {
  const { claims, charts = [] } = definition;
  const issues = [
    ...charts.flatMap(({ spec }, i) => specIssues(spec, `charts[${i}].spec`)),
    ...sourceIssues(definition, readPublished('sources.csv', published)),
  ].map(issue => ({ ...issue, where: `${file}: ${issue.where}` }));
  for (const claim of claims) {
    if (claim.kind !== 'published') continue;
    tryCollect(issues, () => new PrintedTable(claim, readPublished(claim.file, published)));
  }
  return issues;
}

/**
 * Returns the issue of a source that is probably misspelt. Any other unknown key is the author's own, such as
 * `my-notebook`.
 */
function sourceIssues(
  { source, claims }: PipelineDefinition,
  records: readonly Readonly<Record<string, string>>[],
): Issue[] {
  const known = [OWN_SOURCE, ...records.map(({ key }) => key!)];
  const places = [
    { where: 'source', text: source },
    ...claims.map((claim, i) => ({ where: `claims[${i}].source`, text: claim.source ?? source })),
  ];
  const reported = new Set<string>();
  return places.flatMap(({ where, text }) => {
    const key = keyOfSource(text);
    if (known.includes(key) || reported.has(key)) return [];
    reported.add(key);
    const near = nearest(key, known);
    if (near === undefined) return [];
    const expected = 'a key of data/published/sources.csv, or a key of your own that does not resemble one';
    return [{ where, expected, received: key, hint: `did you mean ${near}?` }];
  });
}
