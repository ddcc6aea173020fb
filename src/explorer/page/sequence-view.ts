import { Beside } from './beside.ts';
import { Choice } from './choice.ts';
import { html, put } from './element.ts';
import { heapForm } from './heap-form.ts';
import { Strip, type StripSize } from './strip.ts';
import type { View, ViewContext } from './view.ts';

const SIZES = {
  numbers: { cell: 28, below: 10, lettered: true, rows: 6 },
  cells: { cell: 14, below: 8, lettered: false, rows: 9 },
  fine: { cell: 6, below: 5, lettered: false, rows: 24 },
} as const satisfies Readonly<Record<string, StripSize>>;

/** Returns the sequences of the game as strips of coloured cells. */
export function sequenceView(context: ViewContext): View {
  const { study } = context;
  const strips = html('div', {});
  const heap = heapForm(context);
  let drawn: readonly Strip[] = [];
  let size: keyof typeof SIZES = 'numbers';
  const draw = () => {
    const { rows, ...cells } = SIZES[size];
    // Two games are seen in one window.
    const shown = { ...cells, rows: context.address.beside === '' ? rows : rows / 3 };
    for (const strip of [...drawn, ...beside.strips]) strip.draw(shown);
  };
  const compare = () => beside.compare(study.findings.terms);
  const beside = new Beside(context, () => {
    draw();
    compare();
    heap.shown(beside.strips);
  });
  const sizes = new Choice('Draw', { numbers: 'numbers', cells: 'cells', fine: 'fine' }, chosen => {
    size = chosen;
    draw();
  });
  const controls = html('div', { class: 'x-row' }, heap.element, sizes.show(size).element);
  const element = html('section', { 'aria-label': 'Sequence' }, controls, strips, beside.element);
  const leave = study.watchSequences(shown => {
    drawn = shown.map(one => new Strip(one));
    put(strips, ...drawn.map(strip => strip.element));
    draw();
    heap.shown(drawn);
    compare();
  });
  return { element, leave };
}
