import { refuse } from '../../errors.ts';
import { formatGame, parseFamily, parseHeaps } from '../../game/index.ts';
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
  readonly size: string;
  readonly max: string;
  readonly 'all-but': boolean;
  readonly limit: string;
  readonly jobs?: number | undefined;
  readonly json: boolean;
}

/** Maximum number of sets that are searched: up to a minute, if the sets are so large that a block holds few of them. */
const MAX_SETS = 200_000;

/** The names of the numbers of a set, which also limit its size. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The measures of every set, whichever of them a question names, so that the next question finds all of them stored. */
const MEASURES = ['preperiod', 'period', 'saltus'] as const;

/**
 * Prints all sets of one size, up to a largest number, whose nim-sequence has the given period, preperiod and saltus. The
 * sets are the rows of a run, so blocks that an earlier search stored are not computed again.
 */
export async function findCommand(
  options: FindOptions,
  places: Places,
  terminal: Terminal,
): Promise<ExitCode> {
  const wanted = MEASURES.map(name =>
    options[name] === undefined ? undefined : wholeNumber(options[name], `--${name}`, { min: 0 }),
  );
  if (wanted.every(value => value === undefined))
    refuse('find', '--period, --preperiod or --saltus', 'nothing');
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
      const game = () => formatGame(gameAt(values.slice(0, size) as number[]));
      const numbers = values.slice(size);
      if (numbers.some(value => typeof value === 'object')) undecided.push(game());
      else if (wanted.every((value, i) => value === undefined || value === numbers[i])) {
        found.push(game());
        const [preperiod, period] = numbers;
        if (!options.json) terminal.out(`${game()}: preperiod ${preperiod}, period ${period}`);
      }
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
