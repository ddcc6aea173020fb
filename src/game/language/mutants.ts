import type { ConditionExpression } from './expression.ts';
import { excerpt, type Span } from './place.ts';
import type { ConditionNode, IntegerNode, RangeOfLetter } from './syntax.ts';

/** A condition as written, except for one number, which is one more or one less. */
export interface Mutant {
  readonly text: string;
  /** The changed tree, built on first use, since only runs need it. */
  readonly root: ConditionNode;
}

/**
 * Returns the mutants of a condition, grouped by the place that is changed. The places are each number, the right side of
 * each relation, the argument of each predicate, each number of a set, and each end of a range; each is changed to one more and one less. A
 * place is tested if some case refutes one of its mutants. For an inequality, anything in a hypothesis, a number of a set, and the end of a
 * range, only one of the two directions can be sharp, so its two mutants form one place; elsewhere each is a place of its
 * own.
 *
 * @example
 * const condition = parseExpression('a < 3b', { where: 'x', names: ['a', 'b'], type: 'condition' });
 * mutantsOf(condition).map(place => place.map(({ text }) => text))
 * // [['a < 2b', 'a < 4b'], ['a < 3b - 1', 'a < 3b + 1']]
 */
export function mutantsOf({ root, slice }: ConditionExpression): readonly (readonly Mutant[])[] {
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

/** A number or operand to change, and whether refuting one of its two mutants suffices. */
interface Place {
  readonly node: IntegerNode;
  readonly isOneSided: boolean;
}

function placesIn(node: ConditionNode, isOneSided: boolean): Place[] {
  switch (node.kind) {
    case 'comparison': {
      const isOrder = node.relations.some(relation => relation.startsWith('<') || relation.startsWith('>'));
      const [first, ...others] = node.operands;
      const side = isOneSided || isOrder;
      return [...numbersIn(first!, side), ...others.flatMap(operand => operandPlaces(operand, side))];
    }
    case 'predicate':
      return operandPlaces(node.operand, isOneSided);
    case 'not':
      return placesIn(node.operand, isOneSided);
    case 'of game':
      return node.numbers.flatMap(number => operandPlaces(number, true));
    case 'for':
    case 'exists':
      return [...rangePlaces(node.range), ...placesIn(node.body, isOneSided)];
    case 'if':
      return [
        ...placesIn(node.condition, true),
        ...[node.left, node.right].flatMap(branch => placesIn(branch, isOneSided)),
      ];
    default: {
      const isHypothesis = isOneSided || node.kind === 'implies';
      return [...placesIn(node.left, isHypothesis), ...placesIn(node.right, isOneSided)];
    }
  }
}

/** Returns the ends of a range, of which a shorter one says less. */
function rangePlaces({ from, to }: RangeOfLetter): Place[] {
  return [from, ...(to ? [to] : [])].flatMap(end => operandPlaces(end, true));
}

/** Returns the numbers of an operand, and the operand itself where none of them shifts it by one. */
function operandPlaces(operand: IntegerNode, isOneSided: boolean): Place[] {
  if (operand.kind === 'if') {
    const branches = [operand.left, operand.right].flatMap(branch => operandPlaces(branch, isOneSided));
    return [...placesIn(operand.condition, true), ...branches];
  }
  const last = operand.kind === '+' || operand.kind === '-' ? operand.right : operand;
  const numbers = numbersIn(operand, isOneSided);
  return last.kind === 'number' ? numbers : [...numbers, { node: operand, isOneSided }];
}

function numbersIn(node: IntegerNode, isOneSided: boolean): Place[] {
  const within = (part: IntegerNode) => numbersIn(part, isOneSided);
  switch (node.kind) {
    case 'number':
      return [{ node, isOneSided }];
    case 'name':
      return [];
    case 'negative':
      return within(node.operand);
    case 'call':
      return node.args.flatMap(within);
    case 'term':
      return within(node.index);
    case 'sum':
      return [...rangePlaces(node.range), ...operandPlaces(node.body, isOneSided)];
    case 'count':
      return [...rangePlaces(node.range), ...placesIn(node.body, isOneSided)];
    case 'if':
      return [...placesIn(node.condition, true), ...within(node.left), ...within(node.right)];
    default:
      return [...within(node.left), ...within(node.right)];
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
  const side: IntegerNode = { type: 'integer', kind: 'number', value: 1, ...span };
  const sign = by < 0 ? '-' : '+';
  return {
    changed: { type: 'integer', kind: sign, left: node, right: side, ...span },
    written: ` ${sign} 1`,
  };
}

/** Returns a tree with one of its nodes replaced. */
function replaced<T>(tree: T, node: object, by: object): T {
  if (tree === node) return by as T;
  if (typeof tree !== 'object' || tree === null) return tree;
  if (Array.isArray(tree)) return tree.map(part => replaced(part, node, by)) as T;
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, replaced(part, node, by)])) as T;
}
