import { refuse } from '../errors.ts';
import { nearest } from '../game/index.ts';
import type { StoredRun } from '../run/index.ts';

/** Returns the run of this name, or the one whose hash begins so. */
export function findRun(word: string, runs: readonly StoredRun[]): StoredRun {
  const named = runs.find(({ name, key }) => name === word || key === word);
  const begun = runs.filter(({ key }) => word.length >= 4 && key.startsWith(word));
  if (named ?? begun.length === 1) return named ?? begun[0]!;
  const near = nearest(
    word,
    runs.flatMap(({ name }) => name ?? []),
  );
  const hint = near === undefined ? 'to list them, run: npx saltus runs' : `did you mean ${near}?`;
  const expected = 'the name of a run, or at least the first four digits of its hash';
  refuse('run', expected, begun.length > 1 ? `${word}, which matches ${begun.length} runs` : word, hint);
}

/** @throws DefinitionError for an invalid name, and for one that another run, its hash or a pipeline already has */
export function refuseName(
  name: string,
  stored: StoredRun | undefined,
  runs: readonly StoredRun[],
  pipelines: readonly string[],
): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    refuse('name', 'a lower-case name with hyphens, such as wide', JSON.stringify(name));
  }
  const other = runs.find(run => run.key !== stored?.key && (run.name === name || run.key.startsWith(name)));
  const owner = pipelines.includes(name) ? 'a pipeline' : other?.key;
  if (owner === undefined) return;
  refuse('name', 'a name not used by any run or pipeline', `${name}, of ${owner}`);
}
