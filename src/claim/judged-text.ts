import { type ConditionExpression, compileConditionByName } from '../game/index.ts';
import type { Judgement } from './law.ts';
import { UndecidedRead } from './reader.ts';

type Node = ConditionExpression['root'];

/** Whether a condition holds; undefined where that is not known. */
type Known = (...seen: Parameters<Judgement>) => boolean | undefined;

/**
 * A text as a judgement. Where a number that it reads is not known it is decided by its other parts if they decide it,
 * whatever their order: `period = 5 and T = 6` is false where T is 5.
 *
 * @param node the part of it that is meant; all of it if absent
 */
export function judgedText(text: ConditionExpression, node: Node = text.root): Judgement {
  const holds = compileConditionByName(text, node);
  let known: Known | undefined;
  return (row, series, texts) => {
    try {
      return holds(row);
    } catch (thrown) {
      if (!(thrown instanceof UndecidedRead)) throw thrown;
      known ??= knownOf(text, node);
      const answer = known(row, series, texts);
      if (answer === undefined) throw thrown;
      return answer;
    }
  };
}

/**
 * Evaluates a part in three-valued logic (Kleene). A part without a value, such as a remainder modulo 0, is unknown
 * here.
 */
function knownOf(text: ConditionExpression, node: Node): Known {
  switch (node.kind) {
    case 'not': {
      const operand = knownOf(text, node.operand);
      return (...seen) => not(operand(...seen));
    }
    case 'and':
    case 'or':
    case 'implies':
    case 'iff': {
      const [left, right] = [knownOf(text, node.left), knownOf(text, node.right)];
      const join = JOINED[node.kind];
      return (...seen) => join(left(...seen), right(...seen));
    }
    default: {
      const holds = compileConditionByName(text, node);
      return seen => {
        try {
          return holds(seen);
        } catch {
          return undefined;
        }
      };
    }
  }
}

type Join = (left: boolean | undefined, right: boolean | undefined) => boolean | undefined;

const not = (value: boolean | undefined) => (value === undefined ? undefined : !value);
const and: Join = (left, right) =>
  left === false || right === false ? false : left === undefined || right === undefined ? undefined : true;
const or: Join = (left, right) => not(and(not(left), not(right)));
const JOINED = {
  and,
  or,
  implies: (left, right) => or(not(left), right),
  iff: (left, right) => (left === undefined || right === undefined ? undefined : left === right),
} as const satisfies Record<string, Join>;
