import { nearest } from './nearest.ts';
import { OPERATOR_WORDS } from './operators.ts';
import { type Fault, quote, type Span } from './place.ts';
import { FUNCTIONS, PREDICATES, type SequenceName } from './syntax.ts';

/** The names an expression may use. */
export interface Scope {
  readonly names: readonly string[];
  /** Names that exist but have no value yet where the expression is run: using one is reported as just that. */
  readonly later?: readonly string[];
  /** The sequences that a statement about a game may read. Only in such a statement may a letter run through a range. */
  readonly sequences?: readonly SequenceName[];
}

/** Longer words are taken for words and not for products, when a letter in them is unknown. */
const MAX_PRODUCT_LENGTH = 3;

/** One name in a word, with its place. */
export interface Use extends Span {
  readonly name: string;
}

/** Returns the names whose product a word is: itself, or else each of its letters; undefined if one is unknown. */
export function namesIn(word: string, at: number, scope: Scope): readonly [Use, ...Use[]] | undefined {
  const known = (name: string) => scope.names.includes(name) || scope.later?.includes(name) === true;
  if (known(word)) return [{ name: word, at, length: word.length }];
  const [first, ...rest] = [...word].map((name, i) => ({ name, at: at + i, length: 1 }));
  return first && [first, ...rest].every(({ name }) => known(name)) ? [first, ...rest] : undefined;
}

/**
 * Returns the error in a word that is neither a name nor a product of names. Its place is the first unknown letter if the
 * word looks like a product of letters.
 */
export function unknownWord(
  word: string,
  at: number,
  scope: Scope,
  called: boolean,
): { readonly span: Span; readonly fault: Fault } {
  const functions = [...Object.keys(FUNCTIONS), ...PREDICATES];
  const expected = called ? `one of the functions ${functions.join(', ')}` : knownNames(scope);
  const words = [...scope.names, ...functions, ...OPERATOR_WORDS].filter(({ length }) => length > 1);
  const near = nearest(word, words);
  const stray = [...word].findIndex(letter => !scope.names.includes(letter));
  if (near === undefined && !called && word.length <= MAX_PRODUCT_LENGTH) {
    return { span: { at: at + stray, length: 1 }, fault: { expected, received: quote(word[stray]!) } };
  }
  return {
    span: { at, length: word.length },
    fault: { expected, received: quote(word), ...(near !== undefined && { hint: `did you mean ${near}?` }) },
  };
}

function knownNames({ names }: Scope): string {
  if (names.length === 0) return 'no names here';
  return names.length === 1 ? `the name ${names[0]}` : `one of the names ${names.join(', ')}`;
}
