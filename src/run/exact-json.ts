/** Returns one line of JSON in which bigints beyond 2^53 are texts, since readers round such numbers. */
export function exactJson(answer: object): string {
  return JSON.stringify(answer, (_, part) => (typeof part === 'bigint' ? exact(part) : part));
}

function exact(value: bigint): number | string {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : `${value}`;
}
