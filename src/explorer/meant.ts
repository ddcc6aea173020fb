import { formatGame } from '../game/index.ts';
import { readGameText } from './subject.ts';

/** The longest range that is written out. */
const LONGEST = 1000;

/**
 * Suggests a game for a text that is none: `n` for `N`, spaces for commas, `1..5` for the numbers from 1 to 5. The user
 * should confirm it.
 *
 * @example
 * meantBy('n - {2 4..6}') // 'N - {2, 4, 5, 6}'
 */
export function meantBy(text: string): string | undefined {
  const rewritten = text
    .trim()
    .replace(/^n(?=\s*(?:[-−∖\\]|$))/, 'N')
    .replace(/(\d+)\s*(?:\.\.|…|\.\.\.)\s*(\d+)/g, (range, from: string, to: string) =>
      written(range, from, to),
    )
    .replace(/(\d)[\s;]+(?=\d)/g, '$1, ');
  if (rewritten === text.trim()) return undefined;
  const read = readGameText(rewritten);
  return 'value' in read ? formatGame(read.value) : undefined;
}

function written(range: string, from: string, to: string): string {
  const [first, last] = [Number(from), Number(to)];
  const length = last - first + 1;
  if (!Number.isSafeInteger(last) || length < 1 || length > LONGEST) return range;
  return Array.from({ length }, (_, i) => first + i).join(', ');
}
