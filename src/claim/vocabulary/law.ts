import { refuse, shown } from '../../errors.ts';
import { closedFormIn } from '../../game/index.ts';
import type { Row, SeriesOf, Texts } from '../case.ts';
import type { Judgement } from '../judged-law.ts';
import type { OpenLaw } from '../open-law.ts';

/**
 * A law without its name and place. Its parts may be texts in letters and measures, which are also its sentence if there is
 * none, or functions, which need a sentence and a mutant. It may state a closed form of B or E, in letters: `B = (01)^b 1`,
 * or `{ B: '(01)^b 1' }`.
 */
export interface LawText
  extends Omit<OpenLaw, 'kind' | 'id' | 'source' | 'says' | 'where' | 'formulas' | 'mutant'> {
  readonly says?: string;
  readonly where?: Judgement | string;
  readonly mutant?: Judgement | string;
}

/** A law with a constant. Another constant in its place gives the mutant and its sentence. */
export interface LawWith<T> extends Omit<LawText, 'says' | 'holds' | 'mutant'> {
  readonly with: readonly [right: T, nearMiss: T];
  readonly says: string | ((constant: T) => string);
  readonly holds: (constant: T, row: Row, series: SeriesOf, texts: Texts) => boolean;
}

export type Identified<Text> = Pick<OpenLaw, 'id' | 'source'> & Text;

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
export function law<const T>(text: Identified<LawWith<T>>): OpenLaw;
export function law(text: Identified<LawText>): OpenLaw;
export function law(text: Identified<LawText> | Identified<LawWith<unknown>>): OpenLaw {
  if (typeof text !== 'object')
    refuse('law', 'an object with id, says, holds, mutant and mutantSays', shown(text));
  const { where, holds: statement, ...rest } = 'with' in text ? withConstant(text) : text;
  const place = `law ${rest.id}`;
  if (rest.mutant === undefined && rest.mutantSays !== undefined)
    refuse(place, 'mutant and mutantSays, or neither', shown(rest.mutantSays));
  const holds = typeof statement === 'string' ? (closedFormIn(statement) ?? statement) : statement;
  if (where !== undefined && !['string', 'function', 'object'].includes(typeof where))
    refuse(`${place}.where`, 'a function or a string', shown(where));
  if (typeof holds === 'string' && holds.trim() === '')
    refuse(`${place}.holds`, 'a statement about parameters and measures', shown(holds));
  const sentence = sentenceOf(holds);
  if (rest.says === undefined && typeof holds === 'function')
    refuse(`${place}.says`, 'a sentence, because the law is a function', 'nothing');
  const isFormula = rest.says === undefined && typeof where !== 'function' && typeof holds === 'string';
  const formulas = [...(typeof where === 'string' ? [where] : []), sentence ?? ''];
  const mutantSays = rest.mutantSays ?? (typeof rest.mutant === 'string' ? rest.mutant : undefined);
  return {
    ...rest,
    holds,
    kind: 'law',
    says: rest.says ?? formulas.join(': '),
    where: where === undefined ? [] : [where],
    ...(mutantSays !== undefined && { mutantSays }),
    ...(isFormula && { formulas }),
  };
}

/** Returns a law with a constant as two functions, for the right constant and for the mutant. */
function withConstant({
  with: constants,
  says,
  holds,
  ...rest
}: Identified<LawWith<unknown>>): Identified<LawText> {
  const [right, nearMiss] = constants;
  const where = `law ${rest.id}`;
  if (!Array.isArray(constants) || constants.length !== 2 || right === nearMiss)
    refuse(`${where}.with`, 'two different constants: the right one and the mutant', shown(constants));
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
    says: sentence(right),
    holds: judgementWith(right),
    mutant: judgementWith(nearMiss),
    mutantSays,
  };
}

function sentenceOf(holds: LawText['holds']): string | undefined {
  if (typeof holds === 'string') return holds;
  if (typeof holds !== 'object' || holds === null) return undefined;
  return 'B' in holds ? `B = <${holds.B}>` : `E = ${holds.E}`;
}

/** A claim as it is written: its name, its place in the source if it has one, and the rest. */
export type Named<Text> = [id: string, at: string, text: Text] | [id: string, text: Text];

/** Returns the source of a claim, given its place if it has one. */
export type SourceAt = (at?: string) => { readonly source?: string };

/** Returns a claim with its name and source among its properties. */
export function inOnePiece<Text>(parts: Named<Text>, sourceAt: SourceAt): Identified<Text> {
  const [id, at, text] = parts.length === 3 ? parts : [parts[0], undefined, parts[1]];
  if (typeof id !== 'string' || typeof text !== 'object' || text === null)
    refuse('claim', "an id, a place and the rest: ('lemma-6', 'Lemma 6', { … })", shown(text ?? id));
  return { ...text, id, ...sourceAt(at) };
}
