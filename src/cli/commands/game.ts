import {
  answering,
  answeringList,
  finished,
  type GameAnswer,
  proofsOf,
  type Question,
} from '../../engine/index.ts';
import { DefinitionError, type Issue } from '../../errors.ts';
import {
  type Ending,
  formatGame,
  type Game,
  type Objective,
  parseGame,
  parseHeaps,
} from '../../game/index.ts';
import { writeWhole } from '../../run/index.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { gameAsText } from '../game-text.ts';
import { readMovesFile } from '../moves-file.ts';
import { wholeNumber } from '../numbers.ts';
import { oneByOne } from '../one-by-one.ts';
import type { Terminal } from '../terminal.ts';

export interface GameArguments {
  /** A lone `-` stands for the lines of standard input. */
  readonly notation: readonly string[];
  readonly ending: Ending;
  readonly objective: Objective;
  readonly terms: string;
  readonly steps?: string | undefined;
  readonly limit: string;
  readonly certificate?: string | undefined;
  readonly json: boolean;
}

/** The most terms that are kept in memory to be shown, and written in one line: 100 MB of it. `sequence` streams more. */
const MOST_TERMS = 1e7;
const MOST_STEPS = 1e4;

/** Everything about each game, one answer after the other. */
export async function gameCommand(args: GameArguments, terminal: Terminal): Promise<ExitCode> {
  const { notation, certificate, json } = args;
  const fromInput = notation.length === 1 && notation[0] === '-';
  if (certificate !== undefined && (fromInput || notation.length > 1)) {
    const received = fromInput ? 'games from standard input' : `${notation.length} games`;
    throw new DefinitionError([{ where: '--certificate', expected: 'one game', received }]);
  }
  const question = questionOf(args);
  const games = fromInput ? linesOf(terminal) : notation;
  return oneByOne(games, { name: 'line', json }, terminal, text => {
    const game = parseGame(text);
    refuse(game, question);
    const answered = finished(
      game.kind === 'file'
        ? answeringList(formatGame(game), movesOfFile(game.path, terminal), question)
        : answering(game, question),
    );
    terminal.out(json ? JSON.stringify(answered) : gameAsText(answered));
    const isSaved = certificate === undefined || saveCertificate(certificate, answered, question, terminal);
    const isPromised = game.kind === 'finite' || game.kind === 'all-but';
    return isSaved && !(isPromised && openParts(answered).length > 0) ? EXIT.expected : EXIT.undecided;
  });
}

function questionOf(args: GameArguments): Question & { readonly steps: number } {
  const { ending, objective, terms, steps, limit } = args;
  return {
    ending,
    objective,
    terms: wholeNumber(terms, '--terms', { least: 0, most: MOST_TERMS }),
    steps: steps === undefined ? 0 : wholeNumber(steps, '--steps', { least: 1, most: MOST_STEPS }),
    limits: [parseHeaps(limit, '--limit')],
  };
}

/** Rules and options that the kind of game does not have. */
function refuse(game: Game, { ending, objective, steps }: ReturnType<typeof questionOf>): void {
  const received = formatGame(game);
  const issues: Issue[] = [];
  if (steps > 0 && game.kind !== 'all-but')
    issues.push({ where: '--steps', expected: 'an all-but game, N - {…}', received });
  const expected = 'a finite set, {…}, for rules other than normal play';
  if (ending !== 'normal' && game.kind !== 'finite') issues.push({ where: '--ending', expected, received });
  if (objective !== 'last-player-wins' && game.kind !== 'finite')
    issues.push({ where: '--objective', expected, received });
  if (issues.length > 0) throw new DefinitionError(issues);
}

function movesOfFile(path: string, terminal: Terminal) {
  const { moves, trust } = readMovesFile(path);
  terminal.err(trust);
  return { kind: 'finite', moves } as const;
}

async function* linesOf({ input }: Terminal): AsyncGenerator<string> {
  for await (const line of input) if (line.trim() !== '') yield line;
}

/** What is not known of the game, and why. */
function openParts({ nimSequence, outcomes }: GameAnswer) {
  return Object.entries({ 'nim-sequence': nimSequence, outcomes }).flatMap(([name, part]) =>
    part?.status === 'undecided' ? [{ name, ...part }] : [],
  );
}

/** Whether there was something to be written; says what was not proved. */
function saveCertificate(
  path: string,
  answered: GameAnswer,
  { limits }: Question,
  terminal: Terminal,
): boolean {
  const { game } = answered;
  const proofs = proofsOf(answered);
  const missing = proofs.length === 0 ? 'no certificate was written to' : 'no such certificate is in';
  for (const part of openParts(answered)) {
    const next = part.limit === limits[0] ? '; a higher --limit may decide it' : '';
    terminal.err(`the ${part.name} of ${game} is undecided, and ${missing} ${path}: ${part.why}${next}`);
  }
  if (proofs.length > 0)
    writeWhole(path, `${JSON.stringify(proofs.length === 1 ? proofs[0] : proofs, null, 2)}\n`);
  return proofs.length > 0;
}
