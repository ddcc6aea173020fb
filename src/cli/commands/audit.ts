import type { TableRule } from '../../check/index.ts';
import { verdictWord } from '../../claim/index.ts';
import { refuse } from '../../errors.ts';
import { type Ending, MAX_MOVE, type Objective, parseGame, parseHeaps } from '../../game/index.ts';
import { replayOf } from '../../view/index.ts';
import { counted } from '../amounts.ts';
import { writeAudit } from '../audit-folder.ts';
import { auditList, isByHeap, type ListedSequence, otherOffset } from '../audit-list.ts';
import { auditTable, columnsOf, plain, readRows, UNDECIDED } from '../audit-table.ts';
import { csvLines } from '../csv-lines.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Difference, Findings } from '../findings.ts';
import { isList, ListedNumbers, type NumberList, sortedList } from '../listed-numbers.ts';
import { readMovesFile } from '../moves-file.ts';
import { wholeNumber } from '../numbers.ts';
import { refuseGiven } from '../options.ts';
import type { Terminal } from '../terminal.ts';
import { BadLines, readText } from '../text-file.ts';

export interface AuditOptions {
  readonly file: string;
  readonly game?: string | undefined;
  /** `COLUMN=MEASURE`, for each column of a table with another name. */
  readonly as: readonly string[];
  readonly sequence?: ListedSequence | undefined;
  /** Heap of the first term. */
  readonly offset?: string | undefined;
  readonly ending: Ending;
  readonly objective: Objective;
  readonly limit: string;
  readonly json: boolean;
  /** The folder for a page of the comparison, and for a letter to the author of the file. */
  readonly out?: string | undefined;
}

/** Maximum size of an audited file, in bytes: 30 million terms of a b-file. */
const MAX_BYTES = 2 ** 28;

const EXPECTED = 'a list of integers, or a CSV table with a header';

/** Compares a list or table of another author with computation, and reports the first difference. */
export function auditCommand(options: AuditOptions, terminal: Terminal): ExitCode {
  const { file, json, ending, objective } = options;
  const content = readText(file, file, EXPECTED, MAX_BYTES);
  const {
    findings,
    of,
    notes: others,
    unused = [],
  } = (isList(content) ? ofList : ofTable)(content, options, terminal);
  const { verdict, counts } = findings;
  const leftOut = unused.length > 0 ? [`not compared: ${unused.map(plain).join(', ')}`] : [];
  const notes = [...findings.reasons, ...others, ...leftOut];
  const differences = findings.differences.toSorted((p, q) => p.line - q.line);
  if (json) {
    const facts = { file, game: options.game ?? null, ...of, ending, objective };
    terminal.out(JSON.stringify({ ...facts, verdict, ...counts, differences, notes }));
  } else {
    const agree = `${counts.agreed} of ${counts.compared} ${'sequence' in of ? of.sequence : 'rows'} ${verdictWord('agrees', 2)}`;
    const word = terminal.paint(COLOUR_AND_CODE[verdict].colour, verdictWord(verdict));
    terminal.out(`${file}: ${word}: ${[agree, ...notes].join('; ')}`);
    const [first] = differences;
    if (first)
      terminal.out(`  first difference: ${differenceText(first)}\n  to see it: ${replay(first, options)}`);
  }
  if (options.out !== undefined) {
    const shown = differences.map(difference => ({
      text: differenceText(difference),
      replay: replay(difference, options),
    }));
    const unusedColumns = unused.map(plain);
    writeAudit(
      options.out,
      { ...options, ...of, findings, differences: shown, notes: others, unusedColumns },
      terminal,
    );
  }
  return COLOUR_AND_CODE[verdict].code;
}

const COLOUR_AND_CODE = {
  agrees: { colour: 'green', code: EXIT.expected },
  differs: { colour: 'red', code: EXIT.mismatch },
  undecided: { colour: 'yellow', code: EXIT.undecided },
} as const;

/** The result of an audit, with what was compared. */
interface Audited {
  readonly findings: Findings;
  readonly of: { readonly sequence: ListedSequence } | { readonly columns: readonly string[] };
  /** The columns of the file that were not compared. */
  readonly unused?: readonly string[];
  readonly notes: readonly string[];
}

function ofList(text: string, options: AuditOptions, terminal: Terminal): Audited {
  const { file, as, sequence = 'nim-values', offset } = options;
  refuseGiven({ as: as[0] }, 'a table with a header; this file is a list');
  if (!isByHeap(sequence)) refuseGiven({ offset }, 'a list of nim-values or outcomes');
  const first = offset === undefined ? undefined : wholeNumber(offset, '--offset', { min: 0 });
  const list = new ListedNumbers(text, file, isByHeap(sequence) ? first : 0);
  // Lists of heaps or moves start at index 0 or 1. With any later first index it is unclear which terms are listed.
  if (!isByHeap(sequence) && (list.firstIndex ?? 0) > 1)
    refuse(
      file,
      `a b-file of ${sequence} from the first one on, with index 0 or 1`,
      `index ${list.firstIndex}`,
    );
  const audited = ofNumbers(list, sequence, options, terminal);
  const isOfPairs = audited.findings.verdict === 'differs' && list.isOfPairs;
  const hint = 'if each line is n,a(n), add the header heap,value';
  return { ...audited, notes: [...audited.notes, ...(isOfPairs ? [hint] : [])] };
}

function ofNumbers(
  list: NumberList,
  sequence: ListedSequence,
  { file, game: notation, ending, objective, limit: most }: AuditOptions,
  terminal: Terminal,
): Audited {
  if (notation === undefined) refuse('audit', '--game NOTATION', 'nothing');
  if (ending !== 'normal' || objective !== 'last-player-wins') {
    const expected =
      'a table with columns such as game, heap, value or outcome, if the rule is not normal play';
    refuse(file, expected, 'a list');
  }
  const parsed = parseGame(notation, '--game');
  const isFile = parsed.kind === 'file';
  const game = isFile ? readMovesFile(parsed.path, terminal) : parsed;
  // Moves above 2^31 are not read from a file.
  const limit = Math.min(parseHeaps(most, '--limit'), isFile ? MAX_MOVE : Number.POSITIVE_INFINITY);
  const findings = auditList(list, game, { sequence, limit });
  const other =
    findings.verdict === 'differs' && isByHeap(sequence) ? otherOffset(list, game, sequence) : undefined;
  const notes = [
    ...(list.gaps ? [`${counted(list.gaps.count, 'number')} missing, first number ${list.gaps.first}`] : []),
    ...(other === undefined ? [] : [`the beginning agrees with --offset ${other}`]),
  ];
  return { findings, of: { sequence }, notes };
}

function ofTable(text: string, options: AuditOptions, terminal: Terminal): Audited {
  const { file, game, as, sequence, offset, ending, objective, limit } = options;
  refuseGiven({ sequence, offset }, 'a list; this file is a table with a header');
  const bad = new BadLines(file);
  const [header, ...rows] = csvLines(text, file, bad);
  const columns = columnsOf(header, { as, notation: game, file });
  if (rows.length === 0) {
    bad.throwIfAny();
    refuse(file, 'rows after the header', 'nothing');
  }
  const { compared, unused } = columns;
  const [only] = compared;
  const isSequence = compared.length === 1 && (only === 'value' || only === 'outcome');
  const isPlain = ending === 'normal' && objective === 'last-player-wins';
  if (game !== undefined && isSequence && columns.letters.length === 0 && isPlain) {
    const sequence = only === 'value' ? 'nim-values' : 'outcomes';
    const numbers = readRows(rows, columns, bad).flatMap(({ line, heap, cells: [written] }) =>
      written === undefined || written === UNDECIDED ? [] : [{ line, index: heap!, written }],
    );
    const audited = ofNumbers(sortedList(numbers), sequence, options, terminal);
    return { ...audited, unused };
  }
  const read = readRows(rows, columns, bad);
  const findings = auditTable(read, columns, { ending, objective }, parseHeaps(limit, '--limit'));
  const empty = read.reduce((sum, { cells }) => sum + emptyBesideOthers(cells), 0);
  const notes = empty > 0 ? [`${counted(empty, 'empty cell')} in compared rows`] : [];
  return { findings, of: { columns: compared }, notes, unused };
}

/** Returns the number of empty cells of a row that has others. */
function emptyBesideOthers(cells: readonly string[]): number {
  const empty = cells.filter(text => text === UNDECIDED).length;
  return empty < cells.length ? empty : 0;
}

function differenceText({ line, game, heap, place, column, listed, computed }: Difference): string {
  const parts = [
    `line ${line}`,
    game,
    ...(heap === undefined ? [] : [`heap ${heap}`]),
    ...(place === undefined ? [] : [`number ${place}`]),
    ...(column === undefined ? [] : [column]),
  ];
  return `${parts.join(', ')}: the file has ${plain(listed)}, computed ${plain(computed)}`;
}

/** Returns the command that shows the computed number, or the game around it. */
function replay({ game, heap, column }: Difference, rule: TableRule): string {
  if (heap === undefined) return replayOf(game, rule);
  return column === 'outcome' ? replayOf(`${game}:${heap}`, rule) : `${replayOf(game, rule)} --heap ${heap}`;
}
