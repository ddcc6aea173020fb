import { html } from './element.ts';

/** Number of choices made so far: buttons of one name exclude each other, also those of another choice. */
let created = 0;

/** One of a few words, by radio buttons. */
export class Choice<T extends string> {
  readonly element: HTMLElement;
  readonly #buttons: ReadonlyMap<string, HTMLInputElement>;

  constructor(title: string, words: Readonly<Record<T, string>>, choose: (word: T) => void) {
    const name = `x-${title}-${++created}`;
    const buttons = Object.entries<string>(words).map(([word, says]) => {
      const input = html('input', { type: 'radio', name, value: word });
      input.onchange = () => choose(word as T);
      return { word, input, label: html('label', {}, input, ` ${says}`) };
    });
    this.#buttons = new Map(buttons.map(({ word, input }) => [word, input]));
    const legend = html('legend', {}, title);
    this.element = html('fieldset', { class: 'x-choice' }, legend, ...buttons.map(({ label }) => label));
  }

  show(word: T): this {
    this.#buttons.get(word)!.checked = true;
    return this;
  }
}
