import type { WrittenGame } from '../../game/index.ts';
import { mexStep } from '../mex.ts';
import { button } from './button.ts';
import { html, put } from './element.ts';
import { letter } from './mathematics.ts';
import { scrolling } from './scrolling.ts';
import type { View, ViewContext } from './view.ts';

/** Shows how a nim-value follows from its definition, heap by heap; the address names the heap. */
export function mexView({ analysis, address, go }: ViewContext, game: WrittenGame): View {
  const { rule } = analysis.subject;
  const element = html('section', { 'aria-label': 'Mex' });
  const unwatch = analysis.watch(({ terms }) => {
    if (terms === undefined || element.childElementCount > 0) return;
    const { values } = terms;
    if (values === null) {
      put(element, html('p', {}, 'Nim-values are defined only if the last player wins.'));
      return;
    }
    const last = values.length - 1;
    const heap = /^\d+$/.test(address.heap) ? Math.min(Number(address.heap), last) : 0;
    const { options, mex } = mexStep(game, rule.ending, values, heap);
    const step = (id: string, says: string, to: number) =>
      button(says, () => to !== heap && go({ heap: `${to}` }), {
        id,
        'aria-disabled': to === heap && 'true',
      });
    const exact = html('input', { id: 'x-mex-heap', type: 'number', min: 0, max: last, value: heap });
    exact.onchange = () => go({ heap: exact.value });
    put(
      element,
      html(
        'div',
        { class: 'x-row x-controls' },
        step('x-mex-first', 'First', 0),
        step('x-mex-previous', 'Previous', Math.max(0, heap - 1)),
        step('x-mex-next', 'Next', Math.min(last, heap + 1)),
        html('label', { class: 'x-field' }, 'heap ', letter('n'), ' ', exact),
      ),
      optionsTable(heap, options),
      html('p', { role: 'status', class: 'x-readout' }, ...describeMex(heap, options.length, mex)),
      html('p', { class: 'x-mex', 'aria-hidden': 'true' }, ...valuesUpTo(mex, options)),
    );
  });
  return { element, leave: unwatch };
}

type Options = ReturnType<typeof mexStep>['options'];

function optionsTable(heap: number, options: Options): HTMLElement | false {
  if (options.length === 0) return false;
  const row = (title: string, cells: readonly number[]) =>
    html('tr', {}, html('th', { scope: 'row' }, title), ...cells.map(cell => html('td', {}, cell)));
  const table = html(
    'table',
    { class: 'x-options' },
    row(
      'take',
      options.map(({ to }) => heap - to),
    ),
    row(
      'leaves heap',
      options.map(({ to }) => to),
    ),
    row(
      'value',
      options.map(({ value }) => value),
    ),
  );
  return scrolling('Moves', table);
}

function describeMex(heap: number, count: number, mex: number): (Node | string)[] {
  if (count === 0) return [letter('G'), `(${heap}) = 0: there is no move.`];
  return [letter('G'), `(${heap}) = ${mex}, the smallest value that no move leads to.`];
}

/** Returns the values below the mex, all taken, and the mex itself. */
function valuesUpTo(mex: number, options: Options): HTMLElement[] {
  const largest = Math.max(mex, ...options.map(({ value }) => value));
  const taken = new Set(options.map(({ value }) => value));
  return Array.from({ length: largest + 1 }, (_, value) =>
    html(taken.has(value) ? 's' : value === mex ? 'mark' : 'span', {}, value),
  );
}
