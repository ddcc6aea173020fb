/**
 * A handler of Ctrl-C that prints a message; the signal then ends the process as it does without a handler. Node runs
 * handlers only when the main thread is idle, so this one is armed only while another thread computes.
 */
export class Interruption {
  readonly #end: () => void;

  constructor(report: () => void) {
    this.#end = () => {
      this.disarm();
      report();
      process.kill(process.pid, 'SIGINT');
    };
  }

  /** Starts handling Ctrl-C. */
  arm(): void {
    if (!process.listeners('SIGINT').includes(this.#end)) process.on('SIGINT', this.#end);
  }

  /** Leaves Ctrl-C to the system. */
  disarm(): void {
    process.off('SIGINT', this.#end);
  }
}
