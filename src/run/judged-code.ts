import { type Node, parse } from 'acorn';
import { type Fields, isNode, nameOf, namesDeclaredBy } from './canonical-code.ts';

/**
 * Helpers of pipelines whose arguments contain texts that are not judged. The texts in arguments of any other helper
 * count as judged.
 */
const WORDS = new Set([
  ...['definePipeline', 'growth', 'guessed', 'moreExcluded', 'records'],
  ...['claim', 'ours', 'erratum', 'instead', 'printedTable', 'printedTerms', 'printedSummary'],
]);

/** The keys of texts and of charts, on which no verdict depends. */
const TEXTS = new Set([
  ...['question', 'answer', 'title', 'subtitle', 'charts', 'tables', 'oeis', 'cost'],
  ...['says', 'mutantSays', 'theorem', 'conjecture', 'coq'],
  ...['nature', 'printed', 'right', 'why', 'partOf'],
]);

/** The keys of a definition that are part of the plan. */
const OF_PLAN = new Set(['id', 'source', 'published', 'sweep', 'measure', 'limit', 'summaries']);

/** The keys of objects that contain texts. */
const HOLDERS = new Set(['corrected', 'fails']);

/** The keys of formulas, in which the amount of white space has no meaning. */
const FORMULAS = new Set(['where', 'holds', 'mutant']);

/**
 * Helpers with three arguments of which one is a text: the first argument of the first helper, the second of the
 * others.
 */
const SPOKEN = ['when', 'claim', 'ours', 'erratum', 'instead'];

/** Helpers without side effects: a call is dropped if its result is not used. */
const PURE = new Set(['paper', 'asked', 'heatMap', 'line', 'points']);

/**
 * Returns a pipeline without its texts, charts and plan. A minifier then removes the code that only these used.
 *
 * A text is recognised only if it is written in an argument of a helper. A text that reaches the helper by a variable or a
 * function may stay. Then a change of it causes a second judgement, but no error.
 *
 * @param code JavaScript
 */
export function withoutTexts(code: string): string {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const wordOf = wordReader(program);
  const edits: Edit[] = [];
  const replace = ({ start, end }: Node, text: string) => edits.push({ start, end, text });
  const cut = (node: Fields, isDefinition: boolean) => {
    if (node.type !== 'ObjectExpression') return;
    for (const property of node.properties as Fields[]) {
      const { key, value, computed } = property as Fields & { key?: Fields; value: Fields };
      if (key === undefined || computed) continue;
      const name = nameOf(key);
      if (TEXTS.has(name) || (isDefinition && OF_PLAN.has(name))) replace(property, `${name}: 0`);
      else if (HOLDERS.has(name)) cut(value, false);
      else if (FORMULAS.has(name) && typeof value.value === 'string')
        replace(value, JSON.stringify(inOneWidth(value.value)));
    }
  };
  const visit = (node: Fields) => {
    if (node.type === 'ImportDeclaration') replace(node.source as Node, "'saltus'");
    if (node.type === 'CallExpression') {
      const word = wordOf(node.callee as Fields);
      if (PURE.has(word)) replace({ ...node, end: node.start }, '/* @__PURE__ */ ');
      const passed = node.arguments as Fields[];
      if (WORDS.has(word)) for (const argument of passed) cut(argument, word === 'definePipeline');
      // A place in a source, or the beginning of sentences.
      const spoken = passed.length === 3 ? passed[SPOKEN.indexOf(word) === 0 ? 0 : 1] : undefined;
      if (SPOKEN.includes(word) && spoken && typeof spoken.value === 'string') replace(spoken, "''");
    }
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child);
  };
  visit(program as Node as Fields);
  return edited(code, edits);
}

/** Returns a formula with each run of white space replaced by one space. */
function inOneWidth(formula: string): string {
  return formula.trim().replace(/\s+/g, ' ');
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function edited(code: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let end = 0;
  for (const edit of edits.toSorted((p, q) => p.start - q.start || q.end - p.end)) {
    // Drops edits inside a removed text.
    if (edit.start < end) continue;
    pieces.push(code.slice(end, edit.start), edit.text);
    end = edit.end;
  }
  return [...pieces, code.slice(end)].join('');
}

/**
 * Returns a function that gives the helper that a call uses: one that is imported, or a part of a `paper`. A name that the
 * module declares twice never counts as a helper.
 */
function wordReader(program: Node): (callee: Fields) => string {
  const words = new Map<string, string>();
  const papers = new Set<string>();
  const seen = new Set<string>();
  const others = new Set<string>();
  const declare = (name: string) => (seen.has(name) ? others : seen).add(name);
  const visit = (node: Fields, isTop: boolean) => {
    if (node.type === 'ImportSpecifier') words.set(nameOf(node.local), nameOf(node.imported));
    namesDeclaredBy(node).forEach(declare);
    const { id, init } = node;
    const called = isNode(init) && init.type === 'CallExpression' ? nameOf(init.callee) : '';
    if (isTop && words.get(called) === 'paper') {
      const pattern = id as Fields;
      if (pattern.type === 'Identifier') papers.add(nameOf(pattern));
      for (const { key, value } of (pattern.properties ?? []) as Fields[])
        words.set(nameOf(value), nameOf(key));
    }
    const below = isTop && ['Program', 'VariableDeclaration', 'ImportDeclaration'].includes(node.type);
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, below);
  };
  visit(program as Node as Fields, true);
  const isOnce = (name: string) => !others.has(name);
  return callee => {
    const object = callee.type === 'MemberExpression' ? nameOf(callee.object) : undefined;
    if (object !== undefined) return papers.has(object) && isOnce(object) ? nameOf(callee.property) : '';
    const name = nameOf(callee);
    return isOnce(name) ? (words.get(name) ?? '') : '';
  };
}
