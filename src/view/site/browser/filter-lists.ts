import { linkButton } from './copy.ts';
import { element } from './element.ts';
import { matcherOf, spaced } from './search/find.ts';
import { setState, stateOf } from './state.ts';

/** Gives each entry with an id a link to itself, for the address to be copied. */
export function linkEntries(): void {
  for (const entry of document.querySelectorAll<HTMLElement>('.entries > li[id]')) {
    entry.tabIndex = -1;
    const label = `Link to ${entry.id}`;
    entry.prepend(element('a', { class: 'here', href: `#${entry.id}`, 'aria-label': label }, '¶'));
  }
}

/** Lets forms filter long lists, by words and by the selector of each choice. Matches are opened. */
export function filterLists(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-narrows]')) filterList(form);
}

function filterList(form: HTMLFormElement): void {
  const entries = [...document.querySelectorAll<HTMLElement>(`.${form.dataset.narrows}`)];
  const contents = entries.map(entry => spaced(entry.textContent!));
  const groups = [...document.querySelectorAll<HTMLElement>('.group')];
  const output = form.querySelector('output')!;
  let wasNarrowed = false;
  const update = () => {
    for (const [name, value] of new FormData(form)) setState(name, String(value));
    const selectors = [...form.querySelectorAll<HTMLOptionElement>('option:checked')].flatMap(
      ({ dataset: { selects } }) => selects ?? [],
    );
    const isFound = matcherOf(String(new FormData(form).get('text')));
    let shown = 0;
    entries.forEach((entry, i) => {
      const fits = isFound(contents[i]!) && selectors.every(selector => entry.matches(selector));
      entry.hidden = !fits;
      if (fits) shown++;
    });
    const isNarrowed = shown < entries.length;
    for (const group of groups) {
      group.hidden = !group.querySelector(`.${form.dataset.narrows}:not([hidden])`);
      if (group instanceof HTMLDetailsElement && isNarrowed !== wasNarrowed) group.open = isNarrowed;
    }
    wasNarrowed = isNarrowed;
    const count = shown === entries.length ? `${shown}` : `${shown} of ${entries.length}`;
    output.textContent = `${count} ${form.dataset.names}`;
  };
  form.addEventListener('input', update);
  form.addEventListener('submit', event => event.preventDefault());
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
    field.value = stateOf(field.name);
  }
  form.append(linkButton());
  update();
}
