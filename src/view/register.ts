import { OWN_SOURCE, VERDICTS } from '../claim/index.ts';
import { cite, type Sources, work } from './citation.ts';
import { CLAIM_COLUMNS } from './claim-table.ts';
import { escapeMarkdown, markdownTable } from './markdown.ts';
import type { Column, Table } from './table.ts';

/** A row of a `<id>.claims.csv`, by column name. */
export type ClaimRecord = Readonly<Record<string, string>>;

/** All claims of all pipelines as one table: sources in their order, own claims last, then as they were given. */
export function registerTable(records: readonly ClaimRecord[], sources: Sources): Table {
  const rows = sorted(records, sources).map(record =>
    CLAIM_COLUMNS.map(({ name, type }) => (type === 'integer' ? Number(record[name]) : record[name]!)),
  );
  return { columns: CLAIM_COLUMNS, rows };
}

/** The register for readers: verdicts counted by source, the failing ones in a line each, then every claim. */
export function registerPage(records: readonly ClaimRecord[], sources: Sources): string {
  const failing = records.filter(({ verdict }) => verdict !== 'holds');
  return [
    '# What was claimed, and what came of it',
    'Every claim that is checked, with its source, the range, how many cases met its hypothesis, and the verdict. The same as data, to be sorted and filtered: [data/claims.csv](../data/claims.csv). What the sources say, statement by statement, and which claim checks it or why none can: [data/published/statements.csv](../data/published/statements.csv). What their authors should know: [errata.md](errata.md).',
    markdownTable(summary(records, sources)).trimEnd(),
    '## What does not hold',
    failing.length === 0
      ? 'Nothing.'
      : sorted(failing, sources)
          .map(
            record =>
              `- ${link(record)} (${escapeMarkdown(cite([record.source, record.place].filter(Boolean).join(', '), sources))}): ${first(record)}`,
          )
          .join('\n'),
    ...groups(records, sources).flatMap(([title, group]) => [
      `## ${escapeMarkdown(title)}`,
      markdownTable(claims(group)).trimEnd(),
    ]),
    '',
  ].join('\n\n');
}

const text = (name: string): Column => ({ name, type: 'string', title: name, description: name });
const count = (name: string): Column => ({ name, type: 'integer', title: name, description: name });

/** Claims by source and verdict. Verdicts that no claim has are left out. */
export function summary(records: readonly ClaimRecord[], sources: Sources): Table {
  const seen = VERDICTS.filter(verdict => records.some(record => record.verdict === verdict));
  const total = (group: readonly ClaimRecord[]) => [
    ...seen.map(verdict => group.filter(record => record.verdict === verdict).length),
    group.length,
    group.filter(({ expected }) => expected !== 'yes').length,
  ];
  return {
    columns: [text('source'), ...seen.map(count), count('claims'), count('not as on file')],
    rows: [
      ...groups(records, sources).map(([title, group]) => [title, ...total(group)]),
      ['all', ...total(records)],
    ],
  };
}

function claims(group: readonly ClaimRecord[]): Table {
  return {
    columns: [
      ...['claim', 'pipeline', 'where', 'says', 'range', 'verdict'].map(text),
      ...['holds', 'of'].map(count),
    ],
    rows: group.map(record => [
      record.id!,
      record.pipeline!,
      record.place!,
      record.says!,
      record.range!,
      `${record.verdict}${record.expected === 'yes' ? '' : ' (not expected)'}`,
      Number(record.holds),
      Number(record.met),
    ]),
  };
}

/** The records by the name of their source, in the order of the sources; own claims last. */
export function groups(
  records: readonly ClaimRecord[],
  sources: Sources,
): [title: string, group: ClaimRecord[]][] {
  const byTitle = new Map<string, ClaimRecord[]>();
  for (const record of sorted(records, sources)) {
    const title = sourceTitle(record.source!, sources);
    byTitle.set(title, [...(byTitle.get(title) ?? []), record]);
  }
  return [...byTitle];
}

/** A source by name: authors and title, `this project`, or the key of one that is not listed. */
export function sourceTitle(key: string, sources: Sources): string {
  const record = sources.get(key);
  return record ? work(record) : key === OWN_SOURCE ? 'this project' : key;
}

/** Whether a claim is a statement of a source, not of this project. */
export function isPrintedClaim({ source }: ClaimRecord): boolean {
  return source !== OWN_SOURCE;
}

/** The page of the pipeline, where the claim stands with its figures. */
export function link({ pipeline, id }: ClaimRecord): string {
  return `[${escapeMarkdown(id!)}](${pipeline}.md)`;
}

/** The counterexample, or why there is none. */
function first({ verdict, counterexample, fails, met }: ClaimRecord): string {
  if (verdict !== 'fails' || counterexample === '') return verdict!;
  return `fails for ${fails} of ${met} cases, first for ${escapeMarkdown(counterexample!)}`;
}

/**
 * The records in the order in which the statements that they check are printed; then those that check none.
 *
 * @param statements the records of `data/published/statements.csv`, whose `claims` are `pipeline/claim`
 */
export function inPrintedOrder(
  records: readonly ClaimRecord[],
  statements: readonly ClaimRecord[],
): readonly ClaimRecord[] {
  const place = new Map<string, number>();
  statements.forEach(({ claims = '' }, i) => {
    for (const claim of claims.split(' ')) if (!place.has(claim)) place.set(claim, i);
  });
  const rank = ({ pipeline, id }: ClaimRecord) => place.get(`${pipeline}/${id}`) ?? statements.length;
  return records.toSorted((p, q) => rank(p) - rank(q));
}

function sorted(records: readonly ClaimRecord[], sources: Sources): readonly ClaimRecord[] {
  const keys = [...sources.keys()];
  const rank = ({ source }: ClaimRecord) => {
    if (source === OWN_SOURCE) return keys.length + 1;
    const at = keys.indexOf(source!);
    return at < 0 ? keys.length : at;
  };
  return records.toSorted((p, q) => rank(p) - rank(q));
}
