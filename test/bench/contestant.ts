import { readDoubles, rowsOf, writeDoubles } from './doubles.ts';
import { KERNELS, type KernelName } from './kernels.ts';

/**
 * The TypeScript contestant, called as those in C are: KERNEL GAMES ANSWERS LIMIT (see contestant.h). The benchmark makes plain
 * JavaScript of it, as the command line is made.
 *
 * The clock is processor time, of all threads, from the first game to the last answer, after all modules are loaded.
 * Nothing is run before it: the first game meets code that was never compiled, and what compiling and collecting garbage
 * cost, on threads of their own too, is in the kernel clock.
 */
const [kernelName, gamesPath, answersPath, limit] = process.argv.slice(2);
const kernel = KERNELS[kernelName as KernelName];
const [width = 0, ...cells] = readDoubles(gamesPath!);
// As small integers, which they are to whoever writes {1, 3, 4}: what was read as doubles would stay doubles.
const games = rowsOf(cells, cells.length / width).map(game => game.map(x => Math.trunc(x)));

const started = process.cpuUsage();
const answers = games.map(game => kernel(game, Number(limit)));
const { user, system } = process.cpuUsage(started);
const kernelSeconds = (user + system) / 1e6;

writeDoubles(answersPath!, answers.flat());
const all = process.cpuUsage();
const cpuSeconds = (all.user + all.system) / 1e6;
console.log(JSON.stringify({ kernelSeconds, cpuSeconds, peakKilobytes: process.resourceUsage().maxRSS }));
