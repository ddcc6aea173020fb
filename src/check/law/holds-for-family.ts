import {
  type Affine,
  type ClosedForm,
  type ConditionNode,
  type FamilyOfOneLetter,
  formatAffine,
  type Polynomial,
  type Word,
} from '../../game/index.ts';
import type { Assignment } from '../evaluate-expression.ts';
import { insist } from '../refused.ts';
import { sum } from './affine-for-all-k.ts';
import { hasClosedForm, type Outcomes } from './has-closed-form.ts';
import { type Conclusion, holdsForAll } from './holds-for-all.ts';
import type { Part } from './known-family.ts';
import { valueAt } from './polynomial-arithmetic.ts';

/** The name of k itself, which no expression can have. */
const RUNNING = '';

type Class = Pick<Part, 'modulus' | 'residue' | 'from'>;

/** The games of a family: classes with known numbers, and open classes. */
interface Games<P> {
  readonly parts: readonly P[];
  readonly open?: readonly (Class & { readonly why: string })[];
}

export type OfSentence =
  | { readonly status: 'holds' }
  /**
   * The least value of the letter at which the condition is known to fail, with the numbers of that game; `below` are the
   * lesser values that are undecided.
   */
  | {
      readonly status: 'fails';
      readonly value: number;
      readonly numbers: readonly [n0: bigint, p: bigint, s: bigint];
      readonly below: readonly string[];
    }
  | { readonly status: 'undecided'; readonly why: string };

/**
 * Returns whether a condition on the letter and the three numbers of a game holds for each game that is known.
 *
 * @param fixed names with one number each
 * @param names of preperiod, period and saltus in the condition
 * @param conclusionOf the statement about games for which the condition is the hypothesis, if there is one
 */
export function holdsForFamily<P extends Class & Pick<Part, 'numbers'>>(
  condition: ConditionNode,
  { parts, open = [] }: Games<P>,
  { letter }: FamilyOfOneLetter,
  fixed: Readonly<Record<string, number>>,
  names: readonly string[],
  conclusionOf?: (part: P) => Conclusion,
): OfSentence {
  const constants: Assignment<Polynomial> = Object.fromEntries(
    Object.entries(fixed).map(([name, value]) => [name, [0, value]]),
  );
  const found = parts.map(part => {
    const { preperiod, period, saltus } = part.numbers;
    const measures = [preperiod, period, saltus];
    const assignment: Record<string, Polynomial> = { ...constants };
    for (let i = 0; i < names.length; i++) assignment[names[i]!] = measures[i]!;
    assignment[letter] = [part.modulus, part.residue];
    assignment[RUNNING] = [part.modulus === 0 ? 0 : 1, 0];
    return { part, verdict: holdsForAll(condition, assignment, part.from, conclusionOf?.(part)) };
  });
  const undecided = [
    ...found.flatMap(({ part, verdict }) =>
      verdict.status === 'undecided' ? [{ ...part, why: verdict.why }] : [],
    ),
    ...open,
  ];
  const valuesOf = ({ modulus, residue }: Class) => `${letter} = ${formatAffine([modulus, residue], 'k')}`;
  const failing = found.flatMap(({ part, verdict }) =>
    verdict.status === 'fails'
      ? [{ part, k: verdict.k, value: part.modulus * verdict.k + part.residue }]
      : [],
  );
  if (failing.length > 0) {
    const { part, k, value } = failing.reduce((p, q) => (q.value < p.value ? q : p));
    const at = (number: Polynomial) => valueAt(number, k);
    const { preperiod, period, saltus } = part.numbers;
    const below = undecided.filter(({ modulus, residue, from }) => modulus * from + residue < value);
    return {
      status: 'fails',
      value,
      numbers: [at(preperiod), at(period), at(saltus)],
      below: below.map(valuesOf),
    };
  }
  const [first] = undecided;
  return first ? { status: 'undecided', why: `${valuesOf(first)}: ${first.why}` } : { status: 'holds' };
}

/** Returns the statement that B or E of a game is a closed form. */
export function closedFormConclusion(form: ClosedForm): (part: Part) => Conclusion {
  return ({ words }) =>
    (assignment, k0) => {
      insist(words !== undefined, 'a closed form is not decided for words with loops');
      return hasClosedForm(form, outcomesBy(assignment[RUNNING]!, words), assignment, k0);
    };
}

/** Returns the words of outcomes where their k is an affine number. */
function outcomesBy([slope, constant]: Affine, { before, repeated }: Outcomes): Outcomes {
  const wordBy = (word: Word): Word =>
    word.map(([text, times]) => [text, sum([times[0] * slope, times[0] * constant], 1, [0, times[1]])]);
  return { before: wordBy(before), repeated: wordBy(repeated) };
}
