import { type BlindLaw, blindLaws, type Case, type Claim, type Law } from '../claim/index.ts';
import { compileInteger, parseExpression, parseFamily } from '../game/index.ts';
import type { CaseRow } from './case-row.ts';
import { computeRows } from './compute-rows.ts';
import { casesOf } from './judge-rows.ts';
import type { Plan } from './plan.ts';

/**
 * Limits of the search for wrong data that refute each law: cases, and ns by the pipeline's own estimate. One case is always
 * tried.
 */
const MAX_CASES = 2000;
const MAX_WORK = 5e9;

/**
 * Returns the laws that no wrong data refute at the first cases of a plan: {@link blindLaws}.
 *
 * @param rows of the plan, in the order of its sweep; computed as they are needed if absent
 */
export function blindLawsOf(
  plan: Plan,
  claims: readonly Claim[],
  rows: Iterable<CaseRow> = computeRows(plan, plan),
): BlindLaw[] {
  const laws = claims.filter((claim): claim is Law => claim.kind === 'law');
  return blindLaws(laws, first(plan, casesOf(plan, rows)));
}

function* first(plan: Plan, cases: Iterable<Case>): Generator<Case> {
  const { letters } = parseFamily(plan.sweep);
  const cost = parseExpression(plan.cost, { where: 'cost', names: letters, type: 'integer' });
  const costOf = compileInteger(cost, letters);
  let work = 0;
  let count = 0;
  for (const stored of cases) {
    yield stored;
    work += costOf(stored.at);
    if (++count === MAX_CASES || work > MAX_WORK) return;
  }
}
