import { DefinitionError, type Issue } from '../../errors.ts';
import { type ChartText, type PipelineDefinition, type Plan, resolve } from '../../plan/index.ts';
import type { LoadedPipeline } from '../../run/index.ts';
import type { Sources } from '../citation.ts';
import { MOST_DRAWN_ROWS } from '../compose.ts';
import type { ClaimRecord } from '../register-files.ts';
import { type DataFolder, openData, type TablePart } from './data-folder.ts';

/** A figure as it was drawn: `reports/<id>/<name>.*`. */
export interface FigurePart extends Pick<ChartText, 'name' | 'title'> {
  readonly spec: Readonly<Record<string, unknown>>;
  readonly caption: string;
  /** By file name, to be copied beside the page. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** All that is on disk of a pipeline. */
export interface PipelinePart {
  readonly definition: PipelineDefinition;
  readonly plan: Plan;
  /** How many cases were swept. */
  readonly cases: number;
  /** The table of the cases first, if it has one, then those of the series and summaries. */
  readonly tables: readonly TablePart[];
  readonly claims: readonly ClaimRecord[];
  readonly figures: readonly FigurePart[];
  /** The tables as LaTeX, if the pipeline has some. */
  readonly latex: Uint8Array | undefined;
}

/** What the site is made of. */
export interface SiteParts {
  readonly pipelines: readonly PipelinePart[];
  readonly sources: Sources;
  /** The records of `data/published/statements.csv`. */
  readonly statements: readonly ClaimRecord[];
  /** Of the engine that computed the rows. */
  readonly engine: string;
}

/** Files of a figure that a page offers. */
const FIGURE_FILES = ['svg', 'png', 'pdf', 'vl.json', 'caption.txt', 'figure.tex'] as const;

/**
 * Reads what a finished run left, without computing: the pipelines of `npm start`, which must be there, and of the
 * others those that are. Each table must be the one that its descriptor says (SHA-256), and the page and the claims
 * those that the pipeline would write now (hash of the plan, sentences).
 *
 * @param out the folder that holds `data` and `reports`
 * @throws DefinitionError naming all that is missing, damaged or out of date, with the command that makes it
 */
export function readParts(
  pipelines: readonly LoadedPipeline[],
  out: string,
  sources: Sources,
  statements: readonly ClaimRecord[],
): SiteParts {
  const data = openData(out);
  const issues: Missing[] = [];
  const wanted = pipelines.filter(
    ({ definition: { id, published } }) => published || data.has(`${id}.claims`),
  );
  if (wanted.length === 0) {
    issues.push({ where: out, expected: 'the data of some pipeline', received: 'none', of: 'all' });
  }
  const parts = wanted.map(({ definition, file }) =>
    readPipeline(definition, resolve(definition, file), data, issues),
  );
  if (issues.length > 0) throw new DefinitionError(withCommand(issues));
  return { pipelines: parts, sources, statements, engine: parts[0]!.plan.engine };
}

/** What is missing or out of date, and of which pipeline. */
interface Missing extends Issue {
  readonly of: string;
}

/** Pipelines that are named in a command; beyond that it is shorter to run all. */
const MOST_NAMED = 5;

/** The issues, the last of which says what to do about them all. */
function withCommand(issues: readonly Missing[]): Issue[] {
  const ids = [...new Set(issues.map(one => one.of))];
  const hint = `npm run -s saltus -- run ${ids.length > MOST_NAMED ? 'all' : ids.join(' ')}`;
  return issues.map(({ of: _, ...issue }, i) => (i === issues.length - 1 ? { ...issue, hint } : issue));
}

function readPipeline(
  definition: PipelineDefinition,
  plan: Plan,
  data: DataFolder,
  issues: Missing[],
): PipelinePart {
  const { id, charts = [], tables: papers } = definition;
  const report = (where: string, expected: string, received: string) =>
    issues.push({ where, expected, received, of: id });
  const table = (name: string): TablePart[] => {
    const read = data.table(name);
    if (typeof read !== 'string') return [read];
    report(`data/${name}.csv`, 'the table that the pipeline writes now', read);
    return [];
  };
  const file = (name: string): Uint8Array | undefined => {
    const bytes = data.file(`reports/${id}/${name}`);
    if (!bytes) report(`reports/${id}/${name}`, 'a file', 'none');
    return bytes;
  };
  // The page is written last, and names its plan: a run that was stopped before, or another plan, is seen by it.
  const page = data.file(`reports/${id}.md`);
  if (!page || !textOf(page).includes(plan.hash)) {
    const received = page ? 'one of another plan or engine' : 'none';
    report(`reports/${id}.md`, 'the page that the pipeline writes now', received);
  }
  const series = plan.series.filter(one => one.table).map(one => `${id}.${one.series}`);
  const summaries = plan.summaries.map(one => `${id}.${one.name}`);
  // With summaries, rows need not be kept.
  const needed = summaries.length > 0 ? summaries : [...(plan.measure.length > 0 ? [id] : []), ...series];
  const names = [id, ...series, ...summaries].filter(name => needed.includes(name) || data.has(name));
  const tables = names.flatMap(table);
  const claims = claimsOf(definition, table(`${id}.claims`)[0]);
  if (typeof claims === 'string') report(`data/${id}.claims.csv`, 'the claims of the pipeline', claims);
  const all = tables.find(({ name }) => name === id)?.rows ?? [];
  const cases = Number((typeof claims === 'string' ? undefined : claims[0]?.cases) ?? all.length);
  const drawable = cases <= MOST_DRAWN_ROWS;
  const isDrawn = ({ of }: ChartText) => {
    if (of === undefined) return drawable && all.length === cases && all.some(row => row.at(-1) === 'proved');
    const rows = tables.find(one => one.name === `${id}.${of}`)?.rows ?? [];
    return rows.length > 0 && (drawable || plan.summaries.some(one => one.name === of));
  };
  const figures = charts.filter(isDrawn).flatMap(({ name, title }): FigurePart[] => {
    const files = FIGURE_FILES.map(ending => [`${name}.${ending}`, file(`${name}.${ending}`)] as const);
    if (files.some(([, bytes]) => !bytes)) return [];
    const byName = new Map(files as (readonly [string, Uint8Array])[]);
    const text = (ending: string) => textOf(byName.get(`${name}.${ending}`)!);
    const caption = text('caption.txt').trim();
    return [{ name, title, spec: JSON.parse(text('vl.json')), caption, files: byName }];
  });
  return {
    definition,
    plan,
    cases,
    tables,
    claims: typeof claims === 'string' ? [] : claims,
    figures,
    latex: papers && drawable && all.length === cases ? file('tables.tex') : undefined,
  };
}

/** The rows of `<id>.claims.csv`, or how they are not the claims of the definition. */
function claimsOf(
  { claims }: PipelineDefinition,
  table: TablePart | undefined,
): readonly ClaimRecord[] | string {
  if (!table) return [];
  const names = table.columns.map(({ name }) => name);
  const records = table.rows.map(row => Object.fromEntries(names.map((name, i) => [name, row[i]!])));
  const other = claims.find(({ id, says }, i) => records[i]?.id !== id || records[i]?.says !== says);
  if (other) return `another claim in the place of ${other.id}`;
  return records.length === claims.length ? records : `${records.length} claims, not ${claims.length}`;
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8');
}
