import { type Claim, compareCases, type ReadPublished, type Tally, type Witness } from '../claim/index.ts';
import { DefinitionError } from '../errors.ts';
import { type FamilyText, parseFamily } from '../game/index.ts';
import { computeRows } from './compute-rows.ts';
import { RowsJudge } from './judge-rows.ts';
import type { Plan } from './plan.ts';

/** Returns the first case with an unexpected verdict: the claim fails, and not as its erratum states. */
export function counterexampleOf(claim: Claim, tally: Tally): Witness | null {
  return claim.kind === 'law' && claim.erratum ? tally.firstMisplaced : tally.counterexample;
}

/** The claim and the ranges of a search for smaller counterexamples. */
export interface Search {
  readonly claim: Claim;
  readonly plan: Plan;
  /** The sweep of the definition: no letter is lowered below its range there. */
  readonly own: FamilyText;
  readonly read: ReadPublished;
}

/** The state of a search after one more case. */
export interface SearchState {
  /** The least counterexample so far. */
  readonly least: Witness;
  /** Whether the case has a verdict: it may be undecided, or the claim or the game may not exist there. */
  readonly isDecided: boolean;
}

/** Number of consecutive cases tried from each starting point. */
const CASES_PER_START = 16;
/** Maximum number of heaps per case, so that a thousand cases take little time. */
const MAX_HEAPS = 1e7;
/** Maximum number of cases skipped in order because the run or the search has already tried them: about a second. */
const MAX_SKIPPED = 1e5;

/**
 * Looks for a counterexample that comes before the one that a run found, among cases that the run did not compute: in the
 * ranges from those of the definition up to those of the run, under the same condition.
 *
 * 1. Go through the letters. For each, try to lower its value: first the least value, then the values from half way, from
 *    three quarters of the way, and so on. The letters after it range freely.
 * 2. If a smaller counterexample is found, start again from it, until none is found.
 * 3. Then try all cases before it in their order.
 *
 * The run's own cases are skipped: the counterexample that the run found is the least among them.
 *
 * Yields after each case, so stopping after a given number of cases always gives the same result.
 *
 * @param maxSkipped for tests
 * @returns whether all cases before the least counterexample are known to have been examined
 */
export function* smallerCounterexamples(
  search: Search,
  met: Witness,
  maxSkipped = MAX_SKIPPED,
): Generator<SearchState, boolean> {
  const below = withLowerStarts(search.plan.sweep, search.own);
  if (JSON.stringify(below) === JSON.stringify(search.plan.sweep)) return true;
  const family = parseFamily(below);
  const swept = parseFamily(search.plan.sweep);
  const tried = new Set<string>();
  let least = met;
  let skipped = 0;
  for (let smaller: Witness | null = met; smaller; ) {
    least = smaller;
    smaller = null;
    for (const at of candidates(least.at)) {
      const isSwept = !swept.cases(at.map(value => ({ from: value, to: value }))).next().done;
      if (isSwept || tried.has(at.join())) {
        if (++skipped > maxSkipped) return false;
        continue;
      }
      tried.add(at.join());
      const tally = tallyAt(search, at);
      smaller = tally && counterexampleOf(search.claim, tally);
      yield { least: smaller ?? least, isDecided: tally !== null && tally.undecided + tally.error === 0 };
      if (smaller) break;
    }
  }
  return true;

  function* candidates(at: readonly number[]): Generator<readonly number[]> {
    for (const [i, value] of at.entries()) {
      for (const from of halvings(family.span[i]!.from, value)) {
        const before = at.slice(0, i).map(fixed => ({ from: fixed, to: fixed }));
        const box = [...before, { from, to: value - 1 }, ...family.span.slice(i + 1)];
        let count = 0;
        for (const candidate of family.cases(box)) {
          yield candidate;
          if (++count === CASES_PER_START) break;
        }
      }
    }
    for (const candidate of family.cases()) {
      if (compareCases(candidate, at) >= 0) return;
      yield candidate;
    }
  }
}

/** Returns the tally of the claim for one case; null if the claim has no value there, or there is no game. */
function tallyAt({ claim, plan, read }: Search, at: readonly number[]): Tally | null {
  const block = { sweep: familyOfCase(plan.sweep, at) };
  const short = { ...plan, limit: Math.min(plan.limit, MAX_HEAPS) };
  try {
    const { tallies } = new RowsJudge(short, [claim], read).judge(computeRows(short, block));
    return tallies[0]!;
  } catch (thrown) {
    if (thrown instanceof DefinitionError) return null;
    throw thrown;
  }
}

/** Returns the family of one case. */
export function familyOfCase({ game, over = {} }: FamilyText, at: readonly number[]): FamilyText {
  return { game, over: Object.fromEntries(Object.keys(over).map((letter, i) => [letter, `${at[i]}`])) };
}

/**
 * Returns a sweep whose ranges begin where those of the definition do, or lower, in the steps of the definition. A
 * range may be one number or a list.
 */
function withLowerStarts(sweep: FamilyText, own: FamilyText): FamilyText {
  const over = Object.entries(sweep.over ?? {}).map(([letter, text]) => {
    if (text === own.over![letter]) return [letter, text];
    const [range, steps] = partsOf(text);
    const [ownRange, ownSteps] = partsOf(own.over![letter]!);
    const [from, to = `max(${from})`] = range.split('..');
    const [least] = ownRange.split('..');
    const isAsLow = least === from || Number(from) <= Number(least);
    return [letter, isAsLow && steps === ownSteps ? text : `min(${least}, ${from})..${to}${ownSteps}`];
  });
  return { ...sweep, over: Object.fromEntries(over) };
}

/** Yields `least`, then the values half way to `value`, three quarters of the way, and so on, up to `value - 1`. */
function* halvings(least: number, value: number): Generator<number> {
  for (let from = least; from < value; from = Math.ceil((from + value) / 2)) yield from;
}

/** Returns the text of a range without its steps, and the steps. */
function partsOf(text: string): readonly [range: string, steps: string] {
  const at = text.search(/\s+step\s/);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}
