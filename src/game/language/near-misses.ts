import type { ConditionExpression } from './expression.ts';
import { excerpt, type Span } from './place.ts';
import type { ConditionNode, IntegerNode } from './syntax.ts';

/** A condition as it was written, but for one number, which is one more or one less. */
export interface NearMiss {
  readonly text: string;
  /** Made when it is asked for, which it is in runs alone. */
  readonly root: ConditionNode;
}

/**
 * The near misses of a condition, by the place that is changed: each number that is written, and what stands right of
 * each relation and in each predicate, one more and one less. Whoever tells the condition from one of a place's near
 * misses knows that place: of an inequality, and of anything in a hypothesis, one side alone is sharp.
 *
 * @example
 * const condition = parseExpression('a < 3b', { where: 'x', names: ['a', 'b'], type: 'condition' });
 * nearMissesOf(condition).map(place => place.map(({ text }) => text))
 * // [['a < 2b', 'a < 4b'], ['a < 3b - 1', 'a < 3b + 1']]
 */
export function nearMissesOf({ root, slice }: ConditionExpression): readonly (readonly NearMiss[])[] {
  return placesIn(root, false).flatMap(({ node, isOneSided }) => {
    const misses = [-1, 1].map(by => {
      const { changed, written } = node.kind === 'number' ? other(node, by) : shifted(node, by);
      const end = slice.at + slice.length;
      const before = excerpt(slice, { at: slice.at, length: node.at - slice.at });
      const after = excerpt(slice, { at: node.at + node.length, length: end - node.at - node.length });
      const kept = node.kind === 'number' ? '' : excerpt(slice, node);
      return {
        text: `${before}${kept}${written}${after}`,
        get root() {
          return replaced(root, node, changed);
        },
      };
    });
    return isOneSided ? [misses] : misses.map(miss => [miss]);
  });
}

/** A number, or what is compared, and whether it is known when one side of it is. */
interface Place {
  readonly node: IntegerNode;
  readonly isOneSided: boolean;
}

function placesIn(node: ConditionNode, isOneSided: boolean): Place[] {
  switch (node.kind) {
    case 'comparison': {
      const isOrder = node.relations.some(relation => relation.startsWith('<') || relation.startsWith('>'));
      const [first, ...others] = node.operands;
      const places = [...numbersIn(first!), ...others.flatMap(operandPlaces)];
      return places.map(place => ({ node: place, isOneSided: isOneSided || isOrder }));
    }
    case 'predicate':
      return operandPlaces(node.operand).map(place => ({ node: place, isOneSided }));
    case 'not':
      return placesIn(node.operand, isOneSided);
    default: {
      const isHypothesis = isOneSided || node.kind === 'implies';
      return [...placesIn(node.left, isHypothesis), ...placesIn(node.right, isOneSided)];
    }
  }
}

/** The numbers of an operand, and the operand itself where none of them shifts it by one. */
function operandPlaces(operand: IntegerNode): IntegerNode[] {
  const last = operand.kind === '+' || operand.kind === '-' ? operand.right : operand;
  return [...numbersIn(operand), ...(last.kind === 'number' ? [] : [operand])];
}

function numbersIn(node: IntegerNode): IntegerNode[] {
  switch (node.kind) {
    case 'number':
      return [node];
    case 'name':
      return [];
    case 'negative':
      return numbersIn(node.operand);
    case 'call':
      return node.args.flatMap(numbersIn);
    default:
      return [...numbersIn(node.left), ...numbersIn(node.right)];
  }
}

interface Change {
  readonly changed: IntegerNode;
  readonly written: string;
}

function other(node: Extract<IntegerNode, { kind: 'number' }>, by: number): Change {
  const value = node.value + by;
  return { changed: { ...node, value }, written: `${value}` };
}

function shifted(node: IntegerNode, by: number): Change {
  const span: Span = { at: node.at, length: node.length };
  const one: IntegerNode = { type: 'integer', kind: 'number', value: 1, ...span };
  const sign = by < 0 ? '-' : '+';
  return {
    changed: { type: 'integer', kind: sign, left: node, right: one, ...span },
    written: ` ${sign} 1`,
  };
}

/** A tree with another part in the place of one of its nodes. */
function replaced<T>(tree: T, node: object, by: object): T {
  if (tree === node) return by as T;
  if (typeof tree !== 'object' || tree === null) return tree;
  if (Array.isArray(tree)) return tree.map(part => replaced(part, node, by)) as T;
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, replaced(part, node, by)])) as T;
}
