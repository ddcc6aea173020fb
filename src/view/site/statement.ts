import katex from 'katex';
import type { Plan } from '../../plan/index.ts';
import { type Content, html, Markup } from './html.ts';
import { conditionTex, gameTex, integerTex } from './tex.ts';

/** TeX as MathML, which browsers draw and screen readers speak without a script. */
export function mathMarkup(tex: string): Markup {
  const mathml = katex.renderToString(tex, { output: 'mathml', throwOnError: true, trust: false });
  // Browsers leave the variant out: MathML Core wants the letter itself.
  return new Markup(mathml.replaceAll('<mi mathvariant="double-struck">N</mi>', '<mi>ℕ</mi>'));
}

/** What was swept, as mathematics: the family, the range of each letter, the condition, the rule of play. */
export function statement({ sweep, rule, limit }: Plan, cases: number): Markup {
  const names = Object.keys(sweep.over ?? {});
  const first = Object.entries(sweep.first ?? {});
  const ranges = Object.entries(sweep.over ?? {}).map(([letter, text]) => rangeTex(letter, text, names));
  const conditions = sweep.where === undefined ? [] : [conditionTex(sweep.where, names)];
  const game = gameTex(sweep.game, names);
  const lines: Content[] = [game === undefined ? html`<code>${sweep.game}</code>` : mathMarkup(game)];
  if (ranges.length > 0) lines.push(mathMarkup([...ranges, ...conditions].join(',\\quad ')));
  for (const [letter, count] of first) {
    lines.push(html`the first ${count} values of ${mathMarkup(letter)} for each choice of the other letters`);
  }
  if (rule.ending === 'take-all') lines.push('a heap smaller than every move may be taken whole');
  if (rule.objective === 'last-player-loses') lines.push('whoever makes the last move loses');
  return html`<div class="statement" tabindex="0" role="region" aria-label="What was swept">
${lines.map(line => html`<p>${line}</p>\n`)}<p class="note">${grouped(cases)} ${cases === 1 ? 'case' : 'cases'}, each followed for at most ${grouped(limit)} heaps.</p>
</div>`;
}

function rangeTex(letter: string, text: string, names: readonly string[]): string {
  const [from, to] = text.split('..').map(end => end.trim());
  const low = integerTex(from!, names);
  if (to === undefined) return `${letter} = ${low}`;
  if (to === '') return `${letter} \\ge ${low}`;
  return `${low} \\le ${letter} \\le ${integerTex(to, names)}`;
}

/** A whole number in groups of three digits, in the same form everywhere: 1 234 567 with thin spaces. */
export function grouped(value: number | bigint | string): string {
  return String(value).replace(/(?<=\d)(?=(?:\d{3})+$)/g, '\u202f');
}
