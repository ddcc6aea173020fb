import { DefinitionError, MachineError } from '../../errors.ts';
import { type Ending, type Objective, parseGame, parseHeaps } from '../../game/index.ts';
import { writeWhole } from '../../run/index.ts';
import { EXIT, type ExitCode, exitCodeOf, worst } from '../exit-code.ts';
import { answer, type GameAnswer, type Question } from '../game-answer.ts';
import { gameAsText } from '../game-text.ts';
import { readMovesFile } from '../moves-file.ts';
import { wholeNumber } from '../numbers.ts';
import type { Terminal } from '../terminal.ts';

export interface GameArguments {
  readonly notation: readonly string[] | 'standard input';
  readonly ending: Ending;
  readonly objective: Objective;
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
    ending: args.ending,
    objective: args.objective,
    terms:
      args.terms === undefined ? TERMS : wholeNumber(args.terms, '--terms', { least: 0, most: MOST_TERMS }),
    steps: args.steps === undefined ? 0 : wholeNumber(args.steps, '--steps', { least: 1, most: MOST_STEPS }),
    limit: args.limit === undefined ? LIMIT : parseHeaps(args.limit, '--limit'),
    movesOfFile: path => {
      const { moves, trust } = readMovesFile(path);
      terminal.err(trust);
      return moves;
    },
  };
  const { notation, certificate } = args;
  if (certificate !== undefined && (notation === 'standard input' || notation.length > 1)) {
    const received = notation === 'standard input' ? 'games from standard input' : `${notation.length} games`;
    throw new DefinitionError([{ where: '--certificate', expected: 'one game', received }]);
  }
  const answerTo = (text: string): ExitCode => {
    const game = parseGame(text);
    const answered = answer(game, question);
    terminal.out(args.json ? JSON.stringify(answered) : gameAsText(answered));
    if (certificate !== undefined) saveCertificate(certificate, answered);
    return game.kind === 'finite' || game.kind === 'all-but' ? exitCodeOfAnswer(answered) : EXIT.expected;
  };
  return notation === 'standard input'
    ? answerLines(terminal, args.json, answerTo)
    : worst(notation.map(answerTo));
}

/** A period is promised for finite and all-but games. */
function exitCodeOfAnswer({ nimSequence, outcomes }: GameAnswer): ExitCode {
  const open = [nimSequence, outcomes].some(one => one?.status === 'undecided');
  return open ? EXIT.undecided : EXIT.expected;
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

function saveCertificate(path: string, { game, certificate, outcomesCertificate, proof }: GameAnswer): void {
  const proofs = [certificate, outcomesCertificate, proof].filter(one => one != null);
  if (proofs.length === 0) {
    throw new MachineError(
      `no certificate was written to ${path}: nothing is proved of ${game} within the limit`,
    );
  }
  writeWhole(path, `${JSON.stringify(proofs.length === 1 ? proofs[0] : proofs, null, 2)}\n`);
}
