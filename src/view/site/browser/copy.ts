import { element } from './element.ts';

/** The time for which a button shows the outcome, in ms. */
const ANSWER = 1500;

/** Gives each command a button that copies it: at once if it is visible, else when its section is opened. */
export function copyButtons(): void {
  for (const place of document.querySelectorAll<HTMLElement>('.command')) {
    const closed = place.closest('details:not([open])');
    if (closed) closed.addEventListener('toggle', () => addButton(place), { once: true });
    else addButton(place);
  }
}

function addButton(place: HTMLElement): void {
  const text = place.querySelector('code')?.textContent ?? '';
  const button = element('button', { type: 'button', 'aria-label': `Copy the command ${text}` }, 'copy');
  button.addEventListener('click', () => answer(button, copyText(text)));
  place.append(button);
}

/** Returns a button that copies the address of the page as it is now, leading to a place on it. */
export function linkButton(anchor = ''): HTMLButtonElement {
  const button = element('button', { type: 'button' }, 'Copy link');
  button.addEventListener('click', () => {
    const address = new URL(location.href);
    if (anchor !== '') address.hash = anchor;
    answer(button, copyText(address.href));
  });
  return button;
}

/** Shows on the button itself whether the copying worked. */
export async function answer(button: HTMLButtonElement, copying: Promise<boolean>): Promise<void> {
  const before = button.textContent;
  button.textContent = (await copying) ? 'copied' : 'not copied';
  setTimeout(() => {
    button.textContent = before;
  }, ANSWER);
}

/** Copies text to the clipboard, by the clipboard API or, if that is refused, through a hidden field. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = element('textarea', { style: 'position: fixed; opacity: 0' }, text);
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}
