import { UNDECIDED } from './kernels.ts';
import { type Command, type Measured, measured, type Run, runOnce } from './measure.ts';
import type { Rival, Workload } from './workloads.ts';

/** The name of the contestant in TypeScript, in tables. */
export const OURS = 'TypeScript';

/** What one contestant did of a workload. */
export interface Result extends Omit<Measured, 'answers'> {
  readonly title: string;
  /** Games played; fewer than the workload has where a slow contestant plays a share. */
  readonly games: number;
  /**
   * Heaps that decide the games played: preperiod and period of each, or the limit where it is undecided, or the terms.
   * A contestant may pass more: that is its own affair.
   */
  readonly heaps: number;
  readonly heapsPerSecond: number;
}

export interface Race {
  readonly workload: Workload;
  /** In TypeScript first. */
  readonly results: readonly Result[];
  /** Games on which contestants do not agree, each with a sentence. */
  readonly disagreements: readonly string[];
}

/** A contestant of which a run took longer runs no more: a median of three is for short times. */
export const SECONDS_FOR_ONE_RUN = 15;

/** One of which the first run was shorter runs three times as often: what disturbs the machine is as long as that. */
export const SECONDS_FOR_MANY_RUNS = 2;

/**
 * All contestants on one workload: all run once, then all again, one process at a time, so that what disturbs the machine
 * for a while disturbs all.
 *
 * @param programs the compiled rivals; those that are missing do not run
 * @param ours the contestant in TypeScript, as JavaScript
 * @param known rows of a game and its answer by the definitions, with which every contestant has to agree
 */
export function race(
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
): Race {
  const contestants = [
    contestant(OURS, shareOf(workload.games, workload), {
      program: process.execPath,
      before: [ours],
      kernel: workload.kernel,
    }),
    ...workload.rivals.flatMap(rival => {
      const program = programs.get(rival.source);
      if (program === undefined) return [];
      return [
        contestant(rival.title, shareOf(workload.games, rival), {
          program,
          before: [],
          kernel: rival.kernel,
        }),
      ];
    }),
  ];
  for (let round = 0; round < 3 * repeats; round++) {
    for (const { games, command, runs } of contestants) {
      if (runs.length > 0 && runs.length >= runsWanted(runs[0]!.processSeconds, repeats)) continue;
      runs.push(runOnce(command, { games, limit: workload.limit }, folder));
    }
  }
  const all = contestants.map(({ title, games, runs }) => {
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

function contestant(title: string, games: Workload['games'], command: Command) {
  return { title, games, command, runs: [] as Run[] };
}

/** The games that a slow contestant plays: one in so many. */
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

/** Every game that two contestants played is held against the first answer that it got. */
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
