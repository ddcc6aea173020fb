/** Returns a count with its noun: `1 block`, `2 blocks`. */
export function counted(count: number | bigint | string, noun: string): string {
  return `${count} ${noun}${String(count) === '1' ? '' : 's'}`;
}

/** Returns a time as people say it, rounded up. */
export function duration(seconds: number): string {
  if (seconds < 1) return 'a second';
  if (seconds < 120) return `${Math.ceil(seconds)} s`;
  if (seconds < 7200) return `${Math.ceil(seconds / 60)} min`;
  return `${Math.ceil(seconds / 3600)} h`;
}
