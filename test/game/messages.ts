import { DefinitionError } from '../../src/errors.ts';

/** Returns the message that the author reads when `run` throws a DefinitionError. */
export function refusal(run: () => unknown): string {
  return caught(run).message;
}

/** Returns one line per issue, without the text and the caret. */
export function headlines(run: () => unknown): string[] {
  return caught(run).issues.map(
    ({ where, expected, received }) => `${where}: expected ${expected}, received ${received}`,
  );
}

/** Returns the characters above the carets, one entry per issue. */
export function marked(run: () => unknown): (string | undefined)[] {
  return caught(run).issues.map(({ mark }) => mark?.text.slice(mark.at, mark.at + mark.length));
}

function caught(run: () => unknown): DefinitionError {
  try {
    run();
  } catch (error) {
    if (error instanceof DefinitionError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}
