import type { Case, Value } from '../claim/index.ts';
import { compileInteger, parseExpression } from '../game/index.ts';
import { compareSettings, type Plan, type SummaryPlan } from './plan.ts';

/** The cases that have the same numbers in a summary. */
export interface Group {
  readonly key: readonly number[];
  readonly cases: number;
  /** Cases whose measure is not known. */
  readonly undecided: number;
  /** The greatest value of the measure; null where there is no measure, or none is known. */
  readonly most: number | null;
  /** The least setting that has it, and its game. */
  readonly at: readonly number[] | null;
  readonly game: string | null;
}

type GroupInWork = { -readonly [Key in keyof Group]: Group[Key] };

/**
 * Puts cases together in groups, one by one or group by group: the groups of disjoint sets of cases come to the same in
 * any order. Memory: one entry a group.
 */
export class Summary {
  readonly #groups = new Map<string, GroupInWork>();
  /** That of the case before: as a rule the next one is of it too. */
  #last: GroupInWork | undefined;
  readonly #keyOf: (row: readonly Value[]) => number[] | undefined;
  readonly #most: number | undefined;

  /** @param columns the names of a row's values */
  constructor({ by, most }: SummaryPlan, columns: readonly string[]) {
    const keys = Object.values(by).map(text => {
      const expression = parseExpression(text, { where: 'summary', names: columns, type: 'integer' });
      return {
        used: expression.names.map(name => columns.indexOf(name)),
        value: compileInteger(expression, columns),
      };
    });
    const isNumber = (value: Value | undefined) => typeof value === 'number';
    this.#keyOf = row =>
      keys.every(({ used }) => used.every(i => isNumber(row[i])))
        ? keys.map(({ value }) => value(row as readonly number[]))
        : undefined;
    this.#most = most === undefined ? undefined : columns.indexOf(most);
  }

  /** A case whose key is not known is in no group. Whether it holds the record of its group, so far. */
  add(one: Pick<Case, 'at' | 'game'>, row: readonly Value[]): boolean {
    const key = this.#keyOf(row);
    if (key === undefined) return false;
    const group = this.#group(key);
    const value = this.#most === undefined ? null : row[this.#most]!;
    group.cases++;
    if (value === null) return false;
    if (typeof value !== 'number') {
      group.undecided++;
      return false;
    }
    const isRecord = isAhead(value, one.at, group);
    if (isRecord) Object.assign(group, { most: value, at: one.at, game: one.game });
    return isRecord;
  }

  merge(groups: readonly Group[]): void {
    for (const { key, cases, undecided, most, at, game } of groups) {
      const group = this.#group(key);
      group.cases += cases;
      group.undecided += undecided;
      if (most !== null && isAhead(most, at!, group)) Object.assign(group, { most, at, game });
    }
  }

  /** In the order of their keys. */
  groups(): Group[] {
    return [...this.#groups.values()].sort((p, q) => compareSettings(p.key, q.key));
  }

  #group(key: readonly number[]): GroupInWork {
    if (this.#last !== undefined && compareSettings(key, this.#last.key) === 0) return this.#last;
    const name = key.join();
    this.#last = this.#groups.get(name);
    if (this.#last === undefined) {
      this.#last = { key, cases: 0, undecided: 0, most: null, at: null, game: null };
      this.#groups.set(name, this.#last);
    }
    return this.#last;
  }
}

/** Whether a value is greater than those of the group, or as great and that of an earlier case. */
function isAhead(value: number, at: readonly number[], { most, at: first }: Group): boolean {
  return most === null || value > most || (value === most && compareSettings(at, first!) < 0);
}

/** The summaries of a plan, empty. */
export function summariesOf(plan: Plan, columns: readonly string[]): Summary[] {
  return plan.summaries.map(summary => new Summary(summary, columns));
}
