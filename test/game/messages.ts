import { DefinitionError } from '../../src/errors.ts';

/** What the author reads when `run` refuses; fails unless it refuses by a DefinitionError. */
export function refusal(run: () => unknown): string {
  return caught(run).message;
}

/** One line an issue, without the text and the caret: the place, what was expected, what was received. */
export function headlines(run: () => unknown): string[] {
  return caught(run).issues.map(
    ({ where, expected, received }) => `${where}: expected ${expected}, received ${received}`,
  );
}

/** The characters above the carets, one entry an issue. */
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
