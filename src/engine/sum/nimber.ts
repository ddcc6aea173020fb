import { DefinitionError, type Issue } from '../../errors.ts';

/**
 * The terms as a list, once all are seen to be nimbers: whole numbers from 0 on, of any size.
 *
 * @throws DefinitionError naming every negative term by its place, from 1 on
 */
export function nimbers(terms: Iterable<bigint>): readonly bigint[] {
  const list = [...terms];
  const issues: Issue[] = list.flatMap((term, i) =>
    term < 0n ? [{ where: `term ${i + 1}`, expected: 'a non-negative integer', received: `${term}` }] : [],
  );
  if (issues.length > 0) throw new DefinitionError(issues);
  return list;
}
