import type { RowsSelected } from './chart/selection.ts';
import { loadScript, whenNear } from './late-scripts.ts';
import { type DataTable, type DataTableOptions, dataTable } from './table/data-table.ts';

/** The data in the scripts of the tables: see `scripts.ts`. */
interface TableData extends DataTableOptions {
  readonly csv: string;
}
declare global {
  var saltusTables: Record<string, TableData> | undefined;
}

/** The distance below the window at which a table is loaded, in px. */
const AHEAD = 600;

const loaded = new Map<string, DataTable>();
const selected = new Map<string, RowsSelected>();

/** Loads each table of the page when it comes near the window; until then the page shows a few rows. */
export function loadTables(): void {
  whenNear(document.querySelectorAll<HTMLElement>('[data-table]'), AHEAD, async place => {
    const { table: name = '', script = '' } = place.dataset;
    try {
      await loadScript(script);
    } catch {
      place.append(`The rows are missing: ${script}.`);
    }
    const data = globalThis.saltusTables?.[name];
    if (!data) return;
    const table = dataTable(place, data.csv, data);
    loaded.set(name, table);
    const selection = selected.get(name);
    if (selection) table.select(selection);
  });
}

/** Shows only these rows in their table, or all again: at once, or when it has loaded. */
export function selectInTable(selection: RowsSelected): void {
  selected.set(selection.table, selection);
  loaded.get(selection.table)?.select(selection);
}
