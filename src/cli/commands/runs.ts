import { join } from 'node:path';
import { type Verdict, verdictWord } from '../../claim/index.ts';
import { refuse } from '../../errors.ts';
import { sweepText } from '../../plan/index.ts';
import {
  deleteRun,
  doneBlocks,
  nameRun,
  pipelineIds,
  type Result,
  readResult,
  type StoredRun,
  tablePath,
  type UnfinishedRun,
} from '../../run/index.ts';
import { commandOf, compareResults, DataFolder, type ResultIn, runAgain } from '../../view/index.ts';
import { counted } from '../amounts.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { firstBlocks } from '../first-blocks.ts';
import { folderOfResult, runsIn } from '../ids-of.ts';
import { findRun, refuseName } from '../named-runs.ts';
import { outAgain, type Places, shortPath } from '../places.ts';
import type { Terminal } from '../terminal.ts';

export interface RunsOptions {
  readonly action: keyof typeof WORDS;
  /** Runs by name or by the beginning of a hash, and what else the action takes. */
  readonly words: readonly string[];
  readonly json: boolean;
}

/** Maximum number of differing rows listed; the JSON has all. */
const MAX_REPORTED = 10;

/** Lists, opens, names, compares and deletes the runs in `data/runs`. */
export function runsCommand(
  { action, words, json }: RunsOptions,
  places: Places,
  terminal: Terminal,
): ExitCode {
  const runs = runsIn(places);
  expectWords(action, words);
  const found = () => findRun(words[0]!, runs);
  switch (action) {
    case 'list':
      for (const run of runs) terminal.out(json ? JSON.stringify(factsOf(run, places)) : lineOf(run, places));
      if (runs.length === 0)
        terminal.err('no runs yet (runs over another range, limit or rows are stored here)');
      return EXIT.expected;
    case 'open':
      terminal.out(json ? JSON.stringify(factsOf(found(), places)) : withLimit(found(), places));
      return EXIT.expected;
    case 'name': {
      const run = found();
      refuseName(words[1]!, run, runs, pipelineIds(places.pipelines));
      nameRun(run, words[1]!);
      terminal.out(
        json ? JSON.stringify({ ...factsOf(run, places), name: words[1] }) : `${run.key}: ${words[1]}`,
      );
      return EXIT.expected;
    }
    case 'compare':
      return compare(words as [string, string], runs, places, json, terminal);
    case 'delete': {
      const chosen = [...new Set(words.map(word => findRun(word, runs)))];
      const left = chosen.flatMap(run => deleteRun(run, pipelineIds(places.pipelines)));
      const keys = chosen.map(({ key }) => key);
      terminal.out(json ? JSON.stringify({ deleted: keys, left }) : `deleted: ${keys.join(', ')}`);
      if (left.length > 0)
        terminal.err(
          `not deleted, because saltus did not write them:\n  ${left.map(shortPath).join('\n  ')}`,
        );
      terminal.err('their blocks stay in data/runs/blocks, to be reused by other ranges');
      return EXIT.expected;
    }
  }
}

/** The number of arguments of each action. */
const WORDS = {
  list: [0, 0, 'no argument'],
  open: [1, 1, 'one run'],
  name: [2, 2, 'a run and its name'],
  compare: [2, 2, 'two runs, or a run and a pipeline for its committed result'],
  delete: [1, Infinity, 'at least one run'],
} as const satisfies Readonly<Record<string, readonly [least: number, most: number, what: string]>>;

function expectWords(action: RunsOptions['action'], words: readonly string[]): void {
  const [min, max, expected] = WORDS[action];
  if (min <= words.length && words.length <= max) return;
  refuse(`runs ${action}`, expected, words.length === 0 ? 'nothing' : words.join(' '));
}

function resultsOf({ results }: StoredRun): Result[] {
  return results.filter(result => typeof result !== 'string');
}

/** Returns the error of each result that cannot be read. */
function unreadableOf({ results }: StoredRun): string[] {
  return results.filter(result => typeof result === 'string');
}

/** Returns the finished part of an unfinished run, and the command for the rest. */
function progressOf({ asked, rows, basis }: UnfinishedRun, places: Places) {
  const { id, plan } = asked;
  const isDone = doneBlocks({ plan, rows, basis, bytes: 0 }, places);
  let [blocks, done] = [0, 0];
  const all = firstBlocks(plan);
  let next = all.next();
  for (; !next.done; next = all.next()) {
    blocks++;
    if (isDone(next.value.block)) done++;
  }
  const command = runAgain(asked, ...(rows === 'all' ? [] : [`--rows ${rows}`]), ...outAgain(places));
  return { pipeline: id, range: sweepText(plan), done, blocks, moreBlocks: next.value, command };
}

function factsOf(run: StoredRun, places: Places) {
  const { key, name = null, folder, bytes } = run;
  const results = resultsOf(run).map(result => ({
    pipeline: result.asked.id,
    range: sweepText(result.asked.plan),
    limit: result.asked.plan.limit,
    rows: result.kept,
    cases: result.cases,
    engine: result.asked.plan.engine,
    command: commandOf(result),
    page: join(folder, 'reports', `${result.asked.id}.md`),
    claims: result.claims.map(({ claim, verdict, expected }) => ({ id: claim.id, verdict, expected })),
  }));
  const unfinished = run.unfinished ? progressOf(run.unfinished, places) : null;
  return { key, name, folder, bytes, results, unfinished, unreadable: unreadableOf(run) };
}

function lineOf(run: StoredRun, places: Places): string {
  const { key, name, unfinished } = run;
  const questions = resultsOf(run).map(result => {
    const { id, plan, limit } = result.asked;
    return [
      `${id}: ${sweepText(plan)}; ${counted(result.cases, 'case')}`,
      ...(limit === undefined ? [] : [`limit: ${counted(limit, 'heap')}`]),
      ...(result.kept === 'all' ? [] : [`rows: ${result.kept}`]),
    ].join(', ');
  });
  const begun = unfinished ? [unfinishedLine(unfinished, places)] : [];
  const what = [...questions, ...begun, ...unreadableOf(run)].join(' | ') || 'no result yet';
  return `${key}  ${name === undefined ? '' : `${name}  `}${what}`;
}

function unfinishedLine(run: UnfinishedRun, places: Places): string {
  const { pipeline, range, done, blocks, moreBlocks, command } = progressOf(run, places);
  const all = `${moreBlocks ? 'more than ' : ''}${counted(blocks, 'block')}`;
  return `${pipeline}: ${range}; unfinished, ${done} of ${all} done; to resume: ${command}`;
}

function withLimit(run: StoredRun, places: Places): string {
  const { folder, bytes } = run;
  const each = resultsOf(run).flatMap(result => [
    `  ${commandOf(result)}`,
    ...result.claims.map(
      ({ claim, verdict, expected }) =>
        `    ${claim.id}: ${verdictWord(verdict)}${expected ? '' : ', unexpected'}`,
    ),
    `  page: ${shortPath(join(folder, 'reports', `${result.asked.id}.md`))}`,
    ...result.tables.map(
      ({ name, rows }) => `  ${shortPath(join(folder, tablePath(result, name)))}, ${counted(rows, 'row')}`,
    ),
  ]);
  return [lineOf(run, places), ...each, `  ${shortPath(folder)}, ${bytes} bytes`].join('\n');
}

/** Compares two runs. Returns 1 if a row that both have has different numbers. */
function compare(
  words: readonly [string, string],
  runs: readonly StoredRun[],
  places: Places,
  json: boolean,
  terminal: Terminal,
): ExitCode {
  const [first, second] = comparable(words, runs, places);
  const compared = compareResults(first, second);
  const { shared, onlyFirst, onlySecond, differing, knownToOne, verdicts } = compared;
  const code = differing.length > 0 ? EXIT.mismatch : EXIT.expected;
  if (json) {
    terminal.out(JSON.stringify({ pipeline: first[0].asked.id, ...compared }));
    return code;
  }
  const alike = differing.length === 0 ? 'alike' : `${counted(differing.length, 'cell')} of them differ`;
  const open = knownToOne === 0 ? '' : `, ${knownToOne} of them decided in only one`;
  const lines = [
    `${counted(shared, 'row')} in both, ${alike}${open}; ${onlyFirst} only in ${words[0]}, ${onlySecond} only in ${words[1]}`,
    ...differing
      .slice(0, MAX_REPORTED)
      .map(({ at, column, first, second }) => `  ${at}: ${column}: ${first} and ${second}`),
    ...(differing.length > MAX_REPORTED ? [`  and ${differing.length - MAX_REPORTED} more`] : []),
    ...verdicts.map(({ claim, first, second }) => `  ${claim}: ${wordOf(first)} and ${wordOf(second)}`),
  ];
  terminal.out(lines.join('\n'));
  return code;
}

function wordOf(verdict: Verdict | 'not claimed'): string {
  return verdict === 'not claimed' ? verdict : verdictWord(verdict);
}

/** Returns the results that the words name: each a run, or a pipeline, whose committed result it stands for. */
function comparable(
  words: readonly [string, string],
  runs: readonly StoredRun[],
  places: Places,
): readonly [ResultIn, ResultIn] {
  const [first = [], second = []] = words.map((word): ResultIn[] => {
    const folder = folderOfResult(word, places);
    const own = readResult(folder, word);
    if (typeof own !== 'string') return [[own, new DataFolder(folder)]];
    const run = findRun(word, runs);
    return resultsOf(run).map(result => [result, new DataFolder(run.folder)]);
  });
  for (const fromFirst of first) {
    const other = second.find(([{ asked }]) => asked.id === fromFirst[0].asked.id);
    if (other) return [fromFirst, other];
  }
  const ids = [first, second].map(list => list.map(([{ asked }]) => asked.id).join(', ') || 'nothing');
  refuse('runs compare', 'two results of one pipeline', ids.join(' and '));
}
