/** Series whose names are not the field's words with capitals for spaces. */
const WORDS: Readonly<Record<string, string>> = {
  inDegrees: 'in-degrees',
  pPositionDigits: 'last digits of P-positions',
};

/**
 * Returns the name of a series for readers.
 *
 * @example
 * seriesWord('winningMoves') // 'winning moves'
 */
export function seriesWord(name: string): string {
  return WORDS[name] ?? name.replace(/[A-Z]/g, capital => ` ${capital.toLowerCase()}`);
}
