import { DefinitionError, type Issue, relocateIssues, tryCollect } from '../errors.ts';
import {
  type ClosedForm,
  type ClosedFormText,
  type ConditionExpression,
  compileConditionByName,
  hintOnClosedForm,
  isElementary,
  mutantsOf,
  parseClosedForm,
  parseExpression,
  type SequenceName,
} from '../game/index.ts';
import { UndecidedRead } from './case-reader.ts';
import { judgementsOf } from './closed-form-law.ts';
import { forAllValues } from './for-all-values.ts';
import type { Erratum, Judgement, Law, MutantsOfText } from './judged-law.ts';
import { judgedText } from './judged-text.ts';

/** A statement whose parts may be texts. */
export interface OpenStatement {
  readonly holds: Judgement | string | ClosedFormText;
  /** The hypotheses, all of which must be satisfied. */
  readonly where: readonly (Judgement | string)[];
}

/** An erratum whose condition may be a text. */
export interface OpenErratum extends Omit<Erratum, 'fails'> {
  readonly fails: { readonly says: string; readonly where: Judgement | string };
}

/**
 * A law as it is written. Its parts may be texts, such as `b != 3a+1 implies period = 2a`, so it is closed once the names are
 * known. If the text is an implication, its hypothesis becomes the law's. A closed form of B or E is such a text.
 *
 * Its mutants follow from the text, unless one is written out. A mutant that is an implication has its own hypothesis; any
 * other has the law's. A mutant given as a statement, as printed, is evaluated where the law holds.
 */
export interface OpenLaw
  extends Omit<Law, 'where' | 'holds' | 'mutant' | MadeByClosing | 'erratum'>,
    OpenStatement {
  readonly mutant?: Judgement | string | OpenStatement;
  readonly erratum?: OpenErratum;
  /** The letter for all of whose values certificates decide it: the last of the sweep. */
  readonly forAll?: string;
}

type MadeByClosing = 'mutantRefutedBeside' | 'nearMisses' | 'closedForm' | 'provable';

/**
 * Returns the law with each text as a function, compiled once.
 *
 * 1. Read all parts, and collect their errors.
 * 2. Find the part that certificates can decide, if the law is about all values of a parameter (`forAll`).
 * 3. Close the law by its kind: a closed form of B or E, a function, or a text. A text gets a hypothesis of its own if it is an
 *    implication, and its mutants, unless one is written out.
 *
 * @param names letters and measures
 * @param sequences those that the pipeline measures
 * @param forAllOfPipeline the `forAll` of a law that has none of its own, if certificates can decide it
 * @throws DefinitionError with the errors of all texts
 */
export function closeLaw(
  { where, holds, mutant, erratum, forAll: ownForAll, ...open }: OpenLaw,
  names: readonly string[],
  sequences: readonly SequenceName[] = [],
  forAllOfPipeline?: string,
): Law {
  const issues: Issue[] = [];
  const read = partReader(`claim ${open.id}`, names, sequences, issues);
  const conditions = read.conditions(where, 'where');
  const outer = conditions.map(judged);
  const law = read.statement(holds, 'holds');
  const written = read.mutant(mutant);
  const fails = erratum && read.conditions([erratum.fails.where], 'erratum.fails').map(judged)[0];
  const texts = [...conditions, law].filter(isCondition);
  const hasFunctions = [...where, holds].some(part => typeof part === 'function');
  const areElementary = texts.every(({ root }) => isElementary(root));
  const isProvable = erratum === undefined && open.ofLetters === undefined && !hasFunctions && areElementary;
  const forAll = ownForAll ?? (isProvable ? forAllOfPipeline : undefined);
  const complain = (part: string, expected: string, received: string) =>
    issues.push({ where: read.at(part), expected, received });
  if (isCondition(law) && law.names.length + law.sequences.length === 0 && isElementary(law.root))
    complain('holds', `a statement on ${names.join(', ')}`, `\`${law.text}\`, which uses none of them`);
  if (forAll !== undefined && hasFunctions)
    complain('forAll', 'a law and hypotheses written as strings', 'a function, which cannot be proved');
  if (forAll !== undefined && !areElementary)
    complain('forAll', 'a law of parameters and measures alone', 'one that reads a sequence or a range');
  const form = isForm(law) ? law : undefined;
  const provable =
    forAll === undefined || issues.length > 0
      ? undefined
      : forAllValues(open.id, forAll, texts, form, issues);
  if (provable && open.theorem && open.theorem.coq === undefined) {
    const expected = 'nothing or a theorem proved in Coq, because forAll requires a proof of the law';
    complain('theorem', expected, open.theorem.reference);
  }
  if (issues.length > 0) throw new DefinitionError(issues);
  const closed = {
    ...open,
    ...(outer.length > 0 && { where: all(outer) }),
    ...(provable && { provable }),
    ...(written && { mutant: typeof written === 'function' ? written : compileConditionByName(written) }),
    ...(erratum && { erratum: { ...erratum, fails: { ...erratum.fails, where: fails! } } }),
  } as const;
  // An erratum's condition is checked in both directions, so a mutant would add nothing.
  const needsMutants = erratum === undefined && written === undefined;
  if (form) {
    const { holds: isTrue, ...mutantOfForm } = judgementsOf(form);
    const stated = where.every(part => typeof part === 'string') && {
      closedForm: { form: holds as ClosedFormText, where },
    };
    return { ...closed, ...stated, holds: isTrue, ...(needsMutants && mutantOfForm) };
  }
  if (typeof law === 'function') return { ...closed, holds: law };
  const text = law as ConditionExpression; // Without an issue there is a law.
  if (isCondition(written) && written.root.kind === 'implies') {
    const [isMet, holdsForMutant] = [all(outer), compileConditionByName(written)];
    const refuted: Judgement = (...seen) => isMet(...seen) && isFalse(holdsForMutant, seen);
    return { ...closed, ...implication(text, outer), mutantRefutedBeside: refuted };
  }
  return { ...(needsMutants && lawMutants(text, outer)), ...closed, ...implication(text, outer) };
}

/** Returns readers of the parts of a law that may be texts. A part with an error is undefined, or left out of its list. */
function partReader(
  claim: string,
  names: readonly string[],
  sequences: readonly SequenceName[],
  issues: Issue[],
) {
  const at = (part: string) => `${claim}.${part}`;
  const condition = (text: string, part: string): ConditionExpression | undefined => {
    const hint = hintOnClosedForm(text);
    return tryCollect(issues, () =>
      relocateIssues(
        () => parseExpression(text, { where: at(part), names, sequences, type: 'condition' }),
        issue => (hint === undefined ? issue : { ...issue, hint }),
      ),
    );
  };
  const conditions = (all: OpenStatement['where'], part: string) =>
    all
      .map(written => (typeof written === 'string' ? condition(written, part) : written))
      .filter(read => read !== undefined);
  const statement = (written: OpenStatement['holds'], part: string): Part => {
    if (typeof written === 'function') return written;
    if (typeof written === 'string') return condition(written, part);
    return tryCollect(issues, () => parseClosedForm(written, at(part), names));
  };
  /** Reads a mutant; a statement becomes the judgement that it holds if its hypotheses are satisfied. */
  const mutant = (written: OpenLaw['mutant']): Judgement | ConditionExpression | undefined => {
    if (typeof written === 'string') return condition(written, 'mutant');
    if (typeof written !== 'object') return written;
    const hypotheses = conditions(written.where, 'mutant').map(judged);
    const law = statement(written.holds, 'mutant');
    if (law === undefined) return undefined;
    const holds = isForm(law) ? judgementsOf(law).holds : judged(law);
    return (...seen) => hypotheses.some(isMet => !isMet(...seen)) || holds(...seen);
  };
  return { at, conditions, statement, mutant };
}

type Part = Judgement | ConditionExpression | ClosedForm | undefined;

function isForm(part: Part): part is ClosedForm {
  return typeof part === 'object' && 'of' in part;
}

function isCondition(part: Part): part is ConditionExpression {
  return typeof part === 'object' && !('of' in part);
}

function judged(part: Judgement | ConditionExpression): Judgement {
  return typeof part === 'function' ? part : judgedText(part);
}

/** Returns the law's conclusion and its hypothesis: the hypothesis of the text, if it has one, and the outer conditions. */
function implication(law: ConditionExpression, outer: readonly Judgement[]): Pick<Law, 'where' | 'holds'> {
  const { root } = law;
  const [hypothesis, conclusion] = root.kind === 'implies' ? [[root.left], root.right] : [[], root];
  const conditions = [...outer, ...hypothesis.map(node => judgedText(law, node))];
  return {
    ...(conditions.length > 0 && { where: all(conditions) }),
    holds: judgedText(law, conclusion),
  };
}

/** Returns the mutants of a text, and the judgement that holds if none of them is refuted. */
function lawMutants(
  law: ConditionExpression,
  outer: readonly Judgement[],
): Pick<Law, 'mutant' | 'mutantSays' | 'nearMisses'> {
  const isMet = all(outer);
  const nearMisses = mutantsOf(law).map((place): MutantsOfText => {
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
  // The one that the case before refuted is often refuted again.
  let first = nearMisses[0];
  const mutant: Judgement = (...seen) => {
    if (first?.refuted(...seen)) return false;
    const refuted = nearMisses.find(miss => miss !== first && miss.refuted(...seen));
    first = refuted ?? first;
    return refuted === undefined;
  };
  return { mutant, mutantSays: SHIFTED, nearMisses };
}

const SHIFTED = 'one of its numbers, or one side of a comparison, one more or one less';

function all([first = () => true, ...others]: readonly Judgement[]): Judgement {
  return others.reduce(
    (p, q) =>
      (...seen) =>
        p(...seen) && q(...seen),
    first,
  );
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
