import type { ConditionNode, IntegerNode, TermNode } from './syntax.ts';

type Node = IntegerNode | ConditionNode;

/** Yields a node and all nodes in it. */
export function* nodesIn(tree: object): Generator<Node> {
  if ('type' in tree) yield tree as Node;
  for (const part of Object.values(tree)) if (typeof part === 'object' && part !== null) yield* nodesIn(part);
}

/** Returns the names of an expression, with the letters that run through ranges in it. */
export function namesOf(tree: object): ReadonlySet<string> {
  return new Set([...nodesIn(tree)].flatMap(node => (node.kind === 'name' ? [node.name] : [])));
}

/** Returns the letters that run through ranges in an expression. */
export function lettersOf(tree: object): ReadonlySet<string> {
  return new Set([...nodesIn(tree)].flatMap(node => ('range' in node ? [node.range.letter] : [])));
}

/** Returns the terms in a statement whose index depends on a letter. */
export function readsWith(letter: string, body: object): readonly TermNode[] {
  return [...nodesIn(body)]
    .filter(node => node.kind === 'term')
    .filter(({ index }) => namesOf(index).has(letter));
}

/** Whether an index is a letter plus or minus something that depends neither on it nor on letters inside the range. */
export function isShift(index: IntegerNode, letter: string, body: object): boolean {
  const moving = new Set([letter, ...lettersOf(body)]);
  const isFixed = (node: IntegerNode) => ![...namesOf(node)].some(name => moving.has(name));
  const isMoved = (node: IntegerNode): boolean => {
    if (node.kind === 'name') return node.name === letter;
    if (node.kind === '-') return isMoved(node.left) && isFixed(node.right);
    if (node.kind !== '+') return false;
    return (isMoved(node.left) && isFixed(node.right)) || (isFixed(node.left) && isMoved(node.right));
  };
  return isMoved(index);
}

/** Whether an expression reads no sequence, and no letter runs through a range in it. */
export function isElementary(tree: object): boolean {
  return [...nodesIn(tree)].every(
    node => node.kind !== 'term' && node.kind !== 'of game' && !('range' in node),
  );
}
