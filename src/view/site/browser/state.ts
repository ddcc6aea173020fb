/** Returns a setting of the reader, from the query of the address, so that it survives a return and a copied link. */
export function stateOf(name: string): string {
  return new URLSearchParams(location.search).get(name) ?? '';
}

/** Stores a setting; an empty one is left out. */
export function setState(name: string, value: string): void {
  const query = new URLSearchParams(location.search);
  if (value === '') query.delete(name);
  else query.set(name, value);
  const text = query.size === 0 ? '' : `?${query}`;
  if (text !== location.search) history.replaceState(null, '', `${location.pathname}${text}${location.hash}`);
}
