import type { Affine, ClosedForm, ConditionNode, FamilyOfOneLetter, Word } from '../../game/index.ts';
import type { Setting } from '../expression.ts';
import { sum } from './affine.ts';
import { hasForm, type Outcomes } from './closed-form.ts';
import type { KnownFamily } from './known-family.ts';
import { type Conclusion, holdsForAll } from './statement.ts';

/** The name of k itself, which no expression can have. */
const RUNNING = '';

export type OfSentence =
  | { readonly status: 'holds' }
  /** At the least value of the letter that is known to, with what is said of that game. */
  | {
      readonly status: 'fails';
      readonly value: number;
      readonly numbers: readonly [n0: bigint, p: bigint, s: bigint];
    }
  | { readonly status: 'undecided'; readonly why: string };

/**
 * Whether a condition on the letter and the three numbers of a game holds for each game that is known.
 *
 * @param fixed names that stand for one number each
 * @param names of preperiod, period and saltus in the condition
 * @param form if there is one, what B or E is wherever the condition holds
 */
export function holdsForFamily(
  condition: ConditionNode,
  { parts }: KnownFamily,
  { letter }: FamilyOfOneLetter,
  fixed: Readonly<Record<string, number>>,
  names: readonly string[],
  form?: ClosedForm,
): OfSentence {
  const constants: Setting<Affine> = Object.fromEntries(
    Object.entries(fixed).map(([name, value]) => [name, [0, value]]),
  );
  const found = parts.map(part => {
    const { preperiod, period, saltus } = part.numbers;
    const measures = Object.fromEntries(names.map((name, i) => [name, [preperiod, period, saltus][i]!]));
    const setting = {
      ...constants,
      ...measures,
      [letter]: [part.modulus, part.residue] as const,
      [RUNNING]: [part.modulus === 0 ? 0 : 1, 0] as const,
    };
    const conclusion: Conclusion | undefined =
      form && ((setting, k0) => hasForm(form, outcomesBy(setting[RUNNING]!, part.words), setting, k0));
    return { part, of: holdsForAll(condition, setting, part.from, conclusion) };
  });
  const failing = found.flatMap(({ part, of }) =>
    of.status === 'fails' ? [{ part, k: of.k, value: part.modulus * of.k + part.residue }] : [],
  );
  if (failing.length > 0) {
    const { part, k, value } = failing.reduce((p, q) => (q.value < p.value ? q : p));
    const at = ([slope, constant]: readonly [number, number]) => BigInt(slope) * BigInt(k) + BigInt(constant);
    const { preperiod, period, saltus } = part.numbers;
    return { status: 'fails', value, numbers: [at(preperiod), at(period), at(saltus)] };
  }
  for (const { part, of } of found) {
    const values = part.modulus === 0 ? part.residue : `${part.modulus}k + ${part.residue}`;
    if (of.status === 'undecided') return { status: 'undecided', why: `${letter} = ${values}: ${of.why}` };
  }
  return { status: 'holds' };
}

/** The words of outcomes where their k is an affine number. */
function outcomesBy([slope, constant]: Affine, { before, repeated }: Outcomes): Outcomes {
  const wordBy = (word: Word): Word =>
    word.map(([text, times]) => [text, sum([times[0] * slope, times[0] * constant], 1, [0, times[1]])]);
  return { before: wordBy(before), repeated: wordBy(repeated) };
}
