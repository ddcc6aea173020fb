import { compareCases, type Value } from '../claim/index.ts';
import { compileInteger, formatGame, parseExpression } from '../game/index.ts';
import { columnsOf } from './columns.ts';
import { familyOf, type Plan, type SummaryPlan } from './plan.ts';

/** The cases that have the same numbers in a summary. */
export interface Group {
  readonly key: readonly number[];
  readonly cases: number;
  /** Cases whose measure is not known. */
  readonly undecided: number;
  /** The greatest value of the measure; null if there is no measure, or no value is known. */
  readonly most: number | null;
  /** The first case with the greatest value, and its game. */
  readonly at: readonly number[] | null;
  readonly game: string | null;
}

type GroupInWork = { -readonly [Key in keyof Group]: Group[Key] };

/** Groups by the numbers of their keys, one after the other. */
type Groups = Map<number, Groups | GroupInWork>;

/**
 * Groups cases, one by one or group by group. The order in which disjoint sets of cases are added does not matter.
 * Memory: one entry per group.
 */
export class Summary {
  readonly #groups: GroupInWork[] = [];
  readonly #byKey: Groups = new Map();
  readonly #keys: readonly ((row: readonly number[]) => number)[];
  /** The columns that the keys read. */
  readonly #used: readonly number[];
  readonly #most: number | undefined;
  /** The key of the current case. */
  readonly #key: number[];
  readonly #letters: number;
  readonly #gameAt: (values: readonly number[]) => string;

  /**
   * @param columns the names of a row's values
   * @param letters how many of them are parameter values, which come first
   * @param gameAt returns the game of parameter values, in canonical notation
   */
  constructor(
    { by, most }: SummaryPlan,
    columns: readonly string[],
    letters: number,
    gameAt: (values: readonly number[]) => string,
  ) {
    const expressions = Object.values(by).map(text =>
      parseExpression(text, { where: 'summary', names: columns, type: 'integer' }),
    );
    this.#keys = expressions.map(expression => compileInteger(expression, columns));
    this.#used = [...new Set(expressions.flatMap(({ names }) => names.map(name => columns.indexOf(name))))];
    this.#most = most === undefined ? undefined : columns.indexOf(most);
    this.#key = expressions.map(() => 0);
    this.#letters = letters;
    this.#gameAt = gameAt;
  }

  /** Empty again. */
  clear(): void {
    // Reuses the list, for which V8 has compiled code.
    this.#groups.length = 0;
    this.#byKey.clear();
  }

  /** Adds a case. One whose key is not known is in no group. */
  add(row: readonly Value[]): void {
    for (let i = 0; i < this.#used.length; i++) if (typeof row[this.#used[i]!] !== 'number') return;
    for (let i = 0; i < this.#keys.length; i++) this.#key[i] = this.#keys[i]!(row as readonly number[]);
    const group = this.#group(this.#key);
    group.cases++;
    if (this.#most === undefined) return;
    const value = row[this.#most];
    if (typeof value !== 'number') group.undecided++;
    else if (isAhead(value, row as readonly number[], group)) {
      group.most = value;
      group.at = row.slice(0, this.#letters) as number[];
    }
  }

  merge(groups: readonly Group[]): void {
    for (const { key, cases, undecided, most, at } of groups) {
      const group = this.#group(key);
      group.cases += cases;
      group.undecided += undecided;
      if (most !== null && isAhead(most, at!, group)) Object.assign(group, { most, at });
    }
  }

  /** Returns the groups, ordered by their keys. */
  groups(): Group[] {
    // Records are many, on the way: their games are written at the end.
    for (const group of this.#groups) group.game = group.at && this.#gameAt(group.at);
    return this.#groups.toSorted((p, q) => compareCases(p.key, q.key));
  }

  #group(key: readonly number[]): GroupInWork {
    let groups = this.#byKey;
    for (let i = 0; i < key.length - 1; i++) {
      let next = groups.get(key[i]!);
      if (next === undefined) groups.set(key[i]!, (next = new Map()));
      groups = next as Groups;
    }
    const last = key.at(-1) ?? 0;
    let group = groups.get(last);
    if (group === undefined) {
      group = { key: [...key], cases: 0, undecided: 0, most: null, at: null, game: null };
      groups.set(last, group);
      this.#groups.push(group);
    }
    return group as GroupInWork;
  }
}

/**
 * Whether a value is greater than the group's greatest, or equal to it and from an earlier case.
 *
 * @param values the parameter values of the case, or its row, which begins with them
 */
function isAhead(value: number, values: readonly number[], { most, at }: Group): boolean {
  return most === null || value > most || (value === most && compareCases(at!, values) > 0);
}

/** Returns the summaries of a plan, empty. */
export function summariesOf(plan: Plan): Summary[] {
  const { letters, gameAt } = familyOf(plan);
  const columns = columnsOf(plan).map(({ name }) => name);
  const written = (values: readonly number[]) => formatGame(gameAt(values));
  return plan.summaries.map(summary => new Summary(summary, columns, letters.length, written));
}
