import { surviveKills } from './survive-kills.ts';

// `npm run test:kills -- 200 6`: so many kills, by this seed.
const [kills = 200, seed = Math.floor(Math.random() * 2 ** 31)] = process.argv.slice(2).map(Number);
console.log(`${kills} kills by seed ${seed}`);
for (const sweep of [
  ['finite-three', '--jobs', '1'],
  ['finite-three', '--jobs', '2', '--rows', 'records'],
]) {
  const begun = performance.now();
  const { besideAnother, folders, root, rows, leftOver, ...survived } = await surviveKills(sweep, {
    kills: Math.ceil(kills / 2),
    seed,
  });
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(
    `run ${sweep.join(' ')}: ${survived.kills} killed, ${besideAnother} of them beside another run; ${folders} folders came to the same ${rows} rows and root ${root}, to the byte; ${leftOver} temporary files left, read by nobody; ${seconds} s`,
  );
}
