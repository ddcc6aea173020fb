import type { Issue } from '../errors.ts';
import { nearest } from './language/nearest.ts';
import { excerpt, issueAt, narrow, quote, type Slice, wholeOf } from './language/place.ts';
import { INFINITE_BASES, type InfiniteBase } from './named-sets.ts';

/**
 * The base of a notation: the set to which elements are added or from which they are removed; `none` is a plain set in
 * braces.
 */
export type Base = 'none' | 'N' | InfiniteBase;

/** One element as it is written, and whether its set is added (`|`, or plain) or taken away (`-`), or it is of the start. */
export interface WrittenElement {
  readonly sign: 'plus' | 'minus' | 'start';
  readonly slice: Slice;
}

/** A notation taken apart, with its elements still unread: numbers in a game, expressions in a family. */
export type Shape =
  | { readonly base: Base; readonly elements: readonly WrittenElement[] }
  | { readonly base: 'file'; readonly path: string };

const NAMES = ['N', ...INFINITE_BASES] as const;
const FORMS = `a set such as {1, 3, 4}, or N, ${INFINITE_BASES.slice(0, 6).join(', ')} or file:PATH`;
const SIGNS: Readonly<Record<string, WrittenElement['sign']>> = {
  '|': 'plus',
  '-': 'minus',
  '\u2212': 'minus',
  '\u2013': 'minus',
  '\u2216': 'minus',
  '\\': 'minus',
};

const CGSUITE = 'CGSuite (https://www.cgsuite.org)';
const OGS = 'ogs (https://github.com/beling/impartial-games)';

/** Notations of games of other kinds, and the programs for them. */
const OTHER_GAMES = [
  { form: /^\d*\.\d+$/, called: 'an octal game', solvedBy: `${OGS} or ${CGSUITE}` },
  { form: /\bsplit/i, called: 'which splits heaps', solvedBy: `${OGS} or ${CGSUITE}` },
  { form: /^\{[^{}]*\|[^{}]*\}$/, called: 'a partizan game', solvedBy: CGSUITE },
] as const;

/** Reads only the braces, commas and names of a notation. Undefined if an issue leaves no shape to continue with. */
export function readShape(text: string, where: string, issues: Issue[]): Shape | undefined {
  const whole = narrow(wholeOf(text, where), 0, text.length);
  const trimmed = excerpt(whole, whole);
  if (/^[<⟨〈]/.test(trimmed)) {
    issues.push(angleBrackets(whole));
    return undefined;
  }
  const other = OTHER_GAMES.find(({ form }) => form.test(trimmed));
  if (other) {
    const { called, solvedBy } = other;
    const received = `${quote(trimmed)}, ${called}`;
    issues.push(issueAt(whole, whole, { expected: 'a subtraction game', received, hint: `try ${solvedBy}` }));
    return undefined;
  }
  if (trimmed.startsWith('file:')) return readPath(whole, issues);
  if (trimmed.startsWith('{')) {
    const set = readBraces(whole, whole.at, issues);
    if (!set) return undefined;
    const moves = set.elements.map(slice => ({ sign: 'plus', slice }) as const);
    return { base: 'none', elements: [...moves, ...readStart(whole, set.end, issues)] };
  }
  const word = /^(?:ℕ|powers of \d+|\w*)/.exec(trimmed)![0];
  const base = NAMES.find(name => name === (word === 'ℕ' ? 'N' : word));
  if (!base) {
    issues.push(unknownStart(whole, trimmed, word));
    return undefined;
  }
  const elements = readParts(whole, whole.at + word.length, issues);
  return elements && { base, elements };
}

/** Reads `from` and a list of values after a set in braces, or nothing. */
function readStart(whole: Slice, end: number, issues: Issue[]): WrittenElement[] {
  const rest = narrow(whole, end, whole.text.length);
  if (rest.length === 0) return [];
  if (!/^from\b/.test(excerpt(whole, rest))) {
    issues.push(
      issueAt(whole, rest, {
        expected: 'nothing more, or `from` and initial values, such as `from 0, 1`',
        received: quote(excerpt(whole, rest)),
        hint: `only ${NAMES.join(', ')} can be followed by | or -`,
      }),
    );
    return [];
  }
  const values = narrow(whole, rest.at + 'from'.length, whole.text.length);
  if (values.length > 0)
    return readList(whole, values.at, whole.text.length, issues).map(slice => ({ sign: 'start', slice }));
  const expected = 'initial values of heaps 0, 1, … after `from`, such as `from 0, 1`';
  issues.push(issueAt(whole, { at: values.at, length: 1 }, { expected, received: 'nothing' }));
  return [];
}

/** Returns the signed sets that follow a name, up to the end. */
function readParts(whole: Slice, from: number, issues: Issue[]): WrittenElement[] | undefined {
  const elements: WrittenElement[] = [];
  for (let rest = narrow(whole, from, whole.text.length); rest.length > 0; ) {
    const sign = SIGNS[whole.text[rest.at]!];
    if (!sign) {
      const expected = '| or - and a set, or nothing more';
      issues.push(issueAt(whole, rest, { expected, received: quote(excerpt(whole, rest)) }));
      return undefined;
    }
    const set = narrow(whole, rest.at + 1, whole.text.length);
    if (whole.text[set.at] !== '{') {
      const received = quote(excerpt(whole, set));
      issues.push(issueAt(whole, set, { expected: 'a set in braces', received }));
      return undefined;
    }
    const read = readBraces(whole, set.at, issues);
    if (!read) return undefined;
    for (const slice of read.elements) elements.push({ sign, slice });
    rest = narrow(whole, read.end, whole.text.length);
  }
  return elements;
}

function readPath(whole: Slice, issues: Issue[]): Shape | undefined {
  const path = narrow(whole, whole.at + 'file:'.length, whole.text.length);
  if (path.length > 0) return { base: 'file', path: excerpt(whole, path) };
  issues.push(
    issueAt(whole, { at: path.at, length: 1 }, { expected: 'a path after file:', received: 'nothing' }),
  );
  return undefined;
}

function angleBrackets(whole: Slice): Issue {
  const inside = excerpt(whole, whole)
    .replace(/^.|[>⟩〉].*$/gu, '')
    .trim();
  return issueAt(whole, whole, {
    expected: FORMS,
    received: 'angle brackets, whose meaning differs between papers',
    hint: `write N - {${inside}} (all-but, as in Sleator and Slusky) or {${inside}} (finite, as in other papers)`,
  });
}

function unknownStart(whole: Slice, trimmed: string, word: string): Issue {
  const near = nearest(word, NAMES);
  const hint = near ?? listOf(trimmed);
  const [character = ''] = trimmed; // By code points: an emoji is two UTF-16 units.
  const start = word || character;
  return issueAt(
    whole,
    { at: whole.at, length: start.length },
    {
      expected: FORMS,
      received: quote(start),
      ...(hint === undefined ? {} : { hint: `did you mean ${hint}?` }),
    },
  );
}

/** Returns the set that a list of numbers in other brackets or after a letter, `S = [1; 3; 4]`, was meant to be. */
function listOf(text: string): string | undefined {
  const list = /^(?:[A-Za-z]\s*=?\s*)?[[({]?([\d\s,;]*\d)\s*[\])}]?$/.exec(text)?.[1];
  return list === undefined
    ? undefined
    : `{${list
        .trim()
        .split(/[\s,;]+/)
        .join(', ')}}`;
}

/** The elements of a set as they are written, and the offset after its closing brace. */
export interface Braces {
  readonly elements: readonly Slice[];
  readonly end: number;
}

/**
 * Cuts the set whose brace opens at `open` into its elements. Empty ones are reported and left out; undefined if the set
 * has no closing brace.
 */
function readBraces(whole: Slice, open: number, issues: Issue[]): Braces | undefined {
  const close = whole.text.indexOf('}', open);
  if (close < 0) {
    const end = { at: whole.at + whole.length, length: 1 };
    issues.push(issueAt(whole, end, { expected: '} at the end of the set', received: 'nothing' }));
    return undefined;
  }
  if (narrow(whole, open + 1, close).length === 0) {
    issues.push(emptySet(whole, open, close));
    return { elements: [], end: close + 1 };
  }
  return { elements: readList(whole, open + 1, close, issues), end: close + 1 };
}

/** Cuts a part of the text that is not empty at its commas. Empty elements are reported and left out. */
function readList(whole: Slice, from: number, to: number, issues: Issue[]): Slice[] {
  const commas = commasBetween(whole.text, from, to);
  const pieces = [from - 1, ...commas].map((start, i) => narrow(whole, start + 1, commas[i] ?? to));
  pieces.forEach(({ length }, i) => {
    if (length > 0) return;
    const comma = { at: commas[i] ?? commas[i - 1]!, length: 1 };
    const expected = 'a number on both sides of a comma';
    issues.push(issueAt(whole, comma, { expected, received: 'nothing' }));
  });
  return pieces.filter(({ length }) => length > 0);
}

/** Returns the commas outside parentheses: those in `gcd(a, b)` separate arguments, not elements. */
function commasBetween(text: string, from: number, to: number): number[] {
  const commas: number[] = [];
  let depth = 0;
  for (let at = from; at < to; at++) {
    if (text[at] === '(') depth++;
    else if (text[at] === ')') depth--;
    else if (text[at] === ',' && depth <= 0) commas.push(at);
  }
  return commas;
}

function emptySet(whole: Slice, open: number, close: number): Issue {
  const before = whole.text.slice(whole.at, open).replace(/\s*\S\s*$/, '');
  return issueAt(
    whole,
    { at: open, length: close + 1 - open },
    {
      expected: 'at least one number in the set',
      received: '{}',
      ...(before !== '' && { hint: `did you mean ${before}?` }),
    },
  );
}
