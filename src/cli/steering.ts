/** The escape sequences that `paint` writes: dim, red, green and yellow, and their ends. */
const OWN = String.raw`\x1b\[(?:2|22|31|32|33|39)m`;
/** Control characters of ASCII and Latin-1, and those that turn the direction of the text. */
const STEERING = String.raw`(?![\t\n])[\p{Cc}\p{Bidi_Control}]`;

const ALL = new RegExp(STEERING, 'gu');
const ALL_BUT_OWN = new RegExp(`(?!${OWN})${STEERING}`, 'gu');

/**
 * Escapes the characters that control a terminal, which can occur in file names, games and foreign messages. Each is
 * written like `\u001b`, which in JSON stands for the same character. Line ends and tabs stay; so do the sequences that
 * `paint` writes, if colours are on.
 */
export function withoutSteering(text: string, { colours }: { readonly colours: boolean }): string {
  return text.replace(
    colours ? ALL_BUT_OWN : ALL,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
