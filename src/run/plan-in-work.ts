import type { FamilyCertificate } from '../check/index.ts';
import {
  type Conclusion,
  claimText,
  conclude,
  concludeBlind,
  EMPTY_TALLY,
  mergeTallies,
  printedRows,
} from '../claim/index.ts';
import {
  type Block,
  blindLawsOf,
  type CaseRow,
  claimsOf,
  digestOf,
  type Group,
  judgeGroups,
  type Plan,
  type Question,
  questionOf,
  summariesOf,
  sweptBy,
} from '../plan/index.ts';
import type { Basis } from './basis.ts';
import type { Executor } from './executor.ts';
import type { JudgedBlock } from './judged-block.ts';
import { type FamilyProof, insistOnAgreement, type ProvedLaws, provableLawsOf, provedLaws } from './laws.ts';
import { type Pipeline, readPublished } from './pipelines.ts';
import { dataFolderOf, lawsPath } from './result-paths.ts';
import type { RowStorage } from './stored-block.ts';
import { readStoredRows } from './stored-rows.ts';
import type { Folders, Task } from './task.ts';

/** A pipeline with its plan. */
export interface PlannedPipeline {
  readonly pipeline: Pipeline;
  readonly plan: Plan;
}

/** A finished plan: its question, its results, and access to its rows. {@link Result} is the stored form. */
export interface FinishedPlan {
  readonly asked: Question;
  /** The folder of its files, relative to the folder that holds `data`. */
  readonly folder: string;
  readonly plan: Plan;
  readonly conclusions: readonly Conclusion[];
  /** The certificates for laws about all values of a letter. */
  readonly certificates: readonly FamilyCertificate[];
  /** The groups of each summary, in their order. */
  readonly summaries: readonly (readonly Group[])[];
  /** SHA-256 over the digests of the blocks in the order of their parameter values: the same for any number of jobs. */
  readonly root: string;
  readonly cases: number;
  readonly blocks: number;
  /** Blocks that were not in the store. */
  readonly computed: number;
  readonly kept: RowStorage;
  readonly judgedBy?: string | undefined;
  /** Yields the stored rows in the order of the cases. Reads lazily, in constant memory. */
  rows(): Generator<CaseRow>;
}

/** The settings for computing blocks. */
export interface BlockSettings {
  readonly folders: Folders;
  readonly rows?: RowStorage;
  /** Whether stored blocks are ignored. */
  readonly fresh?: boolean;
  /** Whether missing blocks are computed; otherwise they are an error. */
  readonly compute?: boolean;
}

/** A plan whose blocks are being done, in any order. */
export class PlanInWork {
  readonly #pipeline: Pipeline;
  readonly #blocks: readonly Block[];
  readonly #common: Omit<Task, 'block'>;
  readonly #tallies;
  readonly #summaries;
  /** The digests of the blocks, by position. */
  readonly #digests: string[] = [];
  #cases = 0;
  #computed = 0;

  /**
   * @param blocks all blocks of the plan, in the order of their parameter values
   * @param basis the digests that name the files of the blocks
   */
  constructor(
    { pipeline, plan }: PlannedPipeline,
    blocks: readonly Block[],
    basis: Basis,
    settings: BlockSettings,
  ) {
    const { folders, rows = 'all', fresh = false, compute = true } = settings;
    this.#pipeline = pipeline;
    this.#blocks = blocks;
    this.#common = { plan, basis, folders, rows, fresh, compute };
    this.#tallies = pipeline.definition.claims.map(() => EMPTY_TALLY);
    this.#summaries = summariesOf(plan);
  }

  task(index: number): Task {
    return { ...this.#common, block: this.#blocks[index]! };
  }

  /** @param computed whether its rows had to be computed */
  add(index: number, judged: JudgedBlock, computed: boolean): void {
    for (const [i, tally] of judged.tallies.entries())
      this.#tallies[i] = mergeTallies(this.#tallies[i]!, tally);
    for (const [i, groups] of judged.summaries.entries()) this.#summaries[i]!.merge(groups);
    this.#digests[index] = judged.digest;
    this.#cases += judged.cases;
    if (computed) this.#computed++;
  }

  /** Returns the results. Call it after every block has been added. */
  async finished(executor: Executor, warn: (text: string) => void): Promise<FinishedPlan> {
    const { plan, folders, basis, rows: kept, fresh } = this.#common;
    const { definition, file } = this.#pipeline;
    const asked = questionOf(definition, plan, file);
    const folder = dataFolderOf(asked);
    const swept = sweptBy(plan);
    const claims = claimsOf(definition);
    const provable = provableLawsOf(claims);
    const reference = lawsPath({ asked, folder });
    const { certificates, proofs, warnings } = await provedLaws(plan, provable, reference, async running => {
      const args = [folders.blocks, basis.laws, fresh, plan, provable, running];
      const proved = await executor.call({ module: 'run/laws.ts', name: 'provedLawsInStore', args });
      return proved as ProvedLaws<FamilyProof>;
    });
    for (const warning of warnings) warn(warning);
    const summaries = this.#summaries.map(summary => summary.groups());
    const read = (table: string) => readPublished(table, folders.published);
    const conclusions: Conclusion[] = [];
    for (const [i, claim] of claims.entries()) {
      const tally =
        claim.kind === 'published' && claim.groups
          ? judgeGroups({ ...claim, groups: claim.groups }, plan, summaries, this.#cases, read)
          : this.#tallies[i]!;
      insistOnAgreement(plan, claim.id, tally, proofs[i]);
      const text = claimText(claim, definition.source);
      conclusions.push(conclude(text, tally, printedRows(claim, read), swept, proofs[i]));
    }
    const rows = () => readStoredRows({ plan, basis, kept }, folders.blocks);
    const found = swept.isDefault ? blindLawsOf(plan, claims, kept === 'all' ? rows() : undefined) : [];
    const blind = new Map(found.map(({ law, casesTried: tried }) => [law.id, tried]));
    return {
      asked,
      folder,
      plan,
      conclusions: conclusions.map(conclusion => concludeBlind(conclusion, blind.get(conclusion.claim.id))),
      certificates,
      summaries,
      root: digestOf(this.#digests.join('\n')),
      cases: this.#cases,
      blocks: this.#blocks.length,
      computed: this.#computed,
      kept,
      judgedBy: basis.judgedBy,
      rows,
    };
  }
}
