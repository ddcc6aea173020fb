import type { Conclusion } from '../claim/index.ts';
import type { Plan } from '../plan/index.ts';
import { replayOf } from './claim-table.ts';
import { escapeMarkdown, markdownTable } from './markdown.ts';
import type { Column } from './table.ts';

const column = (title: string, type: Column['type'] = 'string'): Column => ({
  name: title,
  title,
  type,
  description: title,
});

/** The claims of a page with their verdicts. */
export function verdictTable(
  conclusions: readonly Conclusion[],
  sourceOf: (one: Conclusion) => string,
): string {
  const columns = [
    ...['claim', 'says', 'source', 'verdict'].map(title => column(title)),
    ...['holds', 'of'].map(title => column(title, 'integer')),
    column('mutant'),
  ];
  const rows = conclusions.map(conclusion => {
    const { claim, verdict, tally, expected } = conclusion;
    const onFile = erratumOf(conclusion) && expected ? ' (erratum on file)' : '';
    return [
      claim.id,
      claim.says,
      sourceOf(conclusion),
      `${verdict}${expected ? '' : ' (not expected)'}${onFile}`,
      tally.holds,
      tally.met,
      mutantOf(conclusion),
    ];
  });
  return markdownTable({ columns, rows }).trimEnd();
}

function mutantOf({ claim, mutant }: Conclusion): string {
  if (claim.kind !== 'law' || claim.mutantSays === undefined) return '';
  const told = {
    refuted: 'refuted',
    survived: 'not refuted',
    none: 'not tried, since the law holds nowhere',
  };
  return `${told[mutant]}: ${claim.mutantSays}`;
}

function erratumOf({ claim }: Conclusion) {
  return claim.kind === 'law' ? claim.erratum : undefined;
}

/** A heading and a paragraph for each claim that fails or broke, and for each that is undecided or vacuous. */
export function disagreements(conclusions: readonly Conclusion[], rule: Plan['rule']): string[] {
  const section = (title: string, verdicts: readonly string[]) => {
    const found = conclusions.filter(({ verdict }) => verdicts.includes(verdict));
    return found.length === 0 ? [] : [`## ${title}`, ...found.map(one => disagreement(one, rule))];
  };
  return [
    ...section('What disagrees', ['fails', 'error']),
    ...section('What is not decided here', ['undecided', 'vacuous']),
  ];
}

function disagreement(conclusion: Conclusion, rule: Plan['rule']): string {
  const { claim, verdict, tally, why } = conclusion;
  const lines = [`### ${escapeMarkdown(claim.id)}: ${verdict}`, '', escapeMarkdown(claim.says), ''];
  const erratum = erratumOf(conclusion);
  if (erratum) {
    lines.push(`- Printed: ${escapeMarkdown(erratum.printed)}`, `- Right: ${escapeMarkdown(erratum.right)}`);
    lines.push(`- Why: ${escapeMarkdown(erratum.why)}`);
    lines.push(`- Fails exactly where: ${escapeMarkdown(erratum.fails.says)}`);
  }
  const counts = [
    [tally.fails, 'fails'],
    [tally.undecided, 'undecided'],
    [tally.error, 'broken'],
  ] as const;
  const counted = counts.filter(([count]) => count > 0).map(([count, what]) => `${what} for ${count}`);
  if (counted.length > 0) lines.push(`- Of ${tally.met} cases: ${counted.join(', ')}.`);
  if (why !== '') lines.push(`- First: ${escapeMarkdown(why)}`);
  if (tally.counterexample) lines.push(`- Replay: \`${replayOf(tally.counterexample.game, rule)}\``);
  return lines.join('\n');
}
