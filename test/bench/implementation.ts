import { readDoubles, writeDoubles } from './doubles.ts';
import { KERNELS, type KernelName } from './kernels.ts';

/**
 * The TypeScript implementation, called like those in C: KERNEL GAMES ANSWERS LIMIT (see implementation.h). The benchmark
 * bundles it as plain JavaScript, as the command line is built.
 *
 * The clock is processor time of all threads from the first game to the last answer, after all modules are loaded.
 * Nothing runs before it: the first game runs code that was never compiled, and the clock includes compiling and
 * garbage collection on other threads. If many games take less than a second, they are all played again by compiled
 * code.
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

/** Number of games that suffices so that none is still cached from the first pass. */
const MANY = 1000;

const started = process.cpuUsage();
const play = () => kernel(game, games, Number(limit));
/** Returns the processor time of all threads, in seconds. */
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
