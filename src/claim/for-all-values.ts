import type { Issue } from '../errors.ts';
import type { ConditionExpression, ConditionNode } from '../game/index.ts';

/** What a law that is a text says of every value of a letter, however far a sweep goes. */
export interface ForAllValues {
  /** The last letter of the sweep. */
  readonly letter: string;
  /** Of which sequence its measures are. */
  readonly sequence: keyof typeof MEASURES;
  /** On letters and measures, its hypotheses first. */
  readonly condition: ConditionNode;
}

/** The measures that certificates tell of each sequence, in the order preperiod, period, saltus. */
export const MEASURES = {
  'nim-values': ['preperiod', 'period', 'saltus'],
  outcomes: ['outcomePreperiod', 'T'],
} as const satisfies Record<string, readonly string[]>;

/** @param texts hypotheses, then the law */
export function forAllValues(
  id: string,
  letter: string,
  texts: readonly ConditionExpression[],
  issues: Issue[],
): ForAllValues | undefined {
  const names = new Set(texts.flatMap(text => text.names));
  const used = [...names].filter(name => !/^[a-z]$/.test(name));
  const sequence = (['nim-values', 'outcomes'] as const).find(one =>
    used.every(name => (MEASURES[one] as readonly string[]).includes(name)),
  );
  if (sequence === undefined || used.length === 0) {
    const expected = Object.values(MEASURES).map(measures => measures.join(', '));
    issues.push({
      where: `claim ${id}.forAll`,
      expected: `measures of one sequence that certificates tell: ${expected.join('; or ')}`,
      received: used.join(', ') || 'letters alone',
    });
    return undefined;
  }
  return {
    letter,
    sequence,
    condition: texts.map(({ root }) => root).reduceRight((law, where) => implied(where, law)),
  };
}

/** That one follows from another. */
export function implied(left: ConditionNode, right: ConditionNode): ConditionNode {
  const { at, length } = right;
  return { type: 'condition', kind: 'implies', left, right, at, length };
}
