import { refuse } from '../errors.ts';

/** A printed table against the computed rows, cell by cell. */
export interface Published {
  readonly kind: 'published';
  readonly id: string;
  readonly says: string;
  readonly source?: string;
  /** A file of `data/published/`. */
  readonly file: string;
  /** The columns that say which case a printed row is about: all letters of the sweep that have more than one value. */
  readonly key: readonly string[];
  /** The columns that are compared with measures of the same name. */
  readonly cells: readonly string[];
  /**
   * The columns of a table that prints single terms of a sequence: the series, and the columns with heap and term. Each
   * printed term counts.
   */
  readonly terms?: { readonly series: 'terms' | 'outcomes'; readonly heap: string; readonly term: string };
}

/**
 * Compares a table of `data/published/` with the rows of the sweep: each printed row agrees, differs, or is
 * missing from the sweep; each row of the sweep that is not printed is extra.
 */
export function published(
  file: string,
  columns: { key: readonly string[]; cells: readonly string[]; id?: string; says?: string; source?: string },
): Published {
  const {
    id = file.replace(/\.csv$/, ''),
    says = `${columns.cells.join(', ')} as printed`,
    ...rest
  } = columns;
  return { kind: 'published', file, ...rest, id, says };
}

/** Compares printed terms of a sequence, one a row of a table of `data/published/`, with a series of the sweep. */
export function publishedTerms(
  file: string,
  terms: NonNullable<Published['terms']>,
  {
    key = [],
    id = file.replace(/\.csv$/, ''),
    says = `${terms.series} as printed`,
    ...rest
  }: {
    key?: readonly string[];
    id?: string;
    says?: string;
    source?: string;
  } = {},
): Published {
  return { kind: 'published', file, key, cells: [], terms, id, says, ...rest };
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

/** A printed table, looked up by the values of its key. */
export class PrintedTable {
  /** The number of printed statements: rows. */
  readonly size: number;
  readonly #rows = new Map<string, PrintedCells>();
  readonly #terms = new Map<string, PrintedTerm[]>();

  /**
   * @param rows the records of the CSV file, by column name
   * @throws DefinitionError for a column that is missing, a cell that is no whole number, a key that stands twice
   */
  constructor(
    { file, key, cells, terms }: Pick<Published, 'file' | 'key' | 'cells' | 'terms'>,
    rows: readonly Readonly<Record<string, string>>[],
  ) {
    this.size = rows.length;
    rows.forEach((row, i) => {
      const where = `data/published/${file}, row ${i + 1}`;
      const read = (name: string) => wholeNumber(row[name], `${where}, column ${name}`);
      const place = JSON.stringify(key.map(read));
      if (terms) {
        const term = { row: i, heap: read(terms.heap), term: read(terms.term) };
        if (term.heap < 0) refuse(`${where}, column ${terms.heap}`, 'a heap of at least 0', `${term.heap}`);
        this.#terms.set(place, [...(this.#terms.get(place) ?? []), term]);
        return;
      }
      if (this.#rows.has(place)) refuse(where, 'a unique key', `${place}, which occurs twice`);
      this.#rows.set(place, { row: i, cells: cells.map(name => [name, read(name)]) });
    });
  }

  findTerms(key: readonly number[]): readonly PrintedTerm[] {
    return this.#terms.get(JSON.stringify(key)) ?? [];
  }

  find(key: readonly number[]): PrintedCells | undefined {
    return this.#rows.get(JSON.stringify(key));
  }
}

function wholeNumber(text: string | undefined, where: string): number {
  if (text === undefined) refuse(where, 'this column', 'nothing');
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(value)) {
    refuse(where, 'an integer', JSON.stringify(text));
  }
  return value;
}
