import type { FiniteRule } from '../../engine/index.ts';
import type { FamilyOfOneLetter } from '../../game/index.ts';
import { type Letters, runningFamily } from '../letters.ts';
import { html, put } from './element.ts';
import { LawsPanel } from './laws-panel.ts';
import { letter } from './mathematics.ts';

/**
 * A collapsed section below the sliders of a family: the laws for every value of its last letter, computed when it is
 * opened.
 */
export class FamilyLaws {
  readonly element = html('details', { class: 'x-every', hidden: true });
  readonly #summary = html('summary');
  readonly #panel = new LawsPanel('');
  #asked: (() => void) | undefined;

  constructor() {
    put(this.element, this.#summary, this.#panel.element);
    this.element.ontoggle = () => this.#ask();
  }

  /** @param text the family, whose letters have these values */
  show(text: string, letters: Letters, rule: FiniteRule): void {
    const family = runningFamily(text, letters);
    this.element.hidden = family === undefined;
    this.#asked = family && (() => this.#panel.show(family, rule, [...letters.values()].at(-1)!));
    if (family) put(this.#summary, 'Laws for every ', letter(family.letter));
    this.#ask();
  }

  hide(): void {
    this.element.hidden = true;
    this.#asked = undefined;
    this.#panel.leave();
  }

  #ask(): void {
    if (this.element.open) this.#asked?.();
  }
}

/**
 * Returns the laws for every value of the last letter, with fields for the other letters, for a page about a family.
 */
export function lawsOnPage(text: string, start: Letters, rule: FiniteRule, root: string): HTMLElement {
  const panel = new LawsPanel(root);
  const element = html('p', { role: 'status' });
  const fixed = [...start].slice(0, -1);
  const fields = fixed.map(([name, value]) => {
    const input = html('input', { type: 'number', min: 0, value, 'aria-label': `Value of ${name}` });
    input.onchange = () => show();
    return { name, input };
  });
  const [running, first] = [...start].at(-1)!;
  const show = () => {
    const values = fields.map(({ name, input }): [string, number] => [name, Math.trunc(Number(input.value))]);
    const family = familyAt(text, new Map([...values, [running, first]]));
    panel.element.hidden = family === undefined;
    put(element, family ? '' : 'These values do not make a game.');
    if (family) panel.show(family, rule);
  };
  show();
  return html(
    'div',
    { class: 'explorer x-on-page' },
    fields.length > 0 &&
      html(
        'div',
        { class: 'x-row' },
        ...fields.map(({ name, input }) => html('label', { class: 'x-field' }, letter(name), ' = ', input)),
      ),
    element,
    panel.element,
  );
}

function familyAt(text: string, letters: Letters): FamilyOfOneLetter | undefined {
  const areNumbers = [...letters.values()].every(value => Number.isSafeInteger(value) && value >= 0);
  return areNumbers ? runningFamily(text, letters) : undefined;
}
