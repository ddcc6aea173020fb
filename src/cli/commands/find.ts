import { analyseGame, runToEnd } from '../../engine/index.ts';
import { refuse } from '../../errors.ts';
import { formatGame, type Game, type Known, parseHeaps } from '../../game/index.ts';
import { counted } from '../amounts.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { knownHere, reportKnown } from '../known.ts';
import { wholeNumber } from '../numbers.ts';
import { lineOfGame } from '../subsets.ts';
import type { Terminal } from '../terminal.ts';

export interface FindOptions {
  readonly period?: string | undefined;
  readonly preperiod?: string | undefined;
  readonly saltus?: string | undefined;
  readonly size: string;
  readonly max: string;
  readonly 'all-but': boolean;
  readonly limit: string;
  readonly json: boolean;
}

/** Maximum number of sets that are searched: about a minute. */
const MAX_SETS = 200_000;

/** Prints all sets of one size, up to a largest number, whose nim-sequence has the given period, preperiod and saltus. */
export function findCommand(options: FindOptions, terminal: Terminal): ExitCode {
  const conditions = (['preperiod', 'period', 'saltus'] as const).flatMap(name => {
    const text = options[name];
    return text === undefined ? [] : [{ name, value: wholeNumber(text, `--${name}`, { min: 0 }) }];
  });
  if (conditions.length === 0) refuse('find', '--period, --preperiod or --saltus', 'nothing');
  const max = wholeNumber(options.max, '--max', { min: 1, max: 2 ** 20 });
  const size = wholeNumber(options.size, '--size', { min: 1, max });
  let sets = 1;
  // The smaller of the two binomial factors grows to the number of sets without passing it.
  for (let i = 0; i < Math.min(size, max - size) && sets <= MAX_SETS; i++)
    sets = (sets * (max - i)) / (i + 1);
  if (sets > MAX_SETS) refuse('--max', `at most ${MAX_SETS} sets`, 'more sets of this size');
  const limits = [parseHeaps(options.limit, '--limit')];
  const rule = { ending: 'normal', objective: 'last-player-wins' } as const;
  const known = reportKnownGames(max, size, options['all-but']);
  if (!options.json) reportKnown(known, terminal);
  const found: string[] = [];
  const undecided: string[] = [];
  for (const numbers of setsUpTo(max, size)) {
    const game: Game = options['all-but']
      ? { kind: 'all-but', excluded: numbers }
      : { kind: 'finite', moves: numbers };
    const answer = runToEnd(analyseGame(game, { ...rule, terms: 0, limits }));
    const sequence = answer.nimSequence;
    if (sequence === null || sequence.status === 'undecided') undecided.push(formatGame(game));
    else if (conditions.every(({ name, value }) => Number(sequence[name]) === value)) {
      found.push(formatGame(game));
      if (!options.json) terminal.out(lineOfGame(answer));
    }
  }
  const isComplete = undecided.length === 0;
  if (options.json)
    terminal.out(JSON.stringify({ found, searched: sets, undecided, complete: isComplete, known }));
  const searched = `${counted(sets, 'set')} of ${counted(size, 'number')} up to ${max}`;
  const rest = isComplete
    ? ', and the list is complete'
    : `, and ${counted(undecided.length, 'set')} undecided within the limit, first ${undecided[0]}`;
  if (!options.json) terminal.err(`${found.length} found among all ${searched}${rest}`);
  return isComplete ? EXIT.expected : EXIT.undecided;
}

/** Returns what is known about the family of all sets that are searched. */
function reportKnownGames(max: number, size: number, isAllBut: boolean): readonly Known[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'].slice(0, size);
  if (letters.length < size) return [];
  const over = Object.fromEntries(
    letters.map((letter, i) => [letter, `${i === 0 ? 1 : `${letters[i - 1]}+1`}..${max - size + 1 + i}`]),
  );
  const text = `{${letters.join(', ')}}`;
  const family = { game: isAllBut ? `N - ${text}` : text, over };
  return knownHere({ family, ending: 'normal', objective: 'last-player-wins' });
}

/** Yields all increasing lists of `size` numbers up to `max`. */
function* setsUpTo(max: number, size: number, from = 1): Generator<number[]> {
  if (size === 0) yield [];
  else
    for (let first = from; first <= max - size + 1; first++)
      for (const rest of setsUpTo(max, size - 1, first + 1)) yield [first, ...rest];
}
