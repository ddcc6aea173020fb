import { type Attributes, type Child, html } from './element.ts';

/** Returns a field for notation, which is in no language that a browser knows. */
export function notationField(attributes: Attributes): HTMLInputElement {
  const plain = { type: 'text', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' };
  return html('input', { ...plain, ...attributes });
}

/** Returns a form that is sent to the page itself. */
export function form(attributes: Attributes, send: () => void, ...children: Child[]): HTMLFormElement {
  const made = html('form', attributes, ...children);
  made.onsubmit = event => {
    event.preventDefault();
    send();
  };
  return made;
}
