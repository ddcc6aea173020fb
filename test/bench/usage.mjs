// Loaded before the measured program; at exit it writes the time and memory of the whole process.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  const usage = { cpuSeconds: (user + system) / 1e6, peakKilobytes: process.resourceUsage().maxRSS };
  writeFileSync(process.env.USAGE ?? '', JSON.stringify(usage));
});
