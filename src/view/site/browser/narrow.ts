import { linkButton } from './copy.ts';
import { setState, stateOf } from './state.ts';

/** Lets forms filter long lists, by words and by the attributes of each entry, such as `data-source`. Matches are opened. */
export function narrowLists(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-narrows]')) narrow(form);
}

function narrow(form: HTMLFormElement): void {
  const entries = [...document.querySelectorAll<HTMLElement>(`.${form.dataset.narrows}`)];
  const groups = [...document.querySelectorAll<HTMLElement>('.group')];
  const output = form.querySelector('output')!;
  let wasNarrowed = false;
  const update = () => {
    for (const [name, value] of new FormData(form)) setState(name, String(value));
    const { text = '', ...wanted } = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const entry of entries) {
      const content = entry.textContent!.toLowerCase();
      const fits =
        Object.entries(wanted).every(([name, value]) => value === '' || entry.dataset[name] === value) &&
        words.every(word => content.includes(word));
      entry.hidden = !fits;
      if (fits) shown++;
    }
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
  form.hidden = false;
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
    field.value = stateOf(field.name);
  }
  form.append(linkButton());
  update();
}
