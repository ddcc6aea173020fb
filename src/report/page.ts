import type { Conclusion } from '../claim/index.ts';
import type { PipelineDefinition } from '../pipeline/index.ts';
import type { RunResult } from '../run/index.ts';
import { replayOf } from './claim-table.ts';
import { escapeMarkdown, markdownTable } from './markdown.ts';
import type { Column } from './table.ts';

const column = (title: string, type: Column['type'] = 'string'): Column => ({
  name: title,
  title,
  type,
  description: title,
});

/** The report of one pipeline in Markdown: what was asked, what came of it, where it disagrees, how to check. */
export function page(definition: PipelineDefinition, result: RunResult, files: readonly string[]): string {
  const { plan, conclusions } = result;
  const range = Object.entries(plan.sweep.over ?? {}).map(([letter, text]) => `${letter} = ${text}`);
  const first = Object.entries(plan.sweep.first ?? {}).map(
    ([letter, n]) => `the first ${n} values of ${letter}`,
  );
  const sweep = [plan.sweep.game, ...range, ...(plan.sweep.where ? [plan.sweep.where] : []), ...first];
  return [
    `# ${escapeMarkdown(definition.question)}`,
    `Source: ${escapeMarkdown(definition.source)}.`,
    `Sweep: ${escapeMarkdown(sweep.join('; '))}. ${plan.cases} ${plan.cases === 1 ? 'case' : 'cases'}, each followed for at most ${plan.limit} heaps.`,
    '## Verdicts',
    verdicts(conclusions, definition.source),
    ...disagreements(conclusions, plan.rule),
    ...figures(definition),
    '## Data',
    data(files),
    '## Check it yourself',
    [
      '```sh',
      `npm run -s saltus -- run ${definition.id} --fresh   # computes everything again; git diff shows no change`,
      `${replayOf(firstGame(result), plan.rule)}   # one row`,
      '```',
    ].join('\n'),
    '## How sure is this',
    [
      'A row says `proved` where a boundary pattern (for a finite set, a window of max S terms) was seen twice, which',
      'proves the preperiods and periods; they are the least ones. Each term is the mex of its options. Printed numbers are transcribed by a script from the text of the tables, and compared cell by cell.',
      'A claim holds if it holds for every case that meets its hypothesis, none undecided; the mutant is the same',
      'law with one constant or inequality changed, and a case must tell the two apart.',
    ].join('\n'),
    '## Provenance',
    [
      `- engine ${plan.engine}`,
      `- plan sha256 ${plan.hash}`,
      `- rows sha256 ${result.root} (${result.blocks} blocks, in the order of the cases)`,
    ].join('\n'),
    '',
  ].join('\n\n');
}

function verdicts(conclusions: readonly Conclusion[], source: string): string {
  const columns = [
    ...['claim', 'says', 'source', 'verdict'].map(title => column(title)),
    ...['holds', 'of'].map(title => column(title, 'integer')),
    column('mutant'),
  ];
  const rows = conclusions.map(({ claim, verdict, tally, expected, mutant }) => [
    claim.id,
    claim.says,
    claim.source ?? source,
    `${verdict}${expected ? '' : ' (not expected)'}${isErratum(claim) && expected ? ' (erratum on file)' : ''}`,
    tally.holds,
    tally.met,
    claim.kind === 'law' ? `${mutant}: ${claim.mutantSays}` : '',
  ]);
  return markdownTable({ columns, rows }).trimEnd();
}

function isErratum(claim: Conclusion['claim']): boolean {
  return claim.kind === 'law' && claim.erratum !== undefined;
}

function disagreements(conclusions: readonly Conclusion[], rule: RunResult['plan']['rule']): string[] {
  const failing = conclusions.filter(({ verdict }) => verdict !== 'holds');
  if (failing.length === 0) return [];
  return [
    '## What disagrees',
    ...failing.map(({ claim, verdict, tally, why }) => {
      const lines = [`### ${escapeMarkdown(claim.id)}: ${verdict}`, '', escapeMarkdown(claim.says), ''];
      if (claim.kind === 'law' && claim.erratum) {
        const { printed, right, why: reason } = claim.erratum;
        lines.push(`- Printed: ${escapeMarkdown(printed)}`, `- Right: ${escapeMarkdown(right)}`);
        lines.push(`- Why: ${escapeMarkdown(reason)}`);
      }
      lines.push(`- Fails for ${tally.fails} of ${tally.met} cases.`);
      if (why !== '') lines.push(`- First: ${escapeMarkdown(why)}`);
      if (tally.counterexample) lines.push(`- Replay: \`${replayOf(tally.counterexample.game, rule)}\``);
      return lines.join('\n');
    }),
  ];
}

function figures({ id, charts = [] }: PipelineDefinition): string[] {
  if (charts.length === 0) return [];
  return [
    '## Figures',
    ...charts.map(
      ({ name, title }) =>
        `![${escapeMarkdown(title)}](${id}/${name}.svg)\n\n${escapeMarkdown(title)}: [SVG](${id}/${name}.svg), [PNG](${id}/${name}.png), [Vega-Lite](${id}/${name}.vl.json).`,
    ),
  ];
}

function data(files: readonly string[]): string {
  return [...files, 'data/datapackage.json']
    .filter(path => /\.(csv|json|md|tex)$/.test(path) && !path.endsWith('.vl.json'))
    .map(path => `- [${path}](../${path})`)
    .join('\n');
}

function firstGame(result: RunResult): string {
  const witness = result.conclusions.flatMap(
    ({ tally }) => tally.counterexample ?? tally.mutantWitness ?? [],
  );
  return witness[0]?.game ?? result.plan.sweep.game;
}
