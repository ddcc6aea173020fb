import { bytesOfSequence, countsOf, type NimSegment, nimSegments } from '../../engine/index.ts';
import { refuse } from '../../errors.ts';
import { formatGame, type Game, MAX_MOVE, parseGame, type WrittenGame } from '../../game/index.ts';
import { counted } from '../amounts.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { readMovesFile } from '../moves-file.ts';
import { wholeNumber } from '../numbers.ts';
import type { Terminal } from '../terminal.ts';
import { insistOnFolder, writeData } from '../written.ts';

export type SequenceFormat = 'lines' | 'b-file' | 'data' | 'csv' | 'counts';

/** Maximum number of terms: values of all-but games must fit 32 bits, and 2^32 lines are 40 GB. */
const MAX_TERMS = 2 ** 40;
const MAX_ALL_BUT_TERMS = 2 ** 32;

/** Maximum memory of a sequence. A larger one is rejected before anything is printed, on every machine alike. */
const MAX_BYTES = 4e9;
/** Maximum memory of one line of counts. */
const BYTES_OF_COUNT = 64;

/** Prints the nim-sequence, normal ending. Memory: constant, in addition to the kernel's. */
export async function sequenceCommand(
  args: { notation: string; terms: string; format: SequenceFormat; out?: string | undefined },
  terminal: Terminal,
): Promise<ExitCode> {
  insistOnFolder(args.out);
  const parsed = parseGame(args.notation);
  const isFile = parsed.kind === 'file';
  const game = withMoves(parsed, terminal);
  const maxTerms = game.kind === 'all-but' ? MAX_ALL_BUT_TERMS : isFile ? MAX_MOVE : MAX_TERMS;
  const terms = wholeNumber(args.terms, '--terms', { min: 0, max: maxTerms });
  refuseTooMuchMemory(game, terms, args.format);
  const chunks = render(nimSegments(game, terms), args.format);
  await writeData(args.out, chunks, `${counted(terms, 'term')} of ${formatGame(game)}`, terminal);
  return EXIT.expected;
}

/** Returns the game, with the moves of a file as a finite set. */
function withMoves(game: Game, terminal: Terminal): WrittenGame {
  return game.kind === 'file' ? readMovesFile(game.path, terminal) : game;
}

/** @throws DefinitionError at the option `where` */
export function refuseTooMuchMemory(
  game: WrittenGame,
  terms: number,
  format: SequenceFormat,
  where = '--terms',
): void {
  // An all-but game may have as many values as terms.
  const counts = format === 'counts' && game.kind === 'all-but' ? BYTES_OF_COUNT * terms : 0;
  const bytes = bytesOfSequence(game, terms) + counts;
  if (bytes <= MAX_BYTES) return;
  const expected = `a number of terms of ${formatGame(game)} that fits in ${MAX_BYTES / 1e9} GB of memory`;
  refuse(where, expected, `${terms}, which may take ${Math.ceil(bytes / 1e9)} GB`);
}

function* render(segments: Iterable<NimSegment>, format: SequenceFormat): Generator<string> {
  if (format === 'counts') {
    yield 'value,count,first\n';
    for (const { value, count, first } of countsOf(segments)) yield `${value},${count},${first}\n`;
    return;
  }
  if (format === 'data') {
    yield `${dataLine(segments)}\n`;
    return;
  }
  if (format === 'csv') yield 'heap,value\n';
  const separator = format === 'csv' ? ',' : ' ';
  for (const { from, values } of segments) {
    const lines: string[] = [];
    for (let i = 0; i < values.length; i++) {
      lines.push(format === 'lines' ? `${values[i]}\n` : `${from + i}${separator}${values[i]}\n`);
      if (lines.length === LINES_PER_CHUNK) yield lines.splice(0).join('');
    }
    yield lines.join('');
  }
}

/** Characters of the line DATA of a sequence, as the OEIS asks for it: three lines of the printed encyclopedia. */
const MAX_OF_DATA = 260;

/** Prints as many of the first terms as the DATA line of the OEIS holds, separated by commas and spaces. */
function dataLine(segments: Iterable<NimSegment>): string {
  let line = '';
  for (const { values } of segments) {
    for (const value of values) {
      const longer = line === '' ? `${value}` : `${line}, ${value}`;
      if (longer.length > MAX_OF_DATA) return line;
      line = longer;
    }
  }
  return line;
}

/** Number of lines joined per write: about 100 kB. */
const LINES_PER_CHUNK = 2 ** 14;
