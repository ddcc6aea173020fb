import type { Placement } from '../../engine/index.ts';
import { iteration, saysHead } from '../iteration.ts';
import { type Place, placeOfValue, type Stride, stepBack, stepOn } from '../stepping.ts';
import { button } from './button.ts';
import { Choice } from './choice.ts';
import { html, put } from './element.ts';
import { letter } from './mathematics.ts';
import { repeatNote } from './repeat-note.ts';
import type { Findings } from './study.ts';
import { tapeDrawing } from './tape-drawing.ts';
import { SIGNS, tapeTable } from './tape-table.ts';

/** Heaps of tape that are drawn with letters; a longer one is drawn as a line. */
const LETTERED = 64;
/** Milliseconds that a step is seen while the algorithm plays. */
const PACE: Readonly<Record<Stride, number>> = { value: 1100, head: 550 };

/** The steps of Algorithm 1, with buttons to walk through them. */
export class Stepper {
  readonly element: HTMLElement;
  readonly #placed: readonly Placement[];
  readonly #excluded: readonly number[];
  readonly #tape = html('div', {});
  readonly #status = html('p', { role: 'status', class: 'x-readout' });
  readonly #sentences = html('ul', { class: 'x-heads' });
  readonly #repeat = html('p', { class: 'x-because' });
  readonly #play = button('Run', () => (this.#timer === undefined ? this.#start() : this.stop()));
  readonly #value: HTMLInputElement;
  #place: Place;
  #stride: Stride = 'value';
  #timer: ReturnType<typeof setInterval> | undefined;
  #findings: Findings | undefined;

  constructor(placed: readonly Placement[], excluded: readonly number[]) {
    this.#placed = placed;
    this.#excluded = excluded;
    this.#place = placeOfValue(0, this.#extent);
    this.#value = html('input', { id: 'x-k', type: 'number', min: 0, max: placed.length - 1, step: 1 });
    this.#value.onchange = () =>
      this.#goTo(placeOfValue(Math.trunc(Number(this.#value.value)), this.#extent));
    this.element = html(
      'div',
      {},
      this.#controls(),
      this.#tape,
      this.#status,
      this.#sentences,
      this.#repeat,
      signLegend(excluded.at(-1)! > LETTERED),
    );
    this.#draw();
  }

  get #extent() {
    return { values: this.#placed.length, heads: this.#excluded.length + 1 };
  }

  /** Hears what is proved, to say where the pattern repeats. */
  tell(findings: Findings): void {
    this.#findings = findings;
    this.#sayRepeat();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    put(this.#play, 'Run');
  }

  #start(): void {
    put(this.#play, 'Pause');
    this.#timer = setInterval(() => {
      const next = stepOn(this.#place, this.#stride, this.#extent);
      if (next === this.#place) this.stop();
      else this.#goTo(next);
    }, PACE[this.#stride]);
  }

  #controls(): HTMLElement {
    const stride = new Choice('One step', { value: 'a value', head: 'a head' }, chosen => {
      this.#stride = chosen;
      const { value } = this.#place;
      this.#jump(chosen === 'value' ? placeOfValue(value, this.#extent) : { value, head: 0 });
    });
    return html(
      'div',
      { class: 'x-row x-controls' },
      button('First', () => this.#jump(placeOfValue(0, this.#extent))),
      button('Previous', () => this.#jump(stepBack(this.#place, this.#stride, this.#extent))),
      this.#play,
      button('Next', () => this.#jump(stepOn(this.#place, this.#stride, this.#extent))),
      stride.show(this.#stride).element,
      html('label', { for: 'x-k', class: 'x-field' }, letter('k'), ' ', this.#value),
    );
  }

  /** Goes on from a place that was chosen, which ends the playing. */
  #jump(place: Place): void {
    this.stop();
    this.#goTo(place);
  }

  #goTo(place: Place): void {
    this.#place = place;
    this.#draw();
  }

  #draw(): void {
    const { value, head } = this.#place;
    const shown = iteration(this.#placed, this.#excluded, value);
    const acted = head + 1;
    const largest = this.#excluded.at(-1)!;
    put(this.#tape, (largest <= LETTERED ? tapeTable : tapeDrawing)(shown, acted, largest));
    this.#value.value = String(value);
    const heads = shown.heads.slice(0, acted);
    const written = heads.filter(({ finding }) => finding.does === 'writes').map(({ heap }) => heap);
    const so = acted < shown.heads.length ? 'so far ' : '';
    const many = written.length === 1 ? `heap ${written[0]} gets` : `heaps ${written.join(', ')} get`;
    put(this.#status, letter('k'), ` = ${value}: ${so}${many} the value ${value}.`);
    put(
      this.#sentences,
      ...heads.map((one, i) =>
        html(
          'li',
          {
            class: `x-${one.finding.does.replace(' ', '-')}${i === head && acted < shown.heads.length ? ' x-now' : ''}`,
          },
          html('b', { 'aria-hidden': 'true' }, SIGNS[one.finding.does].sign),
          ` ${saysHead(one, value)}`,
        ),
      ),
    );
    this.#sayRepeat();
  }

  #sayRepeat(): void {
    const goTo = (k: number) => this.#jump(placeOfValue(k, this.#extent));
    put(this.#repeat, ...repeatNote(this.#findings?.analysis, this.#place.value, this.#placed.length, goTo));
  }
}

/** What the signs mean, and the shades of a long tape or the frame of a short one. */
function signLegend(isLong: boolean): HTMLElement {
  const entries = Object.values(SIGNS).map(({ sign, says }) =>
    html('span', {}, html('b', {}, sign), ` ${says}`),
  );
  const sample = (style: string, says: string) =>
    html('span', {}, html('i', { class: `x-sample ${style}` }), ` ${says}`);
  const shades = isLong
    ? [sample('x-labelled-sample', 'has a value'), sample('x-blank-sample', 'blank')]
    : [sample('x-pattern-sample', 'boundary pattern')];
  return html('p', { class: 'x-legend' }, ...entries, ...shades);
}
