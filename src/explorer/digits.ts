/** Returns the digits of an integer in groups of three from the right, so that a reader can count them. */
export function digitGroups(value: number | bigint): string[] {
  return String(value).match(/\d{1,3}(?=(?:\d{3})*$)/g) ?? [String(value)];
}
