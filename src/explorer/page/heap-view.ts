import { button } from './button.ts';
import { html, put } from './element.ts';
import { form } from './form.ts';

/** Maximum number of stones drawn one by one; for a larger heap the player enters a number. */
const MAX_DRAWN = 60;

export interface ShownHeap {
  readonly title: string;
  readonly game: string;
  readonly stones: number;
  /** The heaps that a move can leave, fewest stones taken first. */
  readonly options: readonly number[];
  /** G of the heap, if it is to be shown. */
  readonly value: number | null;
  /** The options to be marked as winning. */
  readonly winning: readonly number[];
  readonly take: (to: number) => void;
}

/** Draws a heap: clicking a stone takes it and all stones to its right, if that is a move. */
export function heapView(heap: ShownHeap): HTMLElement {
  const { title, game, stones, options, value } = heap;
  const many = stones === 1 ? '1 stone' : `${stones} stones`;
  return html(
    'div',
    { class: 'x-heap-view', role: 'group', 'aria-label': `${title}: ${game}, ${many}` },
    html(
      'p',
      { class: 'x-heap-title' },
      html('b', {}, title),
      ` ${game}`,
      html('span', { class: 'x-quiet' }, ` ${many}`),
      value !== null && html('span', { class: 'x-value' }, ` G = ${value}`),
    ),
    stones <= MAX_DRAWN ? stonesView(heap) : numberView(heap),
    options.length === 0 && html('p', { class: 'x-quiet' }, 'no moves'),
  );
}

function stonesView({ stones, options, winning, take }: ShownHeap): HTMLElement {
  const legal = new Set(options);
  const row = html('div', { class: 'x-stones' });
  const all = Array.from({ length: stones }, (_, left) => {
    if (!legal.has(left)) return html('span', { class: 'x-stone' });
    const says = `take ${stones - left}, leave ${left}${winning.includes(left) ? ', a winning move' : ''}`;
    const style = `x-stone x-legal${winning.includes(left) ? ' x-winning' : ''}`;
    const attributes = { class: style, tabindex: -1, 'aria-label': says, title: says };
    const stone = button(null, () => take(left), attributes);
    stone.onpointerenter = stone.onfocus = () => light(left);
    stone.onpointerleave = stone.onblur = () => light(stones);
    return stone;
  });
  const light = (from: number) => {
    all.forEach((stone, i) => {
      stone.classList.toggle('x-taken', i >= from);
    });
  };
  const buttons = all.filter(stone => stone instanceof HTMLButtonElement);
  buttons.at(-1)?.setAttribute('tabindex', '0');
  row.onkeydown = event => {
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (at < 0 || next === undefined || !buttons[next]) return;
    event.preventDefault();
    for (const other of buttons) other.setAttribute('tabindex', '-1');
    buttons[next].setAttribute('tabindex', '0');
    buttons[next].focus();
  };
  put(row, ...all);
  return row;
}

function numberView({ title, stones, options, winning, take }: ShownHeap): HTMLElement {
  const input = html('input', {
    type: 'number',
    min: 1,
    max: stones,
    step: 1,
    required: true,
    placeholder: winning.length > 0 && stones - winning[0]!,
    'aria-label': `Stones to take from ${title}`,
  });
  const element = html('span', { role: 'status', class: 'x-quiet' });
  const send = () => {
    const left = stones - Number(input.value);
    if (options.includes(left)) take(left);
    else put(element, `taking ${input.value} is not a legal move here`);
  };
  return form({ class: 'x-row' }, send, 'take ', input, html('button', {}, 'Take'), element);
}
