import type { Listener } from '../run/index.ts';
import { counted, duration } from './amounts.ts';
import type { Terminal } from './terminal.ts';

/** A run's listener that can be silenced while something else is printed: the next block shows it again. */
export interface Progress extends Omit<Listener, 'counterexample'> {
  pause(): void;
}

/** Between two lines where there is no terminal, in ms. */
const A_MINUTE = 60_000;

/** A bar with the time left on a terminal, a line a minute elsewhere. */
export async function createProgress(terminal: Terminal): Promise<Progress> {
  return terminal.interactive ? bar(terminal) : lines(terminal);
}

async function bar(terminal: Terminal): Promise<Progress> {
  const { default: cliProgress } = await import('cli-progress');
  const format = '{name} [{bar}] {percentage} %, {cases} cases, {left}';
  const style = { format, clearOnComplete: true, stopOnComplete: true };
  const current = new cliProgress.SingleBar(style, cliProgress.Presets.shades_classic);
  const state = new State();
  const show = () => {
    const { name, work, workDone, cases, left } = state;
    if (!current.isActive) current.start(work, 0, { name, cases, left });
    current.update(workDone, { cases, left });
  };
  return {
    start: all => {
      state.start(all);
      show();
    },
    progress: done => {
      state.add(done);
      show();
    },
    warn: text => {
      current.stop();
      terminal.err(terminal.paint('yellow', text));
    },
    pause: () => current.stop(),
  };
}

function lines(terminal: Terminal): Progress {
  const state = new State();
  let last = performance.now();
  return {
    start: all => {
      state.start(all);
      last = performance.now();
    },
    progress: done => {
      state.add(done);
      const now = performance.now();
      if (now - last < A_MINUTE) return;
      last = now;
      const { name, blocks, blocksDone, cases, left } = state;
      terminal.err(
        `${name}: ${blocksDone} of ${counted(blocks, 'block')}, ${counted(cases, 'case')}, ${left}`,
      );
    },
    warn: text => terminal.err(text),
    pause: () => {},
  };
}

/** How far a run has come. */
class State {
  name = '';
  blocks = 0;
  blocksDone = 0;
  cases = 0;
  work = 0;
  workDone = 0;
  #begun = performance.now();

  start({ ids, blocks, work }: Parameters<Listener['start']>[0]): void {
    this.name = ids.length === 1 ? ids[0]! : counted(ids.length, 'pipeline');
    [this.blocks, this.work] = [blocks, work];
    [this.blocksDone, this.cases, this.workDone] = [0, 0, 0];
    this.#begun = performance.now();
  }

  add({ cases, work }: Parameters<Listener['progress']>[0]): void {
    this.blocksDone++;
    this.cases += cases;
    this.workDone += work;
  }

  get left(): string {
    if (this.workDone === 0) return 'no block done yet';
    const seconds = ((performance.now() - this.#begun) / 1000) * (this.work / this.workDone - 1);
    return `about ${duration(seconds)} left`;
  }
}
