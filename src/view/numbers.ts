/** A whole number in groups of three digits, as pages show it: 1 234 567 with thin spaces. */
export function grouped(value: number | bigint, between = '\u202f'): string {
  return String(value).replace(/(?<=\d)(?=(?:\d{3})+$)/g, between);
}

/** A count with its noun: `1 case`, `2 cases`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${grouped(count)} ${count === 1 ? noun : plural}`;
}

/** A number in a sentence that is copied from here into plain text: 1,234,567. */
export function withCommas(value: number): string {
  return grouped(value, ',');
}

/** A count there: `1,234 cases`. */
export function countedWithCommas(count: number, noun: string): string {
  return `${withCommas(count)} ${count === 1 ? noun : `${noun}s`}`;
}
