import type { Issue } from '../../errors.ts';

/** Offset and length in a text, in UTF-16 units. */
export interface Span {
  readonly at: number;
  readonly length: number;
}

/** The part of an author's text that a reader parses, and the place of the text in the definition. */
export interface Slice extends Span {
  readonly where: string;
  readonly text: string;
}

/** The expected and the received text of an error whose place is not known yet. */
export interface Fault {
  readonly expected: string;
  readonly received: string;
  readonly hint?: string;
}

/** The whole of a text, as a slice. */
export function wholeOf(text: string, where: string): Slice {
  return { where, text, at: 0, length: text.length };
}

/** The same text from `from` up to but not including `to`, without the space around it. */
export function narrow({ where, text }: Slice, from: number, to: number): Slice {
  const part = text.slice(from, to);
  const trimmed = part.trim();
  return {
    where,
    text,
    at: from + (trimmed === '' ? 0 : part.indexOf(trimmed)),
    length: trimmed.length,
  };
}

/** From the start of one span to the end of another. */
export function across({ at }: Span, last: Span): Span {
  return { at, length: last.at + last.length - at };
}

/** The characters that a span covers. */
export function excerpt({ text }: { readonly text: string }, { at, length }: Span): string {
  return text.slice(at, at + length);
}

/** Returns an excerpt as a message shows it: quoted, or `nothing` if it is empty. */
export function quote(excerpted: string): string {
  return excerpted === '' ? 'nothing' : `\`${excerpted}\``;
}

/**
 * Returns the issue with its caret. Tabs and line ends in the text are shown as spaces, so that the caret is in the right
 * column.
 */
export function issueAt(
  { where, text }: { readonly where: string; readonly text: string },
  { at, length }: Span,
  fault: Fault,
): Issue {
  return { where, ...fault, mark: { text: text.replace(/\s/g, ' '), at, length } };
}
