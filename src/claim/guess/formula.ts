import { gcd } from '../../game/index.ts';

/** An expression that is tried: a leaf, or an operation on two that were tried before. */
export type Formula =
  | { readonly kind: 'leaf'; readonly text: string; readonly cost: number }
  | { readonly kind: Operation; readonly left: Formula; readonly right: Formula; readonly cost: number };

export type Operation = keyof typeof OPERATIONS;

interface Rule {
  /** Cost of the operation, to be added to the costs of its operands. */
  readonly cost: number;
  readonly commutes: boolean;
  /** The value of the operation; NaN if there is none. */
  readonly apply: (x: number, y: number) => number;
}

/** The field's operations, by cost. */
export const OPERATIONS = {
  '*': { cost: 1, commutes: true, apply: (x, y) => x * y },
  '+': { cost: 1, commutes: true, apply: (x, y) => x + y },
  '-': { cost: 1, commutes: false, apply: (x, y) => x - y },
  mod: { cost: 2, commutes: false, apply: remainder },
  div: { cost: 2, commutes: false, apply: (x, y) => (x - remainder(x, y)) / y },
  gcd: { cost: 2, commutes: true, apply: gcd },
  min: { cost: 2, commutes: true, apply: Math.min },
  max: { cost: 2, commutes: true, apply: Math.max },
  dist: {
    cost: 2,
    commutes: false,
    apply: (x, y) => Math.min(remainder(x, y), y - remainder(x, y)),
  },
} as const satisfies Readonly<Record<string, Rule>>;

function remainder(x: number, y: number): number {
  if (!(y >= 1)) return Number.NaN;
  const signed = x % y;
  return signed < 0 ? signed + y : signed + 0;
}

/** Returns the values of a formula. The values of its leaves are keyed by text; a value that is not exact is NaN. */
export function valuesOf(formula: Formula, leaves: ReadonlyMap<string, Float64Array>): Float64Array {
  if (formula.kind === 'leaf') return leaves.get(formula.text)!;
  const [p, q] = [valuesOf(formula.left, leaves), valuesOf(formula.right, leaves)];
  const { apply } = OPERATIONS[formula.kind];
  return p.map((x, i) => {
    const value = apply(x, q[i]!);
    return Number.isSafeInteger(value) ? value + 0 : Number.NaN;
  });
}

/** The binding power of the place of a part. */
const [LOOSE, FACTOR, TIGHT] = [0, 1, 2];

/** Returns a formula in the expression language. */
export function formulaText(formula: Formula, place = LOOSE): string {
  if (formula.kind === 'leaf') return formula.text;
  const constant = constantOf(formula);
  if (constant !== undefined) return constant < 0 && place > LOOSE ? `(${constant})` : `${constant}`;
  const { kind, left, right } = inOrder(formula);
  const within = (strength: number, text: string) => (strength < place ? `(${text})` : text);
  switch (kind) {
    case '+':
    case '-':
      return within(LOOSE, `${formulaText(left)} ${kind} ${formulaText(right, FACTOR)}`);
    case '*': {
      if (isNumber(left) && isLetter(right) && constantOf(left)! > 0) return formulaText(left) + right.text;
      return within(FACTOR, `${formulaText(left, FACTOR)} * ${formulaText(right, FACTOR)}`);
    }
    case 'mod':
    case 'div':
      // Next to a product it would need parentheses anyway.
      return within(LOOSE, `${formulaText(left, TIGHT)} ${kind} ${formulaText(right, TIGHT)}`);
    default:
      return `${kind}(${formulaText(left)}, ${formulaText(right)})`;
  }
}

/** Returns the number that a formula without letters is. */
function constantOf(formula: Formula): number | undefined {
  if (formula.kind === 'leaf') return /^\d/.test(formula.text) ? Number(formula.text) : undefined;
  const [p, q] = [constantOf(formula.left), constantOf(formula.right)];
  return p === undefined || q === undefined ? undefined : OPERATIONS[formula.kind].apply(p, q);
}

/** Numbers first in products and last in sums, letters by the alphabet. */
function inOrder<F extends Extract<Formula, { left: Formula }>>(formula: F): F {
  const { kind, left, right } = formula;
  const [p, q] = [isNumber(left), isNumber(right)];
  const isLater = isLetter(left) && isLetter(right) && left.text > right.text;
  const isTurned = kind === '*' ? (q && !p) || isLater : (p && !q) || isLater;
  return OPERATIONS[kind].commutes && isTurned ? { ...formula, left: right, right: left } : formula;
}

export function isNumber(formula: Formula): boolean {
  return constantOf(formula) !== undefined;
}

function isLetter(formula: Formula): formula is Extract<Formula, { text: string }> {
  return formula.kind === 'leaf' && !isNumber(formula);
}
