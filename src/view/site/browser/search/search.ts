import { element } from '../element.ts';
import { setState, stateOf } from '../state.ts';
import { type Entry, KINDS, type SearchIndex } from './entry.ts';
import { find } from './find.ts';
import { familiesWith, gameOf } from './games.ts';

type Found = Omit<Entry, 'kind' | 'words'>;

/** Number of results of each kind shown at first. */
const AT_FIRST = 8;

declare const saltusSearch: { readonly index: SearchIndex };

const form = document.querySelector<HTMLFormElement>('form.search')!;
const field = form.querySelector('input')!;
const count = form.querySelector('output')!;
const place = document.querySelector<HTMLElement>('#found')!;

function update(): void {
  setState('q', field.value);
  const { entries, families } = saltusSearch.index;
  const found = find(entries, field.value);
  const game = gameOf(field.value);
  count.textContent = field.value.trim() === '' ? '' : `${found.length} found`;
  place.replaceChildren(
    ...(game === undefined ? [] : gameBlock(game)),
    ...KINDS.flatMap(kind =>
      block(
        kind,
        found.filter(entry => entry.kind === kind),
      ),
    ),
  );

  function gameBlock(game: string): Node[] {
    const rows = familiesWith(game, families).map(({ question, address, row, hasErratum }) => {
      const to = row === undefined ? address : `${row}${encodeURIComponent(game)}#${address.split('#')[1]}`;
      return entryItem({
        title: question,
        note: `its row in the table${hasErratum ? '; a printed statement on this page fails' : ''}`,
        address: to,
      });
    });
    const play = { title: game, note: 'nim-sequence, period and proof, in the explorer' };
    const first = entryItem({ ...play, address: `explorer.html#game=${encodeURIComponent(game)}` });
    return [element('h2', {}, 'The game'), element('ul', { class: 'entries' }, first, ...rows)];
  }
}

function block(kind: string, found: readonly Entry[]): Node[] {
  if (found.length === 0) return [];
  const list = (some: readonly Entry[]) => element('ul', { class: 'entries' }, ...some.map(entryItem));
  const more = found.slice(AT_FIRST);
  return [
    element('h2', {}, `${kind} (${found.length})`),
    list(found.slice(0, AT_FIRST)),
    ...(more.length > 0
      ? [element('details', {}, element('summary', {}, `${more.length} more`), list(more))]
      : []),
  ];
}

function entryItem({ title, verdict, note, address }: Found): HTMLElement {
  const link = element('p', {}, element('a', { href: address }, title));
  const mark = verdict ? [element('span', { class: `verdict ${verdict.verdict}` }, verdict.text), ' · '] : [];
  return element('li', {}, link, element('p', { class: 'note' }, ...mark, note));
}

field.value = stateOf('q');
form.addEventListener('input', update);
form.addEventListener('submit', event => event.preventDefault());
form.hidden = false;
field.focus();
update();
