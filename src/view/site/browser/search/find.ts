import type { Entry } from './entry.ts';

/** Signs that are written in several ways, one for each. */
const SIGNS: Readonly<Record<string, string>> = {
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '−': '-',
  '–': '-',
  '·': '*',
};

/** Returns a text as it is compared: in small letters, every sign a word of its own. */
function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replace(/[≤≥≠−–·]/g, sign => SIGNS[sign]!)
    .replace(/[<>!]=|[<>=+\-*/{}()[\],;:.]/g, ' $& ')
    .split(/\s+/)
    .filter(Boolean);
}

/**
 * Returns the test of texts, {@link spaced}, for all words of a query: each as the beginning of a word, a number as a whole
 * word, and what is in quotes as a phrase of whole words.
 *
 * @example
 * matcherOf('lemma 8')(spaced('Lemma 80')) // false
 */
export function matcherOf(query: string): (text: string) => boolean {
  const parts = partsOf(query);
  return text => parts.every(part => text.includes(part));
}

function partsOf(query: string): readonly string[] {
  return [...query.matchAll(/"([^"]+)"?|[^"]+/g)].flatMap(([text, phrase]) => {
    if (phrase !== undefined) return spaced(phrase);
    return wordsOf(text).map(word => (/^\d+$/.test(word) ? ` ${word} ` : ` ${word}`));
  });
}

/**
 * Returns the entries that match a query: see {@link matcherOf}. Entries come first if their title contains the words in
 * sequence, next if their note does, then if their title contains all of them; otherwise the order of the entries is kept.
 */
export function find(entries: readonly Entry[], query: string): readonly Entry[] {
  const words = wordsOf(query.replaceAll('"', ' '));
  if (words.length === 0) return [];
  const [isFound, phrase] = [matcherOf(query), ` ${words.join(' ')}`];
  const ranked = entries.flatMap(entry => {
    const [title, note] = [spaced(entry.title), spaced(entry.note)];
    if (!isFound(title + note + spaced(entry.words))) return [];
    const ranks = [title.includes(phrase), note.includes(phrase), isFound(title), true];
    return [{ entry, rank: ranks.indexOf(true) }];
  });
  return ranked.toSorted((p, q) => p.rank - q.rank).map(({ entry }) => entry);
}

/** Returns a text as it is searched: its words and signs, each between spaces. */
export function spaced(text: string): string {
  return ` ${wordsOf(text).join(' ')} `;
}
