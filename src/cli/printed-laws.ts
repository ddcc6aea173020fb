/**
 * Returns the laws of a text as papers print them, in the language of laws: one per line, with cases by `if` and
 * `otherwise`, congruences, and the winner in words.
 *
 * @example
 * printedLaws('T = 2a if b is odd') // ['b is odd implies T = 2a']
 */
export function printedLaws(text: string): readonly string[] {
  const lines = text.split(/\r?\n|;/).map(plainLine);
  const cases: string[] = [];
  let left = '';
  return lines
    .filter(line => line !== '')
    .map(line => {
      const [, conclusion, condition] = /^(.+?),?\s+(?:if|when)\s+(?!and\s+only\b)(.+)$/i.exec(line) ?? [];
      const rest = /^otherwise,?\s+(.+)$|^(.+?),?\s+otherwise$/i.exec(line);
      if (condition !== undefined && !/\b(implies|iff|then)\b/.test(line)) {
        cases.push(`(${condition})`);
        return `${condition} implies ${withLeft(conclusion!)}`;
      }
      if (rest && cases.length > 0)
        return `not ${cases.length === 1 ? cases[0] : `(${cases.join(' or ')})`} implies ${withLeft((rest[1] ?? rest[2])!)}`;
      return line;
    });

  /** Returns a conclusion with the left side of an earlier line, if it is only a value. */
  function withLeft(conclusion: string): string {
    const [, before] = /^(.+?)\s*(?:=|<=|>=|<|>|≤|≥|≠)/.exec(conclusion) ?? [];
    if (before === undefined) return left === '' ? conclusion : `${left} = ${conclusion}`;
    left = before;
    return conclusion;
  }
}

/** Returns a line without a number and a full stop, with powers, congruences and winners in the words of laws. */
function plainLine(line: string): string {
  return line
    .trim()
    .replace(/^\(\d+\)\s*|^[•*]\s+/, '')
    .replace(/[.,]$/, '')
    .replace(/(\S+)\s*≡\s*([^()]+?)\s*\(\s*mod\s+([^()]+)\)/g, '($1) mod ($3) = ($2) mod ($3)')
    .replace(/[⁰¹²³⁴-⁹]+/g, digits => `^${digits.normalize('NFKC')}`)
    .replace(/\bif and only if\b/gi, 'iff')
    .replace(/\bwinner\s*=\s*(?:next|first)\b|\b(?:next|first) player wins\b/gi, 'nextWins = 1')
    .replace(/\bwinner\s*=\s*(?:previous|second)\b|\b(?:previous|second) player wins\b/gi, 'nextWins = 0');
}
