import type { Segment, Spelled } from '../law-values.ts';
import { type Child, html } from './element.ts';

/** Maximum number of letters written out; a longer word is cut within a power, and the number of omitted letters is shown. */
const MAX_LETTERS = 600;
/** Copies of a text that are written before those left out are counted. */
const MAX_COPIES = 24;

/** Returns a word with its powers written out: each copy by itself, the copies of a power side by side. */
export function writtenOut({ segments, cycle }: Spelled): HTMLElement {
  const parts: Child[] = [];
  let letters = 0;
  for (const segment of segments) {
    if (segment.from === segment.to) continue;
    if (segment.from === cycle.from) parts.push('⟨');
    if (letters > MAX_LETTERS) {
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
  const maxCopies = Math.min(MAX_COPIES, Math.max(1, Math.floor(MAX_LETTERS / text.length)));
  const shown = Array.from({ length: Math.min(times, maxCopies) }, () =>
    html('span', {}, text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS)}…` : text),
  );
  return times > maxCopies ? [...shown, html('i', {}, `and ${times - maxCopies} more`)] : shown;
}
