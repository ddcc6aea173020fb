import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Conclusion } from '../claim/index.ts';
import { MachineError } from '../errors.ts';
import type { Question } from '../plan/index.ts';
import { causeOf } from './cause.ts';
import type { RowsKept } from './held-block.ts';
import type { FinishedPlan } from './plan-in-work.ts';
import type { Column } from './tables/table.ts';

/**
 * What a run ends in: all that is known of a plan that is done. Plain JSON, `data/<id>.result.json`; registers, pages,
 * macros and the site are functions of it. It depends on plan, claims and engine version alone.
 */
export interface Result {
  readonly format: 'saltus-result-1';
  readonly asked: Question;
  readonly cases: number;
  /** Cases of which a measure or a series is not known within the limit; null where no rows were kept. */
  readonly undecided: number | null;
  /** SHA-256 over the digests of the blocks in the order of their settings: the same for any number of jobs. */
  readonly root: string;
  readonly blocks: number;
  readonly kept: RowsKept;
  readonly tables: readonly TableOfResult[];
  readonly claims: readonly Conclusion[];
}

/** A table of a result: `data/<name>.csv`. */
export interface TableOfResult {
  readonly name: string;
  /** Of what its rows are: cases, or the rows of one series, or the groups of one summary. */
  readonly of: 'cases' | 'series' | 'summary';
  readonly title: string;
  readonly description: string;
  readonly columns: readonly Column[];
  readonly rows: number;
  readonly bytes: number;
  /** In hex. */
  readonly sha256: string;
}

const ENDING = '.result.json';

/** Where the result of a pipeline is, below the folder that holds `data`. */
export function resultPath(folder: string, id: string): string {
  return join(folder, 'data', `${id}${ENDING}`);
}

/** The ids of all results that a folder holds, in alphabetical order. */
export function resultIds(folder: string): string[] {
  const data = join(folder, 'data');
  if (!existsSync(data)) return [];
  const names = readdirSync(data).filter(name => name.endsWith(ENDING));
  return names.map(name => name.slice(0, -ENDING.length)).sort();
}

/**
 * @returns the result, or in a word or two what is wrong with its file
 * @throws MachineError for a file that is there and cannot be read
 */
export function readResult(folder: string, id: string): Result | string {
  const path = resultPath(folder, id);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    if (!existsSync(path)) return 'none';
    throw new MachineError(`cannot read ${path}: ${causeOf(cause)}`, { cause });
  }
  try {
    const read: Partial<Result> = Object(JSON.parse(text));
    if (read.format === FORMAT && read.asked?.id === id) return read as Result;
    return 'one of another version';
  } catch {
    return 'one that is damaged';
  }
}

const FORMAT: Result['format'] = 'saltus-result-1';

/**
 * In words, how a result that is on disk is not that of a finished plan; its tables are held against their digests by
 * whoever reads them.
 */
export function differencesOf(result: Result, finished: FinishedPlan): string[] {
  const { claims, cases, root, asked } = result;
  const isSame = (stored: unknown, now: unknown) =>
    isDeepStrictEqual(stored, JSON.parse(JSON.stringify(now)));
  return [
    ...(asked.plan.hash === finished.plan.hash ? [] : ['it is of another plan']),
    ...(root === finished.root && cases === finished.cases ? [] : ['it is of other rows']),
    ...finished.conclusions.flatMap((conclusion, i) =>
      isSame(claims[i], conclusion) ? [] : [`claim ${conclusion.claim.id}: other verdicts are stored`],
    ),
  ];
}
