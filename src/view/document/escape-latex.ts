import { INFINITE_BASES } from '../../game/index.ts';
import { withSigns } from './signs.ts';

const LATEX: Readonly<Record<string, string>> = {
  '&': '\\&',
  '%': '\\%',
  $: '\\$',
  '#': '\\#',
  _: '\\_',
  '{': '\\{',
  '}': '\\}',
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '`': '\\textasciigrave{}',
  // At the start of a row these two would be read as arguments of the \\ before it.
  '[': '{[}',
  '*': '{*}',
  // The signs of the field, which no text font of pdfLaTeX has.
  '−': '\\ensuremath{-}',
  '·': '\\ensuremath{\\cdot}',
  '×': '\\ensuremath{\\times}',
  '≤': '\\ensuremath{\\le}',
  '≥': '\\ensuremath{\\ge}',
  '≠': '\\ensuremath{\\ne}',
  '∖': '\\ensuremath{\\setminus}',
  '⊕': '\\ensuremath{\\oplus}',
  '≡': '\\ensuremath{\\equiv}',
  '∈': '\\ensuremath{\\in}',
  '′': '\\ensuremath{{}^\\prime}',
  ℓ: '\\ensuremath{\\ell}',
  Π: '\\ensuremath{\\Pi}',
  ℕ: '\\ensuremath{\\mathbf{N}}',
  '≈': '\\ensuremath{\\approx}',
  '√': '\\ensuremath{\\surd}',
  '∞': '\\ensuremath{\\infty}',
  '⌊': '\\ensuremath{\\lfloor}',
  '⌋': '\\ensuremath{\\rfloor}',
  '²': '\\ensuremath{^2}',
  '³': '\\ensuremath{^3}',
  '⁴': '\\ensuremath{^4}',
  '⁵': '\\ensuremath{^5}',
  '⁶': '\\ensuremath{^6}',
  ä: '\\"{a}',
  ö: '\\"{o}',
  ü: '\\"{u}',
  Ä: '\\"{A}',
  Ö: '\\"{O}',
  Ü: '\\"{U}',
  ß: '{\\ss}',
};

/** The minus of `N - {2, 3}`, which in text would be a hyphen. */
const MINUS_OF_SETS = new RegExp(
  `(?<=\\b(?:N|${INFINITE_BASES.join('|')})(?: \\| \\{[^{}]*\\})?) - (?=\\{)`,
  'g',
);

/** Returns the text as LaTeX that prints it: no command, mathematics, comment, alignment, ligature or line break. */
export function escapeLatex(text: string): string {
  return withSigns(text.replace(/\s+/g, ' '))
    .replace(MINUS_OF_SETS, ' − ')
    .replace(/(?<![^\s([])"/g, '“')
    .replaceAll('"', '”')
    .replace(/([-',])(?=\1)|./gu, (character, doubled?: string) =>
      doubled ? `${doubled}{}` : (LATEX[character] ?? character),
    );
}

/** Returns a line for a shell, as it is typed: straight quotes, and no minus in place of a hyphen. */
export function escapeCommand(text: string): string {
  return text.replace(/./gsu, character =>
    character === "'" ? '\\textquotesingle{}' : character === '-' ? '-{}' : (LATEX[character] ?? character),
  );
}
