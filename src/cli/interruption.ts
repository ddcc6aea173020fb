/**
 * What is said when the user presses Ctrl-C; then the system ends the process by the signal, as it does without a handler. A
 * handler waits for the thread that computes, so it is there only while that is another one.
 */
export class Interruption {
  readonly #end: () => void;

  constructor(say: () => void) {
    this.#end = () => {
      this.disarm();
      say();
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
