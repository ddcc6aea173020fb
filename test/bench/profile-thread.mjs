// Loaded before the program in each of its threads; writes a profile of the thread in Node's format.
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { join } from 'node:path';
import { isMainThread, threadId, Worker } from 'node:worker_threads';

const FOLDER = process.env.PROFILES ?? '';

const session = new Session();
session.connect();
session.post('Profiler.enable');
// In µs. Shorter intervals slow the program down.
session.post('Profiler.setSamplingInterval', { interval: 2000 });
session.post('Profiler.start');

/** Writes the profile synchronously. */
function writeProfile() {
  session.post('Profiler.stop', (_, { profile }) =>
    writeFileSync(join(FOLDER, `${threadId}.cpuprofile`), JSON.stringify(profile)),
  );
}

if (isMainThread) {
  process.on('exit', () => {
    writeProfile();
    const { user, system } = process.cpuUsage();
    writeFileSync(join(FOLDER, 'usage.json'), JSON.stringify((user + system) / 1e6));
  });
  // The pool terminates its workers immediately, so each worker writes its profile first.
  const terminate = Worker.prototype.terminate;
  Worker.prototype.terminate = async function () {
    const channel = new BroadcastChannel(`profile ${this.threadId}`);
    await new Promise(resolve => {
      channel.onmessage = resolve;
      channel.postMessage('write');
    });
    channel.close();
    return terminate.call(this);
  };
} else {
  const channel = new BroadcastChannel(`profile ${threadId}`);
  channel.onmessage = () => {
    writeProfile();
    channel.postMessage('written');
  };
}
