// Not by the room's door: a worker has no use for the schema of definitions, whose package takes long to load.

import { type CaseRow, lineOf, type Plan, rowOfLine } from '../plan/index.ts';

/** Rows that are joined at once: strings that are gone soon cost the collector nothing. */
const JOINED_ROWS = 1024;

/** Rows as the text of a block: some tens of bytes each, where as objects they would take some hundreds. */
export class BlockText {
  readonly #pieces: string[] = [];
  #lines: string[] = [];

  /** Hands the rows on, each when it was written. */
  *through(rows: Iterable<CaseRow>): Generator<CaseRow> {
    for (const row of rows) {
      if (this.#lines.push(lineOf(row)) === JOINED_ROWS) {
        this.#pieces.push(this.#lines.join(''));
        this.#lines = [];
      }
      yield row;
    }
  }

  toString(): string {
    return [...this.#pieces, ...this.#lines].join('');
  }
}

/** All the rows as the text of a block. */
export function textOf(rows: Iterable<CaseRow>): string {
  const text = new BlockText();
  for (const _ of text.through(rows));
  return text.toString();
}

/** The rows of lines, one by one. */
export function* rowsOf(plan: Plan, lines: Iterable<string>): Generator<CaseRow> {
  for (const line of lines) yield rowOfLine(plan, line);
}
