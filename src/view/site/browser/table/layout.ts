import { linkButton } from '../copy.ts';
import { element } from '../element.ts';
import type { ColumnText } from './column.ts';

/** The widest a column gets, in characters; longer cells are cut off and shown whole under the pointer. */
const WIDEST = 44;

/** Returns the elements of a table, in their places, before they do anything. */
export function tableLayout(
  place: HTMLElement,
  name: string,
  title: string,
  columns: readonly ColumnText[],
  cellsOf: readonly (readonly string[])[],
) {
  const search = element('input', { type: 'search', placeholder: 'any column' });
  const status = element('output', { class: 'status' });
  const copy = element('button', { type: 'button' }, 'Copy');
  const download = element('button', { type: 'button' }, 'Download CSV');
  const clear = element('button', { type: 'button', hidden: true }, 'Show all');
  const tools = element(
    'div',
    { class: 'tools' },
    element('label', {}, 'Search ', search),
    status,
    element('span', { class: 'actions' }, clear, copy, download, linkButton(`table-${name}`)),
  );
  const filters = columns.map(({ title: heading, type }) => {
    const filter = element('input', {
      type: 'text',
      'aria-label': `Filter ${heading}`,
      placeholder: 'filter',
    });
    filter.onfocus = () => {
      filter.placeholder = type === 'integer' ? '5, > 5, 3..8' : 'contains';
    };
    filter.onblur = () => {
      filter.placeholder = 'filter';
    };
    return filter;
  });
  const sorters = columns.map(column => element('button', { type: 'button' }, column.title));
  const headers = columns.map((column, at) =>
    element(
      'th',
      { scope: 'col', class: column.type, 'aria-sort': 'none', 'data-title': column.title },
      sorters[at]!,
    ),
  );
  const table = element(
    'table',
    { 'aria-label': title },
    element('colgroup', {}, ...columns.map((column, at) => widthOf(column, cellsOf[at]!))),
    element(
      'thead',
      {},
      element('tr', { 'aria-rowindex': 1 }, ...headers),
      element('tr', { class: 'filters' }, ...filters.map(filter => element('td', {}, filter))),
    ),
    element('tbody'),
  );
  const label = `Rows: ${title}`;
  const frame = element('div', { class: 'frame', tabindex: 0, role: 'region', 'aria-label': label }, table);
  const where = element('span', { class: 'where' });
  const turns = (['first', 'previous', 'next', 'last'] as const).map(to => ({
    to,
    button: element('button', { type: 'button' }, to),
  }));
  const actions = element('span', { class: 'actions' }, ...turns.map(({ button }) => button));
  const pager = element('div', { class: 'pager' }, where, actions);
  place.replaceChildren(tools, frame, pager);
  return {
    search,
    status,
    copy,
    download,
    clear,
    filters,
    sorters,
    headers,
    table,
    frame,
    where,
    turns,
    pager,
  };
}

/** Returns the attributes of a cell; the full text of one that is cut off appears on hover. */
export function cellAttributes(type: string, text: string): Record<string, string> {
  return text.length > WIDEST ? { class: type, title: text } : { class: type };
}

/**
 * Returns a `col` element as wide as the longest cell, so that columns do not move when other rows are scrolled into
 * view.
 */
function widthOf({ title, type }: ColumnText, cells: readonly string[]): HTMLElement {
  const longest = cells.reduce((most, cell) => Math.max(most, cell.length), 0);
  const characters = Math.min(WIDEST, Math.max(longest, title.length + 2, type === 'integer' ? 8 : 9));
  return element('col', { style: `--characters: ${characters}` });
}
