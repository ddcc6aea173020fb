import {
  csvPieces,
  lawsPath,
  type Result,
  resultPath,
  resultText,
  tablePath,
  writtenAs,
} from '../run/index.ts';
import { citationOf, citeInFull, type Sources } from './citation.ts';
import { citationCff } from './citing/citation-cff.ts';
import type { CrateFile } from './citing/ro-crate.ts';
import { claimsBySource, inPrintedOrder, type StatementRecord } from './claim-of.ts';
import { CLAIM_COLUMNS, claimTable } from './claim-table.ts';
import type { Credits } from './credits.ts';
import { dataPackage, type TableFile } from './data-package.ts';
import { toLatex } from './document/latex.ts';
import { toMarkdown } from './document/markdown.ts';
import { PLACES } from './document/places.ts';
import { fileMadeBy, fileOf, type GeneratedFile } from './generated-file.ts';
import { knownIndex } from './known-index.ts';
import { macrosLatex } from './macros.ts';
import { letterFile, lettersOf } from './pages/errata-page.ts';
import { pagesOf } from './pages/index.ts';
import { letterPage } from './pages/letter.ts';
import { storyFiles } from './story/files.ts';

const CLAIMS = 'data/claims.csv';

const DESCRIPTOR = 'data/datapackage.json';

/** The command that writes the files that show all results. */
const REPORT = 'npx saltus report';

const KNOWN = 'data/known.json';

/**
 * Returns the files that show all results together: the claims index as data, macros, the descriptor of all tables, and
 * citation data. If all statements were judged, also the claims index as a page, errata, letters, and the pages that link
 * to the others.
 *
 * @param statements of the sources, in the order of each source
 */
export function registerFiles(
  results: readonly Result[],
  statements: readonly StatementRecord[],
  sources: Sources,
  credits: Credits,
): GeneratedFile[] {
  const { claims, register, descriptor } = dataOf(results, statements, sources);
  const all = { results, claims, statements, sources, credits };
  const ofAll = () => [
    ...pagesOf(all).map(({ name, page }) =>
      fileMadeBy(`reports/${PLACES[name].report}`, () => toMarkdown(page())),
    ),
    ...storyFiles().map(({ file, svg }) => fileMadeBy(`reports/${file}`, () => svg)),
    ...lettersOf(all).flatMap(key => [
      fileMadeBy(letterFile(key), () => toMarkdown(letterPage(key, all), 1)),
      fileMadeBy(letterFile(key).replace(/md$/, 'tex'), () => toLatex(letterPage(key, all), REPORT)),
    ]),
  ];
  return [
    fileOf(CLAIMS, register),
    fileOf(DESCRIPTOR, descriptor),
    fileMadeBy(KNOWN, () => knownIndex(results, credits)),
    ...(isOfAll(results, statements) ? ofAll() : []),
    fileMadeBy('reports/macros.tex', () => macrosLatex(all)),
    fileMadeBy('CITATION.cff', () => citationCff(sources)),
  ];
}

interface DataOfAll {
  readonly claims: ReturnType<typeof inPrintedOrder>;
  /** The claims index. */
  readonly register: string;
  readonly tables: readonly TableFile[];
  /** The descriptor of all tables. */
  readonly descriptor: string;
}

/** Returns the data on all results together. */
export function dataOf(
  results: readonly Result[],
  statements: readonly StatementRecord[],
  sources: Sources,
): DataOfAll {
  const claims = inPrintedOrder(results, statements);
  const ordered = claimsBySource(claims, sources).flatMap(({ group }) => group);
  const { columns, rows } = claimTable(ordered);
  const register = [...csvPieces(columns, rows)].join('');
  const tables = tablesOf(results, register, sources);
  const descriptor = dataPackage(tables, results[0]?.asked.plan.engine ?? '');
  return { claims, register, tables, descriptor };
}

/** Returns the files of the folder `data` that results have, with their digests. */
export function crateFiles(
  results: readonly Result[],
  { tables, descriptor }: DataOfAll,
  credits: Credits,
): CrateFile[] {
  const described = { path: DESCRIPTOR, name: 'The tables, column by column', ...writtenAs([descriptor]) };
  const known = {
    path: KNOWN,
    name: 'The families that pipelines are about, with what is known',
    ...writtenAs([knownIndex(results, credits)]),
  };
  return [...tables.map(tableFile), ...results.flatMap(filesOf), described, known];
}

/** Whether every claim of every statement has a result. Without all of them, pages on whole sources would hide errors. */
function isOfAll(results: readonly Result[], statements: readonly StatementRecord[]): boolean {
  const ids = new Set(results.map(({ asked }) => asked.id));
  const claims = statements.flatMap(({ claims = '' }) => claims.split(' ').filter(Boolean));
  return claims.every(claim => ids.has(claim.split('/')[0]!));
}

/** Every table of the folder `data`, by name. */
function tablesOf(results: readonly Result[], register: string, sources: Sources): TableFile[] {
  const tables = results.flatMap((result): TableFile[] => {
    const cited = [{ title: citeInFull(result.asked.source, sources) }];
    return result.tables.map(table => ({ ...table, path: tablePath(result, table.name), sources: cited }));
  });
  const all = {
    name: 'claims',
    path: CLAIMS,
    title: 'All claims and their verdicts',
    description: 'One row per claim of every pipeline.',
    columns: CLAIM_COLUMNS,
    sources: [...sources.values()].map(record => ({ title: citationOf(record) })),
    ...writtenAs([register]),
  };
  return [...tables, all].sort((p, q) => (p.name < q.name ? -1 : 1));
}

function tableFile({ path, title, description, bytes, sha256 }: TableFile): CrateFile {
  return { path, name: title, description, bytes, sha256 };
}

/** Returns the files of a result that are not tables. */
function filesOf(result: Result): CrateFile[] {
  const { laws, asked } = result;
  const { question } = asked;
  const ofLaws = laws && { path: lawsPath(result), name: `${question} Certificates.`, ...laws };
  const own = {
    path: resultPath(result),
    name: `${question} The Result.`,
    ...writtenAs([resultText(result)]),
  };
  return [...(ofLaws ? [ofLaws] : []), own];
}

export function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
