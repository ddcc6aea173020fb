import { stringify } from 'csv-stringify/sync';
import { DefinitionError } from '../../src/errors.ts';

/** One row of the tables of section 4: nothing computed but the product of the two printed numbers. */
export interface Row {
  /** Which of the eight tables, from 1. The paper does not number them. */
  readonly table: number;
  /** Which row of its table, from 1. */
  readonly row: number;
  /** The FES set as printed, `{1, 3, 4}`, and its three numbers in the printed order. */
  readonly fes_set: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  /** The saltus as printed, `1 * 4`, and its product, in G-values. */
  readonly printed: string;
  readonly saltus: number;
}

/** Column order of the CSV. */
const COLUMNS = ['table', 'row', 'fes_set', 'a', 'b', 'c', 'printed', 'saltus'] as const;

/** A table starts where its heading stands. Table 2's `& ` is a column mark left over from the paper's TeX. */
const HEADING = /(?:& )?FES set saltus(?=\s|$)/y;
const ROW =
  /(\{([1-9]\d{0,5}), ([1-9]\d{0,5}), ([1-9]\d{0,5})\}) (([1-9]\d{0,5}) \* ([1-9]\d{0,5}))(?=\s|$)/y;
const BLANKS = /\s*/y;

/**
 * The rows of `sleator-slusky-2012.txt`, in the printed order and as printed, whether or not the
 * paper's prose agrees with them. The text is read from end to end: every character belongs to a
 * heading, to a row, or to the blanks between them.
 *
 * @throws {DefinitionError} at the first place that is neither heading nor row, or a row before any heading.
 */
export function transcribe(text: string): Row[] {
  const rows: Row[] = [];
  let table = 0;
  let row = 0;
  let at = 0;

  /** Reads a piece that starts exactly at `at`, and moves past it. */
  function read(piece: RegExp): RegExpExecArray | null {
    piece.lastIndex = at;
    const match = piece.exec(text);
    if (match) at = piece.lastIndex;
    return match;
  }

  for (read(BLANKS); at < text.length; read(BLANKS)) {
    if (read(HEADING)) {
      table += 1;
      row = 0;
      continue;
    }
    const match = table > 0 ? read(ROW) : null;
    if (!match) throw refusal(text, at, table);
    const [, fes_set = '', a, b, c, printed = '', factor, multiple] = match;
    row += 1;
    rows.push({
      table,
      row,
      fes_set,
      a: Number(a),
      b: Number(b),
      c: Number(c),
      printed,
      saltus: Number(factor) * Number(multiple),
    });
  }
  return rows;
}

/** The rows as RFC 4180 with LF and a header: the bytes of `sleator-slusky-2012.csv`. */
export function toCsv(rows: readonly Row[]): string {
  return stringify([...rows], { header: true, columns: [...COLUMNS], record_delimiter: '\n' });
}

/** Points at the offending text; some lines hold 120 rows, so only its neighbourhood is shown. */
function refusal(text: string, at: number, table: number): DefinitionError {
  const start = Math.max(text.lastIndexOf('\n', at - 1) + 1, at - 30);
  const excerpt = text.slice(start, at + 30).split('\n', 1)[0] ?? '';
  const marked = excerpt.slice(at - start).trimEnd();
  return new DefinitionError([
    {
      where: `offset ${at} (line ${text.slice(0, at).split('\n').length})`,
      expected: table > 0 ? 'a row like "{1, 3, 4} 1 * 4" or the heading "FES set saltus"' : 'a heading',
      received: JSON.stringify(marked),
      mark: { text: excerpt, at: at - start, length: marked.length },
    },
  ]);
}
