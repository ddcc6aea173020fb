import { nimbers } from './nimber.ts';

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
