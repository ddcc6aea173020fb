import { readCsv } from '../../../csv.ts';
import { rowKey } from '../chart/row.ts';
import type { RowsSelected } from '../chart/selection.ts';
import { answer, copyText, linkButton } from '../copy.ts';
import { setState, stateOf } from '../state.ts';
import { type ColumnText, sortable } from './column.ts';
import { element } from './element.ts';
import { columnFilter, EXPECTED, type RowTest, rowFilter } from './filter.ts';
import { selectRows } from './selection.ts';
import { rowWindow } from './window.ts';

/** What a page says of a table. */
export interface DataTableOptions {
  readonly name: string;
  readonly title: string;
  readonly columns: readonly ColumnText[];
  /** What comes before and behind a game in the address of the explorer; none for a table without games. */
  readonly explorer?: { readonly before: string; readonly after: string };
}

/** A data table in the page, and what may be asked of it from outside. */
export interface DataTable {
  /** Shows only the rows that a chart has selected, or all again. */
  select(selection: Pick<RowsSelected, 'columns' | 'keys'>): void;
}

/** The widest a column gets, in characters; longer cells are cut off and shown whole under the pointer. */
const WIDEST = 44;

/** Fills a place with the table: sorted, filtered, paged, copied and downloaded; each game leads to the explorer. */
export function dataTable(place: HTMLElement, csv: string, options: DataTableOptions): DataTable {
  const { name, title, columns, explorer } = options;
  const records = readCsv(csv);
  const { rows } = records;
  const cellsOf = columns.map((_, at) => rows.map(row => row[at]!));
  // Reading the keys of a column costs time: only of those that are sorted or filtered by.
  const keys = columns.map(() => undefined as ReturnType<typeof sortable> | undefined);
  const sortableAt = (at: number) => (keys[at] ??= sortable(cellsOf[at]!, columns[at]!.type));
  const game = columns.findIndex(column => column.name === 'game');
  const kept = (part: string) => `${name}.${part}`;
  let order = orderOf(stateOf(kept('sort')), columns);
  let selected: RowTest | undefined;
  let shown = new Uint32Array();

  const search = element('input', { type: 'search', placeholder: 'any column' });
  const status = element('output', { class: 'status' });
  const where = element('span', { class: 'where' });
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
  const filters = columns.map(column =>
    element('input', {
      type: 'text',
      'aria-label': `Filter ${column.title}`,
      placeholder: column.type === 'integer' ? '5, > 5, 3..8' : 'contains',
    }),
  );
  const sorters = columns.map(column => element('button', { type: 'button' }, column.title));
  const headers = columns.map((column, at) =>
    element('th', { scope: 'col', class: column.type, 'aria-sort': 'none' }, sorters[at]!),
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
  const frame = element(
    'div',
    { class: 'frame', tabindex: 0, role: 'region', 'aria-label': `Rows: ${title}` },
    table,
  );
  const pages = (['first', 'previous', 'next', 'last'] as const).map(to => {
    const button = element('button', { type: 'button' }, to);
    button.addEventListener('click', () => view.page(to));
    return button;
  });
  const pager = element('div', { class: 'pager' }, where, element('span', { class: 'actions' }, ...pages));
  place.replaceChildren(tools, frame, pager);

  const view = rowWindow(frame, table, makeRow, (first, last, count) => {
    where.textContent = count === 0 ? 'no rows' : `rows ${first} to ${last} of ${count}`;
    for (const [i, button] of pages.entries()) button.disabled = i < 2 ? first <= 1 : last >= count;
    pager.hidden = first <= 1 && last >= count && count > 0;
  });

  function makeRow(row: number, index: number): HTMLTableRowElement {
    const cells = columns.map((column, at) => {
      const text = rows[row]![at]!;
      const content = at === game && explorer ? gameLink(text, explorer) : text;
      const attributes = text.length > WIDEST ? { class: column.type, title: text } : { class: column.type };
      return element('td', attributes, content);
    });
    return element('tr', { 'aria-rowindex': index + 2 }, ...cells);
  }

  function update(): void {
    const chosen = selected;
    const read = filters.map((filter, at) => columnFilter(filter.value, sortableAt(at), cellsOf[at]!));
    const unclear = columns.find((_, at) => read[at] === 'unclear');
    const tests = [rowFilter(search.value, rows), ...read, chosen];
    const active = tests.filter((test): test is RowTest => typeof test === 'function');
    setState(kept('search'), search.value);
    filters.forEach((filter, at) => {
      filter.setAttribute('aria-invalid', `${read[at] === 'unclear'}`);
      setState(kept(columns[at]!.name), filter.value);
    });
    const sorted = order && `${order.descending ? '-' : ''}${columns[order.column]!.name}`;
    setState(kept('sort'), sorted ?? '');
    headers.forEach((header, at) => {
      const direction = order?.descending ? 'descending' : 'ascending';
      header.setAttribute('aria-sort', order?.column === at ? direction : 'none');
    });
    shown = selectRows(rows.length, active, order && { ...order, column: sortableAt(order.column) });
    const inChart = chosen ? ', selected in the chart' : '';
    const count =
      active.length === 0 ? `${rows.length} rows` : `${shown.length} of ${rows.length} rows${inChart}`;
    status.textContent = unclear ? `${count}; above ${unclear.title} write ${EXPECTED}` : count;
    clear.hidden = active.length === 0 && unclear === undefined;
    view.show(shown);
  }

  for (const input of [search, ...filters]) input.addEventListener('input', update);
  sorters.forEach((button, column) => {
    button.addEventListener('click', () => {
      const again = order?.column === column;
      order = again && order?.descending ? undefined : { column, descending: again };
      update();
    });
  });
  clear.addEventListener('click', () => {
    for (const input of [search, ...filters]) input.value = '';
    selected = undefined;
    update();
    search.focus();
  });
  const asCsv = () => records.raw(-1) + Array.from(shown, row => records.raw(row)).join('');
  copy.addEventListener('click', () => {
    const lines = [records.header, ...Array.from(shown, row => rows[row]!)];
    answer(copy, copyText(lines.map(cells => cells.join('\t')).join('\n')));
  });
  download.addEventListener('click', () => save(`${name}.csv`, asCsv()));
  search.value = stateOf(kept('search'));
  filters.forEach((filter, at) => {
    filter.value = stateOf(kept(columns[at]!.name));
  });
  update();
  return {
    select: ({ columns: names, keys: wanted }) => {
      const at = names.map(column => records.header.indexOf(column));
      selected = wanted && (row => wanted.has(rowKey(at.map(column => rows[row]![column]))));
      update();
    },
  };
}

/** The order that an address names: by a column, or with a minus sign from its end. */
function orderOf(
  text: string,
  columns: readonly ColumnText[],
): { readonly column: number; readonly descending: boolean } | undefined {
  const descending = text.startsWith('-');
  const column = columns.findIndex(({ name }) => name === text.slice(descending ? 1 : 0));
  return column < 0 ? undefined : { column, descending };
}

function gameLink(text: string, { before, after }: { before: string; after: string }): HTMLElement {
  return element('a', { href: `${before}${encodeURIComponent(text)}${after}` }, text);
}

/** As wide as the longest cell, so that columns do not move when other rows come into sight. */
function widthOf({ title, type }: ColumnText, cells: readonly string[]): HTMLElement {
  const longest = cells.reduce((most, cell) => Math.max(most, cell.length), 0);
  const characters = Math.min(WIDEST, Math.max(longest, title.length + 2, type === 'integer' ? 8 : 9));
  return element('col', { style: `width: calc(${characters} * 1ch + 1.5rem)` });
}

/** Offers a text as a file. */
function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  element('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
