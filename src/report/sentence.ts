import type { Conclusion } from '../claim/index.ts';
import type { Plan } from '../pipeline/index.ts';
import { sweepText } from './sweep-text.ts';

/** What was checked again by other means, in words that stand behind "double-checked". */
export interface DoubleCheck {
  /** How the number of all cases was found once more. */
  readonly counted: string;
  readonly cases: number;
  /** Which of all cases they are, and by what seed they were drawn. */
  readonly which: string;
  /** Cases that were drawn but take longer than was allowed. */
  readonly tooLong: number;
}

/**
 * What a claim came to over a whole sweep, as one sentence that can be cited: how many cases, over which range, how
 * many are undecided, how much was checked twice, and the digests by which anyone can see the same rows again.
 */
export function sentenceOf(
  { claim, tally, verdict }: Conclusion,
  { plan, root }: { plan: Plan; root: string },
  doubleCheck?: DoubleCheck,
): string {
  const number = (n: number) => n.toLocaleString('en-US');
  const all = tally.met === tally.cases ? 'all' : 'all that meet its hypothesis,';
  const head = {
    holds: `Holds for ${all} ${number(tally.met)} cases`,
    fails: `Fails for ${number(tally.fails)} of ${number(tally.met)} cases, first for ${tally.counterexample?.game ?? 'a printed row'},`,
    undecided: `Holds for ${number(tally.holds)} of ${number(tally.met)} cases`,
    error: `Could not be checked in ${number(tally.error)} of ${number(tally.cases)} cases`,
    vacuous: 'Says nothing: no case meets its hypothesis, of those',
  }[verdict];
  const parts = [
    `${head} of ${sweepText(plan)}`,
    `${number(tally.undecided)} undecided within ${number(plan.limit)} heaps`,
    ...(tally.undecided === 0 ? ['every period proved by a repeated pattern or window'] : []),
    ...(doubleCheck
      ? [
          `cases counted again ${doubleCheck.counted}`,
          `${number(doubleCheck.cases)} cases double-checked by replay in a program that shares no code with the engine (${doubleCheck.which}${doubleCheck.tooLong > 0 ? `; ${number(doubleCheck.tooLong)} more take too long` : ''})`,
        ]
      : []),
    `engine ${plan.engine}`,
    `root sha256 ${root}`,
  ];
  return `${claim.id}: "${claim.says}". ${parts.join('; ')}.`;
}
