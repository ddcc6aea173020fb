import { copyButtons } from './copy.ts';
import { openWhatIsSought } from './disclose.ts';
import { narrowLists } from './narrow.ts';
import { loadTables, selectInTables } from './tables.ts';
import { themeButton } from './theme.ts';

themeButton();
copyButtons();
loadTables();
narrowLists();
openWhatIsSought();

/** Charts are a bundle of their own, and tell of a selection by an event. */
document.addEventListener('saltus-games-selected', event => {
  const { detail } = event as CustomEvent<ReadonlySet<string> | undefined>;
  selectInTables(detail);
});
