import { nimSegments } from '../../engine/index.ts';
import { refuse } from '../../errors.ts';
import { formatGame, parseFamily, parseHeaps, type WrittenGame } from '../../game/index.ts';
import { pipelineOfFamily, planOfFamily, questionOnFamily } from '../../plan/index.ts';
import { createExecutor, type PlannedPipeline, removeLeftoversBelow, run } from '../../run/index.ts';
import { counted } from '../amounts.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { knownHere, reportKnown } from '../known.ts';
import { wholeNumber } from '../numbers.ts';
import type { Places } from '../places.ts';
import { createProgress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';
import { isWorthThreads, warnOfThreads } from '../worth-threads.ts';

export interface FindOptions {
  readonly period?: string | undefined;
  readonly preperiod?: string | undefined;
  readonly saltus?: string | undefined;
  readonly values?: string | undefined;
  readonly size: string;
  readonly max: string;
  readonly 'all-but': boolean;
  readonly limit: string;
  readonly jobs?: number | undefined;
  readonly json: boolean;
}

/** Maximum number of sets that are searched: up to a minute, if the sets are so large that a block holds few of them. */
const MAX_SETS = 200_000;

/** Maximum number of first values. */
const MAX_VALUES = 1000;

/** The names of the numbers of a set, which also limit its size. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The measures of every set, whichever of them a question names, so that the next question finds all of them stored. */
const MEASURES = ['preperiod', 'period', 'saltus'] as const;

/**
 * Prints all sets of one size, up to a largest number, whose nim-sequence has the given period, preperiod, saltus and first
 * values. The sets are the rows of a run, so blocks that an earlier search stored are not computed again.
 */
export async function findCommand(
  options: FindOptions,
  places: Places,
  terminal: Terminal,
): Promise<ExitCode> {
  const wanted = MEASURES.map(name =>
    options[name] === undefined ? undefined : wholeNumber(options[name], `--${name}`, { min: 0 }),
  );
  const asksForNumbers = wanted.some(value => value !== undefined);
  const beginning = options.values === undefined ? [] : firstValues(options.values);
  if (!asksForNumbers && beginning.length === 0)
    refuse('find', '--period, --preperiod, --saltus or --values', 'nothing');
  const max = wholeNumber(options.max, '--max', { min: 1, max: 2 ** 20 });
  const size = wholeNumber(options.size, '--size', { min: 1, max: Math.min(max, LETTERS.length) });
  refuseManySets(size, max);
  const planned = planOfSets(size, max, options);
  const { plan } = planned;
  const { sweep, rule } = plan;
  const known = knownHere({ family: { ...sweep, game: sweep.game! }, ...rule });
  if (!options.json) reportKnown(known, terminal);
  warnOfThreads(options.jobs, terminal);
  removeLeftoversBelow(places.blocks);
  const executor = createExecutor(options.jobs ?? (isWorthThreads([planned]) ? terminal.cores : 1));
  const progress = await createProgress(terminal);
  const found: string[] = [];
  const undecided: string[] = [];
  try {
    const listener = { ...progress, counterexample: () => {} };
    const { cases, rows } = await run(planned, { executor, listener, folders: places });
    progress.pause();
    terminal.busy();
    const { gameAt } = parseFamily(plan.sweep);
    for (const { values } of rows()) {
      const numbers = values.slice(size);
      const isOpen = numbers.some(value => typeof value === 'object');
      if (!isOpen && wanted.some((value, i) => value !== undefined && value !== numbers[i])) continue;
      const game = gameAt(values.slice(0, size) as number[]) as WrittenGame;
      if (!beginsWith(game, beginning)) continue;
      const text = formatGame(game);
      if (isOpen && asksForNumbers) {
        undecided.push(text);
        continue;
      }
      found.push(text);
      const [preperiod, period] = numbers;
      const shown = isOpen ? 'period undecided' : `preperiod ${preperiod}, period ${period}`;
      if (!options.json) terminal.out(`${text}: ${shown}`);
    }
    const isComplete = undecided.length === 0;
    if (options.json)
      terminal.out(JSON.stringify({ found, searched: cases, undecided, complete: isComplete, known }));
    const searched = `${counted(cases, 'set')} of ${counted(size, 'number')} up to ${max}`;
    const rest = isComplete
      ? ', and the list is complete'
      : `, and ${counted(undecided.length, 'set')} undecided within the limit, first ${undecided[0]}`;
    if (!options.json) terminal.err(`${found.length} found among all ${searched}${rest}`);
    return isComplete ? EXIT.expected : EXIT.undecided;
  } finally {
    progress.pause();
    await executor.close();
  }
}

/** Parses the values of heaps 0, 1, 2, …, separated by commas or spaces. */
function firstValues(text: string): readonly number[] {
  const values = text
    .trim()
    .split(/[\s,]+/)
    .map(value => wholeNumber(value, '--values', { min: 0 }));
  if (values.length > MAX_VALUES) refuse('--values', `at most ${MAX_VALUES} values`, `${values.length}`);
  return values;
}

/** Whether the nim-sequence of a game has these values of heaps 0, 1, 2, …. */
function beginsWith(game: WrittenGame, beginning: readonly number[]): boolean {
  let heap = 0;
  for (const { values } of nimSegments(game, beginning.length))
    for (const value of values) if (value !== beginning[heap++]) return false;
  return true;
}

/** @throws DefinitionError if there are too many sets of this size */
function refuseManySets(size: number, max: number): void {
  let sets = 1;
  // The smaller of the two binomial factors grows to the number of sets without passing it.
  for (let i = 0; i < Math.min(size, max - size) && sets <= MAX_SETS; i++)
    sets = (sets * (max - i)) / (i + 1);
  if (sets > MAX_SETS) refuse('--max', `at most ${MAX_SETS} sets`, 'more sets of this size');
}

/** Returns the question for the measures of all sets of a size. */
function planOfSets(
  size: number,
  max: number,
  { limit, 'all-but': isAllBut }: Pick<FindOptions, 'limit' | 'all-but'>,
): PlannedPipeline {
  const letters = [...LETTERS.slice(0, size)];
  const over = Object.fromEntries(
    letters.map((letter, i) => [letter, `${i === 0 ? 1 : `${letters[i - 1]}+1`}..${max - size + 1 + i}`]),
  );
  const set = `{${letters.join(', ')}}`;
  const question = questionOnFamily({
    id: 'find',
    sweep: { game: isAllBut ? `N - ${set}` : set, over },
    rule: { ending: 'normal', objective: 'last-player-wins' },
    measure: MEASURES,
    laws: [],
    limit: `${parseHeaps(limit, '--limit')}`,
  });
  return { plan: planOfFamily(question), pipeline: { definition: pipelineOfFamily(question) } };
}
