import { formatGame, parseFamily } from '../game/index.ts';
import { hasPeriods, type PipelineDefinition, sweepText } from '../plan/index.ts';
import type { RunResult } from '../run/index.ts';
import { certainty } from './certainty.ts';
import { cite, citeInFull, type Sources } from './citation.ts';
import { replayOf } from './claim-table.ts';
import { commandOf } from './command-of.ts';
import { escapeMarkdown } from './markdown.ts';
import { sentenceOf, seriesText } from './sentence.ts';
import { disagreements, verdictTable } from './verdict-section.ts';

/** The report of one pipeline in Markdown: what was asked, what came of it, where it disagrees, how to check. */
export function page(
  definition: PipelineDefinition,
  result: RunResult,
  files: readonly string[],
  sources: Sources,
): string {
  const { plan, conclusions } = result;
  const blocks = result.blocks === 1 ? '1 block' : `${result.blocks} blocks, in the order of the cases`;
  return [
    `# ${escapeMarkdown(definition.question)}`,
    `Source: ${escapeMarkdown(citeInFull(definition.source, sources))}.`,
    `Sweep: ${escapeMarkdown(sweepText(plan))}. ${casesText(result)}.`,
    '## Verdicts',
    verdictTable(conclusions, ({ claim }) => cite(claim.source ?? definition.source, sources)),
    ...disagreements(conclusions, plan.rule),
    ...figures(definition),
    '## Data',
    data(files),
    '## Check it yourself',
    [
      '```sh',
      `${commandOf(definition, plan, '--fresh')}   # computes everything again${plan.isDefault ? '; git diff shows no change' : ''}`,
      `${replayOf(firstGame(result), plan.rule)}   # one row`,
      '```',
    ].join('\n'),
    '## How sure is this',
    certainty(definition, plan).join('\n'),
    '## To cite',
    conclusions.map(one => `- ${escapeMarkdown(sentenceOf(one, result))}`).join('\n'),
    '## Provenance',
    [
      `- engine ${plan.engine}`,
      `- plan sha256 ${plan.hash}`,
      `- rows sha256 ${result.root} (${blocks})`,
    ].join('\n'),
    '',
  ].join('\n\n');
}

/** How many cases, and how far they are followed. */
function casesText({ plan, cases: count }: RunResult): string {
  return [
    count === 1 ? '1 case' : `${count} cases`,
    ...(hasPeriods(plan) ? [`each followed for at most ${plan.limit} heaps`] : []),
    ...(plan.series.length > 0 ? [seriesText(plan)] : []),
  ].join(', ');
}

function figures({ id, charts = [] }: PipelineDefinition): string[] {
  if (charts.length === 0) return [];
  return [
    '## Figures',
    ...charts.map(
      ({ name, title }) =>
        `![${escapeMarkdown(title)}](${id}/${name}.svg)\n\n${escapeMarkdown(title)}: [SVG](${id}/${name}.svg), [PNG](${id}/${name}.png), [PDF](${id}/${name}.pdf), [caption](${id}/${name}.caption.txt), [Vega-Lite](${id}/${name}.vl.json).`,
    ),
  ];
}

function data(files: readonly string[]): string {
  return [...files, 'data/datapackage.json']
    .filter(path => /\.(csv|json|md|tex)$/.test(path) && !/\.(vl\.json|figure\.tex)$/.test(path))
    .map(path => `- [${path}](../${path})`)
    .join('\n');
}

/** The first witness of a claim, else the first case. */
function firstGame(result: RunResult): string {
  const witness = result.conclusions.flatMap(
    ({ tally }) => tally.counterexample ?? tally.mutantWitness ?? [],
  );
  if (witness[0]) return witness[0].game;
  const family = parseFamily(result.plan.sweep);
  const [first] = family.cases();
  return formatGame(family.gameAt(first!));
}
