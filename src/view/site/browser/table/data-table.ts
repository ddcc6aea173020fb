import { csvFormatRows, csvParseRows } from 'd3-dsv';
import { counted, grouped } from '../../../numbers.ts';
import type { GameContext } from '../../explorer-address.ts';
import { rowKey } from '../chart/row.ts';
import type { RowsSelected } from '../chart/selection.ts';
import { element } from '../element.ts';
import { gameLink } from '../game-link.ts';
import { setState, stateOf } from '../state.ts';
import { type ColumnText, sortable } from './column.ts';
import { filledColumns } from './filled-columns.ts';
import { columnFilter, EXPECTED, type RowTest, rowFilter } from './filter.ts';
import { cellAttributes, tableLayout } from './layout.ts';
import { formatOrder, orderAfter, readOrder } from './order.ts';
import { type PrintedCells, withPrinted } from './printed-columns.ts';
import { selectRows } from './selection.ts';
import { copyOnPress, saveOnPress } from './take-away.ts';
import { rowWindow } from './window.ts';

/** The options of a table. */
export interface DataTableOptions {
  readonly name: string;
  readonly title: string;
  readonly columns: readonly ColumnText[];
  /** Columns of printed numbers, which are not in the file. */
  readonly printed?: readonly PrintedCells[];
  /** The link to the explorer; absent for a table without games. */
  readonly explorer?: GameContext;
}

/** A data table in the page, with its operations. */
export interface DataTable {
  /** Shows only the rows that a chart has selected, or all again. */
  select(selection: Pick<RowsSelected, 'columns' | 'keys'>): void;
}

/** Fills a place with the table: sorted, filtered, paged, copied and downloaded; each game leads to the explorer. */
export function dataTable(place: HTMLElement, csv: string, options: DataTableOptions): DataTable {
  const { name, title, explorer } = options;
  const [header = [], ...rows] = csvParseRows(csv);
  const filled = filledColumns(options.columns.length, rows);
  const computed = filled.map(at => ({ ...options.columns[at]!, cells: rows.map(row => row[at]!) }));
  const columns = withPrinted(computed, options.printed ?? []);
  const cellsOf = columns.map(({ cells }) => cells);
  // Reading the keys of a column costs time: only of those that are sorted or filtered by.
  const keys = columns.map(() => undefined as ReturnType<typeof sortable> | undefined);
  const sortableAt = (at: number) => (keys[at] ??= sortable(cellsOf[at]!, columns[at]!.type));
  const game = columns.findIndex(column => column.name === 'game');
  const kept = (part: string) => `${name}.${part}`;
  let order = readOrder(stateOf(kept('sort')), columns);
  let selected: RowTest | undefined;
  let shown = new Uint32Array();

  const layout = tableLayout(place, name, title, columns, cellsOf);
  const { search, filters, status, clear, where, pager, turns } = layout;
  const view = rowWindow(layout.frame, layout.table, makeRow, (first, last, count) => {
    where.textContent =
      count === 0 ? 'no rows' : `rows ${grouped(first)} to ${grouped(last)} of ${grouped(count)}`;
    for (const [i, { button }] of turns.entries()) button.disabled = i < 2 ? first <= 1 : last >= count;
    pager.hidden = first <= 1 && last >= count && count > 0;
  });

  function makeRow(row: number, index: number): HTMLTableRowElement {
    const cells = columns.map(({ type }, at) => {
      const text = cellsOf[at]![row]!;
      const content = at === game && explorer ? gameLink(text, explorer) : text;
      return element('td', cellAttributes(type, text), content);
    });
    return element('tr', { 'aria-rowindex': index + 2 }, ...cells);
  }

  function update(): void {
    const chosen = selected;
    const read = filters.map((filter, at) => columnFilter(filter.value, sortableAt(at), cellsOf[at]!));
    const tests = [rowFilter(search.value, rows), ...read, chosen];
    const active = tests.filter((test): test is RowTest => typeof test === 'function');
    setState(kept('search'), search.value);
    filters.forEach((filter, at) => {
      setState(kept(columns[at]!.name), filter.value);
    });
    setState(kept('sort'), formatOrder(order, columns));
    layout.headers.forEach((header, at) => {
      const direction = order?.descending ? 'descending' : 'ascending';
      header.setAttribute('aria-sort', order?.column === at ? direction : 'none');
    });
    shown = selectRows(rows.length, active, order && { ...order, column: sortableAt(order.column) });
    // Words above numbers are read as text, which mostly finds nothing.
    const isDoubtful = (at: number) =>
      read[at] === 'unclear' ||
      (shown.length === 0 && columns[at]!.type === 'integer' && /\p{L}/u.test(filters[at]!.value));
    const doubtful = columns.find((_, at) => isDoubtful(at));
    for (const [at, filter] of filters.entries()) filter.setAttribute('aria-invalid', `${isDoubtful(at)}`);
    status.classList.toggle('wrong', doubtful !== undefined);
    const inChart = chosen ? ', selected in the chart' : '';
    const all = counted(rows.length, 'row');
    const count = active.length === 0 ? all : `${grouped(shown.length)} of ${all}${inChart}`;
    status.textContent = doubtful ? `${count}; ${doubtful.title}: expected ${EXPECTED}` : count;
    clear.hidden = active.length === 0 && doubtful === undefined;
    view.show(shown);
  }

  for (const { to, button } of turns) button.addEventListener('click', () => view.page(to));
  for (const input of [search, ...filters]) input.addEventListener('input', update);
  layout.sorters.forEach((button, column) => {
    button.addEventListener('click', () => {
      order = orderAfter(order, column);
      update();
    });
  });
  clear.addEventListener('click', () => {
    for (const input of [search, ...filters]) input.value = '';
    selected = undefined;
    update();
    search.focus();
  });
  const taken = () => [header, ...Array.from(shown, row => rows[row]!)];
  copyOnPress(layout.copy, () => [
    columns.map(column => column.name),
    ...Array.from(shown, row => cellsOf.map(cells => cells[row]!)),
  ]);
  saveOnPress(layout.download, `${name}.csv`, () => `${csvFormatRows(taken())}\n`);
  search.value = stateOf(kept('search'));
  filters.forEach((filter, at) => {
    filter.value = stateOf(kept(columns[at]!.name));
  });
  update();
  return {
    select: ({ columns: names, keys: wanted }) => {
      const at = names.map(column => header.indexOf(column));
      selected = wanted && (row => wanted.has(rowKey(at.map(column => rows[row]![column]))));
      update();
    },
  };
}
