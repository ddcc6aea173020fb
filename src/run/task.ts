import { join } from 'node:path';
import { BrokenInvariantError, DefinitionError, type Issue, MachineError } from '../errors.ts';
import { parseFamily } from '../game/index.ts';
// Not by the room's door: a worker has no use for the schema of definitions, whose package takes long to load.
import { type CaseRow, computeRows, type Judged, judgeRows, lineOf, rowOfLine } from '../pipeline/compute.ts';
import type { Block, Plan } from '../pipeline/index.ts';
import { type LoadedPipeline, loadPipeline, readPublished } from './pipelines.ts';
import { BlockStore, digestOf } from './store.ts';

/** Which rows stay when a block is done. */
export type RowsKept = 'all' | 'records' | 'none';

/** One block to be done. Plain data, so that it can be sent to a worker. */
export interface Task {
  readonly id: string;
  readonly plan: Plan;
  readonly block: Block;
  /** Digest of what decides the judging. */
  readonly judgement: string;
  readonly folders: Folders;
  readonly rows: RowsKept;
  /** Do not use what is stored. */
  readonly fresh: boolean;
  /** Compute what is not stored; else its absence is an error. */
  readonly compute: boolean;
}

/** Where things are. */
export interface Folders {
  readonly pipelines: string;
  readonly published: string;
  readonly blocks: string;
}

/** What came of a task. The rows stay in the store. */
export type Outcome =
  | {
      readonly done: true;
      readonly judged: JudgedBlock;
      /** Whether rows had to be computed. */
      readonly computed: boolean;
      readonly warnings: readonly string[];
    }
  | { readonly done: false; readonly failure: Failure };

/** What is kept of a block whether or not its rows are. */
export interface JudgedBlock extends Judged {
  /** SHA-256 of the rows, in hex. */
  readonly digest: string;
}

/** An error, as it crosses from a worker to the main thread. */
export interface Failure {
  readonly kind: 'definition' | 'invariant' | 'machine' | 'other';
  readonly message: string;
  readonly issues: readonly Issue[];
  readonly stack: string | undefined;
}

/** Does a block: rows from the store or computed, tallies from the store or judged; both are stored. */
export async function performTask(task: Task): Promise<Outcome> {
  try {
    return await perform(task);
  } catch (thrown) {
    return { done: false, failure: failureOf(thrown) };
  }
}

async function perform(task: Task): Promise<Outcome> {
  const { plan, block, folders, rows: kept, fresh } = task;
  const warnings: string[] = [];
  const store = new BlockStore(folders.blocks, warning => warnings.push(warning));
  const names = namesOf(task);
  const stored = fresh ? undefined : store.read(names.judged);
  const judged: JudgedBlock | undefined = stored && JSON.parse(stored);
  const isThere = (name: string) => store.names(name).includes(name);
  if (judged && (kept === 'none' || (kept === 'records' && isThere(names.records)))) {
    return { done: true, judged, computed: false, warnings };
  }
  const held = fresh ? undefined : store.read(names.rows);
  if (!task.compute && (held === undefined || judged === undefined)) {
    const file = join(
      folders.blocks,
      names.rows.slice(0, 2),
      judged === undefined ? names.judged : names.rows,
    );
    throw new MachineError([`${file}: missing or damaged`, ...warnings].join('\n'));
  }
  const text = held ?? textOf(computeRows(plan, block, knownRows(store, task)));
  const digest = digestOf(text);
  if (kept === 'all' && held === undefined) store.write(names.rows, text);
  if (judged && judged.digest === digest && kept === 'all') {
    return { done: true, judged, computed: held === undefined, warnings };
  }
  const anew = { digest, ...(await judge(task, rowsOf(plan, text))) };
  if (kept === 'records') store.write(names.records, textOf(recordRows(plan, rowsOf(plan, text), anew)));
  store.write(names.judged, `${JSON.stringify(anew)}\n`);
  return { done: true, judged: anew, computed: held === undefined, warnings };
}

/** The files of a block: its rows, what was judged of them, and those of them that are records or undecided. */
export function namesOf({ plan, block, judgement }: Pick<Task, 'plan' | 'block' | 'judgement'>) {
  const rows = `${block.address}-${plan.limit}`;
  const judged = `${rows}.${judgement.slice(0, 16)}`;
  return { rows, judged: `${judged}.tally`, records: `${judged}.records` };
}

/** The rows of this block that a run with a lower limit decided. */
function knownRows(
  store: BlockStore,
  { plan, block, fresh }: Task,
): (at: readonly number[]) => CaseRow | undefined {
  const letters = parseFamily(block.sweep).letters.length;
  const limits = store
    .names(`${block.address}-`)
    .map(name => Number(name.slice(block.address.length + 1)))
    .filter(limit => limit < plan.limit);
  if (fresh || limits.length === 0) return () => undefined;
  const text = store.read(`${block.address}-${Math.max(...limits)}`) ?? '';
  const byCase = new Map<string, CaseRow>();
  for (const row of rowsOf(plan, text)) {
    if (isDecided(row)) byCase.set(row.values.slice(0, letters).join(), row);
  }
  return at => byCase.get(at.join());
}

export function isDecided({ values, series }: CaseRow): boolean {
  return (
    values.every(value => typeof value !== 'object') && Object.values(series).every(rows => rows !== null)
  );
}

/** The rows that hold a record of a summary, or are undecided. */
function* recordRows(plan: Plan, rows: Iterable<CaseRow>, { summaries }: Judged): Generator<CaseRow> {
  const letters = Object.keys(plan.sweep.over ?? {}).length;
  const holders = new Set(summaries.flat().map(({ at }) => at?.join()));
  for (const row of rows) {
    if (!isDecided(row) || holders.has(row.values.slice(0, letters).join())) yield row;
  }
}

/** Rows that are joined at once: strings that are gone soon cost the collector nothing. */
const JOINED_ROWS = 1024;

/** Rows as the text of a block: some tens of bytes each, where as objects they would take some hundreds. */
function textOf(rows: Iterable<CaseRow>): string {
  const pieces: string[] = [];
  let lines: string[] = [];
  for (const row of rows) {
    if (lines.push(lineOf(row)) < JOINED_ROWS) continue;
    pieces.push(lines.join(''));
    lines = [];
  }
  return [...pieces, ...lines].join('');
}

/** The rows of a text, one by one. */
function* rowsOf(plan: Plan, text: string): Generator<CaseRow> {
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from);
    yield rowOfLine(plan, text.slice(from, end));
    from = end + 1;
  }
}

const loaded = new Map<string, Promise<LoadedPipeline>>();

async function judge({ id, folders, plan, block }: Task, rows: Iterable<CaseRow>): Promise<Judged> {
  const key = `${folders.pipelines} ${id}`;
  if (!loaded.has(key)) loaded.set(key, loadPipeline(id, folders.pipelines));
  const { claims } = (await loaded.get(key)!).definition;
  const tables = new Map<string, readonly Readonly<Record<string, string>>[]>();
  for (const claim of claims) {
    if (claim.kind === 'published')
      tables.set(claim.file, await readPublished(claim.file, folders.published));
  }
  return judgeRows(plan, block, rows, claims, file => tables.get(file)!);
}

function failureOf(thrown: unknown): Failure {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { message, stack } = error;
  if (error instanceof DefinitionError) return { kind: 'definition', message, stack, issues: error.issues };
  const kinds = [
    [BrokenInvariantError, 'invariant'],
    [MachineError, 'machine'],
  ] as const;
  const kind = kinds.find(([type]) => error instanceof type)?.[1] ?? 'other';
  return { kind, message, stack, issues: [] };
}

/** The error that a failure was, to be thrown again in the main thread. */
export function errorOf({ kind, message, issues, stack }: Failure): Error {
  if (kind === 'definition') return new DefinitionError(issues);
  if (kind === 'machine') return new MachineError(message);
  if (kind === 'invariant') return new BrokenInvariantError(message);
  const error = new Error(message);
  if (stack !== undefined) error.stack = stack;
  return error;
}
