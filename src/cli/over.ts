import { DefinitionError } from '../errors.ts';
import { shellWord } from '../run/shell-word.ts';

/**
 * Returns the ranges of `--over`, such as `a=1..50`, by letter.
 *
 * @throws DefinitionError for texts of another form, and letters with two ranges
 */
export function readOver(texts: readonly string[]): Record<string, string> {
  const ranges = new Map<string, string>();
  const issues = texts.flatMap(text => {
    const [, letter, range] = /^\s*([^=\s]+)\s*=(.+)$/s.exec(text) ?? [];
    const several = text.trim().split(/[\s,;]+(?=[a-z]\s*=)/);
    if (several.length > 1) {
      const hint = several.map(range => `--over ${shellWord(range)}`).join(' ');
      return [
        { where: '--over', expected: 'the range of one parameter', received: JSON.stringify(text), hint },
      ];
    }
    if (letter === undefined || range === undefined) {
      const expected = 'a parameter, = and a range, such as a=1..50';
      return [{ where: '--over', expected, received: JSON.stringify(text) }];
    }
    const first = ranges.get(letter);
    if (first === undefined) {
      ranges.set(letter, range.trim());
      return [];
    }
    const received = `${letter}=${first} and ${letter}=${range.trim()}`;
    return [{ where: '--over', expected: `one range for ${letter}`, received }];
  });
  if (issues.length > 0) throw new DefinitionError(issues);
  return Object.fromEntries(ranges);
}
