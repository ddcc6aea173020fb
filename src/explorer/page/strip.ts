import { colouringOf, N_PAINT, P_PAINT, type ShownSequence, saysTerm } from '../shown-sequence.ts';
import { afterKey, columnsOf } from '../strip-rows.ts';
import { button } from './button.ts';
import { html, put, svg } from './element.ts';
import { number } from './mathematics.ts';
import { type CellSize, cornerOf, heapAt, MARGIN, type StripPicture, stripDrawing } from './strip-drawing.ts';
import { scale, swatch } from './strip-legend.ts';

export type StripSize = CellSize & { readonly rows: number };

/** One sequence, drawn a page of rows at a time, with a cursor that the mouse, a finger or the keyboard moves. */
export class Strip {
  readonly element: HTMLElement;
  readonly #shown: ShownSequence;
  readonly #stage: HTMLElement;
  readonly #readout = html('p', { class: 'x-readout' });
  readonly #where = html('span', { class: 'x-quiet' });
  readonly #legend = html('div', { class: 'x-legend' });
  #picture: StripPicture | undefined;
  #size: StripSize | undefined;
  /** Heaps on a page. */
  #page = 0;
  #cursor = 0;

  constructor(shown: ShownSequence, title = shown.what === 'nim-sequence' ? 'Nim-sequence' : 'Outcomes') {
    this.#shown = shown;
    this.#stage = html('div', {
      class: 'x-stage',
      role: 'slider',
      tabindex: 0,
      'aria-label': `${title}, heap`,
      'aria-valuemin': 0,
      'aria-valuemax': this.last,
    });
    this.#stage.onkeydown = event => this.#press(event);
    this.#stage.onpointermove = event => this.#point(event);
    this.#stage.onpointerdown = event => this.#point(event);
    const pager = html(
      'p',
      { class: 'x-row' },
      button('Earlier', () => this.#turn(-1)),
      button('Later', () => this.#turn(1)),
      this.#where,
    );
    this.element = html(
      'div',
      { class: 'x-sequence' },
      html('h3', {}, title),
      this.#stage,
      this.#readout,
      html('div', { class: 'x-row x-spread' }, pager, this.#legend),
    );
  }

  get last(): number {
    return this.#shown.terms.length - 1;
  }

  /** Draws the page with the cursor, for the room that there is. */
  draw(size: StripSize): void {
    this.#size = size;
    const room = this.element.clientWidth - MARGIN;
    if (room <= 0) return;
    const { terms, period } = this.#shown;
    const columns = columnsOf(Math.max(1, Math.floor(room / size.cell)), period?.period);
    this.#page = size.rows * columns;
    const from = this.#cursor - (this.#cursor % this.#page);
    const end = Math.min(terms.length, from + this.#page);
    const { low, high, isReduced, paintAt } = colouringOf(this.#shown, from, end);
    const termAt = (heap: number) => terms[heap]!;
    this.#picture = { from, end, columns, size, marked: period, termAt, paintAt };
    put(this.#stage, stripDrawing(this.#picture));
    put(this.#where, 'heaps ', number(from), ' to ', number(end - 1));
    if (this.#shown.what === 'outcomes') {
      put(this.#legend, swatch(P_PAINT, 'P-position'), swatch(N_PAINT, 'N-position'));
    } else put(this.#legend, ...scale(low, high, isReduced));
    this.#mark();
  }

  #turn(pages: number): void {
    this.goTo((this.#picture?.from ?? 0) + pages * this.#page);
  }

  #press(event: KeyboardEvent): void {
    if (!this.#picture || event.altKey || event.ctrlKey || event.metaKey) return;
    const { columns } = this.#picture;
    const place = { cursor: this.#cursor, columns, page: this.#page, last: this.last };
    const next = afterKey(event.key, place);
    if (next === undefined) return;
    event.preventDefault();
    this.goTo(next);
  }

  #point(event: PointerEvent): void {
    const drawing = this.#stage.firstElementChild;
    if (!this.#picture || !drawing) return;
    const box = drawing.getBoundingClientRect();
    const heap = heapAt(event.clientX - box.left, event.clientY - box.top, this.#picture);
    if (heap !== undefined && heap !== this.#cursor) this.goTo(heap);
  }

  /** Puts the cursor on a heap, on its page. */
  goTo(heap: number): void {
    this.#cursor = Math.min(this.last, Math.max(0, heap));
    // Before there is room for it, it is not drawn: then it will be with this cursor.
    if (!this.#picture) return;
    const { from, end } = this.#picture;
    if (this.#cursor >= from && this.#cursor < end) this.#mark();
    else this.draw(this.#size!);
  }

  /** Puts the frame round the cell of the cursor, and says what is there. */
  #mark(): void {
    const picture = this.#picture!;
    const drawing = this.#stage.firstElementChild!;
    drawing.querySelector('.x-cursor')?.remove();
    const side = picture.size.cell - (picture.size.cell > 8 ? 1 : 0);
    drawing.append(
      svg('rect', { class: 'x-cursor', ...cornerOf(this.#cursor, picture), width: side, height: side }),
    );
    const said = saysTerm(this.#cursor, this.#shown);
    put(this.#readout, said);
    this.#stage.setAttribute('aria-valuenow', String(this.#cursor));
    this.#stage.setAttribute('aria-valuetext', said);
  }
}
