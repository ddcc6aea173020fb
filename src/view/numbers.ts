/** A whole number in groups of three digits, in the same form everywhere: 1 234 567 with thin spaces. */
export function grouped(value: number | bigint): string {
  return String(value).replace(/(?<=\d)(?=(?:\d{3})+$)/g, '\u202f');
}

/** A count with its noun: `1 case`, `2 cases`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${grouped(count)} ${count === 1 ? noun : plural}`;
}
