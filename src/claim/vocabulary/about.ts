/**
 * Returns the metadata common to all pipelines that `npm start` runs: the source of the question, that it is published, and
 * the limit up to which a game is computed, which a later `limit` overrides.
 *
 * @example
 * about('saltus, below 2a').limit // '1e9 heaps'
 */
export function about(source: string) {
  return { source, published: true, limit: '1e9 heaps' } as const;
}
