import type { Conclusion } from '../claim/index.ts';
import type { Question } from '../plan/index.ts';
import type { Written } from './files.ts';
import type { RowsKept } from './held-block.ts';
import type { Column } from './tables/table.ts';

/**
 * What a run ends in: all that is known of a plan that is done. Plain JSON, `data/<id>.result.json`; registers, pages,
 * macros and the site are functions of it. It depends on plan, pipeline, printed tables and engine version alone.
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
  /** SHA-256, in hex, of what was judged: the code of the claims without their texts, and printed tables; absent without a file. */
  readonly judgedBy?: string;
  readonly tables: readonly TableOfResult[];
  readonly claims: readonly Conclusion[];
  /** `data/<id>.laws.json`, where laws are asked of all values of a letter: certificates, which `verify` reads. */
  readonly laws?: Written & { readonly certificates: number };
}

/** A table of a result: `data/<name>.csv`. */
export interface TableOfResult {
  readonly name: string;
  /** Of what its rows are: cases, or the rows of one series, or the groups of one summary, or classes that are proved. */
  readonly of: 'cases' | 'series' | 'summary' | 'laws';
  readonly title: string;
  readonly description: string;
  readonly columns: readonly Column[];
  readonly rows: number;
  readonly bytes: number;
  /** In hex. */
  readonly sha256: string;
}
