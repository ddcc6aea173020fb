import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Conclusion, conclude, concludeBlind, type SweptRange } from '../claim/index.ts';
import { MachineError } from '../errors.ts';
import { parseFamily } from '../game/index.ts';
import { sweptBy } from '../plan/index.ts';
import { causeOf } from './cause.ts';
import { isSame } from './is-same.ts';
import { tallyCheck } from './judged-block.ts';
import { NotAFile, readWholeFile } from './regular-file.mjs';
import type { Result } from './result.ts';
import { resultPath, resultPaths } from './result-paths.ts';

/** Returns the ids of all results that a folder holds, in alphabetical order. */
export function resultIds(folder: string): string[] {
  return [...resultPaths(folder).keys()].sort();
}

/**
 * Reads the result of a pipeline from its file, in `data` or in a folder of `data`.
 *
 * @param paths where results were found already: for all pipelines that would be a second time for each
 * @returns the result, or in a few words the fault of its file
 * @throws MachineError for a file that exists and cannot be read
 */
export function readResult(folder: string, id: string, paths = resultPaths(folder)): Result | string {
  let fault: string | undefined;
  for (const path of paths.get(id) ?? []) {
    const read = readResultFile(join(folder, path), id);
    // A file that was copied to another folder is not the result: its tables are not next to it.
    if (typeof read !== 'string' && resultPath(read) === path) return read;
    fault ??= typeof read === 'string' ? read : 'a result of another folder';
  }
  return fault ?? 'nothing';
}

/**
 * Reads a result from a file.
 *
 * @returns the result, or in a few words the fault of the file
 * @throws MachineError for a file that exists and cannot be read
 */
export function readResultFile(path: string, id: string): Result | string {
  let text: string;
  try {
    text = readWholeFile(path).toString();
  } catch (cause) {
    if (!existsSync(path)) return 'nothing';
    if (cause instanceof NotAFile) return CORRUPT;
    throw new MachineError(`cannot read ${path}: ${causeOf(cause)}`, { cause });
  }
  try {
    const read: Partial<Result> = Object(JSON.parse(text));
    if (read.format !== FORMAT || read.asked?.id !== id) return 'a result of another version';
    return faultInResult(read as Result) ?? (read as Result);
  } catch {
    return CORRUPT;
  }
}

const FORMAT: Result['format'] = 'saltus-result-1';

/**
 * The description of a file that no version writes, for example one that was cut off: an error of the disk, not of the
 * user.
 */
export const CORRUPT = 'a corrupt file';

const SHA256 = /^[0-9a-f]{64}$/;

/**
 * Returns an error in a result by itself: its verdicts must follow from its counts, and its tables from its plan. Only a
 * recheck can check the counts.
 */
export function faultInResult(result: Result): string | undefined {
  try {
    return contradiction(result);
  } catch {
    return CORRUPT;
  }
}

function contradiction({ asked, cases, kept, root, tables, claims, laws }: Result): string | undefined {
  const { plan } = asked;
  if (!SHA256.test(root)) return CORRUPT;
  const swept = sweptBy(plan);
  const isTally = tallyCheck(cases, parseFamily(plan.sweep));
  const wrong = claims.find(claim => !isTally(claim.tally) || !isSame(claim, concludedAgain(claim, swept)));
  if (wrong) return `a result whose claim ${wrong.claim.id} contradicts its counts`;
  const series = plan.series.filter(({ table }) => table).map(seriesPlan => seriesPlan.series);
  const wanted = [
    ...(kept === 'none'
      ? []
      : [...(plan.measure.length > 0 ? [plan.id] : []), ...series.map(name => `${plan.id}.${name}`)]),
    ...plan.summaries.map(({ name }) => `${plan.id}.${name}`),
    ...(laws ? [`${plan.id}.laws`] : []),
  ];
  const names = tables.map(({ name }) => name);
  return isSame(names, wanted) ? undefined : 'a result whose tables differ from its plan';
}

function concludedAgain({ claim, tally, missing, proof, blind }: Conclusion, swept: SweptRange): Conclusion {
  const again = conclude(claim, tally, claim.table ? missing + tally.met : 0, swept, proof);
  return concludeBlind(again, blind);
}
