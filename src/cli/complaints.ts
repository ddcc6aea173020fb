import { type ExitCode, exitCodeOf, messageOf, worst } from './exit-code.ts';
import type { Terminal } from './terminal.ts';

/** What a command that goes on after a failure has to say of it, and what it ends with. */
export class Complaints {
  readonly #codes: ExitCode[] = [];
  readonly #terminal: Terminal;
  readonly #pause: () => void;

  /** @param pause makes room for a line where progress is shown */
  constructor(terminal: Terminal, pause: () => void = () => {}) {
    this.#terminal = terminal;
    this.#pause = pause;
  }

  /** Tells a failure, of a pipeline or of something else with a name, at once. */
  add(thrown: unknown, of?: string): void {
    const text = of === undefined ? messageOf(thrown) : `${of}: ${messageOf(thrown)}`;
    this.#pause();
    this.#terminal.err(this.#terminal.paint('red', text));
    this.note(exitCodeOf(thrown));
  }

  note(code: ExitCode): void {
    this.#codes.push(code);
  }

  /** Tells what an action fails with; nothing is done with it then. */
  async attempt<T>(of: string, action: () => T | Promise<T>): Promise<T | undefined> {
    try {
      return await action();
    } catch (thrown) {
      this.add(thrown, of);
      return undefined;
    }
  }

  /** The exit code of all of them. */
  worst(): ExitCode {
    return worst(this.#codes);
  }
}
