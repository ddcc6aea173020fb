import { POSITIONS } from '../conclusion.ts';
import type { ExploredGame } from '../large-game.ts';
import { Choice } from './choice.ts';
import { ComparisonGame } from './comparison-game.ts';
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
  const { analysis } = context;
  const strips = html('div', { class: 'x-strips' });
  const heap = heapForm(context);
  let drawn: readonly Strip[] = [];
  let size: keyof typeof SIZES = 'numbers';
  const lengths = rowLengths(analysis.subject.game, () => draw());
  const draw = () => {
    const { rows, ...cells } = SIZES[size];
    for (const strip of drawn) {
      // The rows of two games are as high as those of one.
      const pairs = context.address.beside === '' ? rows : Math.ceil(rows / 2);
      strip.draw({ ...cells, ...lengths.chosen(), rows: pairs });
    }
  };
  const compare = () => {
    beside.compare(analysis.findings.terms);
    for (const strip of drawn) strip.compareWith(beside.shown);
  };
  const beside = new ComparisonGame(context, compare);
  const sizes = new Choice('Draw', { numbers: 'numbers', cells: 'cells', fine: 'fine' }, chosen => {
    size = chosen;
    draw();
  });
  const controls = html('div', { class: 'x-row' }, heap.element, sizes.show(size).element, lengths.element);
  const element = html(
    'section',
    { 'aria-label': 'Sequence' },
    controls,
    beside.said,
    strips,
    html('p', { class: 'x-quiet' }, POSITIONS),
    beside.element,
  );
  const leave = analysis.watchSequences(shown => {
    drawn = shown.map(shown => new Strip(shown));
    put(strips, ...drawn.map(strip => strip.element));
    draw();
    heap.shown(drawn);
    compare();
  });
  return { element, leave };
}

/** Returns the choice of the length of rows: in this theory, a row is often a class modulo a number of the game. */
function rowLengths(game: ExploredGame, draw: () => void) {
  const [a, b] = numbersOf(game);
  const other = html('input', {
    type: 'number',
    min: 1,
    step: 1,
    value: a ?? 10,
    'aria-label': 'Row length',
    hidden: true,
  });
  const list = html(
    'select',
    { id: 'x-length' },
    html('option', { value: 'fit' }, 'automatic'),
    a !== undefined && html('option', { value: a }, `multiple of ${a}`),
    b !== undefined && html('option', { value: b }, `multiple of ${b}`),
    html('option', { value: 'own' }, 'multiple of …'),
  );
  list.onchange = other.onchange = () => {
    other.hidden = list.value !== 'own';
    draw();
  };
  const chosen = () => {
    const length = Math.trunc(Number(list.value === 'own' ? other.value : list.value));
    return { length: length > 0 ? length : undefined, otherwise: game.kind === 'all-but' ? a : undefined };
  };
  const label = html('label', { for: 'x-length' }, 'Rows ');
  return { element: html('span', { class: 'x-field' }, label, list, ' ', other), chosen };
}

/** Returns the two least numbers that a game names. */
function numbersOf(game: ExploredGame): readonly number[] {
  if (game.kind === 'all-but') return game.excluded.toSorted((p, q) => p - q).slice(0, 2);
  return game.kind === 'finite' ? game.moves.slice(0, 2) : [];
}
