import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Question } from '../plan/index.ts';
import type { Basis } from './basis.ts';
import { removeIfThere, writeStored } from './files.ts';
import { readWholeFile } from './regular-file.mjs';
import type { RowStorage } from './stored-block.ts';

/** A run that has started and not finished: it is still running, was interrupted, or failed. */
export interface UnfinishedRun {
  readonly asked: Question;
  readonly rows: RowStorage;
  /** The digests by which its blocks are named. */
  readonly basis: Basis;
}

const ENDING = '.unfinished.json';

/**
 * Writes a note that a run has started, which is removed at its end: `saltus runs` lists runs that were killed in between. If the note
 * cannot be written, the run continues without it.
 *
 * @param runs the folder of all runs
 * @param key identifies the run by its question
 * @returns a function that removes the note
 */
export function noteBegun(runs: string, key: string, run: UnfinishedRun): () => void {
  try {
    writeStored(pathOf(runs, key), [`${JSON.stringify(run)}\n`]);
  } catch {}
  return () => removeNote(runs, key);
}

/** Returns the unfinished runs by key. Ignores notes that cannot be read. */
export function unfinishedRuns(runs: string): ReadonlyMap<string, UnfinishedRun> {
  const names = readdirSync(runs).filter(name => name.endsWith(ENDING));
  return new Map(
    names.flatMap(name => {
      try {
        const run: UnfinishedRun = JSON.parse(String(readWholeFile(join(runs, name))));
        return run.asked?.plan && run.basis ? [[name.slice(0, -ENDING.length), run] as const] : [];
      } catch {
        return [];
      }
    }),
  );
}

/** Removes the note that a run has started. */
export function removeNote(runs: string, key: string): void {
  removeIfThere(pathOf(runs, key));
}

function pathOf(runs: string, key: string): string {
  return join(runs, `${key}${ENDING}`);
}
