import { readDoubles, rowsOf, writeDoubles } from './doubles.ts';
import { KERNELS, type KernelName } from './kernels.ts';

/**
 * The TypeScript contestant, called as those in C are: `contestant.ts KERNEL GAMES ANSWERS LIMIT` (see contestant.h).
 *
 * The clock runs from the first game to the last answer, after all modules are loaded. Nothing is run before it: the
 * first game meets code that was never compiled, and what the JIT costs is in the kernel clock.
 */
const [kernelName, gamesPath, answersPath, limit] = process.argv.slice(2);
const kernel = KERNELS[kernelName as KernelName];
const [width = 0, ...cells] = readDoubles(gamesPath!);
const games = rowsOf(cells, cells.length / width);

const started = performance.now();
const answers = games.map(game => kernel(game, Number(limit)));
const kernelSeconds = (performance.now() - started) / 1000;

writeDoubles(answersPath!, answers.flat());
console.log(JSON.stringify({ kernelSeconds, peakKilobytes: process.resourceUsage().maxRSS }));
