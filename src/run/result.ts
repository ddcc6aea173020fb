import type { Conclusion } from '../claim/index.ts';
import type { Question } from '../plan/index.ts';
import type { Written } from './files.ts';
import type { RowStorage } from './stored-block.ts';
import type { Column } from './tables/table.ts';

/**
 * The output of a run: all results of a finished plan. Plain JSON, `<id>.result.json` in its folder; indexes, pages, macros
 * and the site are functions of it. Depends only on plan, pipeline, printed tables and engine version.
 */
export interface Result {
  readonly format: 'saltus-result-1';
  readonly asked: Question;
  /**
   * The folder of its files, relative to the folder that holds `data`; absent in a result of version 0.5.0 or older, whose
   * folder is `data`.
   */
  readonly folder?: string;
  readonly cases: number;
  /** The number of cases with a measure or a series that is not known within the limit; null if no rows were stored. */
  readonly undecided: number | null;
  /** SHA-256 over the digests of the blocks in the order of their parameter values: the same for any number of jobs. */
  readonly root: string;
  readonly blocks: number;
  readonly kept: RowStorage;
  /**
   * The SHA-256, in hex, of the judged content: the code of the claims without their texts, and printed tables; absent
   * without a file.
   */
  readonly judgedBy?: string;
  readonly tables: readonly TableOfResult[];
  readonly claims: readonly Conclusion[];
  /**
   * The file `<id>.laws.json` of a pipeline with laws about all values of a letter: certificates, which `verify` reads.
   */
  readonly laws?: Written & { readonly certificates: number };
}

/** A table of a result: `<name>.csv` in the folder of the result. */
export interface TableOfResult {
  readonly name: string;
  /** The kind of its rows: cases, rows of one series, groups of one summary, or classes that are proved. */
  readonly of: 'cases' | 'series' | 'summary' | 'laws';
  readonly title: string;
  readonly description: string;
  readonly columns: readonly Column[];
  readonly rows: number;
  readonly bytes: number;
  /** The digest in hex. */
  readonly sha256: string;
}
