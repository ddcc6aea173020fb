import { UNDECIDED } from './kernels.ts';
import { type Command, type Measured, measured, type Run, runOnce } from './measure.ts';
import type { Rival, Workload } from './workloads.ts';

/** Name of the TypeScript implementation, in tables. */
export const OURS = 'TypeScript';

/** The result of one implementation on a workload. */
export interface Result extends Omit<Measured, 'answers'> {
  readonly title: string;
  /** Number of games played; a slow implementation plays only a share of them. */
  readonly games: number;
  /**
   * Heaps that decide the games played: the preperiod and period of each, the limit if undecided, or the terms. An
   * implementation may compute more heaps.
   */
  readonly heaps: number;
  readonly heapsPerSecond: number;
}

export interface Comparison {
  readonly workload: Workload;
  /** TypeScript comes first. */
  readonly results: readonly Result[];
  /** Games on which implementations disagree, with a sentence each. */
  readonly disagreements: readonly string[];
}

/** An implementation with a longer run is not repeated, because medians matter only for short times. */
export const SECONDS_FOR_ONE_RUN = 15;

/**
 * An implementation with a shorter first run is repeated three times as often, because disturbances last about as long.
 */
export const SECONDS_FOR_MANY_RUNS = 2;

/**
 * Runs all implementations on one workload in turns, one process at a time, so that temporary disturbances affect all.
 *
 * @param programs the compiled rivals; missing ones are skipped
 * @param ours the TypeScript implementation, as JavaScript
 * @param known rows of a game and its answer by the definitions, with which every implementation must agree
 */
export function compareImplementations(
  workload: Workload,
  programs: ReadonlyMap<Rival['source'], string>,
  {
    ours,
    repeats,
    folder,
    known = [],
  }: {
    readonly ours: string;
    readonly repeats: number;
    readonly folder: string;
    readonly known?: readonly (readonly number[])[] | undefined;
  },
): Comparison {
  const implementations = [
    implementation(OURS, shareOf(workload.games, workload), {
      program: process.execPath,
      before: [ours],
      kernel: workload.kernel,
    }),
    ...workload.rivals.flatMap(rival => {
      const program = programs.get(rival.source);
      if (program === undefined) return [];
      return [
        implementation(rival.title, shareOf(workload.games, rival), {
          program,
          before: [],
          kernel: rival.kernel,
        }),
      ];
    }),
  ];
  for (let round = 0; round < 3 * repeats; round++) {
    for (const { games, command, runs } of implementations) {
      if (runs.length > 0 && runs.length >= runsWanted(runs[0]!.processSeconds, repeats)) continue;
      runs.push(runOnce(command, { games, limit: workload.limit }, folder));
    }
  }
  const all = implementations.map(({ title, games, runs }) => {
    const { answers, ...medians } = measured(runs, games.length);
    const heaps = games.reduce((sum, game, i) => sum + heapsOf(workload, game, answers[i]!), 0);
    const heapsPerSecond = heaps / medians.kernelSeconds;
    return { games, answers, result: { ...medians, title, games: games.length, heaps, heapsPerSecond } };
  });
  return {
    workload,
    results: all.map(({ result }) => result),
    disagreements: disagreements([byDefinition(workload, known), ...all]),
  };
}

function runsWanted(seconds: number, repeats: number): number {
  if (seconds > SECONDS_FOR_ONE_RUN) return 1;
  return seconds > SECONDS_FOR_MANY_RUNS ? repeats : 3 * repeats;
}

function implementation(title: string, games: Workload['games'], command: Command) {
  return { title, games, command, runs: [] as Run[] };
}

/** Selects the games that a slow implementation plays, one in `oneIn`. */
function shareOf(games: Workload['games'], { oneIn = 1 }: Pick<Rival, 'oneIn'>): Workload['games'] {
  return games.filter((_, i) => i % oneIn === 0);
}

function heapsOf({ kernel, limit }: Workload, game: readonly number[], answer: readonly number[]): number {
  if (kernel === 'take-a-prime') return game[0]!;
  return answer[1] === UNDECIDED ? limit : answer[0]! + answer[1]!;
}

interface Answered {
  readonly result: { readonly title: string };
  readonly games: Workload['games'];
  readonly answers: Measured['answers'];
}

function byDefinition({ games }: Workload, known: readonly (readonly number[])[]): Answered {
  const width = games[0]!.length;
  return {
    result: { title: 'the definition' },
    games: known.map(row => row.slice(0, width)),
    answers: known.map(row => row.slice(width)),
  };
}

/** Compares each answer with the first answer to the same game. */
function disagreements(all: readonly Answered[]): string[] {
  const known = new Map<string, { title: string; answer: readonly number[] }>();
  const sentences: string[] = [];
  for (const { result, games, answers } of all) {
    games.forEach((game, i) => {
      const name = game.join(', ');
      const answer = answers[i]!;
      const before = known.get(name);
      if (before === undefined) known.set(name, { title: result.title, answer });
      else if (answer.length !== before.answer.length || answer.some((x, j) => x !== before.answer[j])) {
        sentences.push(
          `{${name}}: ${before.title} says ${before.answer.join(', ')}; ${result.title} says ${answer.join(', ')}`,
        );
      }
    });
  }
  return sentences;
}
