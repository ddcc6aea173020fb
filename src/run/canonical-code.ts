import { type Node, parse } from 'acorn';

/**
 * Returns minified JavaScript with each declared name replaced by a number, in the order of first occurrence. esbuild chooses
 * short names by the frequency of letters in the source, which a local name of an author changes; the numbers stay the same.
 *
 * @param code an ECMAScript module as esbuild minifies it: in it no declared name equals a global that it uses
 */
export function canonicalCode(code: string): string {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as Node as Fields;
  const names: Name[] = [];
  const declared = new Set<string>();
  collectNames(program, names, declared);
  const numbers = new Map<string, string>();
  const numberOf = (name: string) => {
    if (!numbers.has(name)) numbers.set(name, `$${numbers.size}`);
    return numbers.get(name)!;
  };
  const pieces: string[] = [];
  let end = 0;
  for (const { at, prefix = '', name } of names.sort((p, q) => p.at.start - q.at.start)) {
    const isOwn = name.startsWith('#') || name.endsWith(':') || declared.has(name);
    pieces.push(code.slice(end, at.start), prefix, isOwn ? numberOf(name) : name);
    end = at.end;
  }
  return [...pieces, code.slice(end)].join('');
}

/** An occurrence of a name: a variable, a label (`name:`) or a private member (`#name`). */
interface Name {
  readonly at: Node;
  /** The key of a shorthand property, which must not follow the name of the variable. */
  readonly prefix?: string;
  readonly name: string;
}

/** A syntax node with all its fields. */
export type Fields = Node & Readonly<Record<string, unknown>>;

function collectNames(node: Fields, names: Name[], declared: Set<string>): void {
  const { type, key, value, label, property, imported, exported, local, computed, shorthand } = node;
  if (type === 'Identifier') names.push({ at: node, name: `${node.name}` });
  else if (type === 'PrivateIdentifier') names.push({ at: node, name: `#${node.name}` });
  if (isLeaf(type)) return;
  for (const name of namesDeclaredBy(node)) declared.add(name);
  const visit = (child: unknown) => {
    if (Array.isArray(child)) child.forEach(visit);
    else if (isNode(child)) collectNames(child, names, declared);
  };
  if (isNode(label)) names.push({ at: label, name: `${label.name}:` });
  if (type === 'ImportSpecifier' || type === 'ExportSpecifier')
    names.push({ at: node, prefix: `${nameOf(imported ?? exported)} as `, name: nameOf(local) });
  else if (shorthand) {
    names.push({ at: key as Node, prefix: `${nameOf(key)}:`, name: nameOf(key) });
    // In a pattern with a default, the name is followed by more.
    visit((value as Fields).right);
  } else {
    const isName = (part: unknown) => computed || (isNode(part) && part.type === 'PrivateIdentifier');
    visit(local);
    visit(value);
    for (const part of [key, property]) if (isName(part)) visit(part);
  }
  for (const field in node) if (!NAMED.has(field)) visit(node[field]);
}

/** The fields that are visited by themselves, or not at all. */
const NAMED = new Set(['key', 'value', 'label', 'property', 'imported', 'exported', 'local']);

function isLeaf(type: string): boolean {
  return type.endsWith('Identifier') || type === 'Literal' || type === 'TemplateElement';
}

/** Returns the names that a node declares, apart from those inside it. */
export function namesDeclaredBy({ type, id, param, params, local }: Fields): string[] {
  if (!id && !param && !params && !local) return [];
  return [id, param, params, type.startsWith('Import') ? local : undefined].flat().flatMap(namesIn);
}

/** Returns the names in a pattern. */
function namesIn(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier') return [nameOf(pattern)];
  const { properties, value, elements, left, argument } = pattern;
  return [properties, value, elements, left, argument].flat().flatMap(namesIn);
}

/** Returns the name of an identifier, or the text of a literal. */
export function nameOf(node: unknown): string {
  return isNode(node) ? `${node.name ?? node.value ?? ''}` : '';
}

/** Whether a field of a node is a node. */
export function isNode(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
