import { unlessOpen } from '../refused.ts';
import type { SweptCases } from './case-numbers.ts';
import type { Fault, Row } from './column-check.ts';
import type { ExpectedRows } from './listed-rows.ts';
import { groupsOf, type KeysOfGames, keysOfGames, type SummaryText } from './summary-groups.ts';
import { type RowVerdict, TableCheck } from './table-check.ts';

/** The data against which a table of groups of cases is checked. */
export interface SummaryQuestion {
  readonly summary: SummaryText;
  readonly swept: SweptCases;
  /** Whether the range of the cases is known; else a row of another group shows that the table is of another range. */
  readonly isRangeKnown: boolean;
  /** Heaps to replay for all cases together, and for one row. */
  readonly limit: number;
}

/**
 * Checks a table of groups of cases. All cases are replayed, and each row is compared with its group. If that takes more
 * than the limit, groups whose keys depend only on letters are counted without a replay, and only the game of each row is
 * replayed.
 */
export class SummaryCheck {
  readonly checked: readonly string[];
  readonly unchecked: readonly string[];
  readonly isOtherRange: boolean;
  /** The keys of all groups, if they are known. */
  readonly expected: ExpectedRows | undefined;
  readonly #header: readonly string[];
  readonly #keys: readonly string[];
  readonly #groups: ReadonlyMap<string, Row>;
  /** The columns in which rows are compared with their groups. */
  readonly #compared: readonly string[];
  /** The keys of the games, if the groups do not determine the game of a row. */
  readonly #keysOfGames: KeysOfGames | undefined;
  /** Checks the columns that are not compared. */
  readonly #records: TableCheck | undefined;

  constructor(
    header: readonly string[],
    rows: readonly (readonly string[])[],
    { summary, swept, isRangeKnown, limit }: SummaryQuestion,
  ) {
    const { by, most } = summary;
    this.#header = header;
    this.#keys = Object.keys(by);
    const areKeys = this.#keys.every(name => header.includes(name));
    const find = <T>(find: () => T): T | undefined => (areKeys ? unlessOpen(find) : undefined);
    const found =
      find(() => groupsOf(summary, swept, limit)) ??
      (most === undefined ? undefined : find(() => groupsOf({ by }, swept, limit))) ??
      [];
    const groups = new Map(found.map(group => [keyIn(group, this.#keys), group]));
    const isOther = (fields: readonly string[]) => !groups.has(keyIn(this.#rowOf(fields), this.#keys));
    this.isOtherRange = !isRangeKnown && groups.size > 0 && rows.some(isOther);
    this.#groups = this.isOtherRange ? new Map() : groups;
    this.#compared = this.isOtherRange ? [] : header.filter(name => name in (found[0] ?? {}));
    this.expected = this.#compared.length > 0 ? expectedRows(this.#keys, found) : undefined;
    if (header.includes('game') && !this.#compared.includes('game'))
      this.#keysOfGames = find(() => keysOfGames(summary, swept, limit));
    if (this.#compared.length < header.length)
      this.#records = new TableCheck(header, { rule: swept.rule, limit });
    const checked = [
      ...this.#compared,
      ...(this.isOtherRange ? [] : (this.#keysOfGames?.columns ?? [])),
      ...(this.#records?.checked ?? []),
    ];
    this.checked = header.filter(name => checked.includes(name));
    this.unchecked = header.filter(name => !checked.includes(name));
  }

  /** Whether the table names record games whose maxima have not been checked. */
  get hasOpenRecords(): boolean {
    return this.#header.includes('game') && !this.#compared.includes('game');
  }

  verdict(fields: readonly string[], number: number): RowVerdict {
    const row = this.#rowOf(fields);
    const about = { row: number, game: row.game ?? '' };
    const faults = [...this.#faultsInGroup(row), ...this.#faultsInKey(row)];
    if (faults.length > 0) return { ...about, verdict: 'refused', faults };
    if (this.#records && this.#records.checked.length > 0) return this.#records.verdict(fields, number);
    return { ...about, verdict: this.#compared.length > 0 ? 'verified' : 'left open', faults };
  }

  #faultsInGroup(row: Row): Fault[] {
    if (this.#compared.length === 0) return [];
    const group = this.#groups.get(keyIn(row, this.#keys));
    if (!group) return [faultIn(row, this.#keys[0]!, 'the key of a group')];
    return this.#compared.flatMap(name =>
      row[name] === group[name] ? [] : [faultIn(row, name, group[name]!)],
    );
  }

  #faultsInKey(row: Row): Fault[] {
    if (!this.#keysOfGames || row.game === '') return [];
    const { columns, keys } = this.#keysOfGames;
    const known = keys.get(row.game!);
    if (!known) return this.isOtherRange ? [] : [faultIn(row, 'game', 'the game of a case')];
    if (known.includes(keyIn(row, columns))) return [];
    const expected = known[0]!.split(',');
    const i = columns.findIndex((name, at) => row[name] !== expected[at]);
    return [faultIn(row, columns[i]!, expected[i]!)];
  }

  #rowOf(fields: readonly string[]): Row {
    return Object.fromEntries(this.#header.map((name, i) => [name, fields[i]!]));
  }
}

function keyIn(row: Row, columns: readonly string[]): string {
  return columns.map(name => row[name]).join();
}

function expectedRows(columns: readonly string[], groups: readonly Row[]): ExpectedRows {
  return { columns, keys: groups.map(group => columns.map(name => group[name]!)) };
}

function faultIn(row: Row, column: string, expected: string): Fault {
  return { column, expected, received: row[column]! };
}
