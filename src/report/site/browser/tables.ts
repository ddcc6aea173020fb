import { type DataTable, type DataTableOptions, dataTable } from './table/data-table.ts';

/** Where the scripts of the tables leave their data: see `table-script.ts`. */
interface TableData extends DataTableOptions {
  readonly csv: string;
}
declare global {
  var saltusTables: Record<string, TableData> | undefined;
}

/** How far below the window a table is when it is loaded, in px. */
const AHEAD = 600;

const loaded = new Map<string, DataTable>();

/** Loads each table of the page when it comes near the window; until then a few rows stand in its place. */
export function loadTables(): void {
  const near = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        load(target as HTMLElement);
      }
    },
    { rootMargin: `${AHEAD}px` },
  );
  for (const place of document.querySelectorAll('[data-table]')) near.observe(place);
}

/** Shows only these games in the tables of the page. */
export function selectInTables(games: ReadonlySet<string> | undefined): void {
  for (const table of loaded.values()) table.select(games);
}

/** A page from disk may not fetch, but it may load a script, whose data is then there under its name. */
function load(place: HTMLElement): void {
  const { table: name, script } = place.dataset;
  const element = document.createElement('script');
  element.src = script!;
  element.addEventListener('load', () => {
    const data = globalThis.saltusTables?.[name!];
    if (data) loaded.set(name!, dataTable(place, data.csv, data));
  });
  element.addEventListener('error', () => {
    place.append(`The rows are missing: ${script}.`);
  });
  document.head.append(element);
}
