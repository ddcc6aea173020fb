import { refuse, shown } from '../../errors.ts';
import type { Judgement, Law } from '../judged-law.ts';
import type { OpenLaw } from '../open-law.ts';

/**
 * Returns laws with a common hypothesis, which also begins their sentences. It is added to any hypothesis of the law's own. A
 * hypothesis given as text is its own beginning of the sentence.
 *
 * @example
 * when('b even', ({ b }) => b % 2 === 0, [law({ id: 'period', says: 'T = b + 1', … })]) // says 'b even: T = b + 1'
 * when('even(b)', [law({ id: 'period', holds: 'period = b + 1' })]) // says 'even(b): period = b + 1'
 */
export function when<L extends Law | OpenLaw>(
  says: string,
  where: Judgement,
  laws: readonly (L | readonly L[])[],
): readonly L[];
export function when(text: string, laws: Laws): readonly OpenLaw[];
export function when(says: string, ...rest: [Laws] | [Judgement, Laws]): readonly (Law | OpenLaw)[] {
  const [where, laws] = rest.length === 1 ? [says, rest[0]] : rest;
  if (typeof where !== 'function' && where !== says)
    refuse(`when ${says}`, 'a hypothesis, as a function, and laws under it', shown(where));
  if (!Array.isArray(laws) || laws.length === 0) refuse(`when ${says}`, 'laws under it', shown(laws));
  return laws.flat().map((law: Law | OpenLaw): Law | OpenLaw => {
    const sentence = `${says}: ${law.says}`;
    if (law.kind === 'law' && typeof where === 'function')
      return { ...law, says: sentence, where: both(where, law.where) };
    const { formulas, ...open } = law;
    const own = law.kind === 'law' ? [law.where].filter(condition => condition !== undefined) : law.where;
    const isFormula = formulas !== undefined && typeof where === 'string';
    return {
      ...open,
      kind: 'open law',
      says: sentence,
      where: [where, ...own],
      ...(isFormula && { formulas: [where, ...formulas] }),
    };
  });
}

type Laws = readonly (Law | OpenLaw | readonly (Law | OpenLaw)[])[];

function both(p: Judgement, q: Judgement | undefined): Judgement {
  return q === undefined ? p : (...seen) => p(...seen) && q(...seen);
}
