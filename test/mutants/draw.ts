import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { type AnyNode, type Node, parse } from 'acorn';
import { compile } from '../typescript.mjs';

/** One change of one place in a function, as compiled for the tests. */
export type Mutant = {
  file: string;
  /** The line in the TypeScript source. */
  line: number;
  /** The changed text and its replacement. */
  mutation: string;
  start: number;
  end: number;
  replacement: string;
};

/** Maximum constant that is changed: larger ones are limits, where one more or less makes no difference. */
const MAX_CONSTANT = 64;

type Change = { start: number; end: number; replacement: string };

const OPERATORS: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
};

/** Returns `count` mutants of `src/<folder>`; a change of one module draws others only in this module. */
export function drawMutants(folders: readonly string[], seed: number, count: number): Mutant[] {
  const files = folders.flatMap(folder => listModules(`src/${folder}`));
  const place = (mutant: Mutant) => `${seed} ${mutant.file} ${mutant.start} ${mutant.mutation}`;
  const digest = (text: string) => createHash('sha256').update(text).digest('hex');
  return files
    .flatMap(mutantsOf)
    .map(mutant => ({ mutant, order: digest(place(mutant)) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant)
    .sort((a, b) => (a.file === b.file ? a.start - b.start : a.file < b.file ? -1 : 1));
}

function mutantsOf(file: string): Mutant[] {
  const { code, map } = compile(file, readFileSync(file, 'utf8'));
  const lines = new SourceMap(JSON.parse(map));
  const found: Mutant[] = [];
  visit(parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true }), false);
  return found;

  function visit(node: AnyNode, inFunction: boolean): void {
    for (const { start, end, replacement } of inFunction ? changesOf(node, code) : []) {
      const { line, column } = node.loc?.start ?? { line: 1, column: 0 };
      const entry = lines.findEntry(line - 1, column);
      found.push({
        file,
        line: 'originalLine' in entry ? entry.originalLine + 1 : line,
        mutation: `${shorten(code.slice(start, end))} → ${shorten(replacement)}`,
        start,
        end,
        replacement,
      });
    }
    for (const child of childrenOf(node)) visit(child, inFunction || /Function/.test(node.type));
  }
}

/** Returns the ways to change `node` itself: an operator, a constant, a negation, a branch or a whole statement. */
function changesOf(node: AnyNode, code: string): Change[] {
  const whole = (replacement: string) => [{ start: node.start, end: node.end, replacement }];
  const text = (part: Node) => code.slice(part.start, part.end);
  const isText = (part: AnyNode) =>
    part.type === 'TemplateLiteral' || (part.type === 'Literal' && typeof part.value === 'string');
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const operator = OPERATORS[node.operator];
      if (operator === undefined || isText(node.left) || isText(node.right)) return [];
      return whole(`(${text(node.left)}) ${operator} (${text(node.right)})`);
    }
    case 'UnaryExpression':
      return node.operator === '!' ? whole(`!!(${text(node.argument)})`) : [];
    case 'ConditionalExpression':
      return whole(`(${text(node.test)}) ? (${text(node.alternate)}) : (${text(node.consequent)})`);
    case 'IfStatement':
      return [{ start: node.test.start, end: node.test.end, replacement: `!(${text(node.test)})` }];
    case 'Literal':
      if (typeof node.value === 'boolean') return whole(String(!node.value));
      if (typeof node.value === 'bigint') return whole(`${node.value + 1n}n`);
      return typeof node.value === 'number' && node.value <= MAX_CONSTANT
        ? whole(String(node.value + 1))
        : [];
    case 'ExpressionStatement':
      return node.directive === undefined ? whole(';') : [];
    default:
      return [];
  }
}

/** Returns the parts of a node that count: not names of properties, and not `void 0`, which any constant could replace. */
const childrenOf = (node: AnyNode): AnyNode[] =>
  Object.entries(node.type === 'UnaryExpression' && node.operator === 'void' ? {} : node)
    .filter(([name]) => name !== 'key' || ('computed' in node && node.computed))
    .flatMap(([, value]) => value)
    .filter(isNode);

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const shorten = (text: string) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 77)}…` : line;
};

// Kernels are compiled ahead of the tests, and the scripts of pages run only in a browser.
const LEFT_OUT = /^src\/(engine\/kernels|view\/site\/browser)\//;

const listModules = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name}`)
    .filter(path => path.endsWith('.ts') && !path.includes('node_modules') && !LEFT_OUT.test(path));
