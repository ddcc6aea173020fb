import { digitGroups } from '../digits.ts';
import { html } from './element.ts';

/** Returns a letter of mathematics with an index, in italics. */
export function letter(name: string, index?: string): HTMLElement {
  return html('span', {}, html('var', {}, name), index !== undefined && html('sub', {}, index));
}

/** Groups of digits that a phone has room for. */
const MAX_GROUPS_PER_LINE = 6;

/** Shows an integer in groups of three digits; copying it yields only its digits. */
export function number(value: number | bigint): HTMLElement {
  const groups = digitGroups(value);
  if (groups.length < 2 || value < 10_000) return html('span', { class: 'x-number' }, `${value}`);
  const isLong = groups.length > MAX_GROUPS_PER_LINE;
  return html(
    'span',
    { class: isLong ? 'x-number x-long' : 'x-number' },
    ...groups.map(group => html('span', {}, group)),
  );
}
