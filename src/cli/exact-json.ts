/** One line of JSON in which bigints are texts, since readers round numbers beyond 2^53. */
export function exactJson(answer: object): string {
  return JSON.stringify(answer, (_, part) => (typeof part === 'bigint' ? `${part}` : part));
}
