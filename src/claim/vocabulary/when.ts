import { refuse, shown } from '../../errors.ts';
import type { Judgement } from '../judged-law.ts';
import type { OpenLaw } from '../open-law.ts';

/**
 * Returns laws with a common hypothesis, which also begins their sentences. It is added to any hypothesis of the law's own. A
 * hypothesis given as text is its own beginning of the sentence.
 *
 * @example
 * when('b even', ({ b }) => b % 2 === 0, [law({ id: 'period', says: 'T = b + 1', … })]) // says 'b even: T = b + 1'
 * when('even(b)', [law({ id: 'period', holds: 'period = b + 1' })]) // says 'even(b): period = b + 1'
 */
export function when(says: string, ...rest: [Laws] | [Judgement, Laws]): readonly OpenLaw[] {
  const [where, laws] = rest.length === 1 ? [says, rest[0]] : rest;
  if (typeof where !== 'function' && where !== says)
    refuse(`when ${says}`, 'a hypothesis, as a function, and laws under it', shown(where));
  if (!Array.isArray(laws) || laws.length === 0) refuse(`when ${says}`, 'laws under it', shown(laws));
  return laws.flat().map(({ formulas, ...law }: OpenLaw) => ({
    ...law,
    says: `${says}: ${law.says}`,
    where: [where, ...law.where],
    ...(formulas && typeof where === 'string' && { formulas: [where, ...formulas] }),
  }));
}

type Laws = readonly (OpenLaw | readonly OpenLaw[])[];
