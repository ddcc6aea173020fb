// Not by the room's door: a worker has no use for the schema of definitions, whose package takes long to load.

import { type CaseRow, type Group, lineOf, type Plan, rowOfLine } from '../plan/index.ts';

/** Rows that are joined at once: strings that are gone soon cost the collector nothing. */
const JOINED_ROWS = 1024;

/** Rows as the text of a block: some tens of bytes each, where as objects they would take some hundreds. */
export function textOf(rows: Iterable<CaseRow>): string {
  const pieces: string[] = [];
  let lines: string[] = [];
  for (const row of rows) {
    if (lines.push(lineOf(row)) < JOINED_ROWS) continue;
    pieces.push(lines.join(''));
    lines = [];
  }
  return [...pieces, ...lines].join('');
}

/** The lines of a text, one by one. */
export function* linesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from);
    yield text.slice(from, end);
    from = end + 1;
  }
}

/** The rows of lines, one by one. */
export function* rowsOf(plan: Plan, lines: Iterable<string>): Generator<CaseRow> {
  for (const line of lines) yield rowOfLine(plan, line);
}

export function isDecided({ values, series }: CaseRow): boolean {
  return (
    values.every(value => typeof value !== 'object') && Object.values(series).every(rows => rows !== null)
  );
}

/** The rows that hold a record of a summary, or are undecided. */
export function* recordRows(
  plan: Plan,
  rows: Iterable<CaseRow>,
  summaries: readonly (readonly Group[])[],
): Generator<CaseRow> {
  const letters = Object.keys(plan.sweep.over ?? {}).length;
  const holders = new Set(summaries.flat().map(({ at }) => at?.join()));
  for (const row of rows) {
    if (!isDecided(row) || holders.has(row.values.slice(0, letters).join())) yield row;
  }
}
