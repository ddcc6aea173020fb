import { colouringOf, describeTerm, N_PAINT, P_PAINT, type ShownSequence } from '../shown-sequence.ts';
import { afterKey, columnsOf } from '../strip-rows.ts';
import { button } from './button.ts';
import { html, put, svg } from './element.ts';
import { HeapCursor } from './heap-cursor.ts';
import { number } from './mathematics.ts';
import { type CellSize, cornerOf, heapAt, MARGIN, type StripPicture, stripDrawing } from './strip-drawing.ts';
import { scale, swatch } from './strip-legend.ts';

export type StripSize = CellSize & {
  readonly rows: number;
  /** The length whose multiples the rows have; default: the period. */
  readonly length?: number | undefined;
  /** The length for a sequence whose period does not fit. */
  readonly otherwise?: number | undefined;
};

/** One sequence, drawn a page of rows at a time, with a cursor. */
export class Strip {
  readonly element: HTMLElement;
  readonly #shown: ShownSequence;
  readonly #cursor: HeapCursor;
  readonly #where = html('span', { class: 'x-quiet' });
  readonly #legend = html('div', { class: 'x-legend' });
  #other: ShownSequence | undefined;
  #picture: StripPicture | undefined;
  #size: StripSize | undefined;
  /** The width at the last drawing, in pixels. */
  #width = 0;
  /** Heaps on a page. */
  #page = 0;
  #heap = 0;

  constructor(shown: ShownSequence, title = shown.what === 'nim-sequence' ? 'Nim-sequence' : 'Outcomes') {
    this.#shown = shown;
    this.#cursor = new HeapCursor(`${title}, heap`, this.last, 'x-stage', {
      afterKey: key => this.#afterKey(key),
      heapAt: (x, y) => this.#picture && heapAt(x, y, this.#picture),
      go: heap => this.goTo(heap),
    });
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
      this.#cursor.element,
      this.#cursor.readout,
      html('div', { class: 'x-row x-spread' }, pager, this.#legend),
    );
    // Drawing changes the height, so only a new width counts.
    new ResizeObserver(() => {
      if (this.#size && this.element.clientWidth !== this.#width)
        requestAnimationFrame(() => this.draw(this.#size!));
    }).observe(this.element);
  }

  /** Draws the sequence of the same kind among these below each row, and outlines the cells that differ. */
  compareWith(others: readonly ShownSequence[]): void {
    this.#other = others.find(({ what }) => what === this.#shown.what);
    if (this.#size) this.draw(this.#size);
  }

  get last(): number {
    return this.#shown.terms.length - 1;
  }

  /** Draws the page with the cursor, for the room that there is, and again whenever that changes. */
  draw(size: StripSize): void {
    [this.#size, this.#width] = [size, this.element.clientWidth];
    const width = this.#width - MARGIN;
    if (width <= 0) return;
    const { terms, period } = this.#shown;
    const columns = columnsOf(Math.max(1, Math.floor(width / size.cell)), [
      size.length,
      ...(size.length === undefined ? [period?.period, size.otherwise] : []),
    ]);
    this.#page = size.rows * columns;
    const from = this.#heap - (this.#heap % this.#page);
    const end = Math.min(terms.length, from + this.#page);
    const other = this.#other;
    const { low, high, isReduced, paintAt, otherPaintAt } = colouringOf(this.#shown, from, end, other);
    const termAt = (heap: number) => terms[heap]!;
    const below = other && {
      end: Math.min(end, other.terms.length),
      termAt: (heap: number) => other.terms[heap]!,
      paintAt: otherPaintAt,
    };
    this.#picture = { from, end, columns, size, marked: period, termAt, paintAt, below };
    this.#cursor.draw(stripDrawing(this.#picture));
    put(this.#where, 'heaps ', number(from), ' to ', number(end - 1));
    if (this.#shown.what === 'outcomes') {
      put(this.#legend, swatch(P_PAINT, 'P-position'), swatch(N_PAINT, 'N-position'));
    } else put(this.#legend, ...scale(low, high, isReduced));
    this.#mark();
  }

  #turn(pages: number): void {
    this.goTo((this.#picture?.from ?? 0) + pages * this.#page);
  }

  #afterKey(key: string): number | undefined {
    if (!this.#picture) return undefined;
    const { columns } = this.#picture;
    return afterKey(key, { cursor: this.#heap, columns, page: this.#page, last: this.last });
  }

  /** Puts the cursor on a heap, on its page. */
  goTo(heap: number): void {
    this.#heap = Math.min(this.last, Math.max(0, heap));
    // Before there is room for it, it is not drawn: then it will be with this cursor.
    if (!this.#picture) return;
    const { from, end } = this.#picture;
    if (this.#heap >= from && this.#heap < end) this.#mark();
    else this.draw(this.#size!);
  }

  /** Frames the cell of the cursor, and describes it. */
  #mark(): void {
    const picture = this.#picture!;
    const side = picture.size.cell - (picture.size.cell > 8 ? 1 : 0);
    const frame = svg('rect', { ...cornerOf(this.#heap, picture), width: side, height: side });
    const other = this.#other?.terms[this.#heap];
    const text = describeTerm(this.#heap, this.#shown);
    this.#cursor.choose(this.#heap, [other === undefined ? text : `${text}; below: ${other}`], frame);
  }
}
