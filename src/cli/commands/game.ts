import { DefinitionError, MachineError } from '../../errors.ts';
import { parseGame, parseHeaps } from '../../game/index.ts';
import { writeWhole } from '../../run/index.ts';
import { EXIT, type ExitCode, exitCodeOf, worst } from '../exit-code.ts';
import { answer, type GameAnswer, type Question } from '../game-answer.ts';
import { wholeNumber } from '../numbers.ts';
import { stepsAsText } from '../steps.ts';
import type { Terminal } from '../terminal.ts';

export interface GameArguments {
  readonly notation: readonly string[] | 'standard input';
  readonly terms?: string | undefined;
  readonly steps?: string | undefined;
  readonly limit?: string | undefined;
  readonly certificate?: string | undefined;
  readonly json: boolean;
}

/** Terms shown where none are asked for, and the most that are kept in memory to be shown. */
const TERMS = 30;
const MOST_TERMS = 1e8;
const MOST_STEPS = 1e4;

/** Heaps that a single game is followed for: some seconds to a minute. */
const LIMIT = 1e11;

/** Everything about one game, or about each line of standard input where they come from there. */
export async function gameCommand(args: GameArguments, terminal: Terminal): Promise<ExitCode> {
  const question: Question = {
    terms:
      args.terms === undefined ? TERMS : wholeNumber(args.terms, '--terms', { least: 0, most: MOST_TERMS }),
    steps: args.steps === undefined ? 0 : wholeNumber(args.steps, '--steps', { least: 1, most: MOST_STEPS }),
    limit: args.limit === undefined ? LIMIT : parseHeaps(args.limit, '--limit'),
  };
  const answerTo = (text: string): ExitCode => {
    const answered = answer(parseGame(text), question);
    terminal.out(args.json ? JSON.stringify(answered) : asText(answered));
    if (args.certificate !== undefined) saveCertificate(args.certificate, answered);
    return answered.nimSequence.status === 'proved' ? EXIT.expected : EXIT.undecided;
  };
  if (args.notation === 'standard input') {
    if (args.certificate !== undefined) {
      throw new DefinitionError([
        { where: '--certificate', expected: 'one game on the command line', received: '-' },
      ]);
    }
    return answerLines(terminal, args.json, answerTo);
  }
  if (args.certificate !== undefined && args.notation.length > 1) {
    const received = `${args.notation.length} games`;
    throw new DefinitionError([{ where: '--certificate', expected: 'one game', received }]);
  }
  return worst(args.notation.map(answerTo));
}

/** A bad line is answered in its place, and the rest go on. */
async function answerLines(
  terminal: Terminal,
  json: boolean,
  answerTo: (text: string) => ExitCode,
): Promise<ExitCode> {
  const codes: ExitCode[] = [];
  for await (const line of terminal.input) {
    if (line.trim() === '') continue;
    try {
      codes.push(answerTo(line));
    } catch (thrown) {
      if (!(thrown instanceof DefinitionError)) throw thrown;
      if (json) terminal.out(JSON.stringify({ line, error: thrown.message }));
      else terminal.err(thrown.message);
      codes.push(exitCodeOf(thrown));
    }
  }
  return worst(codes);
}

function asText({ game, nimSequence, steps, certificate }: GameAnswer): string {
  const lines = [game];
  if (nimSequence.status === 'proved') {
    const { preperiod, period, saltus } = nimSequence;
    const repeat = certificate!.repeat;
    lines.push(
      `  preperiod ${preperiod} heaps, period ${period} heaps, saltus ${saltus}`,
      `  proved: the boundary pattern at heap ${repeat.from} stands again at heap ${repeat.to}`,
    );
  } else
    lines.push(`  undecided within ${nimSequence.limit} heaps: ${nimSequence.why}; try a higher --limit`);
  const { terms } = nimSequence;
  if (terms.length > 0) lines.push(`  G(0..${terms.length - 1})  ${terms.join(' ')}`);
  if (steps) lines.push('', stepsAsText(steps), '');
  return lines.join('\n');
}

function saveCertificate(path: string, { game, certificate }: GameAnswer): void {
  if (certificate === null) {
    throw new MachineError(`no certificate was written to ${path}: ${game} is undecided within the limit`);
  }
  writeWhole(path, `${JSON.stringify(certificate, null, 2)}\n`);
}
