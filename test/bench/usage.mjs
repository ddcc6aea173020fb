// Loaded before the program that is measured: at its end it writes what the whole process took.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  const told = { cpuSeconds: (user + system) / 1e6, peakKilobytes: process.resourceUsage().maxRSS };
  writeFileSync(process.env.USAGE ?? '', JSON.stringify(told));
});
