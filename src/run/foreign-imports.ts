import { join } from 'node:path';
import { type Issue, MachineError } from '../errors.ts';
import { causeOf } from './cause.ts';
import { importErrors, KEY_TWICE, MADE_NAMES } from './load/import-errors.mjs';
import { builtModule, ROOT } from './load/modules.mjs';

const FOREIGN = {
  expected: 'no import but src/index.ts',
  hint: 'put what is shared into the file itself; or, if pipelines share it, into src/claim/vocabulary, with a test',
};

/**
 * What pipelines import beside `src/index.ts`, and keys that stand twice in an object, which only the text of a file shows.
 * Their own text is in the digest of their verdicts, and so is all behind that door; what comes from elsewhere would change
 * verdicts unseen. What the build in use holds was looked at when it was made.
 *
 * @param files relative to the package
 * @returns by file, for those that have any
 */
export async function foreignImports(files: readonly string[]): Promise<ReadonlyMap<string, Issue[]>> {
  const errors = await errorsOf(files.filter(file => builtModule(join(ROOT, file)) === undefined));
  const issues = new Map<string, Issue[]>();
  for (const { id, text, location } of errors) {
    if (!location) throw new MachineError(text);
    const { file, line, lineText, column, length } = location;
    const received = MADE_NAMES.includes(id) ? 'a name that is made when it is asked for' : text;
    const mistake =
      id === KEY_TWICE ? { expected: 'each key once', received: text } : { ...FOREIGN, received };
    issues.set(file, [
      ...(issues.get(file) ?? []),
      { where: `${file}:${line}`, mark: { text: lineText, at: column, length }, ...mistake },
    ]);
  }
  return issues;
}

async function errorsOf(files: readonly string[]) {
  try {
    return await importErrors(ROOT, files);
  } catch (cause) {
    throw new MachineError(`what pipelines import cannot be seen without esbuild: ${causeOf(cause)}`, {
      cause,
    });
  }
}
