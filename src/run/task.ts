import type { Tally } from '../claim/index.ts';
import { BrokenInvariantError, DefinitionError, type Issue, MachineError } from '../errors.ts';
import { type Block, type BlockRows, computeRows, judgeRows, type Plan } from '../pipeline/index.ts';
import { type LoadedPipeline, loadPipeline, readPublished } from './pipelines.ts';
import { BlockStore, digestOf } from './store.ts';

/** One block to be done. Plain data, so that it can be sent to a worker. */
export interface Task {
  readonly id: string;
  readonly plan: Plan;
  readonly block: Block;
  /** Digest of what decides the judging. */
  readonly judgement: string;
  readonly folders: Folders;
  /** Do not use what is stored. */
  readonly fresh: boolean;
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
      readonly tallies: readonly Tally[];
      /** SHA-256 of the block's rows. */
      readonly digest: string;
      /** Whether rows had to be computed. */
      readonly computed: boolean;
      readonly warnings: readonly string[];
    }
  | { readonly done: false; readonly failure: Failure };

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

async function perform({ id, plan, block, judgement, folders, fresh }: Task): Promise<Outcome> {
  const warnings: string[] = [];
  const store = new BlockStore(folders.blocks, warning => warnings.push(warning));
  const tallyAddress = digestOf(`${block.address} ${judgement}`);
  const storedRows = fresh ? undefined : store.read(block.address);
  const rows = storedRows ?? JSON.stringify(computeRows(plan, block));
  if (storedRows === undefined) store.write(block.address, rows);
  const storedTallies = fresh || storedRows === undefined ? undefined : store.read(tallyAddress);
  const tallies = storedTallies ?? JSON.stringify(await judge(id, folders, plan, block, JSON.parse(rows)));
  if (storedTallies === undefined) store.write(tallyAddress, tallies);
  return {
    done: true,
    tallies: JSON.parse(tallies),
    digest: digestOf(rows),
    computed: storedRows === undefined,
    warnings,
  };
}

const loaded = new Map<string, Promise<LoadedPipeline>>();

async function judge(
  id: string,
  folders: Folders,
  plan: Plan,
  block: Block,
  rows: BlockRows,
): Promise<readonly Tally[]> {
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
