import { type Claim, compareCases } from '../claim/index.ts';
import { type Issue, refuse, tryCollect } from '../errors.ts';
import {
  type ConditionNode,
  compileInteger,
  type FamilyOfOneLetter,
  type FamilyText,
  MAX_NUMBERS,
  parseFamily,
  parseFamilyOfOneLetter,
  readFamily,
} from '../game/index.ts';
import { casesInBoxes, someCase } from './boxes.ts';
import type { PipelineDefinition } from './definition-schema.ts';

/** The games of a sweep whose last letter is unbounded, for one choice of the other letters. */
export interface RunningFamily {
  readonly family: FamilyOfOneLetter;
  /** The other letters. */
  readonly fixed: Readonly<Record<string, number>>;
  /** The first value of the last letter. */
  readonly least: number;
}

/** Returns the families of a sweep, in its order: one for each choice of the other letters that has a case. */
export function runningFamilies(sweep: FamilyText): RunningFamily[] {
  const outerValues = new Map<string, readonly number[]>();
  for (const at of casesInBoxes(parseFamily(sweep))) {
    const outer = at.slice(0, -1);
    outerValues.set(outer.join(), outer);
  }
  return [...outerValues.values()].sort(compareCases).map(runningAt(sweep));
}

function runningAt(sweep: FamilyText): (outer: readonly number[]) => RunningFamily {
  const { letters, ranges } = readFamily(sweep, 'sweep');
  const from = compileInteger(ranges.at(-1)!.from, letters.slice(0, -1));
  return outer => {
    const fixed = Object.fromEntries(outer.map((value, i) => [letters[i]!, value]));
    return { family: parseFamilyOfOneLetter(sweep.game, 'sweep.game', fixed), fixed, least: from(outer) };
  };
}

/** Returns the condition of a family whose last letter has no upper end. */
export function conditionOf(sweep: FamilyText): ConditionNode | undefined {
  return readFamily(sweep, 'sweep').condition?.root;
}

/** Returns the ranges of all families as text: `all c ≥ b+1; b = 2..20`. */
export function runningText(sweep: FamilyText): string {
  const { letters, ranges } = readFamily(sweep, 'sweep');
  const fixed = letters.slice(0, -1).map(letter => `${letter} = ${sweep.over![letter]}`);
  const all = `all ${letters.at(-1)} ≥ ${ranges.at(-1)!.from.text}`;
  return [all, ...fixed, ...(sweep.where ? [sweep.where] : [])].join('; ');
}

/** Explains why laws cannot be decided for all values of a letter: certificates do not cover such a family. */
export function forAllIssues(
  claims: readonly Claim[],
  ending: PipelineDefinition['sweep']['ending'],
  sweep: FamilyText,
): Issue[] {
  const claimsForAll = claims.flatMap(claim =>
    claim.kind === 'law' && claim.provable ? [{ id: claim.id, letter: claim.provable.letter }] : [],
  );
  if (claimsForAll.length === 0) return [];
  const { letters, ranges } = readFamily(sweep, 'sweep');
  const last = letters.at(-1);
  const issues: Issue[] = claimsForAll
    .filter(({ letter }) => letter !== last)
    .map(({ id, letter }) => ({
      where: `claim ${id}.forAll`,
      expected:
        last === undefined ? 'nothing: the sweep is one game' : `the last parameter of the sweep, ${last}`,
      received: letter,
    }));
  if (ranges.at(-1)?.steps !== undefined)
    issues.push({
      where: `claim ${claimsForAll[0]!.id}.forAll`,
      expected: `a range of ${last} without a list or a step`,
      received: sweep.over![last!]!,
      hint: `to select values of ${last}, use a condition such as ${last} mod 2 = 0`,
    });
  if (ending === 'sink')
    issues.push({
      where: 'sweep.ending',
      expected: 'normal or take-all, because a claim uses forAll',
      received: ending,
    });
  if (issues.length > 0) return issues;
  tryCollect(issues, () => {
    const { numbers } = runningAt(sweep)(someCase(parseFamily(sweep))!.slice(0, -1)).family;
    if (numbers.length > MAX_NUMBERS)
      refuse(`claim ${claimsForAll[0]!.id}.forAll`, `at most ${MAX_NUMBERS} numbers`, `${numbers.length}`);
  });
  return issues;
}
