import {
  type CaseRow,
  claimsOf,
  claimsOfFamily,
  type PipelineDefinition,
  type Plan,
  RowsJudge,
  type RowsVerdict,
} from '../plan/index.ts';
import { type LoadedPipeline, loadPipeline, printedTables } from './pipelines.ts';

/** The folders of definitions and printed tables. */
interface Places {
  readonly pipelines: readonly string[];
  readonly published: readonly string[];
}

const judges = new Map<string, Promise<RowsJudge>>();

/**
 * Judges the rows of a block by the claims of its plan, or of its pipeline, which is loaded by its id; once in a thread for each
 * plan.
 */
export async function judgeBlock(
  { plan, folders }: { plan: Plan; folders: Places },
  rows: Iterable<CaseRow>,
  each?: (row: CaseRow) => void,
): Promise<RowsVerdict> {
  const key = JSON.stringify([plan.hash, folders.pipelines, folders.published]);
  if (!judges.has(key)) judges.set(key, judgeOf(plan, folders));
  return (await judges.get(key)!).judge(rows, each);
}

async function judgeOf(plan: Plan, { pipelines, published }: Places): Promise<RowsJudge> {
  const claims = claimsOfFamily(plan) ?? claimsOf(await definitionOf(plan.id, pipelines));
  return new RowsJudge(plan, claims, printedTables(claims, published));
}

const loaded = new Map<string, Promise<LoadedPipeline>>();

async function definitionOf(id: string, folders: readonly string[]): Promise<PipelineDefinition> {
  const key = JSON.stringify([id, folders]);
  if (!loaded.has(key)) loaded.set(key, loadPipeline(id, folders));
  return (await loaded.get(key)!).definition;
}
