/** Returns a count with its noun: `1 block`, `2 blocks`. */
export function counted(count: number | bigint | string, noun: string): string {
  return `${count} ${noun}${String(count) === '1' ? '' : 's'}`;
}

const HOUR = 3600;
const DAY = 24 * HOUR;
const YEAR = 365.25 * DAY;

/** Returns a time as people say it, rounded up: in a unit of which there are at least two, and years to two digits. */
export function duration(seconds: number): string {
  if (seconds < 1) return 'a second';
  if (seconds < 120) return `${Math.ceil(seconds)} s`;
  if (seconds < 2 * HOUR) return `${Math.ceil(seconds / 60)} min`;
  if (seconds < 2 * DAY) return `${Math.ceil(seconds / HOUR)} h`;
  if (seconds < 2 * YEAR) return `${Math.ceil(seconds / DAY)} days`;
  const years = Math.ceil(seconds / YEAR);
  const rounding = 10 ** Math.max(0, `${years}`.length - 2);
  return `${Math.ceil(years / rounding) * rounding} years`;
}
