import { type ExitCode, exitCodeOf, messageOf, worst } from './exit-code.ts';
import type { Terminal } from './terminal.ts';

/**
 * Answers questions one after another. An error in one is printed in its place, as `{"<name>": …, "error": …}` or on
 * standard error, and the rest continue.
 *
 * @param name the key of a question in JSON @returns the worst exit code
 */
export async function oneByOne(
  questions: Iterable<string> | AsyncIterable<string>,
  { name, json }: { readonly name: string; readonly json: boolean },
  terminal: Terminal,
  answer: (question: string) => ExitCode | Promise<ExitCode>,
): Promise<ExitCode> {
  let code: ExitCode = 0;
  for await (const question of questions) {
    try {
      code = worst([code, await answer(question)]);
    } catch (thrown) {
      const error = messageOf(thrown);
      if (json) terminal.out(JSON.stringify({ [name]: question, error }));
      else terminal.err(terminal.paint('red', error));
      code = worst([code, exitCodeOf(thrown)]);
    }
  }
  return code;
}
