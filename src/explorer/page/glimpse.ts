import { DEFAULTS, writeAddress } from '../address.ts';
import { saysFindings, saysRepetition } from '../conclusion.ts';
import { formatExplored, readGameOfAnySize } from '../large-game.ts';
import { shortened } from '../shortened.ts';
import { readLimitText } from '../subject.ts';
import { button } from './button.ts';
import { html, put } from './element.ts';
import { form, notationField } from './form.ts';
import { issuesView } from './issues-view.ts';
import { Strip } from './strip.ts';
import { Study } from './study.ts';
import { WorkerDesk } from './worker-desk.ts';

const CELL = { cell: 28, below: 10, lettered: true, rows: 2 };

/** Games that look different from each other. */
const OTHERS = ['N - {2, 3, 6, 8}', 'N - {3, 10, 13}', '{1, 3, 4}', 'primes'];

/** A game to be typed, its nim-values in a strip, and what is known of them: on a page of something else. */
export class Glimpse {
  readonly element: HTMLElement;
  readonly #desk = new WorkerDesk();
  readonly #input = notationField({ id: 'x-glimpse' });
  readonly #strip = html('div', {});
  readonly #said = html('p', { role: 'status', class: 'x-glimpse-said' });
  #study: Study | undefined;

  constructor(game: string) {
    this.element = html(
      'div',
      { class: 'explorer x-glimpse' },
      form(
        {},
        () => this.show(this.#input.value),
        html('label', { for: 'x-glimpse' }, 'Game'),
        html('div', { class: 'x-ask' }, this.#input, html('button', { class: 'primary' }, 'Show')),
      ),
      html('div', { class: 'x-examples' }, ...OTHERS.map(other => button(other, () => this.show(other)))),
      this.#strip,
      this.#said,
    );
    this.show(game);
  }

  show(text: string): void {
    this.#input.value = text;
    const [read, limit] = [readGameOfAnySize(text), readLimitText('1e9')];
    this.#study?.cancel();
    put(this.#strip);
    if ('issues' in read || 'issues' in limit) {
      put(this.#said, issuesView('issues' in read ? read.issues : []));
      return;
    }
    const game = read.value;
    const rule = { ending: DEFAULTS.ending, objective: DEFAULTS.objective };
    const study = new Study({ game, rule, limit: limit.value }, this.#desk);
    this.#study = study;
    const name = formatExplored(game);
    const link = (view: 'sequence' | 'play', says: string) =>
      html('a', { href: `explorer.html${writeAddress({ ...DEFAULTS, game: name, view })}` }, says);
    study.watchSequences(([shown]) => {
      const drawn = new Strip(shown!);
      put(this.#strip, drawn.element);
      drawn.draw(CELL);
    });
    study.watch(findings => {
      const { analysis } = findings;
      if (study !== this.#study) return;
      const said = saysFindings(shortened(name), findings);
      if (said === '') return;
      const ways = [link('sequence', 'Explore it'), ', or ', link('play', 'play it'), '.'];
      const plainly = analysis && saysRepetition(analysis);
      put(this.#said, ...(plainly ? [html('b', {}, plainly), ' '] : []), `${said} `, ...ways);
    });
  }
}
