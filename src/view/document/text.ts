import MarkdownIt, { type Token } from 'markdown-it';

export type { Token };

/** HTML in a text is shown, not obeyed. */
export const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

/** A formula in a line: dollars around what neither begins nor ends with a space, as GitHub reads it. */
markdown.inline.ruler.after('escape', 'formula', (state, silent) => {
  const formula = /\$([^\s$](?:[^$]*[^\s$])?)\$(?!\d)/y;
  formula.lastIndex = state.pos;
  const found = formula.exec(state.src);
  if (!found) return false;
  if (!silent) state.push('formula', '', 0).content = found[1]!;
  state.pos = formula.lastIndex;
  return true;
});

/** Returns a text of `docs/` as tokens: Markdown with formulas, `$…$` in a line, and fences of the language `math`. */
export function tokensOf(text: string): Token[] {
  const tokens = markdown.parse(text, {});
  for (const token of tokens) if (token.type === 'fence' && token.info === 'math') token.type = 'display';
  return tokens;
}
