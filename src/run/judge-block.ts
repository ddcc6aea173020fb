import type { Claim, ReadPublished } from '../claim/index.ts';
import {
  askedClaims,
  type Block,
  type CaseRow,
  type JudgedRows,
  judgeRows,
  type Plan,
} from '../plan/index.ts';
import { type LoadedPipeline, loadPipeline, readPublished } from './pipelines.ts';

/** Where definitions and printed tables are. */
interface Places {
  readonly pipelines: string;
  readonly published: string;
}

const loaded = new Map<string, Promise<LoadedPipeline>>();

/** Judges the rows of a block by the claims of its plan, or of its pipeline, which is loaded by its id, once in a thread. */
export async function judgeBlock(
  { plan, block, folders }: { plan: Plan; block: Block; folders: Places },
  rows: Iterable<CaseRow>,
): Promise<JudgedRows> {
  const claims = askedClaims(plan) ?? (await claimsOf(plan.id, folders.pipelines));
  return judgeRows(plan, block, rows, claims, await readTables(claims, folders.published));
}

async function claimsOf(id: string, folder: string): Promise<readonly Claim[]> {
  const key = `${folder} ${id}`;
  if (!loaded.has(key)) loaded.set(key, loadPipeline(id, folder));
  return (await loaded.get(key)!).definition.claims;
}

/** The printed tables of some claims. */
async function readTables(claims: readonly Claim[], folder: string): Promise<ReadPublished> {
  const tables = new Map<string, readonly Readonly<Record<string, string>>[]>();
  for (const claim of claims) {
    if (claim.kind === 'published') tables.set(claim.file, await readPublished(claim.file, folder));
  }
  return file => tables.get(file)!;
}
