import type { Listener } from '../run/index.ts';
import { counted, duration } from './amounts.ts';
import { Interruption } from './interruption.ts';
import type { Terminal } from './terminal.ts';

/** The progress shown for a run. It can be hidden while something else is printed; the next block shows it again. */
export interface Progress extends Omit<Listener, 'counterexample'> {
  pause(): void;
  /** Says that this thread is about to work for long: until the next block is done, Ctrl-C is left to the system. */
  busy(): void;
}

/** Time between two lines if there is no terminal, in ms. */
const A_MINUTE = 60_000;

/** Returns a bar with the time left on a terminal, a line a minute elsewhere. */
export async function createProgress(terminal: Terminal): Promise<Progress> {
  return terminal.interactive ? bar(terminal) : lines(terminal);
}

async function bar(terminal: Terminal): Promise<Progress> {
  const { default: cliProgress } = await import('cli-progress');
  const state = new State();
  const format = () => progressLine(state, terminal.columns());
  // `format` keeps the line shorter than the terminal, so wrapping stays on. Otherwise every exit would have to restore it.
  const style = { format, linewrap: true, clearOnComplete: true, stopOnComplete: true };
  const current = new cliProgress.SingleBar(style, cliProgress.Presets.shades_classic);
  const interruption = new Interruption(() => {
    current.stop();
    terminal.err(storedLine(state));
  });
  const show = () => {
    if (!current.isActive) {
      terminal.idle();
      current.start(state.work, 0);
    }
    current.update(state.workDone);
    if (state.isApart && state.blocksDone < state.blocks) interruption.arm();
    else interruption.disarm();
  };
  const pause = () => {
    current.stop();
    interruption.disarm();
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
    pause,
    busy: () => interruption.disarm(),
  };
}

/** Reports how much of an interrupted run is stored, and how to resume it. */
export function storedLine({
  blocks,
  blocksDone,
  fresh,
}: Pick<State, 'blocks' | 'blocksDone' | 'fresh'>): string {
  const same = `the same command${fresh ? ' without --fresh' : ''}`;
  return `interrupted: ${blocksDone} of ${counted(blocks, 'block')} saved; to resume, repeat ${same}`;
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
    busy: () => {},
  };
}

/** Maximum width of a bar in characters. A bar of less than a quarter of it is left out. */
const WIDEST_BAR = 40;

/** Returns the progress of a run as one line: always the time left, and a bar if there is room. */
export function progressLine(
  { name, work, workDone, cases, left }: Pick<State, 'name' | 'work' | 'workDone' | 'cases' | 'left'>,
  columns: number,
): string {
  const part = work === 0 ? 0 : workDone / work;
  const facts = `${Math.floor(100 * part)} %, ${counted(cases, 'case')}, ${left}`;
  // A line that fills the last column wraps.
  const available = columns - 1 - facts.length - 1;
  const width = Math.min(WIDEST_BAR, available - name.length - 3);
  if (width >= WIDEST_BAR / 4) {
    const full = Math.round(width * part);
    return `${name} [${'█'.repeat(full)}${'░'.repeat(width - full)}] ${facts}`;
  }
  if (available >= name.length) return `${name} ${facts}`;
  return facts.length < columns ? facts : left.slice(0, Math.max(0, columns - 1));
}

/** The progress of a run. */
class State {
  name = '';
  blocks = 0;
  blocksDone = 0;
  cases = 0;
  work = 0;
  workDone = 0;
  fresh = false;
  isApart = false;
  #begun = performance.now();

  start({ ids, blocks, work, fresh, isApart }: Parameters<Listener['start']>[0]): void {
    this.name = ids.length === 1 ? ids[0]! : counted(ids.length, 'pipeline');
    [this.blocks, this.work] = [blocks, work];
    [this.fresh, this.isApart] = [fresh, isApart];
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
