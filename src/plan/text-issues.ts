import type { Issue } from '../errors.ts';

/**
 * Characters that a page, table or terminal does not show as written: control characters, line ends, direction marks and
 * unpaired surrogates.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/**
 * Returns an issue for each text of a definition, key or value, with such a character. Texts of a pipeline are copied
 * unchanged into Markdown, CSV, JSON and TeX.
 */
export function textIssues(definition: unknown): Issue[] {
  const issues: Issue[] = [];
  const seen = new Set<unknown>();
  const examineText = (text: string, where: string) => {
    const found = UNPRINTABLE.exec(text);
    if (!found) return;
    const received = `${codePointOf(found[0])} as character ${[...text.slice(0, found.index)].length + 1}`;
    issues.push({
      where,
      expected: 'one line of text without control or bidirectional characters',
      received,
    });
  };
  const walk = (value: unknown, where: string) => {
    if (typeof value === 'string') examineText(value, where || 'pipeline');
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const [key, part] of Object.entries(value)) {
      const place = Array.isArray(value) ? `${where}[${key}]` : where === '' ? key : `${where}.${key}`;
      if (UNPRINTABLE.test(key)) examineText(key, `a key of ${where || 'pipeline'}`);
      else walk(part, place);
    }
  };
  walk(definition, '');
  return issues;
}

/** Returns a character as Unicode names it: `U+202E`. */
function codePointOf(character: string): string {
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}
