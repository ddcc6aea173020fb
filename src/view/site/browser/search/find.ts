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
 * Returns the entries that contain all words of a query, each as the beginning of a word. Entries come first if their
 * title contains the words in sequence, next if their note does, then if their title contains all of them; otherwise
 * the order of the entries is kept.
 */
export function find(entries: readonly Entry[], query: string): readonly Entry[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  const phrase = ` ${wanted.join(' ')}`;
  const ranked = entries.flatMap(entry => {
    const [title, note] = [spaced(entry.title), spaced(entry.note)];
    const hasAll = (text: string) => wanted.every(word => text.includes(` ${word}`));
    if (!hasAll(title + note + spaced(entry.words))) return [];
    const ranks = [title.includes(phrase), note.includes(phrase), hasAll(title), true];
    return [{ entry, rank: ranks.indexOf(true) }];
  });
  return ranked.toSorted((p, q) => p.rank - q.rank).map(({ entry }) => entry);
}

function spaced(text: string): string {
  return ` ${wordsOf(text).join(' ')} `;
}
