import { refuse } from '../errors.ts';
import { compileConditionByName, parseExpression } from '../game/index.ts';

/** A printed table against the computed rows, cell by cell. */
export interface Published {
  readonly kind: 'published';
  readonly id: string;
  readonly says: string;
  readonly source?: string;
  /** A file of `data/published/`. */
  readonly file: string;
  /**
   * The columns that say which case a printed row is about: all letters of the sweep that have more than one value, or
   * `set`, which holds the set itself: `{2, 5, 7}`.
   */
  readonly key: readonly string[];
  /** The columns that are compared with measures of the same name. */
  readonly cells: readonly string[];
  /**
   * The columns of a table that prints single terms of a sequence: the series, and the columns with heap and term. Each
   * printed term counts.
   */
  readonly terms?: { readonly series: 'terms' | 'outcomes'; readonly heap: string; readonly term: string };
  /**
   * The columns of a table that prints one row per group of cases: the summary, and for each column its number. This is a
   * column of the summary, or its mean, such as `sum / cases`, which is rounded to as many digits as are printed.
   */
  readonly groups?: { readonly summary: string; readonly cells: Readonly<Record<string, string>> };
  /**
   * A condition on the columns of the file, such as `T <= 20000000`: only printed rows that satisfy it are compared, and
   * the sweep may have cases that are not printed.
   */
  readonly where?: string;
}

/** The parts of a printed table that have a default, or none. */
type Options = Pick<Published, 'source' | 'where'> & Partial<Pick<Published, 'id' | 'says'>>;

/**
 * Compares a table of `data/published/` with the rows of the sweep: each printed row agrees, differs, or is
 * missing from the sweep; each row of the sweep that is not printed is extra.
 */
export function printedTable(file: string, columns: Pick<Published, 'key' | 'cells'> & Options): Published {
  const {
    id = file.replace(/\.csv$/, ''),
    says = `${columns.cells.join(', ')} as printed`,
    ...rest
  } = columns;
  return { kind: 'published', file, ...rest, id, says };
}

/** Compares printed terms of a sequence, one a row of a table of `data/published/`, with a series of the sweep. */
export function printedTerms(
  file: string,
  terms: NonNullable<Published['terms']>,
  {
    key = [],
    id = file.replace(/\.csv$/, ''),
    says = `${terms.series} as printed`,
    ...rest
  }: Partial<Pick<Published, 'key'>> & Options = {},
): Published {
  return { kind: 'published', file, key, cells: [], terms, id, says, ...rest };
}

/**
 * Compares a table of `data/published/` that prints one row per group of cases with a summary. The range of the pipeline must
 * contain each group whole. Printed rows without a group are counted as missing; a longer run compares more of them.
 */
export function printedSummary(
  file: string,
  {
    id = file.replace(/\.csv$/, ''),
    summary,
    cells,
    says = `${Object.keys(cells).join(', ')} as printed`,
    ...rest
  }: {
    summary: string;
    key: readonly string[];
    cells: Readonly<Record<string, string>>;
    id?: string;
    says?: string;
    source?: string;
  },
): Published {
  return { kind: 'published', file, cells: [], groups: { summary, cells }, id, says, ...rest };
}

/** The cells of a printed row, each with its column; rows are counted from 0. */
interface PrintedCells {
  readonly row: number;
  readonly cells: readonly (readonly [column: string, printed: number])[];
}

/** A printed term with its row. */
interface PrintedTerm {
  readonly row: number;
  readonly heap: number;
  readonly term: number;
}

/** The key that is the set itself. */
const SET = 'set';

/** The values of a key. */
type PrintedKey = readonly (number | string)[];

/** Returns the values of a key for a case: its set, and the values of its letters. */
export function printedKey(
  key: readonly string[],
  game: string,
  numberAt: (letter: string) => number,
): PrintedKey {
  return key.map(name => (name === SET ? game : numberAt(name)));
}

/** A printed table, looked up by the values of its key. */
export class PrintedTable {
  /** The printed rows that are compared. */
  readonly records: readonly Readonly<Record<string, string>>[];
  readonly #rows = new Map<string, PrintedCells>();
  readonly #terms = new Map<string, PrintedTerm[]>();

  /**
   * @param rows the records of the CSV file, by column name
   * @throws DefinitionError for a missing column, a cell that is not an integer (or, of a group, a decimal number), or a
   *   duplicate key
   */
  constructor(
    {
      file,
      key,
      cells,
      terms,
      groups,
      where: meant,
    }: Pick<Published, 'file' | 'key' | 'cells' | 'terms' | 'groups' | 'where'>,
    rows: readonly Readonly<Record<string, string>>[],
  ) {
    const nameOf = (i: number) => `data/published/${file}, row ${i + 1}`;
    const numberOf = (i: number, name: string) => wholeNumber(rows[i]![name], `${nameOf(i)}, column ${name}`);
    const compared = [...rows.keys()].filter(isMeant(meant, file, rows, numberOf));
    this.records = compared.map(i => rows[i]!);
    compared.forEach((inFile, i) => {
      const row = rows[inFile]!;
      const where = nameOf(inFile);
      const read = (name: string) => numberOf(inFile, name);
      const place = JSON.stringify(key.map(name => (name === SET ? row[SET] : read(name))));
      if (terms) {
        const term = { row: i, heap: read(terms.heap), term: read(terms.term) };
        if (term.heap < 0) refuse(`${where}, column ${terms.heap}`, 'a heap of at least 0', `${term.heap}`);
        this.#terms.set(place, [...(this.#terms.get(place) ?? []), term]);
        return;
      }
      if (this.#rows.has(place)) refuse(where, 'a unique key', `${place}, which occurs twice`);
      for (const name of Object.keys(groups?.cells ?? {}))
        if (!/^\d+(\.\d+)?$/.test(row[name] ?? ''))
          refuse(`${where}, column ${name}`, 'a decimal number', JSON.stringify(row[name] ?? null));
      this.#rows.set(place, { row: i, cells: cells.map(name => [name, read(name)]) });
    });
  }

  findTerms(key: PrintedKey): readonly PrintedTerm[] {
    return this.#terms.get(JSON.stringify(key)) ?? [];
  }

  find(key: PrintedKey): PrintedCells | undefined {
    return this.#rows.get(JSON.stringify(key));
  }
}

/** Returns whether a row, by its number from 0, satisfies a condition on the columns of its file. */
function isMeant(
  text: string | undefined,
  file: string,
  rows: readonly Readonly<Record<string, string>>[],
  numberOf: (row: number, column: string) => number,
): (row: number) => boolean {
  if (text === undefined) return () => true;
  const names = Object.keys(rows[0] ?? {});
  const condition = parseExpression(text, { where: `where of ${file}`, names, type: 'condition' });
  const holds = compileConditionByName(condition);
  return row => holds(Object.fromEntries(condition.names.map(name => [name, numberOf(row, name)])));
}

function wholeNumber(text: string | undefined, where: string): number {
  if (text === undefined) refuse(where, 'this column', 'nothing');
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(value)) {
    refuse(where, 'an integer', JSON.stringify(text));
  }
  return value;
}
