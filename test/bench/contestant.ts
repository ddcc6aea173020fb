import { readDoubles, writeDoubles } from './doubles.ts';
import { KERNELS, type KernelName } from './kernels.ts';

/**
 * The TypeScript contestant, called as those in C are: KERNEL GAMES ANSWERS LIMIT (see contestant.h). The benchmark makes plain
 * JavaScript of it, as the command line is made.
 *
 * The clock is processor time, of all threads, from the first game to the last answer, after all modules are loaded.
 * Nothing is run before it: the first game meets code that was never compiled, and what compiling and collecting garbage
 * cost, on threads of their own too, is in the kernel clock. Where many games take less than a second they are all played
 * once more, by code that is compiled by then.
 */
const [kernelName, gamesPath, answersPath, limit] = process.argv.slice(2);
const kernel = KERNELS[kernelName as KernelName];
const [width = 0, ...cells] = readDoubles(gamesPath!);
const numbers = Int32Array.from(cells);
const games = numbers.length / width;
const game = (i: number) => {
  const row: number[] = [];
  for (let j = width * i; j < width * (i + 1); j++) row.push(numbers[j]!);
  return row;
};

/** So many games that none is remembered from the first time. */
const MANY = 1000;

const started = process.cpuUsage();
const play = () => kernel(game, games, Number(limit));
/** Of all threads, in seconds. */
const since = (before: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};
const answers = play();
const kernelSeconds = since(started);

writeDoubles(answersPath!, answers);
const cpuSeconds = since({ user: 0, system: 0 });
const peakKilobytes = process.resourceUsage().maxRSS;

let warmSeconds: number | null = null;
if (games >= MANY && kernelSeconds < 1) {
  const again = process.cpuUsage();
  play();
  warmSeconds = since(again);
}
console.log(JSON.stringify({ kernelSeconds, warmSeconds, cpuSeconds, peakKilobytes }));
