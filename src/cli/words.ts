import type { Issue } from '../errors.ts';

/** A prefix for words that the argument parser would drop or misread. No argument can contain it. */
const MARK = '\u0000';

/** A lone `-` would be dropped from a list; `true` and `false` would be eaten by the flag before them. */
const MISREAD = /^(-|true|false)$/;

/** Returns the words of a command line for the argument parser: those after `--` are no options. */
export function markWords(words: readonly string[]): string[] {
  const [before, after] = cut(words);
  const mark = (misread: RegExp) => (word: string) => (misread.test(word) ? MARK + word : word);
  return [...before.map(mark(MISREAD)), ...after.map(mark(/^-|^(true|false)$/))];
}

/** Returns the parser's values or messages with the words as they were typed. */
export function unmark<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll(MARK, '') as T;
  return Array.isArray(value) ? (value.map(unmark) as T) : value;
}

/** The parser's description of the options of the command. */
export interface KnownOptions {
  /** The options that may be repeated. */
  readonly array: readonly string[];
  /** The options without a value. */
  readonly boolean: readonly string[];
}

/**
 * Returns errors that the parser accepts and no command should see: an option with one value that is given twice, one
 * whose value is empty or is missing before `--`, and a flag with a value. Nothing that was typed is dropped without a
 * message.
 *
 * @param values the parser's values, by name
 */
export function misusesOf(
  words: readonly string[],
  values: Readonly<Record<string, unknown>>,
  options: KnownOptions,
): Issue[] {
  const [before] = cut(words);
  const flags = before.flatMap((word): Issue[] => {
    const [, name, value] = /^--([^=]+)=(.*)$/s.exec(word) ?? [];
    if (name === undefined || !options.boolean.includes(name)) return [];
    return [{ where: `--${name}`, expected: 'no value', received: JSON.stringify(value) }];
  });
  const last = before.length < words.length ? /^--([^=]+)$/.exec(before.at(-1) ?? '')?.[1] : undefined;
  const isCutOff = last !== undefined && !options.boolean.includes(last);
  const cutOff = isCutOff ? [{ where: `--${last}`, expected: 'a value', received: '--' }] : [];
  const misgiven = Object.entries(values)
    .filter(([name]) => name !== '_' && name !== '$0')
    .flatMap(([name, value]): Issue[] => {
      const where = placeOf(name, before);
      const values: unknown[] = Array.isArray(value) ? value : [value];
      if (values.includes('')) return [{ where, expected: 'a value', received: '""' }];
      if (values.length < 2 || options.array.includes(name)) return [];
      const received = values.map(text => JSON.stringify(text)).join(' and ');
      return [{ where, expected: 'one value', received }];
    });
  return [...flags, ...cutOff, ...misgiven];
}

/** Returns the name of an option as it was typed, or of an argument after the command. */
export function placeOf(name: string, words: readonly string[]): string {
  const isOption = words.some(word => word === `--${name}` || word.startsWith(`--${name}=`));
  return isOption ? `--${name}` : name;
}

/** Splits the words at `--`. */
function cut(words: readonly string[]): [before: readonly string[], after: readonly string[]] {
  const at = words.indexOf('--');
  return at < 0 ? [words, []] : [words.slice(0, at), words.slice(at + 1)];
}
