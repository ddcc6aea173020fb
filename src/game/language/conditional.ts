/** Whether a word of English puts the condition after the conclusion; `implies`, which the language has, puts it first. */
export function isConditional(word: string): boolean {
  return /^(if|when)$/i.test(word);
}

/**
 * Returns a hint with the same statement in the words of the language: `B implies A` for `A if B` and for `if B then A`. If
 * the text holds more than one conditional, or one in parentheses, the hint says the rule instead.
 *
 * @example
 * hintOnConditional('period = 2a if b > 2') // 'write b > 2 implies period = 2a'
 */
export function hintOnConditional(text: string): string {
  if (/\bif\s+and\s+only\s+if\b/i.test(text)) return 'write iff';
  const [, before, after] = /^(.*?)\b(?:if|when)\b(.*)$/is.exec(text) ?? ['', '', ''];
  const [condition, conclusion] = before.trim() === '' ? after.split(/\bthen\b|,/i) : [after, before];
  const parts = [condition, conclusion].map(part => (part ?? '').trim());
  const isPlain = parts.every(part => part !== '' && isBalanced(part) && !OTHERS.test(part));
  return isPlain ? `write ${parts.join(' implies ')}` : 'for "A if B" write B implies A';
}

/** Words that a side cannot hold without parentheses. */
const OTHERS = /\b(if|when|then|implies|iff)\b/i;

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth++;
    if (sign === ')' && --depth < 0) return false;
  }
  return depth === 0;
}
