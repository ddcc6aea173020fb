import { type Attributes, type Child, html } from './element.ts';

/** Returns a button that does something when it is pressed. */
export function button(says: Child, press: () => void, attributes: Attributes = {}): HTMLButtonElement {
  const made = html('button', { type: 'button', ...attributes }, says);
  made.onclick = press;
  return made;
}
