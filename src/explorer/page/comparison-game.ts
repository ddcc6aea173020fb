import type { Terms } from '../analysis.ts';
import { firstDifference } from '../first-difference.ts';
import { formatExplored, growsWithoutEnd, readGameOfAnySize } from '../large-game.ts';
import { shortened } from '../shortened.ts';
import { type ShownSequence, shownSequences } from '../shown-sequence.ts';
import { ruleIssues } from '../subject.ts';
import { suggestGame } from '../suggest-game.ts';
import { html, put } from './element.ts';
import { form, notationField } from './form.ts';
import { failureIn, issuesView } from './issues-view.ts';
import { number } from './mathematics.ts';
import type { ViewContext } from './view.ts';

/** A second game for comparison: its sequences, and the first heap where the two differ. */
export class ComparisonGame {
  readonly element: HTMLElement;
  /** The findings of the comparison, above the sequences. */
  readonly said = html('div', { role: 'status', class: 'x-because' });
  /** The sequences of the second game, once they are computed. */
  shown: readonly ShownSequence[] = [];
  #terms: Terms | undefined;
  #name = '';

  constructor({ address, analysis, askBeside, go }: ViewContext, ready: () => void) {
    const input = notationField({ id: 'x-beside', value: address.beside, placeholder: 'another game' });
    const chosen = form(
      { class: 'x-go' },
      () => go({ beside: suggestGame(input.value) ?? input.value.trim() }),
      html('label', { for: 'x-beside' }, 'Compare with '),
      input,
      ' ',
      html('button', {}, 'Compare'),
    );
    this.element = html('div', { class: 'x-beside' }, chosen);
    if (address.beside === '') return;
    const read = readGameOfAnySize(address.beside);
    const { rule } = analysis.subject;
    const issues = 'issues' in read ? read.issues : ruleIssues(read.value, rule);
    if ('issues' in read || issues.length > 0) {
      put(this.said, issuesView(issues));
      return;
    }
    const game = read.value;
    askBeside(
      { kind: 'terms', game, rule },
      terms => {
        this.#terms = terms;
        this.shown = shownSequences(terms, undefined, growsWithoutEnd(game));
        this.#name = shortened(formatExplored(game));
        ready();
      },
      failureIn(this.said),
    );
  }

  /** Shows where the two differ. */
  compare(terms: Terms | undefined): void {
    if (!this.#terms || !terms) return;
    const { here, beside } = comparable(terms, this.#terms);
    if (!here || !beside) {
      put(
        this.said,
        html('p', {}, 'One game has nim-values and the other only outcomes, so they cannot be compared.'),
      );
      return;
    }
    const at = firstDifference(here, beside);
    const rows = html(
      'p',
      { class: 'x-quiet' },
      `The lower row of each pair is ${this.#name}. Outlined cells differ.`,
    );
    if (at === undefined) {
      const length = Math.min(here.length, beside.length);
      put(this.said, html('p', {}, 'No difference below heap ', number(length), '.'), rows);
      return;
    }
    const text = `: ${here[at]} in the first game, ${beside[at]} in the second.`;
    put(this.said, html('p', {}, 'The first difference is at heap ', number(at), text), rows);
  }
}

/** Returns the nim-values of both, or the outcomes where neither has them. */
function comparable(here: Terms, beside: Terms) {
  const has = here.values || beside.values ? 'values' : 'outcomes';
  return { here: here[has], beside: beside[has] };
}
