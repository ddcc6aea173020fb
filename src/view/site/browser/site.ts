import { ROWS_SELECTED, type RowsSelected } from './chart/selection.ts';
import { copyButtons } from './copy.ts';
import { openWhatIsSought } from './disclose.ts';
import { linkEntries, narrowLists } from './narrow.ts';
import { startCharts } from './start-charts.ts';
import { loadTables, selectInTable } from './tables.ts';
import { themeButton } from './theme.ts';

themeButton();
copyButtons();
loadTables();
startCharts();
linkEntries();
narrowLists();
openWhatIsSought();

/** Charts are a separate bundle, and report a selection by an event. */
document.addEventListener(ROWS_SELECTED, event => selectInTable((event as CustomEvent<RowsSelected>).detail));
