import type { GameAnswer } from '../../engine/index.ts';
import { formatLetters, type Letters } from '../letters.ts';
import { type Child, html, put } from './element.ts';
import { letter, number } from './mathematics.ts';
import type { Findings, Study } from './study.ts';

/** The least end of a slider; it is doubled until the value is on it. */
const END = 50;

interface Control {
  readonly slider: HTMLInputElement;
  readonly exact: HTMLInputElement;
}

/** A slider for each letter of a family, and beside them the rows of the table that were passed, each as it is proved. */
export class LettersView {
  readonly element = html('section', { class: 'x-letters', 'aria-label': 'Letters', hidden: true });
  readonly #choose: (letters: string) => void;
  readonly #rows = new Map<string, { readonly letters: Letters; readonly cells: readonly Child[] }>();
  readonly #table = html('tbody');
  #controls = new Map<string, Control>();
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
  show(family: string, letters: Letters, study: Study): void {
    if (family !== this.#family) this.#build(letters);
    this.#family = family;
    this.element.hidden = false;
    for (const [name, value] of letters) {
      const { slider, exact } = this.#controls.get(name)!;
      while (Number(slider.max) < value) slider.max = `${2 * Number(slider.max)}`;
      slider.value = exact.value = `${value}`;
    }
    this.#unwatch();
    this.#unwatch = study.watch(findings => this.#take(letters, findings));
  }

  #build(letters: Letters): void {
    this.#rows.clear();
    const names = [...letters.keys()];
    this.#controls = new Map(names.map(name => [name, this.#control(name)]));
    const fields = names.map(name => {
      const { slider, exact } = this.#controls.get(name)!;
      return html('div', { class: 'x-letter' }, html('span', {}, letter(name), ' = '), exact, slider);
    });
    const titles = [...names, 'preperiod', 'period', 'saltus'];
    const head = html('tr', {}, ...titles.map(title => html('th', { scope: 'col' }, title)));
    const table = html('table', {}, html('thead', {}, head), this.#table);
    const rows = { class: 'x-rows', tabindex: 0, role: 'region', 'aria-label': 'Rows that were passed' };
    put(this.element, html('div', { class: 'x-sliders' }, ...fields), html('div', rows, table));
  }

  #control(name: string): Control {
    const slider = html('input', { type: 'range', min: 1, max: END, 'aria-label': `Letter ${name}` });
    const exact = html('input', { type: 'number', min: 1, 'aria-label': `Value of ${name}` });
    slider.oninput = () => this.#move(name, slider.value);
    exact.onchange = () => this.#move(name, exact.value);
    return { slider, exact };
  }

  #move(name: string, text: string): void {
    const { slider, exact } = this.#controls.get(name)!;
    slider.value = exact.value = text;
    this.#choose([...this.#controls].map(([other, { exact }]) => `${other}=${exact.value}`).join(','));
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

function cellsOf({ nimSequence: found }: GameAnswer): readonly Child[] {
  if (!found || found.status === 'undecided') return ['undecided', '', ''];
  return [number(found.preperiod), number(found.period), number('saltus' in found ? found.saltus : 0)];
}

function inOrder(p: readonly number[], q: readonly number[]): number {
  const at = p.findIndex((value, i) => value !== q[i]);
  return at < 0 ? 0 : p[at]! - q[at]!;
}
