import { formatGame } from '../game/index.ts';
import { readGameText } from './subject.ts';

/**
 * Suggests a game for a text that is none: `n` for `N`, spaces for commas, `1...5` for `1..5`, braces that are missing.
 * The user should confirm it.
 *
 * @example
 * suggestGame('n - {2 4..6}') // 'N - {2, 4, 5, 6}'
 */
export function suggestGame(text: string): string | undefined {
  const rewritten = text
    .trim()
    .replace(/^n(?=\s*(?:[-−∖\\]|$))/, 'N')
    .replace(/…|\.{3}/g, '..')
    .replace(/(\d)[\s;]+(?=\d)/g, '$1, ')
    .replace(/^\d[\d\s,.]*$/, '{$&}')
    .replace(/\{[^}]*$/, '$&}');
  if (rewritten === text.trim()) return undefined;
  const read = readGameText(rewritten);
  return 'value' in read ? formatGame(read.value) : undefined;
}
