import { firstDifference } from '../first-difference.ts';
import { formatExplored, growsWithoutEnd, readGameOfAnySize } from '../large-game.ts';
import { meantBy } from '../meant.ts';
import { shortened } from '../shortened.ts';
import { html, put } from './element.ts';
import { form, notationField } from './form.ts';
import { failureIn, issuesView } from './issues-view.ts';
import { number } from './mathematics.ts';
import { Strip } from './strip.ts';
import type { ViewContext } from './view.ts';

/** A second game below the first: its strip, and the first heap where the two differ. */
export class Beside {
  readonly element: HTMLElement;
  readonly #said = html('div', { role: 'status', class: 'x-because' });
  readonly #place = html('div', {});
  #values: ArrayLike<number> | undefined;
  #strip: Strip | undefined;

  constructor({ address, study, askBeside, go }: ViewContext, ready: () => void) {
    const input = notationField({ id: 'x-beside', value: address.beside, placeholder: 'another game' });
    const chosen = form(
      { class: 'x-go' },
      () => go({ beside: meantBy(input.value) ?? input.value.trim() }),
      html('label', { for: 'x-beside' }, 'Beside it '),
      input,
      ' ',
      html('button', {}, 'Compare'),
    );
    this.element = html('div', { class: 'x-beside' }, chosen, this.#said, this.#place);
    if (address.beside === '') return;
    const read = readGameOfAnySize(address.beside);
    if ('issues' in read) {
      put(this.#said, issuesView(read.issues));
      return;
    }
    const game = read.value;
    const rule = { ...study.subject.rule, objective: 'last-player-wins' as const };
    askBeside(
      { kind: 'terms', game, rule },
      terms => {
        const values = terms.values ?? [];
        this.#values = values;
        const what = 'nim-sequence' as const;
        const title = shortened(formatExplored(game));
        this.#strip = new Strip(
          { what, terms: values, period: undefined, grows: growsWithoutEnd(game) },
          title,
        );
        put(this.#place, this.#strip.element);
        ready();
      },
      failureIn(this.#said),
    );
  }

  /** The strip, once it is there. */
  get strips(): readonly Strip[] {
    return this.#strip ? [this.#strip] : [];
  }

  /** Says where the two differ. */
  compare(values: ArrayLike<number> | undefined): void {
    if (!this.#values || !values) return;
    const at = firstDifference(values, this.#values);
    if (at === undefined) {
      const length = Math.min(values.length, this.#values.length);
      put(this.#said, html('p', {}, 'No difference below heap ', number(length), '.'));
      return;
    }
    const said = `: ${values[at]} here, ${this.#values[at]} beside it.`;
    put(this.#said, html('p', {}, 'The first difference is at heap ', number(at), said));
  }
}
