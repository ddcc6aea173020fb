import type { ProvedPeriod } from '../analysis.ts';
import { afterKey, columnsOf, levelOf } from '../strip-rows.ts';
import { type Paint, viridis } from '../viridis.ts';
import { type Child, html, put, svg } from './element.ts';
import { number } from './mathematics.ts';
import { type CellSize, cornerOf, heapAt, MARGIN, type StripPicture, stripDrawing } from './strip-view.ts';
import type { Findings, Study, View, ViewContext } from './study.ts';

const SIZES: Readonly<Record<string, CellSize & { readonly rows: number }>> = {
  numbers: { cell: 28, below: 10, lettered: true, rows: 6 },
  cells: { cell: 14, below: 8, lettered: false, rows: 10 },
  fine: { cell: 6, below: 5, lettered: false, rows: 24 },
};

/** Dark and light, far enough apart to be told in grey. */
const P_PAINT: Paint = viridis(0);
const N_PAINT: Paint = { fill: '#d8dae3', ink: '#000' };

/** A sequence to be drawn: nim-values, or outcomes with P-position 0 and N-position 1. */
interface Shown {
  readonly what: 'nim-sequence' | 'outcomes';
  readonly terms: ArrayLike<number>;
  readonly period: ProvedPeriod | undefined;
}

/** The sequences of the game as strips of coloured cells. */
export function sequenceView({ study }: ViewContext): View {
  const strips = html('div', {});
  const size = sizeChoice();
  const element = html('section', { 'aria-label': 'Sequence' }, size.element, strips);
  let drawn: readonly Strip[] = [];
  const draw = () => {
    for (const strip of drawn) strip.draw(SIZES[size.chosen()]!);
  };
  size.element.onchange = draw;
  let last = '';
  const unwatch = study.watch(findings => {
    const shown = sequencesOf(findings);
    const state = shown.map(({ what, period }) => `${what} ${period !== undefined}`).join();
    if (state === last) return;
    last = state;
    drawn = shown.map(one => new Strip(one, study));
    put(strips, ...drawn.map(strip => strip.element));
    draw();
  });
  const observer = new ResizeObserver(draw);
  observer.observe(strips);
  return {
    element,
    leave: () => {
      unwatch();
      observer.disconnect();
    },
  };
}

function sequencesOf({ terms, analysis }: Findings): Shown[] {
  const proved = (found: { status: string } | null | undefined) =>
    found?.status === 'proved' ? (found as ProvedPeriod) : undefined;
  return [
    ...(terms?.values
      ? [{ what: 'nim-sequence', terms: terms.values, period: proved(analysis?.nimSequence) } as const]
      : []),
    ...(terms?.outcomes
      ? [{ what: 'outcomes', terms: terms.outcomes, period: proved(analysis?.outcomes) } as const]
      : []),
  ];
}

function sizeChoice(): { element: HTMLElement; chosen(): string } {
  const buttons = Object.keys(SIZES).map(name => {
    const input = html('input', { type: 'radio', name: 'x-size', value: name, checked: name === 'numbers' });
    return { input, label: html('label', {}, input, ` ${name}`) };
  });
  const legend = html('legend', {}, 'Draw');
  return {
    element: html('fieldset', { class: 'x-choice' }, legend, ...buttons.map(({ label }) => label)),
    chosen: () => buttons.find(({ input }) => input.checked)!.input.value,
  };
}

/** One sequence, drawn, with a cursor that the mouse, a finger or the keyboard moves. */
class Strip {
  readonly element: HTMLElement;
  readonly #shown: Shown;
  readonly #study: Study;
  readonly #stage: HTMLElement;
  readonly #readout = html('p', { class: 'x-readout' });
  readonly #where = html('span', { class: 'x-quiet' });
  readonly #legend = html('div', { class: 'x-legend' });
  #picture: StripPicture | undefined;
  #page = 0;
  #from = 0;
  #cursor = 0;

  constructor(shown: Shown, study: Study) {
    this.#shown = shown;
    this.#study = study;
    const title = shown.what === 'nim-sequence' ? 'Nim-sequence' : 'Outcomes';
    this.#stage = html('div', {
      class: 'x-stage',
      role: 'slider',
      tabindex: 0,
      'aria-label': `${title}, heap`,
      'aria-valuemin': 0,
      'aria-valuemax': shown.terms.length - 1,
    });
    this.#stage.onkeydown = event => this.#press(event);
    this.#stage.onpointermove = event => this.#point(event);
    this.#stage.onpointerdown = event => this.#point(event);
    const pager = html(
      'p',
      { class: 'x-row' },
      this.#turn('Earlier', -1),
      this.#turn('Later', 1),
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

  /** Draws anew, for the room that there is. */
  draw({ rows, ...size }: CellSize & { rows: number }): void {
    const room = this.element.clientWidth;
    if (room === 0) return;
    const fit = Math.max(1, Math.floor((room - MARGIN) / size.cell));
    const { terms, period } = this.#shown;
    const columns = columnsOf(fit, period?.period);
    this.#page = rows * columns;
    this.#from = Math.floor(this.#cursor / this.#page) * this.#page;
    const end = Math.min(terms.length, this.#from + this.#page);
    this.#picture = {
      from: this.#from,
      end,
      columns,
      size,
      marked: period,
      termAt: heap => terms[heap]!,
      paintAt: this.#painter(this.#from, end),
    };
    put(this.#stage, stripDrawing(this.#picture));
    put(this.#where, 'heaps ', number(this.#from), ' to ', number(end - 1));
    this.#redraw = { rows, ...size };
    this.#mark();
  }

  #redraw: (CellSize & { rows: number }) | undefined;

  #painter(from: number, end: number): StripPicture['paintAt'] {
    const { what, terms, period } = this.#shown;
    if (what === 'outcomes') {
      put(this.#legend, swatch(P_PAINT, 'P-position'), swatch(N_PAINT, 'N-position'));
      return heap => (terms[heap] === 0 ? P_PAINT : N_PAINT);
    }
    const level = (heap: number) => levelOf(heap, terms[heap]!, period);
    const isAllBut = this.#study.subject.game.kind === 'all-but';
    const [first, last] = isAllBut ? [from, end] : [0, terms.length];
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let heap = first; heap < last; heap++) {
      low = Math.min(low, level(heap));
      high = Math.max(high, level(heap));
    }
    put(this.#legend, ...scale(low, high, isAllBut && period !== undefined));
    return heap => viridis((level(heap) - low) / Math.max(1, high - low));
  }

  #turn(name: string, pages: number): HTMLElement {
    const button = html('button', { type: 'button' }, name);
    button.onclick = () => this.#goTo(this.#from + pages * this.#page);
    return button;
  }

  #press(event: KeyboardEvent): void {
    const picture = this.#picture;
    if (!picture || event.altKey || event.ctrlKey || event.metaKey) return;
    const last = this.#shown.terms.length - 1;
    const next = afterKey(event.key, {
      cursor: this.#cursor,
      columns: picture.columns,
      page: this.#page,
      last,
    });
    if (next === undefined) return;
    event.preventDefault();
    this.#goTo(next);
  }

  #point(event: PointerEvent): void {
    const drawing = this.#stage.firstElementChild;
    if (!this.#picture || !drawing) return;
    const box = drawing.getBoundingClientRect();
    const heap = heapAt(event.clientX - box.left, event.clientY - box.top, this.#picture);
    if (heap === undefined || heap === this.#cursor) return;
    this.#cursor = heap;
    this.#mark();
  }

  #goTo(heap: number): void {
    this.#cursor = Math.min(this.#shown.terms.length - 1, Math.max(0, heap));
    const isShown = this.#cursor >= this.#from && this.#cursor < this.#from + this.#page;
    if (!isShown && this.#redraw) this.draw(this.#redraw);
    else this.#mark();
  }

  /** Puts the frame round the cell of the cursor, and says what is there. */
  #mark(): void {
    const picture = this.#picture!;
    const drawing = this.#stage.firstElementChild!;
    drawing.querySelector('.x-cursor')?.remove();
    const { cell } = picture.size;
    const gap = cell > 8 ? 1 : 0;
    drawing.append(
      svg('rect', {
        class: 'x-cursor',
        ...cornerOf(this.#cursor, picture),
        width: cell - gap,
        height: cell - gap,
      }),
    );
    const said = saysTerm(this.#cursor, this.#shown);
    put(this.#readout, ...said);
    this.#stage.setAttribute('aria-valuenow', String(this.#cursor));
    this.#stage.setAttribute('aria-valuetext', this.#readout.textContent ?? '');
  }
}

/** What stands at a heap, and what it follows from where it repeats. */
function saysTerm(heap: number, { what, terms, period }: Shown): Child[] {
  const name = what === 'nim-sequence' ? 'G' : 'f';
  const term = terms[heap]!;
  const isP = term === 0;
  const said: Child[] = [
    html('var', {}, name),
    `(${heap}) = ${term}, ${isP ? 'a P-position' : 'an N-position'}`,
  ];
  if (!period) return said;
  const { preperiod, period: p, saltus } = period;
  if (heap < preperiod) return [...said, '; in the preperiod'];
  if (heap < preperiod + p) return [...said, '; in the first period'];
  const rise = saltus === 0 ? '' : ` + ${saltus}`;
  return [...said, ` = `, html('var', {}, name), `(${heap - p})${rise}`];
}

function scale(low: number, high: number, isReduced: boolean): Child[] {
  const steps = 24;
  const cells = Array.from({ length: steps }, (_, i) =>
    svg('rect', { x: i * 4, y: 0, width: 4.5, height: 10, fill: viridis(i / (steps - 1)).fill }),
  );
  const bar = svg(
    'svg',
    { width: steps * 4, height: 10, viewBox: `0 0 ${steps * 4} 10`, 'aria-hidden': 'true' },
    ...cells,
  );
  const formula = html(
    'span',
    {},
    html('var', {}, 'G'),
    '(',
    html('var', {}, 'n'),
    ') − ',
    html('var', {}, 's'),
    '⌊(',
    html('var', {}, 'n'),
    ' − ',
    html('var', {}, 'n'),
    html('sub', {}, '0'),
    ') / ',
    html('var', {}, 'p'),
    '⌋',
  );
  const what = isReduced
    ? ['colour: ', formula, ', so that each period has the same colours']
    : ['colour: ', html('var', {}, 'G'), '(', html('var', {}, 'n'), ')'];
  return [html('span', { class: 'x-scale' }, low, bar, high), html('span', {}, ...what)];
}

function swatch({ fill }: Paint, name: string): Child {
  const cell = svg('rect', { width: 10, height: 10, fill });
  return html('span', {}, svg('svg', { width: 10, height: 10, 'aria-hidden': 'true' }, cell), ` ${name}`);
}
