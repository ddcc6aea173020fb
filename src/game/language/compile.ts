import { type Issue, tryCollect } from '../../errors.ts';
import { Compiler, type KeyOf, type Run, type Values } from './compiler.ts';
import type { ConditionExpression, IntegerExpression } from './expression.ts';
import { inJavaScript, type RunInJavaScript } from './javascript.ts';
import type { ConditionNode, IntegerNode, Sequences } from './syntax.ts';

/** The value of an expression, from the values of the names in the order given to the compiler. */
export type IntegerFunction = (values: readonly number[]) => number;
/** Whether a condition holds, from the values of the names in the order given to the compiler. */
export type ConditionFunction = (values: readonly number[]) => boolean;

/**
 * Number of calls after which an expression becomes a JavaScript function. Sweeps call one millions of times, other
 * callers a few times. It must be small enough that the JavaScript engine has not yet optimised the caller, which would
 * be wasted.
 */
const MIN_CALLS = 100;

/**
 * Returns an expression as a function of the names' values. Builds closures once, so that each call allocates nothing; an
 * expression that is called often becomes a JavaScript function. All arithmetic is exact: the function throws a
 * DefinitionError, with the part and the names' values, if a value or an intermediate result is not an integer below
 * 2^53, or if a modulus is below 1.
 *
 * @param names all names in scope, in the order of their values
 * @param often for tests
 * @example
 * compileInteger(parseExpression('3a + 1', { where: 'game', names: ['a'], type: 'integer' }), ['a'])([5]) // 16
 */
export function compileInteger(
  expression: IntegerExpression,
  names: readonly string[],
  often = MIN_CALLS,
): IntegerFunction {
  const keyOf = inOrder(names);
  const compiler = new Compiler(expression, keyOf);
  return inJavaScriptWhenFrequent(compiler, compiler.integer(expression.root), expression.root, keyOf, often);
}

/**
 * Compiles a condition as `compileInteger` does. `and`, `or`, `implies` and chains of comparisons stop at the part that
 * decides them.
 */
export function compileCondition(
  expression: ConditionExpression,
  names: readonly string[],
  often = MIN_CALLS,
): ConditionFunction {
  const keyOf = inOrder(names);
  const compiler = new Compiler(expression, keyOf);
  return inJavaScriptWhenFrequent(
    compiler,
    compiler.condition(expression.root),
    expression.root,
    keyOf,
    often,
  );
}

/** A part of an expression, from the values of names and, if it reads any, from sequences. */
export type ByName<T> = (values: Readonly<Record<string, number>>, sequences?: Sequences) => T;

/**
 * Returns a condition as a function of values by name. Otherwise as `compileCondition`, but each value and sequence is
 * read only when it is needed. The function throws UndecidedRead if a sequence is too short for a term that it needs.
 *
 * @param root the part of the expression to compile; all of it if absent
 * @param often for tests
 */
export function compileConditionByName(
  expression: ConditionExpression,
  root: ConditionNode = expression.root,
  often = MIN_CALLS,
): ByName<boolean> {
  const compiler = new Compiler(expression, BY_NAME);
  return inJavaScriptWhenFrequent(compiler, compiler.condition(root), root, BY_NAME, often);
}

/** Compiles an integer expression as `compileConditionByName` does a condition. */
export function compileIntegerByName(expression: ConditionExpression, root: IntegerNode): ByName<number> {
  const compiler = new Compiler(expression, BY_NAME);
  return inJavaScriptWhenFrequent(compiler, compiler.integer(root), root, BY_NAME, MIN_CALLS);
}

const BY_NAME: KeyOf = name => name;

function inOrder(names: readonly string[]): KeyOf {
  return name => {
    const index = names.indexOf(name);
    return index < 0 ? undefined : index;
  };
}

/**
 * Returns a function that runs closures, and JavaScript from call number `often`. If JavaScript finds no value, the
 * closures say why.
 */
function inJavaScriptWhenFrequent<T>(
  compiler: Compiler,
  closures: Run<T>,
  root: IntegerNode | ConditionNode,
  keyOf: KeyOf,
  often: number,
): (values: Values, sequences?: Sequences) => T {
  let calls = 0;
  let quick: RunInJavaScript<T> | undefined;
  return (values, sequences) => {
    if (calls < often && ++calls === often) quick = inJavaScript(root, keyOf);
    if (quick !== undefined) {
      try {
        return quick(values, sequences);
      } catch {
        // The closures have the same value, or say why there is none.
      }
    }
    compiler.sequences = sequences;
    return closures(values);
  };
}

/** Returns the value of an expression without names. An error during evaluation is added to the list. */
export function constantOf(expression: IntegerExpression, issues: Issue[]): number | undefined {
  return tryCollect(issues, () => compileInteger(expression, [])([]));
}
