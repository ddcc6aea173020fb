import type { OfSource } from '../claim-of.ts';
import type { Block, Inline, Narrowing } from '../document/model.ts';

/** A section for each source, which opens: its title, a note on what is in it, and that. */
export function sourceSections<T>(
  groups: readonly OfSource<T>[],
  noteOn: (group: readonly T[], key: string) => Inline,
  blocksOf: (group: readonly T[], key: string) => readonly Block[],
): Block[] {
  return groups.map(({ key, title, group }) => ({
    kind: 'section',
    heading: title,
    id: `source-${key}`,
    closed: true,
    note: noteOn(group, key),
    blocks: blocksOf(group, key),
  }));
}

/** Narrows entries to those of one source. */
export function sourceChoice(groups: readonly OfSource<unknown>[]): Narrowing['choices'][number] {
  const options = groups.map(({ key, title }) => ({ value: key, text: title }));
  return { name: 'source', label: 'Source', options };
}
