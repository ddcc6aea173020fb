import { DefinitionError, type Issue, shown } from '../errors.ts';
import { nearest } from '../game/language/nearest.ts';
import { placeOf, unmark } from './words.ts';

/** The message of the argument parser if the words contain no command. */
export const NO_COMMAND = 'Name a command.';

/** Reports an error of the argument parser like every other error: place, expected, received. */
export class UsageError extends DefinitionError {
  /**
   * @param message of the parser
   * @param words of the command line
   * @param namesOf returns the names of the required arguments of a command
   */
  static of(
    message: string,
    words: readonly string[],
    namesOf: (command: string) => readonly string[],
  ): UsageError {
    const [command = ''] = words;
    const few = /^Not enough non-option arguments: got (\d+)/.exec(message);
    const issues = few && command !== '' ? [] : issuesOf(unmark(message), words);
    const error = new UsageError(issues);
    if (few && command !== '')
      error.message = `${command}: missing argument <${namesOf(command)[Number(few[1])]}>\n  hint: run: npx saltus ${command} --help`;
    else if (issues.length === 0) error.message = unmark(message);
    return error;
  }
}

/** @throws UsageError if the first word is not a command */
export function insistOnCommand([received = '']: readonly string[], commands: readonly string[]): void {
  if (received === '' || received.startsWith('-') || commands.includes(received)) return;
  const near = nearest(received, commands);
  const hint = near !== undefined && { hint: `did you mean ${near}?` };
  throw new UsageError([{ where: 'saltus', expected: 'a command', received, ...hint }]);
}

function issuesOf(message: string, words: readonly string[]): Issue[] {
  const [command = ''] = words;
  const hint = `run: npx saltus ${command} --help`;
  if (message === NO_COMMAND && command !== '')
    return [{ where: 'saltus', expected: 'a command', received: words.join(' ') }];
  const missing = /^(?:Missing required arguments?|Not enough arguments following): (.+)$/.exec(message);
  if (missing) {
    const names = missing[1]!.split(', ');
    const minus = words.find(
      (word, i) => /^-[^-]/.test(word) && names.includes(words[i - 1]?.slice(2) ?? ''),
    );
    const hint =
      minus === undefined
        ? {}
        : { hint: `write a value that begins with - after =, as in --${names[0]}='${minus}'` };
    return names.map(name => ({ where: `--${name}`, expected: 'a value', received: 'nothing', ...hint }));
  }
  const unknown = /^Unknown arguments?: (.+)$/s.exec(message);
  if (unknown) {
    // The parser lists option names without hyphens, and a value may contain a comma.
    const isUnknown = (word: string) =>
      `, ${unknown[1]}, `.includes(`, ${word.replace(/^--?([^=]*).*/s, '$1')}, `);
    const received = words.filter(isUnknown).join(' ') || unknown[1]!;
    const unlisted = hintOnMisere(received) ?? hint;
    return [{ where: command, expected: 'only its own arguments and options', received, hint: unlisted }];
  }
  return [...message.matchAll(/^ {2}Argument: (.+?), Given: (.+), Choices: (.+)$/gm)].map(
    ([, name, given, choices]) => {
      const expected = choices!.split(', ').join(' or ');
      const received = given!.length > 60 ? shown(given) : given!;
      const hint = hintOnMisere(given!);
      return { where: placeOf(name!, words), expected, received, ...(hint && { hint }) };
    },
  );
}

/** Names the option for the field's own word, which no option and no value is. */
function hintOnMisere(typed: string): string | undefined {
  return /^[-"]*mis[eè]re/i.test(typed.normalize())
    ? 'for misère play, use --objective last-player-loses'
    : undefined;
}
