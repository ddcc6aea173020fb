import { allButSegments, countsOf, type NimSegment, nimSegments } from '../../engine/index.ts';
import { type Game, parseGame } from '../../game/index.ts';
import { createWholeFile } from '../../run/index.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { readMovesFile } from '../moves-file.ts';
import { wholeNumber } from '../numbers.ts';
import type { Terminal } from '../terminal.ts';

export type SequenceFormat = 'lines' | 'b-file' | 'csv' | 'counts';

/** Terms that are asked for at the most: values of all-but games must fit 32 bits, and 2^32 lines are 40 GB. */
const MOST_TERMS = 2 ** 40;
const MOST_ALL_BUT_TERMS = 2 ** 32;

/** The nim-sequence, normal ending, streamed in constant memory besides what the kernel keeps. */
export async function sequenceCommand(
  args: { notation: string; terms: string; format: SequenceFormat; out?: string | undefined },
  terminal: Terminal,
): Promise<ExitCode> {
  const game = parseGame(args.notation);
  const most = game.kind === 'all-but' ? MOST_ALL_BUT_TERMS : MOST_TERMS;
  const terms = wholeNumber(args.terms, '--terms', { least: 0, most });
  const chunks = render(segmentsOf(game, terms, terminal), args.format);
  if (args.out === undefined) {
    for (const chunk of chunks) await terminal.write(chunk);
    return EXIT.expected;
  }
  const file = createWholeFile(args.out);
  try {
    for (const chunk of chunks) file.write(chunk);
    file.commit();
  } finally {
    file.abandon();
  }
  return EXIT.expected;
}

function segmentsOf(game: Game, terms: number, terminal: Terminal): Iterable<NimSegment> {
  if (game.kind === 'all-but') return allButSegments(game.excluded, terms);
  if (game.kind !== 'file') return nimSegments(game, terms);
  const { moves, trust } = readMovesFile(game.path);
  terminal.err(trust);
  return nimSegments({ kind: 'finite', moves }, terms);
}

function* render(segments: Iterable<NimSegment>, format: SequenceFormat): Generator<string> {
  if (format === 'counts') {
    yield 'value,count,first\n';
    for (const { value, count, first } of countsOf(segments)) yield `${value},${count},${first}\n`;
    return;
  }
  if (format === 'csv') yield 'heap,value\n';
  const separator = format === 'csv' ? ',' : ' ';
  for (const { from, values } of segments) {
    const lines: string[] = [];
    for (let i = 0; i < values.length; i++) {
      lines.push(format === 'lines' ? `${values[i]}\n` : `${from + i}${separator}${values[i]}\n`);
      if (lines.length === LINES_A_CHUNK) yield lines.splice(0).join('');
    }
    yield lines.join('');
  }
}

/** Lines joined before they are written: some 100 kB. */
const LINES_A_CHUNK = 2 ** 14;
