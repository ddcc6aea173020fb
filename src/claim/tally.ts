import type { CaseView } from './case.ts';
import type { Seen } from './case-reader.ts';

/** The witness that there is where something was counted. */
export const WITNESS_OF = {
  fails: 'counterexample',
  undecided: 'firstUndecided',
  error: 'firstError',
  mutantRefuted: 'mutantWitness',
  misplaced: 'firstMisplaced',
} as const;

export type Witnessed = keyof typeof WITNESS_OF;

/** A case that a count includes, with the observation there. */
export interface Witness {
  readonly at: readonly number[];
  readonly game: string;
  /** The expected and the observed value, or the numbers of the case. */
  readonly seen: string;
  /** Another game, which is needed to see it. */
  readonly beside?: string;
}

/**
 * The counts of one claim over some cases. Plain JSON; {@link mergeTallies} merges the tallies of disjoint sets of cases, in
 * any order and grouping, to the same result.
 */
export interface Tally {
  readonly cases: number;
  /** Cases that satisfy the hypothesis; for a table, printed cases. */
  readonly met: number;
  readonly holds: number;
  readonly fails: number;
  readonly undecided: number;
  /** Cases at which the claim's own function threw. */
  readonly error: number;
  /** Cases at which the law is true and its mutant is not. */
  readonly mutantRefuted: number;
  /**
   * For each of the law's mutants, whether a case refutes it; for each row of a printed table, whether a case corresponds to
   * it. Absent before the first case.
   */
  readonly told?: readonly boolean[];
  /** Every row of a printed table that differs, in the order of the sweep; absent if there is none. */
  readonly differs?: readonly Witness[];
  /** Cases that contradict a recorded erratum: they hold although it says that they fail, or the reverse. */
  readonly misplaced: number;
  /** The least of each kind, in the order of the sweep. */
  readonly counterexample: Witness | null;
  readonly firstUndecided: Witness | null;
  readonly firstError: Witness | null;
  readonly mutantWitness: Witness | null;
  readonly firstMisplaced: Witness | null;
}

export const EMPTY_TALLY: Tally = {
  cases: 0,
  met: 0,
  holds: 0,
  fails: 0,
  undecided: 0,
  error: 0,
  mutantRefuted: 0,
  misplaced: 0,
  counterexample: null,
  firstUndecided: null,
  firstError: null,
  mutantWitness: null,
  firstMisplaced: null,
};

/** A tally while cases are counted. */
export type Counting = { -readonly [Key in keyof Tally]: Tally[Key] };

/** Counts one more case for a claim. */
export type JudgeCase = (tally: Counting, current: CaseView, reader: Seen) => void;

/** Counts a case, in any order of the cases. The text of a witness is made only if it is the least of its kind. */
export function countCase(
  tally: Counting,
  what: Witnessed,
  current: CaseView,
  textOf: () => WitnessText,
  times = 1,
): void {
  tally[what] += times;
  const least = tally[WITNESS_OF[what]];
  // A row begins with its parameter values, so it is compared without being cut for each case.
  if (least !== null && compareCases(least.at, (current.row ?? current.at) as readonly number[]) <= 0) return;
  tally[WITNESS_OF[what]] = { at: current.at, game: current.game, ...textOf() };
}

export type WitnessText = Pick<Witness, 'seen' | 'beside'>;

export function mergeTallies(p: Tally, q: Tally): Tally {
  return {
    cases: p.cases + q.cases,
    met: p.met + q.met,
    holds: p.holds + q.holds,
    fails: p.fails + q.fails,
    undecided: p.undecided + q.undecided,
    error: p.error + q.error,
    mutantRefuted: p.mutantRefuted + q.mutantRefuted,
    ...((p.told ?? q.told) && { told: either(p.told, q.told) }),
    ...((p.differs ?? q.differs) && { differs: inOrder([...(p.differs ?? []), ...(q.differs ?? [])]) }),
    misplaced: p.misplaced + q.misplaced,
    counterexample: least(p.counterexample, q.counterexample),
    firstUndecided: least(p.firstUndecided, q.firstUndecided),
    firstError: least(p.firstError, q.firstError),
    mutantWitness: least(p.mutantWitness, q.mutantWitness),
    firstMisplaced: least(p.firstMisplaced, q.firstMisplaced),
  };
}

function either(p: Tally['told'] = [], q: Tally['told'] = []): readonly boolean[] {
  if (p === q || p.length === 0) return q;
  return q.length === 0 ? p : p.map((is, i) => is || q[i] === true);
}

function inOrder(witnesses: readonly Witness[]): readonly Witness[] {
  return witnesses.toSorted((p, q) => compareCases(p.at, q.at));
}

/** Returns the lesser one in the order of the sweep. */
function least(p: Witness | null, q: Witness | null): Witness | null {
  if (p === null || q === null) return p ?? q;
  return compareCases(q.at, p.at) < 0 ? q : p;
}

/** Returns the order of the sweep, lexicographic: negative where p comes first. */
export function compareCases(p: readonly number[], q: readonly number[]): number {
  for (let i = 0; i < p.length; i++) if (p[i] !== q[i]) return p[i]! - q[i]!;
  return 0;
}
