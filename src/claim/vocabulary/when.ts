import type { Judgement, Law } from '../law.ts';
import { refuse } from './refuse.ts';

/**
 * A hypothesis, once for all laws under it, and the beginning of their sentences. What it says of a law is added to the
 * hypothesis that the law has of its own.
 *
 * @example
 * when('b even', ({ b }) => b % 2 === 0, [law({ id: 'period', says: 'T = b + 1', … })]) // says 'b even: T = b + 1'
 */
export function when(
  says: string,
  where: Judgement,
  laws: readonly (Law | readonly Law[])[],
): readonly Law[] {
  if (typeof where !== 'function')
    refuse(`when ${says}`, 'a hypothesis, as a function, and laws under it', where);
  if (!Array.isArray(laws) || laws.length === 0) refuse(`when ${says}`, 'laws under it', laws);
  return laws.flat().map(law => ({
    ...law,
    says: `${says}: ${law.says}`,
    where: both(where, law.where),
  }));
}

function both(p: Judgement, q: Judgement | undefined): Judgement {
  return q === undefined ? p : (...seen) => p(...seen) && q(...seen);
}
