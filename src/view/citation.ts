import { type ClaimText, keyOfSource, OWN_SOURCE, placeInSource, section } from '../claim/index.ts';

type SourceRecord = Readonly<Record<string, string>>;

/** The sources by key: a record of `data/published/sources.csv` each. */
export type Sources = ReadonlyMap<string, SourceRecord>;

export function sourcesByKey(records: readonly SourceRecord[]): Sources {
  return new Map(records.map(record => [record.key!, record]));
}

/**
 * Returns a source as readers know it, in short: `Sleator and Slusky 2012, Lemma 6`. One that the list does not have,
 * such as a user's own, stays as it is written.
 *
 * @example
 * cite('my-notebook, page 3', new Map()) // 'my-notebook, page 3'
 */
export function cite(source: string, sources: Sources): string {
  return cited(source, sources, record => record.short!);
}

/** Returns a source with authors, title, and where it was published; `this project` for its own key. */
export function citeInFull(source: string, sources: Sources): string {
  return cited(source, sources, citationOf);
}

function cited(source: string, sources: Sources, name: (record: SourceRecord) => string): string {
  const record = sources.get(keyOfSource(source));
  if (keyOfSource(source) !== OWN_SOURCE && !record) return source;
  const place = placeInSource(source);
  return [record ? name(record) : 'this project', ...(place === '' ? [] : [place])].join(', ');
}

/** Authors, title and where it was published. */
export function citationOf({ authors, title, published }: SourceRecord): string {
  return `${authors ? `${authors}, ` : ''}${title} (${published})`;
}

/** Returns the place where a claim is printed: `Sleator and Slusky 2012, Lemma 6`. */
export function citeClaim({ source, place }: Pick<ClaimText, 'source' | 'place'>, sources: Sources): string {
  return cite(section(source, place), sources);
}
