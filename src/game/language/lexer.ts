import type { Issue } from '../../errors.ts';
import { issueAt, quote, type Slice, type Span } from './place.ts';
import type { Relation } from './syntax.ts';
import { wholeNumberOf } from './whole-number.ts';

/** The signs of the expression language, in one spelling each. */
export type Sign =
  | Exclude<Relation, 'divides'>
  | '+'
  | '-'
  | '*'
  | '^'
  | '('
  | ')'
  | '{'
  | '}'
  | ','
  | '..'
  | ':';

/** One token, with its place in the text; the last one of a text is `end`. */
export type Token = Span &
  (
    | { readonly kind: 'integer'; readonly value: number }
    | { readonly kind: 'word'; readonly word: string }
    | { readonly kind: 'sign'; readonly sign: Sign }
    | { readonly kind: 'end' }
  );

const SIGNS: ReadonlyMap<string, Sign> = new Map([
  ...(['<=', '>=', '!=', '<', '>', '=', '+', '-', '*', '^', '(', ')', '{', '}', ',', '..', ':'] as const).map(
    sign => [sign, sign] as const,
  ),
  ['≤', '<='],
  ['≥', '>='],
  ['≠', '!='],
  ['\u2212', '-'],
  ['·', '*'],
  ['×', '*'],
  // The en dash that a minus is in many a PDF.
  ['\u2013', '-'],
]);

/** Symbols of other languages, with a hint on how to write them here. */
const FOREIGN: ReadonlyMap<string, string> = new Map([
  ['==', 'write ='],
  ['=>', 'write >=, or implies'],
  ['->', 'write implies'],
  ['⇒', 'write implies'],
  ['<=>', 'write iff'],
  ['⇔', 'write iff'],
  ['<>', 'write !='],
  ['&&', 'write and'],
  ['||', 'write or'],
  ['!', 'write not'],
  ['|', 'write divides, or abs(x)'],
  ['∣', 'write divides'],
  ['%', 'write mod'],
  ['**', 'write ^'],
  [
    '/',
    'all numbers are integers: multiply the other side instead, or write div for the quotient rounded down',
  ],
]);

const PIECE =
  /(?<number>\d+\^\d+|\d+(?:\.\d+)?(?:[eE]\d+)?)|(?<word>[A-Za-z_]\w*)|(?<sign>\.\.|==|<=>|=>|->|<>|&&|\|\||\*\*|<=|>=|!=|[^\s])|(?<space>\s+)/uy;

/** Cuts a slice into tokens. A piece that belongs to no token is reported and left out. */
export function tokensOf(slice: Slice, issues: Issue[]): readonly Token[] {
  const tokens: Token[] = [];
  const end = slice.at + slice.length;
  const text = slice.text.slice(0, end);
  PIECE.lastIndex = slice.at;
  for (let match = PIECE.exec(text); match; match = PIECE.exec(text)) {
    const { number, word, sign } = match.groups!;
    const span = { at: match.index, length: match[0].length };
    if (number !== undefined)
      tokens.push({ kind: 'integer', value: wholeNumber(number, span, slice, issues), ...span });
    else if (word !== undefined) tokens.push({ kind: 'word', word, ...span });
    else if (sign !== undefined) {
      const known = SIGNS.get(sign);
      if (known) tokens.push({ kind: 'sign', sign: known, ...span });
      else issues.push(issueAt(slice, span, foreign(sign)));
    }
  }
  tokens.push({ kind: 'end', at: end, length: 0 });
  return tokens;
}

function foreign(sign: string) {
  const hint = FOREIGN.get(sign);
  const fault = { expected: 'a number, a name or an operator', received: quote(sign) };
  return hint === undefined ? fault : { ...fault, hint };
}

function wholeNumber(text: string, span: Span, slice: Slice, issues: Issue[]): number {
  const value = wholeNumberOf(text);
  if (value !== undefined && value <= BigInt(Number.MAX_SAFE_INTEGER)) return Number(value);
  const expected = value === undefined && !text.includes('^') ? 'an integer' : 'a number below 2^53';
  issues.push(issueAt(slice, span, { expected, received: quote(text) }));
  return 0;
}
