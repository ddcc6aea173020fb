import { fileURLToPath } from 'node:url';
import { UNDECIDED } from './kernels.ts';
import { type Measured, measure } from './measure.ts';
import type { Rival, Workload } from './workloads.ts';

/** The name of the contestant in TypeScript, in tables. */
export const OURS = 'TypeScript';

const CONTESTANT = fileURLToPath(new URL('contestant.ts', import.meta.url));

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

/**
 * All contestants on one workload.
 *
 * @param programs the compiled rivals; those that are missing do not run
 */
export function race(
  workload: Workload,
  programs: ReadonlyMap<Rival['source'], string>,
  { repeats, folder }: { readonly repeats: number; readonly folder: string },
): Race {
  const runOne = (title: string, games: Workload['games'], command: Parameters<typeof measure>[0]) => {
    const { answers, ...measured } = measure(command, { games, limit: workload.limit }, repeats, folder);
    const heaps = games.reduce((sum, game, i) => sum + heapsOf(workload, game, answers[i]!), 0);
    const heapsPerSecond = heaps / measured.kernelSeconds;
    return { games, answers, result: { ...measured, title, games: games.length, heaps, heapsPerSecond } };
  };
  const ours = runOne(OURS, shareOf(workload.games, workload), {
    program: process.execPath,
    before: ['--import', 'tsx', CONTESTANT],
    kernel: workload.kernel,
  });
  const rivals = workload.rivals.flatMap(rival => {
    const program = programs.get(rival.source);
    if (program === undefined) return [];
    return [
      runOne(rival.title, shareOf(workload.games, rival), { program, before: [], kernel: rival.kernel }),
    ];
  });
  const all = [ours, ...rivals];
  return { workload, results: all.map(({ result }) => result), disagreements: disagreements(all) };
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
