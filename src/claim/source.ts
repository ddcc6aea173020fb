/** A key of `data/published/sources.csv`, and a place: `sleator-slusky-2012, Lemma 6`. */
const SOURCE = /^([a-z][a-z0-9]*(?:-[a-z0-9]+)*)(?:, (\S.*))?$/;

/** The key of this project as a source: corrections, sharper forms, questions of no paper. */
export const OWN_SOURCE = 'saltus';

/** Whether a text is the key of a source, with or without a place. */
export function isSource(text: string): boolean {
  return SOURCE.test(text);
}

/** Returns the source that a text names. A text that is not a key with a place is returned unchanged. */
export function keyOfSource(text: string): string {
  return SOURCE.exec(text)?.[1] ?? text;
}

/** Returns the place in the source; empty if a text names only the source. */
export function placeInSource(text: string): string {
  return SOURCE.exec(text)?.[2] ?? '';
}

/** Returns a source with its place, if any. */
export function section(key: string, place = ''): string {
  return place === '' ? key : `${key}, ${place}`;
}
