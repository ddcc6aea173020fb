import type { Segment, Spelled } from '../law-values.ts';
import { type Child, html } from './element.ts';

/** Maximum number of letters written out; a longer word is cut within a power, and the number of omitted letters is shown. */
const MOST_LETTERS = 600;
/** Copies of a text that are written before those left out are counted. */
const MOST_COPIES = 24;

/** A word with its powers written out: each copy by itself, the copies of a power side by side. */
export function unfolded({ segments, cycle }: Spelled): HTMLElement {
  const parts: Child[] = [];
  let letters = 0;
  for (const segment of segments) {
    if (segment.from === segment.to) continue;
    if (segment.from === cycle.from) parts.push('⟨');
    if (letters > MOST_LETTERS) {
      parts.push('…');
      break;
    }
    const copies = copiesOf(segment);
    letters += segment.text.length * copies.length;
    parts.push(html('span', { class: 'x-copies' }, ...copies));
  }
  return html('p', { class: 'x-unfolded' }, ...parts, '⟩');
}

function copiesOf({ text, from, to }: Segment): Child[] {
  const times = Number((to - from) / BigInt(text.length));
  const most = Math.min(MOST_COPIES, Math.max(1, Math.floor(MOST_LETTERS / text.length)));
  const shown = Array.from({ length: Math.min(times, most) }, () =>
    html('span', {}, text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text),
  );
  return times > most ? [...shown, html('i', {}, `and ${times - most} more`)] : shown;
}
