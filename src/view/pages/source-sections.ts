import type { OfSource } from '../claim-of.ts';
import type { Block, Inline, ListFilter } from '../document/model.ts';

/**
 * Returns a section per source, with a note on its content.
 *
 * @param shown number of sections that are not collapsed
 */
export function sourceSections<T>(
  groups: readonly OfSource<T>[],
  noteOn: (group: readonly T[], key: string) => Inline,
  blocksOf: (group: readonly T[], key: string) => readonly Block[],
  shown = 1,
): Block[] {
  return groups.map(({ key, title, group }, i) => ({
    kind: 'section',
    heading: title,
    id: `source-${key}`,
    closed: i >= shown,
    note: noteOn(group, key),
    blocks: blocksOf(group, key),
  }));
}

/** Returns the choice that filters entries by source. */
export function sourceChoice(groups: readonly OfSource<unknown>[]): ListFilter['choices'][number] {
  const options = groups.map(({ key, title }) => ({ value: key, text: title }));
  return { name: 'source', label: 'Source', options };
}
