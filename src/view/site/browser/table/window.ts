import { grouped } from '../../../numbers.ts';
import { element } from '../element.ts';

/** The rows that are in the document, of all that could be scrolled to. */
export interface RowWindow {
  /** Shows other rows, from their top. */
  show(rows: Uint32Array<ArrayBuffer>): void;
  /** Scrolls by whole pages: -1 and 1, or to either end. */
  page(to: 'first' | 'previous' | 'next' | 'last'): void;
}

/** Rows beyond the visible ones on either side, so that a fast scroll does not show white. */
const OVERSCAN = 12;

/** Rows of a table on paper, some six pages. */
const PRINTED = 400;

/**
 * Keeps only the rows near the visible ones in the document, between two empty rows as tall as all others; so a table
 * of 1e5 rows scrolls like one of fifty. All rows are equally tall: `rowHeight` of a first one is measured.
 *
 * @param onWindow hears which rows are visible, counted from 1, and of how many
 */
export function rowWindow(
  frame: HTMLElement,
  table: HTMLTableElement,
  makeRow: (row: number, index: number) => HTMLTableRowElement,
  onWindow: (first: number, last: number, count: number) => void,
): RowWindow {
  const body = table.tBodies[0]!;
  const columns = table.tHead!.rows[0]!.cells.length;
  const spacer = () => {
    const cell = element('td', { colspan: columns });
    const row = element('tr', { class: 'spacer', 'aria-hidden': 'true' }, cell);
    return { row, cell };
  };
  const above = spacer();
  const below = spacer();
  let rows = new Uint32Array();
  let height = 0;
  let drawn = '';
  let printing = false;

  const visible = () => {
    const head = table.tHead!.offsetHeight;
    // A row of which a hair is hidden counts as seen.
    const shown = Math.max(1, Math.floor((frame.clientHeight - head) / height + 0.1));
    const latest = Math.max(0, rows.length - shown);
    const isAtEnd = frame.scrollTop + frame.clientHeight >= head + rows.length * height - 1;
    const first = isAtEnd ? latest : Math.min(Math.round(frame.scrollTop / height), latest);
    return { first, last: Math.min(first + shown, rows.length), shown };
  };
  const draw = () => {
    if (printing) return;
    const { first, last } = visible();
    onWindow(Math.min(first + 1, rows.length), last, rows.length);
    const from = Math.max(0, first - OVERSCAN);
    const to = Math.min(rows.length, last + OVERSCAN);
    const span = `${from}-${to}`;
    if (span === drawn) return;
    drawn = span;
    above.cell.style.height = `${from * height}px`;
    below.cell.style.height = `${(rows.length - to) * height}px`;
    const made = Array.from(rows.subarray(from, to), (row, i) => makeRow(row, from + i));
    body.replaceChildren(above.row, ...made, below.row);
  };
  let isScheduled = false;
  const later = () => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      draw();
    });
  };
  frame.addEventListener('scroll', later, { passive: true });
  new ResizeObserver(later).observe(frame);
  // On paper there is no scrolling: as many rows as a reader may want to turn pages for.
  addEventListener('beforeprint', () => {
    printing = true;
    const made = Array.from(rows.subarray(0, PRINTED), makeRow);
    const rest =
      rows.length > PRINTED
        ? `The first ${PRINTED} of ${grouped(rows.length)} rows; the others are not printed.`
        : '';
    const end = element('tr', {}, element('td', { colspan: columns, class: 'cut' }, rest));
    body.replaceChildren(...made, ...(rest === '' ? [] : [end]));
  });
  addEventListener('afterprint', () => {
    printing = false;
    drawn = '';
    draw();
  });

  return {
    show: next => {
      rows = next;
      drawn = '';
      table.setAttribute('aria-rowcount', String(rows.length + 1));
      if (height === 0 && rows.length > 0) {
        const probe = makeRow(rows[0]!, 0);
        body.replaceChildren(probe);
        height = probe.getBoundingClientRect().height;
      }
      height ||= 1;
      // The height of the frame depends on all rows, so it is set before the visible ones are determined.
      below.cell.style.height = `${rows.length * height}px`;
      body.replaceChildren(below.row);
      frame.scrollTop = 0;
      draw();
    },
    page: to => {
      const { first, shown } = visible();
      const step = { first: 0, previous: first - shown, next: first + shown, last: rows.length }[to];
      frame.scrollTop = Math.max(0, Math.min(step, rows.length - shown)) * height;
      draw();
    },
  };
}
