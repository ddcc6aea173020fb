import { DefinitionError, type Issue, shown } from '../errors.ts';
import { counted } from './amounts.ts';
import { unmark } from './words.ts';

/** What the argument parser itself refuses, told as every other mistake is: place, expected, received. */
export class UsageError extends DefinitionError {
  /**
   * @param message of the parser
   * @param words of the command line
   */
  constructor(message: string, words: readonly string[]) {
    const issues = issuesOf(unmark(message), words);
    super(issues);
    if (issues.length === 0) this.message = unmark(message);
  }
}

function issuesOf(message: string, words: readonly string[]): Issue[] {
  const [command = ''] = words;
  const hint = `saltus ${command} --help says which`;
  const few = /^Not enough non-option arguments: got (\d+), need at least (\d+)/.exec(message);
  if (few) {
    const expected = `${counted(Number(few[2]), 'word')} or more behind it`;
    return [{ where: command, expected, received: few[1]!, hint }];
  }
  const missing = /^(?:Missing required arguments?|Not enough arguments following): (.+)$/.exec(message);
  if (missing) {
    const names = missing[1]!.split(', ');
    const minus = words.find(
      (word, i) => /^-[^-]/.test(word) && names.includes(words[i - 1]?.slice(2) ?? ''),
    );
    const hint =
      minus === undefined
        ? {}
        : { hint: `what begins with - stands behind =, as in --${names[0]}='${minus}'` };
    return names.map(name => ({ where: `--${name}`, expected: 'a value', received: 'nothing', ...hint }));
  }
  return [...message.matchAll(/^ {2}Argument: (.+?), Given: (.+), Choices: (.+)$/gm)].map(
    ([, name, given, choices]) => {
      const isOption = words.some(word => word === `--${name}` || word.startsWith(`--${name}=`));
      const expected = choices!.split(', ').join(' or ');
      return {
        where: isOption ? `--${name}` : name!,
        expected,
        received: given!.length > 60 ? shown(given) : given!,
      };
    },
  );
}
