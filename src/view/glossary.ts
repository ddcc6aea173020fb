import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run/index.ts';
import type { Inline } from './document/model.ts';

/** A term of `docs/glossary.md`. */
export interface Term {
  /** The term as the glossary has it, such as `nim-value G(n)`. */
  readonly term: string;
  readonly definition: Inline;
  /** Finds the term, or the symbol of a function, in a text. */
  readonly occurs: RegExp;
}

let glossary: readonly Term[] | undefined;

/** Returns the terms of the glossary that occur in a text, in the order of the glossary. */
export function termsIn(text: string): readonly Term[] {
  glossary ??= parseGlossary(readFileSync(join(ROOT, 'docs', 'glossary.md'), 'utf8'));
  return glossary.filter(({ occurs }) => occurs.test(text));
}

/** Returns the rows of the table in a Markdown text: a term, or several with commas, and its definition. */
export function parseGlossary(markdown: string): readonly Term[] {
  const rows = [...markdown.matchAll(/^\| (.+?) \| (.+) \|$/gm)].slice(1);
  return rows.map(([, term, definition]) => ({
    term: term!,
    definition: definition!.split('`').map((part, i) => (i % 2 === 1 ? { code: part } : part)),
    occurs: new RegExp(term!.split(', ').flatMap(patternsOf).join('|')),
  }));
}

/** Returns patterns for the words of a term and for its symbol; a set such as `S` has none, since it occurs on most pages. */
function patternsOf(term: string): readonly string[] {
  const [, words = '', set, name] = /^(.*?) ?(N - X|\b[SX]|(\w)(?:\(\w\)|_k))?$/.exec(term)!;
  const capitalised = `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
  return [
    ...(words === '' ? [] : [`\\b(?:${words}|${capitalised})s?\\b`]),
    ...(set === 'N - X' ? ['\\bN - \\{'] : []),
    ...(name === undefined ? [] : [`\\b${name}(?:\\b|_)`]),
  ];
}
