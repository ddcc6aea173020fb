import { DefinitionError, type Issue } from '../../errors.ts';

/**
 * The nim-sum of any number of nimbers: the sum of their binary digits without carry. The empty sum is 0.
 *
 * Cost: linear in the digits of all terms.
 *
 * @throws DefinitionError for negative terms
 * @example
 * nimSum([2n, 6n, 5n]) // 1n
 */
export function nimSum(terms: Iterable<bigint>): bigint {
  return nimbers(terms).reduce((sum, term) => sum ^ term, 0n);
}

/**
 * Returns the terms as a list, after a check that all are nimbers: non-negative integers of any size.
 *
 * @throws DefinitionError naming every negative term by its number, counted from 1
 */
export function nimbers(terms: Iterable<bigint>): readonly bigint[] {
  const list = [...terms];
  const issues: Issue[] = list.flatMap((term, i) =>
    term < 0n ? [{ where: `term ${i + 1}`, expected: 'a non-negative integer', received: `${term}` }] : [],
  );
  if (issues.length > 0) throw new DefinitionError(issues);
  return list;
}
