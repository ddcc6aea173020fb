import { type ConditionExpression, compileConditionByName, compileIntegerByName } from '../game/index.ts';
import type { Row, SeriesOf } from './case.ts';
import { UndecidedRead } from './case-reader.ts';
import type { Judgement } from './judged-law.ts';

type Node = ConditionExpression['root'];
type Known = boolean | undefined;

/**
 * Returns a text as a judgement. If a number that it reads is not known, the other parts decide if they can, whatever their
 * order: `period = 5 and T = 6` is false if T is 5.
 *
 * @param node the part of the text to judge; all of it if absent
 */
export function judgedText(text: ConditionExpression, node: Node = text.root): Judgement {
  const holds = compileConditionByName(text, node);
  return (row, series) => {
    try {
      return holds(row, series);
    } catch (thrown) {
      if (!(thrown instanceof UndecidedRead)) throw thrown;
      const answer = knownOf(text, node, row, series);
      if (answer === undefined) throw thrown;
      return answer;
    }
  };
}

/**
 * Evaluates a part in three-valued logic (Kleene). A part without a value, such as a remainder modulo 0, is unknown
 * here.
 */
function knownOf(text: ConditionExpression, node: Node, row: Row, series: SeriesOf): Known {
  const knownPart = (part: Node) => knownOf(text, part, row, series);
  switch (node.kind) {
    case 'not':
      return not(knownPart(node.operand));
    case 'and':
      return not(or(not(knownPart(node.left)), not(knownPart(node.right))));
    case 'or':
      return or(knownPart(node.left), knownPart(node.right));
    case 'implies':
      return or(not(knownPart(node.left)), knownPart(node.right));
    case 'iff': {
      const [left, right] = [knownPart(node.left), knownPart(node.right)];
      return left === undefined || right === undefined ? undefined : left === right;
    }
    case 'if': {
      const [condition, then, otherwise] = [
        knownPart(node.condition),
        knownPart(node.left),
        knownPart(node.right),
      ];
      if (condition === undefined) return then === otherwise ? then : undefined;
      return condition ? then : otherwise;
    }
    default:
      try {
        if ((node.kind === 'for' || node.kind === 'exists') && node.range.to !== undefined)
          return knownInRange(text, node, row, series);
        return compiled(text, node)(row, series);
      } catch {
        return undefined;
      }
  }
}

/**
 * Evaluates a statement about a range. A value of the letter that decides it may come after one that is not known.
 *
 * @throws if an end of the range has no value
 */
function knownInRange(
  text: ConditionExpression,
  { kind, range, body }: Extract<Node, { kind: 'for' | 'exists' }>,
  row: Row,
  series: SeriesOf,
): Known {
  const to = compileIntegerByName(text, range.to!)(row, series);
  const deciding = kind === 'exists';
  const values: Record<string, number> = Object.create(row);
  let answer: Known = !deciding;
  for (let value = compileIntegerByName(text, range.from)(row, series); value <= to; value++) {
    Object.defineProperty(values, range.letter, { value, configurable: true });
    const result = knownOf(text, body, values, series);
    if (result === deciding) return deciding;
    if (result === undefined) answer = undefined;
  }
  return answer;
}

const compiledParts = new WeakMap<Node, ReturnType<typeof compileConditionByName>>();

function compiled(text: ConditionExpression, node: Node): ReturnType<typeof compileConditionByName> {
  const known = compiledParts.get(node) ?? compileConditionByName(text, node);
  compiledParts.set(node, known);
  return known;
}

const not = (value: Known): Known => (value === undefined ? undefined : !value);
const or = (left: Known, right: Known): Known =>
  left === true || right === true ? true : left === undefined || right === undefined ? undefined : false;
