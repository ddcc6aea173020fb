import { parseFamily } from '../game/index.ts';
import { type Block, digestOf, type Plan, sweepText } from '../plan/index.ts';
import type { Basis } from './basis.ts';
import { faultOf, type JudgedBlock } from './judged-block.ts';
import { soundRowOf } from './sound-row.ts';
import { type BlockStore, CorruptFile } from './store.ts';

/** Which rows stay stored after a block is done. */
export type RowStorage = 'all' | 'none';

/** A block with everything that determines the names of its files. */
export interface NamedBlock {
  readonly plan: Plan;
  readonly block: Block;
  readonly basis: Basis;
}

/** The stored files of a block that are sound: plan, tally and rows agree in digest, count and order. */
export interface StoredBlock {
  readonly judged: JudgedBlock | undefined;
  /** The digest of the rows; present if the rows were read, because they stay stored or must be judged. */
  readonly rows: string | undefined;
  /** Whether all wanted files are present. */
  readonly isDone: boolean;
  /** The corrupt files, each with range and cause. */
  readonly damage: readonly string[];
}

/** Returns the file names of a block's rows and of its tally. */
export function namesOf({ plan, block, basis }: NamedBlock) {
  const rows = `${addressOf(block, basis)}-${plan.limit}`;
  return { rows, judged: `${rows}.${basis.judgement.slice(0, 16)}.tally` };
}

/** Returns the names among them that must exist if a block is done. */
export function wantedNames(names: ReturnType<typeof namesOf>, rows: RowStorage): string[] {
  return [names.judged, ...(rows === 'all' ? [names.rows] : [])];
}

/** Returns the address under which rows of a block are stored: it names the code that computes them. */
export function addressOf({ address }: Block, { rows }: Basis): string {
  return digestOf(`${address} ${rows}`);
}

/**
 * Reads the stored files of a block, and verifies that they belong together.
 *
 * 1. The tally is read first, since it names the digest of the rows.
 * 2. The rows are read if they are to be kept, or if the block must be judged.
 * 3. The rows must have a digest that a sound tally names. A tally by other claims will do, since rows do not depend on claims.
 *    Without any tally the rows are new, and are judged next. If the only tally is corrupt, nothing confirms the rows, so
 *    they are not used.
 *
 * Cost: 1 µs per row, if rows are read. Memory: constant.
 *
 * @throws MachineError for a file that cannot be read, such as a folder in its place
 */
export function storedBlock(store: BlockStore, named: NamedBlock, kept: RowStorage): StoredBlock {
  const names = namesOf(named);
  const damage: string[] = [];
  const readIfSound = <T>(name: string, find: () => T): T | undefined => {
    if (!store.has(name)) return undefined;
    try {
      return find();
    } catch (thrown) {
      if (!(thrown instanceof CorruptFile)) throw thrown;
      damage.push(`${sweepText(named.block)}: ${thrown.message}`);
      return undefined;
    }
  };
  const judged = readIfSound(names.judged, () => tallyIn(store, named));
  const isJudged = judged !== undefined;
  const digests = judged === undefined ? digestsElsewhere(store, names) : [judged.digest];
  const isOnlyTallyCorrupt = digests.length === 0 && store.has(names.judged);
  const rows =
    !isOnlyTallyCorrupt && (kept === 'all' || !isJudged)
      ? readIfSound(names.rows, () => rowsIn(store, named, digests))
      : undefined;
  return { judged, rows, isDone: isJudged && (kept !== 'all' || rows !== undefined), damage };
}

/** Returns the digests of the rows in tallies by other claims: the rows do not depend on the claims. */
function digestsElsewhere(store: BlockStore, { rows, judged }: ReturnType<typeof namesOf>): string[] {
  const others = store.names(`${rows}.`).filter(name => name.endsWith('.tally') && name !== judged);
  return others.flatMap(name => {
    try {
      const { digest }: Partial<JudgedBlock> = objectIn(store.read(name)!);
      return digest === undefined ? [] : [digest];
    } catch (thrown) {
      if (thrown instanceof CorruptFile) return [];
      throw thrown;
    }
  });
}

/**
 * Returns the digest of stored rows, after checking that they are the rows of the block's cases, in order, and the rows
 * that were judged.
 *
 * @param judged the digests of the judged rows, if any are known
 * @throws CorruptFile
 */
function rowsIn(store: BlockStore, named: NamedBlock, judged: readonly string[]): string {
  const name = namesOf(named).rows;
  const corrupt = (why: string) => new CorruptFile(store.path(name), why);
  const isSound = soundRowOf(named.plan);
  const lines = store.lines(name);
  let line = lines.next();
  for (const at of parseFamily(named.block.sweep).cases()) {
    if (line.done || !isRowOf(at, line.value))
      throw corrupt(`the row for ${at.join()} is missing or misplaced`);
    if (!isSound(line.value)) throw corrupt(`its row for ${at.join()} does not belong to this plan`);
    line = lines.next();
  }
  if (!line.done) throw corrupt('it has more rows than the block has cases');
  const digest = line.value;
  if (judged.some(other => other !== digest)) throw corrupt('its rows are not the evaluated ones');
  return digest;
}

function isRowOf(at: readonly number[], line: string): boolean {
  const start = `[${at.join()}`;
  return line.startsWith(start) && (at.length === 0 || ',]'.includes(line[start.length] ?? 'none'));
}

function tallyIn(store: BlockStore, named: NamedBlock): JudgedBlock {
  const name = namesOf(named).judged;
  const judged: Partial<JudgedBlock> = objectIn(store.read(name)!);
  const why = faultOf(judged, named);
  if (why !== undefined) throw new CorruptFile(store.path(name), why);
  return judged as JudgedBlock;
}

function objectIn(text: string): object {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
