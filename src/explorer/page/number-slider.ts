import { html } from './element.ts';
import { letter } from './mathematics.ts';

/** The least end of a slider; it is doubled until the value is on it. */
const END = 50;

/** A slider for the value of a letter, with a field for the exact number. */
export class NumberSlider {
  readonly element: HTMLElement;
  readonly #slider: HTMLInputElement;
  readonly #exact: HTMLInputElement;

  /** @param moved hears of a value that was slid to or typed, as it was typed */
  constructor(name: string, min: number, moved: (text: string) => void) {
    this.#slider = html('input', { type: 'range', min, max: END, 'aria-label': `Slider for ${name}` });
    this.#exact = html('input', { type: 'number', min, 'aria-label': `Value of ${name}` });
    this.#slider.oninput = () => moved(this.#slider.value);
    this.#exact.onchange = () => moved(this.#exact.value);
    const says = html('span', {}, letter(name), ' = ');
    this.element = html('div', { class: 'x-letter' }, says, this.#exact, this.#slider);
  }

  get text(): string {
    return this.#exact.value;
  }

  show(text: string): void {
    while (Number(this.#slider.max) < Number(text)) this.#slider.max = `${2 * Number(this.#slider.max)}`;
    this.#slider.value = this.#exact.value = text;
  }
}
