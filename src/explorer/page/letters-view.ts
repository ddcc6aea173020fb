import type { GameAnswer } from '../../engine/index.ts';
import { formatLetters, type Letters } from '../letters.ts';
import { type Child, html, put } from './element.ts';
import type { Findings, GameAnalysis } from './game-analysis.ts';
import { number } from './mathematics.ts';
import { NumberSlider } from './number-slider.ts';
import { scrolling } from './scrolling.ts';

/** A slider for each letter of a family, next to a table of the cases visited, filled as each is proved. */
export class LettersView {
  readonly element = html('section', { class: 'x-letters', 'aria-label': 'Parameters', hidden: true });
  readonly #choose: (letters: string) => void;
  readonly #rows = new Map<string, { readonly letters: Letters; readonly cells: readonly Child[] }>();
  readonly #table = html('tbody');
  #sliders = new Map<string, NumberSlider>();
  #family = '';
  #unwatch = () => {};

  /** @param choose hears of other letters, as an address has them */
  constructor(choose: (letters: string) => void) {
    this.#choose = choose;
  }

  /** Leaves the page, unless it is of this family: sliders stay while they pass letters that make no game. */
  leaveUnless(family: string): void {
    this.#unwatch();
    if (family === this.#family) return;
    this.element.hidden = true;
    this.#family = '';
  }

  /** @param family what its rows are put together by: its text and the rule */
  show(family: string, letters: Letters, analysis: GameAnalysis): void {
    if (family !== this.#family) this.#build(letters);
    this.#family = family;
    this.element.hidden = false;
    for (const [name, value] of letters) this.#sliders.get(name)!.show(`${value}`);
    this.#unwatch();
    this.#unwatch = analysis.watch(findings => this.#take(letters, findings));
  }

  #build(letters: Letters): void {
    this.#rows.clear();
    const names = [...letters.keys()];
    this.#sliders = new Map(
      names.map(name => [name, new NumberSlider(name, 1, text => this.#move(name, text))]),
    );
    const fields = [...this.#sliders.values()].map(({ element }) => element);
    const titles = [...names, 'preperiod', 'period', 'saltus'];
    const head = html('tr', {}, ...titles.map(title => html('th', { scope: 'col' }, title)));
    const table = html('table', {}, html('thead', {}, head), this.#table);
    const rows = scrolling('Rows computed so far', table, 'x-rows');
    put(this.element, html('div', { class: 'x-sliders' }, ...fields), rows);
  }

  #move(name: string, text: string): void {
    this.#sliders.get(name)!.show(text);
    this.#choose([...this.#sliders].map(([other, slider]) => `${other}=${slider.text}`).join(','));
  }

  #take(letters: Letters, { analysis }: Findings): void {
    const here = formatLetters(letters);
    if (analysis) this.#rows.set(here, { letters, cells: cellsOf(analysis) });
    const sorted = [...this.#rows].toSorted(([, p], [, q]) =>
      inOrder([...p.letters.values()], [...q.letters.values()]),
    );
    put(
      this.#table,
      ...sorted.map(([key, { letters: at, cells }]) => {
        const values = [...at.values()].map(value => html('td', {}, value));
        const current = key === here && 'true';
        return html('tr', { 'aria-current': current }, ...values, ...cells.map(cell => html('td', {}, cell)));
      }),
    );
    this.#table.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }
}

/** Misère play has no nim-values. */
function cellsOf({ nimSequence, outcomes }: GameAnswer): readonly Child[] {
  const found = nimSequence ?? outcomes;
  if (!found || found.status === 'undecided') return ['undecided', '', ''];
  const saltus = 'saltus' in found ? found.saltus : 0;
  return [number(found.preperiod), number(found.period), nimSequence ? number(saltus) : '(outcomes)'];
}

function inOrder(p: readonly number[], q: readonly number[]): number {
  const at = p.findIndex((value, i) => value !== q[i]);
  return at < 0 ? 0 : p[at]! - q[at]!;
}
