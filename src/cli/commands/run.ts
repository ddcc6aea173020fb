import { refuse } from '../../errors.ts';
import type { Known } from '../../game/index.ts';
import { nameRun, type PlannedPipeline, pipelineIds, type Result } from '../../run/index.ts';
import { counted } from '../amounts.ts';
import { answerText } from '../answer-text.ts';
import { Complaints } from '../complaints.ts';
import type { Smallest } from '../counterexamples.ts';
import { EarlierFiles, siteFiles } from '../earlier-files.ts';
import { type DonePlan, executePlans, type PlanSettings } from '../execute-plans.ts';
import type { ExitCode } from '../exit-code.ts';
import type { CommandLine } from '../help-texts.ts';
import { idsOf, runsIn } from '../ids-of.ts';
import { refuseName } from '../named-runs.ts';
import {
  currentResultsIn,
  folderOf,
  frontPage,
  idsToShow,
  type Published,
  published,
  writeRegister,
  writeSite,
  writtenLine,
} from '../output.ts';
import { homeOf, type Places, shortPath } from '../places.ts';
import { type Planned, planned } from '../plans.ts';
import { createProgress } from '../progress.ts';
import { isShown, type Selection, selected } from '../selection.ts';
import { summaryOf } from '../summary.ts';
import type { Terminal } from '../terminal.ts';
import { exitCodeOfRun, runAsJson, totals, verdictTable } from '../verdict-table.ts';

export interface RunOptions extends Selection, PlanSettings {
  readonly json: boolean;
  /** Whether every claim and file is printed, however many pipelines there are. */
  readonly verbose?: boolean;
  /** The name of the one run to store separately. */
  readonly name?: string | undefined;
  /** What is known about the family, for a question without a file: its answer is short. */
  readonly known?: readonly Known[];
  /** Returns an error in a question without a file with options as its places; any other error unchanged. */
  readonly placed?: (thrown: unknown) => unknown;
}

/** Up to this many pipelines, print every claim and file; beyond it, only totals and unexpected results. */
const FEW_PIPELINES = 4;

/**
 * Computes all that is out of date, checks the claims, reports the verdicts, and writes the files. For each pipeline it
 * writes first the result and then the files that show it, so a figure that fails costs only itself.
 */
export async function runCommand(
  options: RunOptions,
  places: Places,
  terminal: Terminal,
  main: CommandLine,
): Promise<ExitCode> {
  const earlier = await EarlierFiles.below(places);
  const isUpToDate = async (planned: PlannedPipeline) =>
    (await earlier?.ofPlan(planned, options.rows))?.upToDate !== undefined;
  const selection = await planned(options, places, isUpToDate);
  return runPlanned(selection, options, places, terminal, main, earlier);
}

/**
 * Does the work of {@link runCommand} for plans that are already made; without a site if there is no command line to
 * document.
 */
export async function runPlanned(
  selection: Planned,
  options: RunOptions,
  places: Places,
  terminal: Terminal,
  main?: CommandLine,
  earlier?: EarlierFiles,
): Promise<ExitCode> {
  const { json, verbose = false, name } = options;
  const { plans, broken } = selection;
  if (name !== undefined) refuseNameOf(name, selection, options.rows, places);
  const isBrief = !verbose && options.verdict === undefined && plans.length > FEW_PIPELINES;
  const progress = await createProgress(terminal);
  const complaints = new Complaints(terminal, progress.pause, options.placed);
  const tables = published(places, plans);
  const done: DonePlan[] = [];
  const written: string[] = [];
  const smallest = options.known && new Map<string, Smallest>();
  const context = { places, terminal, progress, complaints, published: tables, earlier, smallest };
  for await (const item of executePlans(plans, options, context)) {
    const { conclusions, plan } = item.outcome;
    const shown = conclusions.filter(each => isShown(each, options) && !(isBrief && each.expected));
    if (!json && smallest && conclusions.length > 0)
      terminal.out(answerText(item.outcome, smallest, terminal));
    else if (!json && shown.length > 0) terminal.out(`${verdictTable(terminal, item.outcome, shown)}\n`);
    if (!json && conclusions.length === 0) terminal.out(withoutClaims(item.result));
    if (!isBrief) written.push(writtenLine(plan, item.paths));
    complaints.note(exitCodeOfRun(item.outcome));
    if (name !== undefined) nameRun(item, name);
    done.push(item);
  }
  for (const mistake of broken) complaints.add(mistake);
  const registers = await complaints.attempt('claims index', () =>
    registerFiles(done, places, tables, earlier),
  );
  if (registers && registers.length > 0) written.push(`  ${registers.map(shortPath).join(', ')}`);
  let front: string | undefined;
  if (main && isWhole(options) && done.length > 0) {
    front = await complaints.attempt('site', () => site(places, tables, main, terminal, earlier));
  }
  const outcomes = done.map(({ outcome }) => outcome);
  if (json)
    terminal.out(
      JSON.stringify({
        pipelines: done.map(done => runAsJson(done.outcome, done.paths.map(shortPath))),
        ...(options.known && { known: options.known }),
      }),
    );
  else if (smallest) {
    const paths = done.flatMap(done => done.paths);
    const [table] = paths.filter(path => path.endsWith('.csv'));
    for (const path of paths.filter(path => path === table || path.endsWith('.svg'))) {
      terminal.out(`${path === table ? 'table' : 'chart'}: ${shortPath(path)}`);
    }
  } else if (outcomes.length > 0) {
    const summary = summaryOf(outcomes, terminal, isBrief);
    const hasClaims = outcomes.some(({ conclusions }) => conclusions.length > 0);
    const lines = [
      ...(isBrief ? [] : ['written:', ...written, ...(hasClaims ? [''] : [])]),
      ...(hasClaims ? [summary, '', totals(outcomes)] : []),
      ...(isBrief ? ['For every claim and file, add --verbose or run: npx saltus run ID'] : []),
      ...(front === undefined ? [] : [`Open ${shortPath(front)}`]),
    ];
    terminal.out(lines.join('\n'));
  }
  return complaints.worst();
}

/** Describes a pipeline without claims. */
function withoutClaims({ asked: { id }, cases, undecided }: Result): string {
  const open = undecided
    ? `, of which ${undecided} ${undecided === 1 ? 'is' : 'are'} undecided within the limit`
    : '';
  return `${id}: ${counted(cases, 'case')}${open}\n`;
}

/** A name is for one run, stored apart from the committed ones. */
export function refuseNameOf(
  name: string,
  { plans, broken }: Planned,
  rows: RunOptions['rows'],
  places: Places,
): void {
  const chosen = plans.length + broken.length;
  const [planned] = plans;
  const folder = planned && folderOf(planned, rows, places);
  const runs = runsIn(places);
  if (chosen !== 1 || (planned && folder === homeOf(planned.pipeline, places))) {
    const expected = 'one pipeline, over another range, limit or with other rows, without --out';
    const received = chosen === 1 ? 'its own range with all rows, or --out' : counted(chosen, 'pipeline');
    refuse('--name', expected, received);
  }
  refuseName(
    name,
    runs.find(run => run.folder === folder),
    runs,
    pipelineIds(places.pipelines),
  );
}

/** Writes the files that show all results, in each folder that was written to; for other runs, only descriptor and macros. */
function registerFiles(
  done: readonly DonePlan[],
  places: Places,
  published: Published,
  earlier: EarlierFiles | undefined,
): string[] {
  return [...new Set(done.map(({ folder }) => folder))].flatMap(folder => {
    const isOwn = done.some(done => done.folder === folder && done.outcome.plan.isDefault);
    const isWhole = [places.out, places.workspace].includes(folder) && isOwn;
    const ids = [...new Set([...idsOf(folder, places), ...done.map(({ outcome }) => outcome.plan.id)])];
    const made = earlier?.ofResults(isWhole ? 'registers' : 'descriptor', folder, ids);
    const before = made?.upToDate();
    if (before) return before;
    const paths = writeRegister(
      folder,
      places,
      published,
      path => isWhole || OF_OTHER_RUNS.includes(path),
      ids,
    );
    made?.record(paths)();
    return paths;
  });
}

/** Writes the site, unless it is up to date, and returns the path of its front page. */
async function site(
  places: Places,
  published: Published,
  main: CommandLine,
  terminal: Terminal,
  earlier: EarlierFiles | undefined,
): Promise<string> {
  const made = earlier?.ofSite();
  if (made?.upToDate()) return frontPage(places);
  terminal.busy();
  const { pipelines } = await selected({ ids: idsToShow(places) }, places.pipelines);
  const front = await writeSite(await currentResultsIn(places, pipelines), places, published, main);
  made?.record(siteFiles(places))();
  return front;
}

const OF_OTHER_RUNS = ['data/claims.csv', 'data/datapackage.json', 'reports/macros.tex'];

/** Whether a run updates everything that the site shows. */
function isWhole({ ids, over = {}, limit, source, rows }: RunOptions): boolean {
  const allOfThem = ids.length === 0 || ids.includes('all');
  return (
    allOfThem &&
    Object.keys(over).length === 0 &&
    limit === undefined &&
    source === undefined &&
    rows === 'all'
  );
}
