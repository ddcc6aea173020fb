import { refuse, shown } from '../../errors.ts';
import { type ClosedFormText, closedFormIn } from '../../game/index.ts';
import type { Row, SeriesOf, Texts } from '../case.ts';
import type { Judgement, Law } from '../judged-law.ts';
import type { OpenLaw } from '../open-law.ts';

/** A law with its mutant written out. */
export type LawText = Omit<Law, 'kind' | 'mutant' | 'mutantSays' | 'erratum' | 'provable'> &
  Required<Pick<Law, 'mutant' | 'mutantSays'>>;

/** A law with a constant. Another constant in its place gives the mutant and its sentence. */
export interface LawWith<T> extends Omit<LawText, 'says' | 'holds' | 'mutant' | 'mutantSays'> {
  readonly with: readonly [right: T, nearMiss: T];
  readonly says: string | ((constant: T) => string);
  readonly holds: (constant: T, row: Row, series: SeriesOf, texts: Texts) => boolean;
  /** The mutant's sentence, if the sentence does not name the constant. */
  readonly mutantSays?: string;
}

/** A law as functions whose hypothesis is a text. */
export type WhereText<Text> = Omit<Text, 'where'> & { readonly where: string };

/**
 * A law as a text in letters and measures, which is also its sentence if there is none. Its mutants follow from the text,
 * unless one is written out with its sentence. Or a closed form of B or E, in letters: `B = (01)^b 1`, or `{ B: '(01)^b
 * 1' }`.
 */
export interface LawAsText
  extends Omit<OpenLaw, 'kind' | 'says' | 'where' | 'holds' | 'formulas' | 'mutant'> {
  readonly says?: string;
  readonly where?: Judgement | string;
  readonly holds: string | ClosedFormText;
  readonly mutant?: string;
}

/**
 * Returns a law, with a mutant that some case must refute.
 *
 * @example
 * law({
 *   id: 'three-heaps',
 *   with: [3, 4],
 *   says: times => `period = ${times} saltus`,
 *   holds: (times, { period, saltus }) => period === times * saltus,
 * }).mutantSays // 'period = 4 saltus'
 * law({ id: 'two-heaps', holds: 'b != 3a+1 implies period = 2a' }).says // 'b != 3a+1 implies period = 2a'
 * law({ id: 'string', holds: { B: '(01)^(b div 2) 1' }, forAll: 'b' }).says // 'B = <(01)^(b div 2) 1>'
 */
export function law<const T>(text: LawWith<T>): Law;
export function law(text: LawText): Law;
export function law(text: LawAsText): OpenLaw;
export function law<const T>(text: WhereText<LawWith<T>>): OpenLaw;
export function law(text: WhereText<LawText>): OpenLaw;
export function law(
  text: LawText | LawWith<unknown> | LawAsText | WhereText<LawText> | WhereText<LawWith<unknown>>,
): Law | OpenLaw {
  if (typeof text !== 'object')
    refuse('law', 'an object with id, says, holds, mutant and mutantSays', shown(text));
  if (typeof text.holds === 'string' || (typeof text.holds === 'object' && text.holds !== null))
    return openLaw(text as LawAsText);
  if (typeof text.where === 'string') {
    const { where, ...rest } = text as WhereText<LawText>;
    return { ...law(rest), kind: 'open law', where: [where] };
  }
  if (!('with' in text)) return { kind: 'law', ...(text as LawText) };
  const { with: constants, says, holds, ...rest } = text as LawWith<unknown>;
  const [right, nearMiss] = constants;
  const where = `law ${rest.id}`;
  if (!Array.isArray(constants) || constants.length !== 2 || right === nearMiss) {
    refuse(`${where}.with`, 'two different constants: the right one and the mutant', shown(constants));
  }
  if ('mutant' in rest)
    refuse(`${where}.mutant`, 'nothing, because `with` determines it', shown(rest.mutant));
  const judgementWith =
    (constant: unknown): Judgement =>
    (...seen) =>
      holds(constant, ...seen);
  const sentence = (constant: unknown) => (typeof says === 'string' ? says : says(constant));
  const mutantSays = rest.mutantSays ?? sentence(nearMiss);
  if (mutantSays === sentence(right))
    refuse(`${where}.says`, 'a sentence that names the constant, or mutantSays', shown(mutantSays));
  return {
    ...rest,
    mutantSays,
    kind: 'law',
    says: sentence(right),
    holds: judgementWith(right),
    mutant: judgementWith(nearMiss),
  };
}

/** A law of which any part may be a text, with its sentence if a part is none. */
export interface OpenLawText extends Omit<LawAsText, 'holds'> {
  readonly holds: Judgement | string | ClosedFormText;
}

export function openLaw({ where, holds: statement, ...text }: OpenLawText): OpenLaw {
  if (text.mutant === undefined && text.mutantSays !== undefined)
    refuse(`law ${text.id}`, 'mutant and mutantSays, or neither', shown(text.mutantSays));
  const holds = typeof statement === 'string' ? (closedFormIn(statement) ?? statement) : statement;
  if (where !== undefined && !['string', 'function', 'object'].includes(typeof where))
    refuse(`law ${text.id}.where`, 'a function or a string', shown(where));
  if (typeof holds === 'string' && holds.trim() === '')
    refuse(`law ${text.id}.holds`, 'a statement about parameters and measures', shown(holds));
  const isFormula = text.says === undefined && typeof where !== 'function' && typeof holds === 'string';
  const sentence = sentenceOf(holds);
  if (text.says === undefined && sentence === undefined)
    refuse(`law ${text.id}.says`, 'a sentence, because the law is a function', 'nothing');
  const formulas = [...(typeof where === 'string' ? [where] : []), sentence ?? ''];
  return {
    ...text,
    holds,
    kind: 'open law',
    says: text.says ?? formulas.join(': '),
    where: where === undefined ? [] : [where],
    ...(text.mutant !== undefined && { mutantSays: text.mutantSays ?? text.mutant }),
    ...(isFormula && { formulas }),
  };
}

function sentenceOf(holds: OpenLawText['holds']): string | undefined {
  if (typeof holds === 'function') return undefined;
  return typeof holds === 'string' ? holds : 'B' in holds ? `B = <${holds.B}>` : `E = ${holds.E}`;
}
