import type { Head, Iteration } from '../iteration.ts';
import { type Child, html } from './element.ts';
import { letter } from './mathematics.ts';
import { scrolling } from './scrolling.ts';

/** Maximum number of heaps in a table that begins at heap 0; a larger table begins at the first head. */
const WIDE = 44;

/** Signs for what a head does, and their meaning. */
export const SIGNS: Readonly<
  Record<Head['finding']['does'], { readonly sign: string; readonly says: string }>
> = {
  writes: { sign: '▼', says: 'blank, gets the value' },
  passes: { sign: '▽', says: 'already has a value' },
  'is barred': { sign: '×', says: 'stays blank: it can move to this value' },
};

/**
 * Returns one iteration as the paper prints it, row by row: the heads, H_k as they read it, the values after they have
 * written, H_(k+1), the heaps.
 *
 * @param acted heads that have acted so far
 */
export function tapeTable(
  { value, first, heads, labels }: Iteration,
  acted: number,
  largest: number,
): HTMLElement {
  const reach = first + largest + 2;
  const from = reach <= WIDE ? 0 : Math.max(0, first - 4);
  // As wide as the paper's for its example, so that the table does not move in the first steps.
  const end = from + Math.max(reach - from, Math.min(WIDE, 2 * largest + 6));
  const heaps = Array.from({ length: end - from }, (_, i) => from + i);
  const actedAt = new Map(heads.slice(0, acted).map(head => [head.heap, head]));
  const isWritten = (heap: number) => actedAt.get(heap)?.finding.does === 'writes';
  const star = (isLabelled: boolean) => (isLabelled ? '∗' : html('span', { class: 'x-blank' }, '␣'));
  const inPattern = (heap: number) => heap >= first && heap < first + largest;
  const row = (title: Child, cellOf: (heap: number) => HTMLElement) =>
    html('tr', {}, html('th', { scope: 'row' }, title), ...heaps.map(cellOf));
  const table = html(
    'table',
    { class: 'x-tape' },
    row(html('span', { class: 'x-quiet' }, 'heads'), heap => {
      const head = heads.find(head => head.heap === heap);
      if (!head) return html('td', {});
      const done = actedAt.has(heap);
      const { sign } = SIGNS[head.finding.does];
      const name = head.offset === 0 ? 'n' : `+${head.offset}`;
      const kind = head.finding.does.replace(' ', '-');
      return html(
        'td',
        { class: done ? `x-head x-${kind}` : 'x-head x-waiting' },
        html('small', {}, name),
        html('b', {}, done ? sign : '·'),
      );
    }),
    row(letter('H', String(value)), heap =>
      html(
        'td',
        {
          class:
            inPattern(heap) &&
            `x-pattern${heap === first ? ' x-pattern-first' : ''}${heap === first + largest - 1 ? ' x-pattern-last' : ''}`,
        },
        star(labels.has(heap)),
      ),
    ),
    row(html('span', {}, html('var', {}, 'G'), '(', html('var', {}, 'n'), ')'), heap =>
      isWritten(heap) ? html('td', { class: 'x-written' }, value) : html('td', {}, labels.get(heap) ?? null),
    ),
    row(letter('H', String(value + 1)), heap => html('td', {}, star(labels.has(heap) || isWritten(heap)))),
    row(letter('n'), heap => html('td', { class: 'x-heap' }, heap)),
  );
  return scrolling(`Tape for k = ${value}`, table);
}
