import { refuse } from '../errors.ts';
import {
  ENDINGS,
  type Ending,
  formatGame,
  type LargeTriple,
  OBJECTIVES,
  type Objective,
  parseGameOfAnySize,
  type WrittenGame,
} from '../game/index.ts';
import { refuseFile } from './written-game.ts';

/** The rule of play. */
export interface Rule {
  /** The ending of a finite set; default `normal`. */
  readonly ending?: Ending;
  /** The objective for finite sets and sums; default `last-player-wins`. */
  readonly objective?: Objective;
}

/*
 * Input from programs may not have passed a compiler, and an engine with invalid input proves nonsense. So all input is
 * checked here, and invalid input throws a DefinitionError.
 */

/** @throws DefinitionError for an unknown ending or objective, and for any other unknown option */
export function checkedRule(rule: Rule, others: readonly string[] = []): Required<Rule> {
  insistOnOptions(rule, ['ending', 'objective', ...others]);
  const { ending = 'normal', objective = 'last-player-wins' } = rule;
  return { ending: oneOf('ending', ENDINGS, ending), objective: oneOf('objective', OBJECTIVES, objective) };
}

/**
 * Returns a game from its text, or from data, which are written as text and read again.
 *
 * @param rule which must be normal play unless the game is a finite set
 * @throws DefinitionError for an invalid game, and for `file:PATH`
 */
export function checkedGameOfAnySize(
  game: string | WrittenGame | LargeTriple,
  { ending, objective }: Required<Rule>,
): WrittenGame | LargeTriple {
  const text = typeof game === 'string' ? game : textOf(game);
  if (text === undefined) refuse('game', 'a game: a string, or the result of parseGame', errorText(game));
  const read = refuseFile(parseGameOfAnySize(text));
  if (read.kind === 'finite' || (ending === 'normal' && objective === 'last-player-wins')) return read;
  return refuse(
    'game',
    'a finite set, {…}, without initial values, for rules other than normal play',
    formatGame(read),
  );
}

/** @throws DefinitionError as {@link checkedGameOfAnySize}, and for numbers beyond 2^31 */
export function checkedGame(game: string | WrittenGame, rule: Required<Rule>): WrittenGame {
  const read = checkedGameOfAnySize(game, rule);
  if (read.kind !== 'large-triple') return read;
  return refuse('game', 'a game with numbers of at most 2^31', formatGame(read));
}

/**
 * Returns the notation of a game, or undefined if it has none: an unknown kind, or moves that are no list of numbers.
 */
function textOf(game: WrittenGame | LargeTriple): string | undefined {
  try {
    return formatGame(game);
  } catch {
    return undefined;
  }
}

/** @throws DefinitionError for any value except an integer from `least` to 2^53 − 1 */
export function checkedWhole(where: string, value: number, min = 0): number {
  if (Number.isSafeInteger(value) && value >= min) return value;
  refuse(where, `an integer from ${min} to 2^53 - 1`, errorText(value));
}

/** @throws DefinitionError for any value except a non-negative bigint */
export function checkedBigint(where: string, value: bigint): bigint {
  if (typeof value === 'bigint' && value >= 0n) return value;
  refuse(where, 'a non-negative bigint, such as 12n', errorText(value));
}

/** @throws DefinitionError for any value except a list */
export function checkedList<One>(where: string, list: readonly One[]): readonly One[] {
  if (Array.isArray(list) && list.every(item => typeof item === 'object' && item !== null)) return list;
  return refuse(where, 'a list of objects', errorText(list));
}

/** Rejects an object with an unknown key, and anything that is not an object. */
function insistOnOptions(options: object, names: readonly string[]): void {
  if (typeof options !== 'object' || options === null) refuse('option', 'an object', errorText(options));
  for (const name of Object.keys(options)) oneOf('option', names, name);
}

function oneOf<One extends string>(where: string, all: readonly One[], value: One): One {
  if (all.includes(value)) return value;
  refuse(where, `one of ${all.join(', ')}`, errorText(value));
}

function errorText(value: unknown): string {
  return typeof value === 'object'
    ? `an object with ${Object.keys(value ?? {}).join(', ') || 'nothing'}`
    : String(value);
}
