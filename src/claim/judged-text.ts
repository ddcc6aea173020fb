import { type ConditionExpression, compileConditionByName, compileIntegerByName } from '../game/index.ts';
import { UndecidedRead } from './case-reader.ts';
import type { Judgement } from './judged-law.ts';

type Node = ConditionExpression['root'];

/** A function that returns whether a condition holds; undefined if that is not known. */
type Known = (...seen: Parameters<Judgement>) => boolean | undefined;

/**
 * Returns a text as a judgement. If a number that it reads is not known, the other parts decide if they can, whatever their
 * order: `period = 5 and T = 6` is false if T is 5.
 *
 * @param node the part of the text to judge; all of it if absent
 */
export function judgedText(text: ConditionExpression, node: Node = text.root): Judgement {
  const holds = compileConditionByName(text, node);
  let known: Known | undefined;
  return (row, series, texts) => {
    try {
      return holds(row, series);
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
    case 'if': {
      const condition = knownOf(text, node.condition);
      const [left, right] = [knownOf(text, node.left), knownOf(text, node.right)];
      return (...seen) => {
        const [is, then, otherwise] = [condition(...seen), left(...seen), right(...seen)];
        return is === undefined ? (then === otherwise ? then : undefined) : is ? then : otherwise;
      };
    }
    case 'for':
    case 'exists':
      return node.range.to === undefined ? knownAsWhole(text, node) : knownInRange(text, node);
    default:
      return knownAsWhole(text, node);
  }
}

function knownAsWhole(text: ConditionExpression, node: Node): Known {
  const holds = compileConditionByName(text, node);
  return (row, series) => {
    try {
      return holds(row, series);
    } catch {
      return undefined;
    }
  };
}

/**
 * Returns a function for a statement about a range. A value of the letter that decides it may come after one that is not
 * known.
 */
function knownInRange(
  text: ConditionExpression,
  { kind, range, body }: Extract<Node, { kind: 'for' | 'exists' }>,
): Known {
  const { letter } = range;
  const [from, to] = [compileIntegerByName(text, range.from), compileIntegerByName(text, range.to!)];
  const holds = knownOf(text, body);
  const deciding = kind === 'exists';
  return (row, series, texts) => {
    let answer: boolean | undefined = !deciding;
    try {
      const values: Record<string, number> = Object.create(row);
      for (let value = from(row, series); value <= to(row, series); value++) {
        Object.defineProperty(values, letter, { value, configurable: true });
        const result = holds(values, series, texts);
        if (result === deciding) return deciding;
        if (result === undefined) answer = undefined;
      }
      return answer;
    } catch {
      return undefined;
    }
  };
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
