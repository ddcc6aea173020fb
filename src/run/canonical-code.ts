import { type Node, parse } from 'acorn';

/**
 * Returns minified JavaScript with each declared name replaced by a number, in the order of first occurrence. esbuild chooses
 * short names by the frequency of letters in the source, which a local name of an author changes; the numbers stay the same.
 *
 * @param code an ECMAScript module as esbuild minifies it: in it no declared name equals a global that it uses
 */
export function canonicalCode(code: string): string {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
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
  for (const { at, prefix, name } of names.sort((p, q) => p.at.start - q.at.start)) {
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
  readonly prefix: string;
  readonly name: string;
}

/** A syntax node with all its fields. */
export type Fields = Node & Readonly<Record<string, unknown>>;

function collectNames(node: Node, names: Name[], declared: Set<string>): void {
  const fields = node as Fields;
  const add = (at: Node, prefix = '', suffix = '') =>
    names.push({ at, prefix, name: `${(at as Fields).name}${suffix}` });
  const visit = (...nodes: readonly unknown[]) => {
    for (const child of nodes) if (isNode(child)) collectNames(child, names, declared);
  };
  const declare = (pattern: unknown) => {
    for (const name of namesIn(pattern)) declared.add(name);
  };
  switch (node.type) {
    case 'Identifier':
      add(node);
      return;
    case 'PrivateIdentifier':
      names.push({ at: node, prefix: '', name: `#${fields.name}` });
      return;
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      if (isNode(fields.label)) add(fields.label, '', ':');
      visit(fields.body);
      return;
    case 'MemberExpression':
      visit(fields.object, ...(fields.computed || isPrivate(fields.property) ? [fields.property] : []));
      return;
    case 'MethodDefinition':
    case 'PropertyDefinition':
      visit(...(fields.computed || isPrivate(fields.key) ? [fields.key] : []), fields.value);
      return;
    case 'Property': {
      const { key, value } = fields;
      if (!fields.shorthand) visit(...(fields.computed ? [key] : []), value);
      else {
        // In a pattern with a default the name is followed by more.
        const { name } = key as Fields;
        names.push({ at: key as Node, prefix: `${name}:`, name: `${name}` });
        if ((value as Node).type === 'AssignmentPattern') visit((value as Fields).right);
      }
      return;
    }
    case 'ImportSpecifier':
    case 'ExportSpecifier':
      names.push({
        at: node,
        prefix: `${nameOf(node.type === 'ImportSpecifier' ? fields.imported : fields.exported)} as `,
        name: nameOf(fields.local),
      });
      if (node.type === 'ImportSpecifier') declare(fields.local);
      return;
    case 'VariableDeclarator':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      declare(fields.id ?? fields.local);
      break;
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      declare(fields.id);
      (fields.params as readonly unknown[]).forEach(declare);
      break;
    case 'ClassDeclaration':
    case 'ClassExpression':
      declare(fields.id);
      break;
    case 'CatchClause':
      declare(fields.param);
      break;
  }
  visit(...Object.values(fields).flat());
}

function nameOf(node: unknown): string {
  const { name, value } = node as Fields;
  return `${name ?? value}`;
}

/** Returns the names that a pattern declares. */
export function namesIn(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  const fields = pattern as Fields;
  switch (pattern.type) {
    case 'Identifier':
      return [`${fields.name}`];
    case 'ObjectPattern':
      return (fields.properties as readonly unknown[]).flatMap(namesIn);
    case 'Property':
      return namesIn(fields.value);
    case 'ArrayPattern':
      return (fields.elements as readonly unknown[]).flatMap(namesIn);
    case 'AssignmentPattern':
      return namesIn(fields.left);
    case 'RestElement':
      return namesIn(fields.argument);
    default:
      return [];
  }
}

/** Whether a field of a node is a node. */
export function isNode(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function isPrivate(node: unknown): boolean {
  return isNode(node) && node.type === 'PrivateIdentifier';
}
