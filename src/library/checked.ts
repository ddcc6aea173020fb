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

/** How a game is played. */
export interface Rule {
  /** For finite sets; `normal` if absent. */
  readonly ending?: Ending;
  /** For finite sets and sums; `last-player-wins` if absent. */
  readonly objective?: Objective;
}

/*
 * What a program gives may have been looked at by no compiler, and an engine that is given nonsense proves nonsense. So all
 * of it is looked at here, and what is not understood is a DefinitionError.
 */

/** @throws DefinitionError for an ending or objective that there is not */
export function checkedRule({ ending = 'normal', objective = 'last-player-wins' }: Rule): Required<Rule> {
  return { ending: checkedEnding(ending), objective: oneOf('objective', OBJECTIVES, objective) };
}

/** @throws DefinitionError for one that there is not */
export function checkedEnding(ending: Ending): Ending {
  return oneOf('ending', ENDINGS, ending);
}

/**
 * A game from its text, or one that is given as data, written and read again.
 *
 * @throws DefinitionError for what is none, and for `file:PATH`
 */
export function checkedGame<Written extends WrittenGame | LargeTriple>(game: string | Written): Written {
  const text = typeof game === 'string' ? game : textOf(game);
  if (text === undefined) refuse('game', 'a game, as a text or as parseGame gives it', told(game));
  return refuseFile(parseGameOfAnySize(text)) as Written;
}

/** Undefined for what has no text: another kind, or no list of numbers. */
function textOf(game: WrittenGame | LargeTriple): string | undefined {
  try {
    return formatGame(game);
  } catch {
    return undefined;
  }
}

/** @throws DefinitionError for what is no whole number from `least` to 2^53 − 1 */
export function checkedWhole(where: string, value: number, least = 0): number {
  if (Number.isSafeInteger(value) && value >= least) return value;
  refuse(where, `a whole number from ${least} to 2^53 - 1`, told(value));
}

/** @throws DefinitionError for what is no bigint from 0 on */
export function checkedBigint(where: string, value: bigint): bigint {
  if (typeof value === 'bigint' && value >= 0n) return value;
  refuse(where, 'a bigint from 0 on, as 12n', told(value));
}

/** @throws DefinitionError for a name that is none of these, as a misspelt one is */
export function insistOnNames(given: object, names: readonly string[]): void {
  for (const name of Object.keys(given)) oneOf('option', names, name);
}

function oneOf<One extends string>(where: string, all: readonly One[], given: One): One {
  if (all.includes(given)) return given;
  refuse(where, `one of ${all.join(', ')}`, told(given));
}

function told(value: unknown): string {
  return typeof value === 'object'
    ? `an object with ${Object.keys(value ?? {}).join(', ') || 'nothing'}`
    : String(value);
}
