const SIGNS: Readonly<Record<string, string>> = { '!=': '≠', '<=': '≤', '>=': '≥' };

/** Prose with its comparisons, as they are typed with a space on either side, by their signs. */
export function withSigns(text: string): string {
  return text.replace(/(?<= )[!<>]=(?= )/g, typed => SIGNS[typed]!);
}
