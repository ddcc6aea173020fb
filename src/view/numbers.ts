/** The least power of ten that is written as a power: 10^11. */
const MIN_POWER = 1_000_000;

/** Returns an integer as prose, Markdown and captions write it: `18,735`, and `10^11` for a power of ten. */
export function grouped(value: number | bigint): string {
  const digits = String(value);
  if (value >= MIN_POWER && /^10+$/.test(digits)) return `10^${digits.length - 1}`;
  return digits.replace(/(?<=\d)(?=(?:\d{3})+$)/g, ',');
}

/** Returns a count with its noun: `1 case`, `18,735 cases`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${grouped(count)} ${count === 1 ? noun : plural}`;
}
