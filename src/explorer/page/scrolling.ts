import { type Child, html } from './element.ts';

/** What may be wider than the page, scrolled by itself, also by keys. */
export function scrolling(label: string, content: Child, style = 'x-scroll'): HTMLElement {
  return html('div', { class: style, tabindex: 0, role: 'region', 'aria-label': label }, content);
}
