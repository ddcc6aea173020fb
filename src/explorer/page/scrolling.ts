import { type Child, html } from './element.ts';

/** Wraps content that may be wider than the page, so that it scrolls by itself, also by keyboard. */
export function scrolling(label: string, content: Child, style = 'x-scroll'): HTMLElement {
  return html('div', { class: style, tabindex: 0, role: 'region', 'aria-label': label }, content);
}
