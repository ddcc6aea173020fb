import { compareCases, type Value } from '../claim/index.ts';
import { refuse } from '../errors.ts';
import { compileInteger, formatGame, parseExpression } from '../game/index.ts';
import { columnsOf } from './columns.ts';
import { familyOf, type Plan, type SummaryPlan } from './plan.ts';

/** The cases that have the same numbers in a summary. */
export interface Group {
  readonly key: readonly number[];
  readonly cases: number;
  /** Cases of which the measure or a summand is not known. */
  readonly undecided: number;
  /** The greatest value of the measure; null if there is no measure, or no value is known. */
  readonly most: number | null;
  /** The first case with the greatest value, and its game. */
  readonly at: readonly number[] | null;
  readonly game: string | null;
  /** The sums over the cases of which no number is unknown. Absent if the summary has none. */
  readonly sums?: readonly number[];
}

type GroupInWork = { -readonly [Key in Exclude<keyof Group, 'sums'>]: Group[Key] } & { sums?: number[] };

/** Groups by the numbers of their keys, one after the other. */
type Groups = Map<number, Groups | GroupInWork>;

/**
 * Groups cases, one by one or group by group. The order in which disjoint sets of cases are added does not matter.
 * Memory: one entry per group.
 */
export class Summary {
  readonly #groups: GroupInWork[] = [];
  readonly #byKey: Groups = new Map();
  readonly #keys: Expressions;
  readonly #summands: Expressions;
  readonly #most: number | undefined;
  /** The key of the current case. */
  readonly #key: number[];
  readonly #name: string;
  readonly #letters: number;
  readonly #gameAt: (values: readonly number[]) => string;

  /**
   * @param columns the names of a row's values
   * @param letters how many of them are parameter values, which come first
   * @param gameAt returns the game of parameter values, in canonical notation
   */
  constructor(
    { name, by, most, sums = {} }: SummaryPlan,
    columns: readonly string[],
    letters: number,
    gameAt: (values: readonly number[]) => string,
  ) {
    this.#name = name;
    this.#keys = compiled(Object.values(by), columns);
    this.#summands = compiled(Object.values(sums), columns);
    this.#most = most === undefined ? undefined : columns.indexOf(most);
    this.#key = this.#keys.values.map(() => 0);
    this.#letters = letters;
    this.#gameAt = gameAt;
  }

  /** Removes all groups. */
  clear(): void {
    // Reuses the list, for which V8 has compiled code.
    this.#groups.length = 0;
    this.#byKey.clear();
  }

  /** Adds a case to its group; ignores a case whose key is not known. */
  add(row: readonly Value[]): void {
    if (!isKnown(row, this.#keys)) return;
    for (let i = 0; i < this.#key.length; i++) this.#key[i] = this.#keys.values[i]!(row as readonly number[]);
    const group = this.#group(this.#key);
    group.cases++;
    const value = this.#most === undefined ? 0 : row[this.#most];
    if (typeof value !== 'number' || !isKnown(row, this.#summands)) {
      group.undecided++;
      return;
    }
    for (let i = 0; i < this.#summands.values.length; i++)
      this.#sum(group, i, this.#summands.values[i]!(row as readonly number[]));
    if (this.#most === undefined || !isAhead(value, row as readonly number[], group)) return;
    group.most = value;
    group.at = row.slice(0, this.#letters) as number[];
  }

  merge(groups: readonly Group[]): void {
    for (const { key, cases, undecided, most, at, sums = [] } of groups) {
      const group = this.#group(key);
      group.cases += cases;
      group.undecided += undecided;
      for (const [i, sum] of sums.entries()) this.#sum(group, i, sum);
      if (most !== null && isAhead(most, at!, group)) Object.assign(group, { most, at });
    }
  }

  /** Returns the groups, ordered by their keys. */
  groups(): Group[] {
    // The record of a group changes often, so its game is written only at the end.
    for (const group of this.#groups) group.game = group.at && this.#gameAt(group.at);
    return this.#groups.toSorted((p, q) => compareCases(p.key, q.key));
  }

  #sum(group: GroupInWork, i: number, summand: number): void {
    const sum = group.sums![i]! + summand;
    if (!Number.isSafeInteger(sum)) refuse(`summary ${this.#name}`, 'sums of at most 2^53', `${sum}`);
    group.sums![i] = sum;
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
      if (this.#summands.values.length > 0) group.sums = this.#summands.values.map(() => 0);
      groups.set(last, group);
      this.#groups.push(group);
    }
    return group as GroupInWork;
  }
}

/** Integer expressions in the columns of a row, and the columns that they read. */
interface Expressions {
  readonly values: readonly ((row: readonly number[]) => number)[];
  readonly used: readonly number[];
}

function compiled(texts: readonly string[], columns: readonly string[]): Expressions {
  const expressions = texts.map(text =>
    parseExpression(text, { where: 'summary', names: columns, type: 'integer' }),
  );
  const names = new Set(expressions.flatMap(expression => expression.names));
  return {
    values: expressions.map(expression => compileInteger(expression, columns)),
    used: [...names].map(name => columns.indexOf(name)),
  };
}

function isKnown(row: readonly Value[], { used }: Expressions): boolean {
  for (let i = 0; i < used.length; i++) if (typeof row[used[i]!] !== 'number') return false;
  return true;
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
