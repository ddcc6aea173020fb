import { collected, type Issue } from '../../errors.ts';
import { Compiler, type KeyOf } from './compiler.ts';
import type { ConditionExpression, IntegerExpression } from './expression.ts';
import type { ConditionNode } from './syntax.ts';

/** The value of an expression, from the values of the names in the order given to the compiler. */
export type IntegerFunction = (values: readonly number[]) => number;
/** Whether a condition holds, from the values of the names in the order given to the compiler. */
export type ConditionFunction = (values: readonly number[]) => boolean;

/**
 * Builds closures once, so that each call allocates nothing. All arithmetic is exact: the function throws a
 * DefinitionError, with the part and the names' values, when a value or a result on the way is not an integer below 2^53,
 * or when a modulus is below 1.
 *
 * @param names all names of the place, in the order in which their values will come
 * @example
 * compileInteger(parseExpression('3a + 1', { where: 'game', names: ['a'], type: 'integer' }), ['a'])([5]) // 16
 */
export function compileInteger(expression: IntegerExpression, names: readonly string[]): IntegerFunction {
  return new Compiler(expression, inOrder(names)).integer(expression.root);
}

/** As `compileInteger`. `and`, `or`, `implies` and chains of comparisons stop at the part that decides them. */
export function compileCondition(
  expression: ConditionExpression,
  names: readonly string[],
): ConditionFunction {
  return new Compiler(expression, inOrder(names)).condition(expression.root);
}

/**
 * As `compileCondition`, of values by name, each read when it is needed.
 *
 * @param root the part of the expression that is meant; all of it if absent
 */
export function compileConditionByName(
  expression: ConditionExpression,
  root: ConditionNode = expression.root,
): (values: Readonly<Record<string, number>>) => boolean {
  return new Compiler(expression, name => name).condition(root);
}

function inOrder(names: readonly string[]): KeyOf {
  return name => {
    const index = names.indexOf(name);
    return index < 0 ? undefined : index;
  };
}

/** The value of an expression without names. A mistake that running it brings to light is put on the list. */
export function constantOf(expression: IntegerExpression, issues: Issue[]): number | undefined {
  return collected(issues, () => compileInteger(expression, [])([]));
}
