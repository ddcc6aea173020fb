import type { Value } from '../claim/index.ts';
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

/**
 * Puts cases together in groups, one by one or group by group: the groups of disjoint sets of cases come to the same in
 * any order. Memory: one entry a group.
 */
export class Summary {
  readonly #groups = new Map<string, Group>();
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

  /** A case whose key is not known is in no group. */
  add(at: readonly number[], game: string, row: readonly Value[]): void {
    const key = this.#keyOf(row);
    if (key === undefined) return;
    const value = this.#most === undefined ? null : row[this.#most]!;
    const isKnown = typeof value === 'number';
    const held = this.#groups.get(key.join());
    const most = held?.most ?? null;
    const isRecord =
      isKnown && (most === null || value > most || (value === most && compareSettings(at, held!.at!) < 0));
    this.#put({
      key,
      cases: 1,
      undecided: value === null || isKnown ? 0 : 1,
      ...(isRecord ? { most: value, at, game } : { most: null, at: null, game: null }),
    });
  }

  merge(groups: readonly Group[]): void {
    for (const group of groups) this.#put(group);
  }

  /** In the order of their keys. */
  groups(): Group[] {
    return [...this.#groups.values()].sort((p, q) => compareSettings(p.key, q.key));
  }

  #put(group: Group): void {
    const name = group.key.join();
    const held = this.#groups.get(name);
    if (held === undefined) {
      this.#groups.set(name, group);
      return;
    }
    const { most, at, game } = isAhead(group, held) ? group : held;
    const cases = held.cases + group.cases;
    this.#groups.set(name, {
      key: held.key,
      cases,
      undecided: held.undecided + group.undecided,
      most,
      at,
      game,
    });
  }
}

function isAhead(p: Group, q: Group): boolean {
  if (p.most === null || q.most === null) return p.most !== null;
  return p.most > q.most || (p.most === q.most && compareSettings(p.at!, q.at!) < 0);
}

/** The summaries of a plan, empty. */
export function summariesOf(plan: Plan, columns: readonly string[]): Summary[] {
  return plan.summaries.map(summary => new Summary(summary, columns));
}
