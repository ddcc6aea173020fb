/** A key of `data/published/sources.csv`, and a place: `sleator-slusky-2012, Lemma 6`. */
const SOURCE = /^([a-z][a-z0-9]*(?:-[a-z0-9]+)*)(?:, (\S.*))?$/;

/** The key of what this project says itself: corrections, sharper forms, what is asked of no paper. */
export const OWN_SOURCE = 'saltus';

/** Whether a text is the key of a source, alone or with a place. */
export function isSource(text: string): boolean {
  return SOURCE.test(text);
}

/** The source that a text names. Its own words come back where it is no key with a place. */
export function keyOfSource(text: string): string {
  return SOURCE.exec(text)?.[1] ?? text;
}

/** Where in the source; empty where a text names the source alone. */
export function placeInSource(text: string): string {
  return SOURCE.exec(text)?.[2] ?? '';
}

/** A source with a place, or the source alone. */
export function section(key: string, place = ''): string {
  return place === '' ? key : `${key}, ${place}`;
}
