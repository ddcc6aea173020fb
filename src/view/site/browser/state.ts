/**
 * What a reader has set, by name in the query of the address: so that it is there again when the reader comes back, and
 * in a link that is copied.
 */
export function stateOf(name: string): string {
  return new URLSearchParams(location.search).get(name) ?? '';
}

/** Sets it; what is empty is left out. */
export function setState(name: string, value: string): void {
  const query = new URLSearchParams(location.search);
  if (value === '') query.delete(name);
  else query.set(name, value);
  const text = query.size === 0 ? '' : `?${query}`;
  if (text !== location.search) history.replaceState(null, '', `${location.pathname}${text}${location.hash}`);
}
