import type { Issue } from '../errors.ts';
import type { ClosedForm, ConditionExpression, ConditionNode } from '../game/index.ts';

/** A law given as text, for every value of a letter, beyond any sweep. */
export interface ForAllValues {
  /** The last letter of the sweep. */
  readonly letter: string;
  /** The sequence that its measures describe. */
  readonly sequence: keyof typeof MEASURES;
  /**
   * The condition on letters and measures, hypotheses first. For a closed form only the hypotheses, if there are any.
   */
  readonly condition?: ConditionNode;
  /** The closed form of B or E, valid wherever the hypotheses hold. */
  readonly form?: ClosedForm;
}

/** The measures that certificates give for each sequence, in the order preperiod, period, saltus. */
export const MEASURES = {
  'nim-values': ['preperiod', 'period', 'saltus'],
  outcomes: ['outcomePreperiod', 'T'],
} as const satisfies Record<string, readonly string[]>;

/** @param texts hypotheses, then the law, if it is no closed form */
export function forAllValues(
  id: string,
  letter: string,
  texts: readonly ConditionExpression[],
  form: ClosedForm | undefined,
  issues: Issue[],
): ForAllValues | undefined {
  const names = new Set([...texts, ...(form ? [form] : [])].flatMap(text => text.names));
  const used = [...names].filter(name => !/^[a-z]$/.test(name));
  const sequences = form ? (['outcomes'] as const) : (['nim-values', 'outcomes'] as const);
  const sequence = sequences.find(candidate =>
    used.every(name => (MEASURES[candidate] as readonly string[]).includes(name)),
  );
  if (sequence === undefined || (used.length === 0 && !form)) {
    const expected = Object.values(MEASURES).map(measures => measures.join(', '));
    issues.push({
      where: `claim ${id}.forAll`,
      expected: `measures of one sequence that certificates determine: ${expected.join('; or ')}`,
      received: used.join(', ') || 'only parameters',
    });
    return undefined;
  }
  const roots = texts.map(({ root }) => root);
  if (!form)
    return { letter, sequence, condition: roots.reduceRight((law, where) => joined('implies', where, law)) };
  return {
    letter,
    sequence,
    ...(roots.length > 0 && { condition: roots.reduce((left, right) => joined('and', left, right)) }),
    form,
  };
}

export function joined(kind: 'and' | 'implies', left: ConditionNode, right: ConditionNode): ConditionNode {
  const { at, length } = right;
  return { type: 'condition', kind, left, right, at, length };
}

/**
 * The result of certificates on a law for all values of a letter, in addition to the cases. Made only by `run`, after the
 * checker has verified each certificate and decided the law with them. Plain JSON.
 */
export type Proof =
  | {
      readonly status: 'proved';
      /** The values for which it is proved: `all c ≥ b + 1; b = 2..20`. */
      readonly hypothesis: string;
      /** The file of the certificates, below the folder of the result. */
      readonly reference: string;
      readonly certificates: number;
      /** The number of games before those of a certificate, each checked by itself. */
      readonly games: number;
    }
  /** The law fails, at the least value known to refute it, for the first choice of the other letters with such a value. */
  | {
      readonly status: 'refuted';
      readonly game: string;
      readonly at: readonly number[];
      readonly seen: string;
    }
  | { readonly status: 'open'; readonly why: string };
