import { interleavePairs } from './interleave-pairs.ts';
import { surviveKills } from './survive-kills.ts';

// Usage: `npm run test:kills -- 200 6`, with the number of kills and the seed; each fourteen kills add a pair of
// interleaved runs.
const [kills = 200, seed = Math.floor(Math.random() * 2 ** 31)] = process.argv.slice(2).map(Number);
const pairs = Math.ceil(kills / 14);
console.log(`${kills} kills and ${pairs} pairs by seed ${seed}`);
const since = (begun: number) => `${Math.round((performance.now() - begun) / 1000)} s`;

const begun = performance.now();
const { whileItWrote, atRandom } = await interleavePairs({ pairs, seed });
console.log(
  `${pairs} pairs of runs in one folder, one of each stopped while it wrote (${whileItWrote}) or at random (${atRandom}) until the other had ended: all came to the bytes of one after the other; ${since(begun)}`,
);

for (const sweep of [
  ['finite-three', '--jobs', '1'],
  ['finite-three', '--jobs', '2', '--rows', 'none'],
]) {
  const begun = performance.now();
  const { besideAnother, folders, root, rows, leftOver, ...survived } = await surviveKills(sweep, {
    kills: Math.ceil(kills / 2),
    seed,
  });
  console.log(
    `run ${sweep.join(' ')}: ${survived.kills} killed, ${besideAnother} of them beside another run; ${folders} folders came to the same ${rows} rows and root ${root}, to the byte; ${leftOver} temporary files were left, and none after the next run; ${since(begun)}`,
  );
}
