import type { Listener } from '../run/index.ts';
import { counted, duration } from './amounts.ts';
import type { Terminal } from './terminal.ts';

/** A run's listener that can be silenced before something else is printed. */
export interface Progress extends Omit<Listener, 'counterexample'> {
  stop(): void;
}

/** Between two lines where there is no terminal, in ms. */
const A_MINUTE = 60_000;

/** A bar with an ETA on a terminal, a line a minute elsewhere. */
export async function createProgress(terminal: Terminal): Promise<Progress> {
  return terminal.interactive ? bar(terminal) : lines(terminal);
}

async function bar(terminal: Terminal): Promise<Progress> {
  const { default: cliProgress } = await import('cli-progress');
  const format = '{id} [{bar}] {percentage} %, {cases} cases, {eta_formatted} left';
  const style = { format, hideCursor: true, clearOnComplete: true, stopOnComplete: true, etaBuffer: 100 };
  const current = new cliProgress.SingleBar(style, cliProgress.Presets.shades_classic);
  let cases = 0;
  return {
    start: ({ id, work }) => {
      cases = 0;
      current.start(work, 0, { id, cases });
    },
    progress: done => {
      cases += done.cases;
      current.increment(done.work, { cases });
    },
    warn: text => terminal.err(terminal.paint('yellow', text)),
    stop: () => current.stop(),
  };
}

function lines(terminal: Terminal): Progress {
  let [id, blocks, work] = ['', 0, 0];
  let [cases, blocksDone, workDone] = [0, 0, 0];
  let [begun, last] = [performance.now(), performance.now()];
  return {
    start: all => {
      ({ id, blocks, work } = all);
      [cases, blocksDone, workDone] = [0, 0, 0];
      begun = last = performance.now();
    },
    progress: done => {
      cases += done.cases;
      workDone += done.work;
      blocksDone++;
      const now = performance.now();
      if (now - last < A_MINUTE) return;
      last = now;
      const left = duration(((now - begun) / 1000) * (work / workDone - 1));
      terminal.err(
        `${id}: ${blocksDone} of ${counted(blocks, 'block')}, ${counted(cases, 'case')}, about ${left} left`,
      );
    },
    warn: text => terminal.err(text),
    stop: () => {},
  };
}
