import { refuse } from '../../errors.ts';
import { parseFamily } from '../../game/index.ts';
import { type Block, bytesOfTerms, claimsOf, estimateSeconds, type Plan } from '../../plan/index.ts';
import {
  type ArrayEngine,
  basisOf,
  cutPlan,
  doneBlocks,
  linesFor,
  type PlannedPipeline,
  type RowStorage,
  writeWhole,
} from '../../run/index.ts';
import { counted, duration } from '../amounts.ts';
import { Complaints } from '../complaints.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { firstBlocks } from '../first-blocks.ts';
import { outAgain, type Places } from '../places.ts';
import { planned } from '../plans.ts';
import type { Selection } from '../selection.ts';
import type { Terminal } from '../terminal.ts';
import { insistOnFolder, reportWritten } from '../written.ts';

/**
 * Maximum number of parameter values tried to count cases, and of bytes read from stored blocks. Each takes about two
 * seconds. They are constants, so that the answer is the same on any machine.
 */
const MAX_COUNTED = 2 ** 24;
const MAX_READ_BYTES = 2 ** 26;

export interface PlanOptions extends Selection {
  readonly json: boolean;
  /** The rows to keep. */
  readonly rows: RowStorage;
  /** The file that the plan is written to, cut into `shards` parts. */
  readonly save?: string | undefined;
  readonly shards: number;
  /** The engine for which the lines that run the saved plan are printed, instead of the estimate. */
  readonly engine?: ArrayEngine | undefined;
  /** The container image; the one of this version if absent. */
  readonly image?: string | undefined;
}

/** Prints the work of a run, the finished part, and an estimate for the rest. Stores nothing. */
export async function planCommand(
  options: PlanOptions,
  places: Places,
  terminal: Terminal,
): Promise<ExitCode> {
  insistOnFolder(options.save);
  const { plans, broken } = await planned(options, places);
  const chosen = plans.length + broken.length;
  if (options.save !== undefined && chosen !== 1)
    refuse('--save', 'one pipeline', counted(chosen, 'pipeline'));
  if (options.save !== undefined && plans[0]) {
    const cut = cutPlan(plans[0].plan, options.rows, options.shards);
    writeWhole(options.save, [`${JSON.stringify(cut)}\n`]);
    const next = `for the first, run: ${[`npx saltus shard --plan ${options.save} --index 0`, ...outAgain(places)].join(' ')}`;
    reportWritten(options.save, `the plan in ${counted(cut.shards, 'shard')}; ${next}`, terminal);
    if (options.engine !== undefined) {
      const { engine, save, image = `saltus:${cut.plan.engine}` } = options;
      const out = places.chosen ? places.out : undefined;
      const lines = linesFor(engine, { id: cut.plan.id, plan: save, shards: cut.shards, image, out });
      terminal.out(lines.trimEnd());
      return EXIT.expected;
    }
  }
  const complaints = new Complaints(terminal);
  for (const item of plans) {
    const { pipeline, plan } = item;
    const report = (damage: string) => terminal.err(`${plan.id}: ${damage}`);
    const looks = await complaints.attempt(plan.id, () => looksOf(item, options.rows, places, report));
    if (looks === undefined) continue;
    terminal.out(
      options.json
        ? JSON.stringify({ ...plan, ...looks })
        : locationText(pipeline.definition.question, plan, looks),
    );
  }
  for (const mistake of broken) complaints.add(mistake);
  return complaints.worst();
}

/** The amount of work, and the stored part of it; the numbers are lower bounds if there is more. */
interface Looks {
  readonly cases: number;
  readonly moreCases: boolean;
  readonly blocks: number;
  readonly done: number;
  readonly missing: number;
  readonly moreBlocks: boolean;
  /** The first letter's value up to which every block is done, if only some blocks are done. */
  readonly frontier: { readonly letter: string; readonly upTo: number } | null;
  /** The estimated time on one core. */
  readonly estimatedSeconds: number;
  /** The maximum memory; null if it is not known in advance, since nearly all games need very little. */
  readonly estimatedBytes: number | null;
}

async function looksOf(
  { pipeline, plan }: PlannedPipeline,
  rows: RowStorage,
  places: Places,
  report: (damage: string) => void,
): Promise<Looks> {
  const basis = await basisOf(pipeline, places.published);
  const isDone = doneBlocks({ plan, rows, basis, warn: report, bytes: MAX_READ_BYTES }, places);
  const missing: Block[] = [];
  const { size } = parseFamily(plan.sweep);
  let [cases, blocks, done, walkedToCount] = [0, 0, 0, 0];
  const all = firstBlocks(plan);
  let item = all.next();
  for (; !item.done; item = all.next()) {
    const { block, settings } = item.value;
    blocks++;
    if (size === undefined && walkedToCount < MAX_COUNTED) {
      cases += parseFamily(block.sweep).count();
      walkedToCount += settings;
    }
    if (isDone(block)) done++;
    else missing.push(block);
  }
  const moreBlocks = item.value;
  const estimatedSeconds = estimateSeconds(plan, missing, claimsOf(pipeline.definition));
  const moreCases = size === undefined && (moreBlocks || walkedToCount >= MAX_COUNTED);
  const frontier = moreBlocks ? null : frontierOf(plan, missing);
  const counts = { cases: size ?? cases, moreCases, blocks, done, missing: missing.length, moreBlocks };
  return { ...counts, frontier, estimatedSeconds, estimatedBytes: bytesOfTerms(plan) ?? null };
}

/** Returns the frontier: no block at or below it is missing. */
function frontierOf({ sweep }: Plan, missing: readonly Block[]): Looks['frontier'] {
  const { letters, span } = parseFamily(sweep);
  const [letter] = letters;
  if (letter === undefined || missing.length === 0) return null;
  const upTo = missing.reduce((first, { corner }) => Math.min(first, corner[0]!), Infinity) - 1;
  return upTo < span[0]!.from ? null : { letter, upTo };
}

function locationText(question: string, plan: Plan, looks: Looks): string {
  const { blocks, done, missing, moreBlocks, moreCases, frontier, estimatedSeconds, estimatedBytes } = looks;
  const more = (is: boolean) => (is ? 'more than ' : '');
  const cases = `${more(moreCases)}${counted(looks.cases, 'case')}`;
  const time = `${moreBlocks ? 'more than' : 'about'} ${duration(estimatedSeconds)} on one core`;
  const byCases = looks.cases > 1 ? ', extrapolated from some cases; rare cases can take far longer' : '';
  const memory =
    estimatedBytes === null ? '' : `, with up to ${Math.ceil(estimatedBytes / 1e6)} MB of memory`;
  const reached = frontier ? `; finished up to ${frontier.letter} = ${frontier.upTo}` : '';
  const work =
    missing === 0 && !moreBlocks
      ? 'nothing to compute: it is up to date'
      : `a run would compute ${more(moreBlocks)}${counted(missing, 'block')} in ${time}${byCases}${memory}`;
  return [
    `${plan.id}: ${question}`,
    `  ${cases} in ${more(moreBlocks)}${counted(blocks, 'block')}, ${done} done, ${more(moreBlocks)}${missing} missing${reached}`,
    `  ${work}`,
    ...(moreBlocks
      ? [
          `  only the first ${blocks} ${blocks === 1 ? 'block was' : 'blocks were'} planned; use --over with a smaller range for a full plan`,
        ]
      : []),
    `  at most ${plan.limit} heaps per game; engine ${plan.engine}; plan sha256 ${plan.hash}`,
  ].join('\n');
}
