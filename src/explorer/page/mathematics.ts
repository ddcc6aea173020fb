import { digitGroups } from '../digits.ts';
import { html } from './element.ts';

/** A letter of mathematics with an index, in italics. */
export function letter(name: string, index?: string): HTMLElement {
  return html('span', {}, html('var', {}, name), index !== undefined && html('sub', {}, index));
}

/** A whole number in groups of three digits; copied, it is its digits alone. */
export function number(value: number | bigint): HTMLElement {
  const groups = digitGroups(value);
  if (groups.length < 2 || value < 10_000) return html('span', { class: 'x-number' }, `${value}`);
  return html('span', { class: 'x-number' }, ...groups.map(group => html('span', {}, group)));
}
