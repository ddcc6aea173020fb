import { ERRATUM_NATURES } from '../claim/index.ts';
import type { Sources } from './citation.ts';
import { escapeMarkdown } from './markdown.ts';
import { type ClaimRecord, groups, link } from './register.ts';

/**
 * What the authors should know: each printed statement that fails, the weightiest first, with the smallest
 * counterexample, where exactly it fails, what is right instead and how far that was checked, and a command that
 * shows it.
 *
 * @param records the rows of all `<id>.claims.csv`
 */
export function errataPage(records: readonly ClaimRecord[], sources: Sources): string {
  const known = records.filter(({ nature }) => nature !== '');
  return [
    '# Errata',
    'Statements that do not hold as they are printed, found by computing them for every case of a range. Each has its smallest counterexample, small enough to check by hand, the exact condition under which it fails, and what is right instead, checked over the same range. To see one for yourself, run `npm ci` once, then its command.',
    ...groups(known, sources).flatMap(([title, group]) => [
      `## ${escapeMarkdown(title)}`,
      ...Object.entries(ERRATUM_NATURES).flatMap(([nature, text]) => {
        const found = group.filter(record => record.nature === nature);
        return found.length === 0 ? [] : [`### ${text}`, ...found.map(record => erratum(record, records))];
      }),
    ]),
    '',
  ].join('\n\n');
}

function erratum(record: ClaimRecord, all: readonly ClaimRecord[]): string {
  const { place, says, printed, right, why, counterexample, fails, met, replay, range } = record;
  const where = record.fails_exactly_where!;
  const corrected = all.find(
    ({ pipeline, id }) => pipeline === record.pipeline && id !== '' && id === record.corrected_by,
  );
  const checked = corrected
    ? ` Checked as ${link(corrected)}: ${corrected.verdict} for ${corrected.holds} of ${corrected.met} cases.`
    : '';
  const cases = `${fails} of ${met === '1' ? '1 case' : `${met} cases`} (${escapeMarkdown(range!)})`;
  const lines = [
    `#### ${escapeMarkdown(place === '' ? says! : place!)}`,
    '',
    `- **Printed:** ${escapeMarkdown(printed!)}`,
    `- **Counterexample:** ${escapeMarkdown(counterexample!)}`,
    `- **It fails** for ${cases}${where === 'always' ? '' : `, exactly where: ${escapeMarkdown(where)}`}.`,
    `- **Why:** ${escapeMarkdown(why!)}`,
    `- **Right:** ${escapeMarkdown(right!)}${/[.!?]$/.test(right!) ? '' : '.'}${checked}`,
    `- **See it:** \`${replay}\``,
    `- **Claim:** ${link(record)}, “${escapeMarkdown(says!)}”`,
  ];
  return lines.join('\n');
}
