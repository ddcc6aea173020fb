import { collected, DefinitionError, type Issue, placed } from '../errors.ts';
import {
  type ClosedFormText,
  type ConditionExpression,
  compileConditionByName,
  hintOnClosedForm,
  nearMissesOf,
  parseClosedForm,
  parseExpression,
} from '../game/index.ts';
import { judgementsOf } from './closed-form-law.ts';
import { forAllValues } from './for-all-values.ts';
import { judgedText } from './judged-text.ts';
import type { Judgement, Law, NearMisses } from './law.ts';
import { UndecidedRead } from './reader.ts';

/**
 * A law of which a part is a text, such as `b != 3a+1 implies period = 2a`: it is closed where the names are known. A text
 * that is an implication has its hypothesis as the law's. Its near misses follow from it, unless one is written out. A closed
 * form of B or E is such a law. A near miss that is an implication has its own hypothesis; another has that of the law.
 */
export interface OpenLaw
  extends Omit<Law, 'kind' | 'where' | 'holds' | 'mutant' | 'nearMisses' | 'provable'> {
  readonly kind: 'open law';
  readonly holds: Judgement | string | ClosedFormText;
  /** The hypotheses, all of which must be satisfied. */
  readonly where: readonly (Judgement | string)[];
  readonly mutant?: Judgement | string;
  /** The letter for all of whose values certificates decide it: the last of the sweep. */
  readonly forAll?: string;
}

/**
 * The law with each text as a function, compiled once.
 *
 * @param names letters and measures
 * @throws DefinitionError with the mistakes of all texts
 */
export function closeLaw(
  { where, holds, mutant: nearMiss, forAll, ...open }: OpenLaw,
  names: readonly string[],
): Law {
  const issues: Issue[] = [];
  const at = (part: string) => `claim ${open.id}.${part}`;
  const read = (text: string, part: string) => {
    const hint = hintOnClosedForm(text);
    return collected(issues, () =>
      placed(
        () => parseExpression(text, { where: at(part), names, type: 'condition' }),
        issue => (hint === undefined ? issue : { ...issue, hint }),
      ),
    );
  };
  const given = where
    .map(one => (typeof one === 'string' ? read(one, 'where') : one))
    .filter(one => one !== undefined);
  const outer = given.map(one => (typeof one === 'function' ? one : judgedText(one)));
  const law = typeof holds === 'string' ? read(holds, 'holds') : undefined;
  const written = typeof nearMiss === 'string' ? read(nearMiss, 'mutant') : nearMiss;
  const form =
    typeof holds === 'object'
      ? collected(issues, () => parseClosedForm(holds, at('holds'), names))
      : undefined;
  if (law?.names.length === 0) {
    const expected = `a statement on ${names.join(', ')}`;
    issues.push({ where: at('holds'), expected, received: `\`${holds}\`, which uses none of them` });
  }
  if (forAll !== undefined && [...where, holds].some(part => typeof part === 'function')) {
    const expected = 'a law and hypotheses written as strings';
    issues.push({ where: at('forAll'), expected, received: 'a function, which cannot be proved' });
  }
  const texts = [...given, law].filter(part => typeof part === 'object');
  const provable =
    forAll === undefined || issues.length > 0
      ? undefined
      : forAllValues(open.id, forAll, texts, form, issues);
  if (issues.length > 0) throw new DefinitionError(issues);
  const closed = {
    ...open,
    kind: 'law',
    ...(outer.length > 0 && { where: all(outer) }),
    ...(provable && { provable }),
    ...(written && { mutant: typeof written === 'function' ? written : compileConditionByName(written) }),
  } as const;
  if (form) {
    const texts = where.filter(one => typeof one === 'string');
    const stated = texts.length === where.length && {
      closedForm: { form: holds as ClosedFormText, where: texts },
    };
    return { ...closed, ...stated, ...judgementsOf(form) };
  }
  if (typeof holds === 'function') return { ...closed, holds };
  if (typeof written === 'object' && written.root.kind === 'implies') {
    const [isMet, miss] = [all(outer), compileConditionByName(written)];
    const refuted: Judgement = (...seen) => isMet(...seen) && isFalse(miss, seen);
    return { ...closed, ...implication(law!, outer), mutantRefutedBeside: refuted };
  }
  // Where an erratum says that it fails is judged both ways: a near miss would add nothing.
  const hasMisses = open.erratum === undefined && written === undefined;
  return { ...(hasMisses && shifted(law!, outer)), ...closed, ...implication(law!, outer) };
}

/** What is said, and wherever that is: the hypothesis of a text that has one, and those beside it. */
function implication(law: ConditionExpression, outer: readonly Judgement[]): Pick<Law, 'where' | 'holds'> {
  const { root } = law;
  const [hypothesis, conclusion] = root.kind === 'implies' ? [[root.left], root.right] : [[], root];
  const conditions = [...outer, ...hypothesis.map(node => judgedText(law, node))];
  return {
    ...(conditions.length > 0 && { where: all(conditions) }),
    holds: judgedText(law, conclusion),
  };
}

/** The near misses of a text, and what holds where none of them is refuted. */
function shifted(
  law: ConditionExpression,
  outer: readonly Judgement[],
): Pick<Law, 'mutant' | 'mutantSays' | 'nearMisses'> {
  const isMet = all(outer);
  const nearMisses = nearMissesOf(law).map((place): NearMisses => {
    let misses: readonly Judgement[] | undefined;
    return {
      says: place.map(({ text }) => text).join(/\bor\b/.test(law.text) ? ', or: ' : ' or '),
      refuted: (...seen) => {
        if (!isMet(...seen)) return false;
        misses ??= place.map(miss => compileConditionByName(law, miss.root));
        return misses.some(miss => isRefuted(miss, seen));
      },
    };
  });
  const mutant: Judgement = (...seen) => !nearMisses.some(({ refuted }) => refuted(...seen));
  return { mutant, mutantSays: SHIFTED, nearMisses };
}

const SHIFTED = 'one of its numbers, or one side of a comparison, one more or one less';

function all(conditions: readonly Judgement[]): Judgement {
  if (conditions.length === 1) return conditions[0]!;
  return (...seen) => conditions.every(holds => holds(...seen));
}

/** Whether a mutant is false; an unknown one may hold. */
function isFalse(miss: Judgement, seen: Parameters<Judgement>): boolean {
  try {
    return !miss(...seen);
  } catch (thrown) {
    if (thrown instanceof UndecidedRead) return false;
    throw thrown;
  }
}

/** Whether a mutant is false or has no value, such as a remainder modulo 0. */
function isRefuted(miss: Judgement, seen: Parameters<Judgement>): boolean {
  try {
    return isFalse(miss, seen);
  } catch (thrown) {
    if (thrown instanceof DefinitionError) return true;
    throw thrown;
  }
}
