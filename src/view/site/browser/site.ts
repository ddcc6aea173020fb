import { ROWS_SELECTED, type RowsSelected } from './chart/selection.ts';
import { copyButtons } from './copy.ts';
import { expandSearchMatches } from './expand-search-matches.ts';
import { filterLists, linkEntries } from './filter-lists.ts';
import { startCharts } from './start-charts.ts';
import { loadTables, selectInTable } from './tables.ts';
import { themeButton } from './theme.ts';

themeButton();
copyButtons();
loadTables();
startCharts();
linkEntries();
filterLists();
expandSearchMatches();

/** Charts are a separate bundle, and report a selection by an event. */
document.addEventListener(ROWS_SELECTED, event => selectInTable((event as CustomEvent<RowsSelected>).detail));
