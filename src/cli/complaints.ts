import { type ExitCode, exitCodeOf, messageOf, worst } from './exit-code.ts';
import type { Terminal } from './terminal.ts';

/** The errors of a command that continues after a failure, and its exit code. */
export class Complaints {
  readonly #codes: ExitCode[] = [];
  readonly #terminal: Terminal;
  readonly #pause: () => void;
  readonly #placed: (thrown: unknown) => unknown;

  /**
   * @param pause makes room for a line where progress is shown
   * @param placed returns an error of the command line with the place there, and any other error unchanged
   */
  constructor(
    terminal: Terminal,
    pause: () => void = () => {},
    placed: (thrown: unknown) => unknown = thrown => thrown,
  ) {
    this.#terminal = terminal;
    this.#pause = pause;
    this.#placed = placed;
  }

  /** Reports at once a failure of a pipeline or another named item. */
  add(thrown: unknown, pipeline?: string): void {
    const placed = this.#placed(thrown);
    const hasPlace = pipeline === undefined || placed !== thrown;
    const text = hasPlace ? messageOf(placed) : `${pipeline}: ${messageOf(thrown)}`;
    this.#pause();
    this.#terminal.err(this.#terminal.paint('red', text));
    this.note(exitCodeOf(thrown));
  }

  note(code: ExitCode): void {
    this.#codes.push(code);
  }

  /** Reports the error of an action, which then has no effect. */
  async attempt<T>(pipeline: string, action: () => T | Promise<T>): Promise<T | undefined> {
    try {
      return await action();
    } catch (thrown) {
      this.add(thrown, pipeline);
      return undefined;
    }
  }

  /** Returns the exit code of all of them. */
  worst(): ExitCode {
    return worst(this.#codes);
  }
}
