import { refuse } from '../errors.ts';

/** Maximum length of a line: longer than any game that can be computed. */
const MAX_CHARACTERS = 2 ** 24;

/**
 * Yields the lines of a text that arrives in pieces, without line ends.
 *
 * @throws DefinitionError for a line of more than 16 million characters: input without line ends can be endless
 */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = [];
  let characters = 0;
  for await (const piece of pieces) {
    const [end = '', ...others] = piece.split('\n');
    begun.push(end);
    characters += end.length;
    if (characters > MAX_CHARACTERS) {
      refuse('standard input', `lines of at most ${MAX_CHARACTERS} characters`, 'a longer line');
    }
    for (const next of others) {
      yield begun.join('').replace(/\r$/, '');
      [begun, characters] = [[next], next.length];
    }
  }
  if (characters > 0) yield begun.join('').replace(/\r$/, '');
}
