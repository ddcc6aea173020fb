import type { Issue } from '../errors.ts';
import { issueAt, narrow, type Slice } from './language/place.ts';

/** The elements of a set as they are written, and the offset after its closing brace. */
export interface Braces {
  readonly elements: readonly Slice[];
  readonly end: number;
}

/**
 * Cuts the set whose brace opens at `open` into its elements. Empty ones are reported and left out;
 * undefined where the set does not end.
 */
export function readBraces(whole: Slice, open: number, issues: Issue[]): Braces | undefined {
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
export function readList(whole: Slice, from: number, to: number, issues: Issue[]): Slice[] {
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

/** The commas that stand in no parentheses: those in `gcd(a, b)` separate arguments, not elements. */
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
