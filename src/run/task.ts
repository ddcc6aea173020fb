import { MachineError } from '../errors.ts';
import { parseFamily } from '../game/index.ts';
import { BlockText, type CaseRow, computeRows, isDecided, rowsOfLines, sweepText } from '../plan/index.ts';
import { checkpointedCounts } from './checkpointed-counts.ts';
import { judgeBlock } from './judge-block.ts';
import type { JudgedBlock } from './judged-block.ts';
import { BlockStore } from './store.ts';
import { addressOf, type NamedBlock, namesOf, type RowStorage, storedBlock } from './stored-block.ts';

/** A block to be done. Plain data, so that it can be sent to a worker. */
export interface Task extends NamedBlock {
  readonly folders: Folders;
  readonly rows: RowStorage;
  /** Whether to ignore stored rows. */
  readonly fresh: boolean;
  /** Whether to compute blocks that are not stored; otherwise a missing block is an error. */
  readonly compute: boolean;
}

/** The folders that a run reads and writes. */
export interface Folders {
  /** The folders of pipelines, in the order of lookup: those of the package, then the user's own. */
  readonly pipelines: readonly string[];
  /** The folders of printed tables, in the order of lookup. */
  readonly published: readonly string[];
  readonly blocks: string;
}

/** The result of a task. The rows stay in the store. */
export interface DoneTask {
  readonly judged: JudgedBlock;
  /** Whether rows had to be computed. */
  readonly computed: boolean;
  readonly warnings: readonly string[];
}

/** Completes a block: reads or computes its rows, reads or judges its tallies, and stores both. */
export async function performTask(task: Task): Promise<DoneTask> {
  const { plan, block, folders, rows: kept, fresh } = task;
  const store = new BlockStore(folders.blocks);
  const names = namesOf(task);
  const stored = fresh ? undefined : storedBlock(store, task, kept);
  const warnings = (stored?.damage ?? []).map(message => `${message}; recomputing it`);
  if (stored?.judged && stored.isDone) return { judged: stored.judged, computed: false, warnings };
  if (!task.compute) {
    const missing = store.path(stored?.judged === undefined ? names.judged : names.rows);
    throw new MachineError(
      [`${sweepText(block)}: missing or corrupt: ${missing}`, ...(stored?.damage ?? [])].join('\n'),
    );
  }
  const computed = stored?.rows === undefined;
  const text = new BlockText(kept === 'all');
  const counts = checkpointedCounts(store, task, { fresh, warn: warning => warnings.push(warning) });
  const rows = () => computeRows(plan, block, knownRows(store, task, warnings), undefined, counts);
  const anew = computed
    ? await judgeBlock(task, rows(), row => text.add(row))
    : await judgeBlock(task, rowsOfLines(plan, store.lines(names.rows)));
  if (computed && kept === 'all') store.write(names.rows, text.bytes());
  const judged = { digest: stored?.rows ?? text.digest, ...anew };
  store.write(names.judged, `${JSON.stringify(judged)}\n`);
  counts.end();
  return { judged, computed, warnings };
}

/** Returns the rows of this block that a run with a lower limit decided. */
function knownRows(
  store: BlockStore,
  { plan, block, basis, fresh }: Task,
  warnings: string[],
): (at: readonly number[]) => CaseRow | undefined {
  const address = addressOf(block, basis);
  const limits = store
    .names(`${address}-`)
    .map(name => Number(name.slice(address.length + 1)))
    .filter(limit => limit < plan.limit);
  if (fresh || limits.length === 0) return () => undefined;
  const lower = { plan: { ...plan, limit: Math.max(...limits) }, block, basis };
  const stored = storedBlock(store, lower, 'all');
  warnings.push(...stored.damage.map(message => `${message}; ignoring it`));
  if (stored.rows === undefined) return () => undefined;
  const letters = parseFamily(block.sweep).letters.length;
  const byCase = new Map<string, CaseRow>();
  for (const row of rowsOfLines(plan, store.lines(namesOf(lower).rows))) {
    if (isDecided(row)) byCase.set(row.values.slice(0, letters).join(), row);
  }
  return at => byCase.get(at.join());
}
