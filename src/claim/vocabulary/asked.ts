/**
 * What all pipelines that `npm start` runs say of themselves: of whom or where the question is asked, that it is published, and
 * how far a game is followed, which a `limit` behind it overrides.
 *
 * @example
 * asked('saltus, below 2a').limit // '1e9 heaps'
 */
export function asked(source: string) {
  return { source, published: true, limit: '1e9 heaps' } as const;
}
