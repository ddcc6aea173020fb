import type { Listener } from '../run/index.ts';
import type { Terminal } from './terminal.ts';

/** A run's listener that can be silenced before something else is printed. */
export interface Progress extends Listener {
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
  const format = '{id} [{bar}] {value}/{total} cases, {eta_formatted} left';
  const style = { format, hideCursor: true, clearOnComplete: true, stopOnComplete: true, etaBuffer: 100 };
  const current = new cliProgress.SingleBar(style, cliProgress.Presets.shades_classic);
  return {
    start: plan => current.start(plan.cases, 0, { id: plan.id }),
    progress: cases => current.increment(cases),
    warn: text => terminal.err(terminal.paint('yellow', text)),
    stop: () => current.stop(),
  };
}

function lines(terminal: Terminal): Progress {
  let id = '';
  let total = 0;
  let done = 0;
  let last = performance.now();
  return {
    start: plan => {
      id = plan.id;
      total = plan.cases;
      done = 0;
      last = performance.now();
    },
    progress: cases => {
      done += cases;
      if (performance.now() - last < A_MINUTE) return;
      last = performance.now();
      terminal.err(`${id}: ${done} of ${total} cases`);
    },
    warn: text => terminal.err(text),
    stop: () => {},
  };
}
