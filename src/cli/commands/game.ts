import {
  analyseGame,
  analyseSetOfMoves,
  type GameAnswer,
  proofsOf,
  type Question,
  runToEnd,
  valueByPlayAlone,
  valueOfHeap,
} from '../../engine/index.ts';
import { DefinitionError, type Issue, refuse, relocateIssues, tryCollect } from '../../errors.ts';
import {
  type Ending,
  formatGame,
  type Game,
  type Known,
  type LargeTriple,
  type Objective,
  parseGameOfAnySize,
  parseHeaps,
} from '../../game/index.ts';
import { exactJson } from '../../run/exact-json.ts';
import { shellWord } from '../../run/shell-word.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { gameAsText } from '../game-text.ts';
import { knownHere, reportKnown } from '../known.ts';
import { readMovesFile } from '../moves-file.ts';
import { wholeNumber, wholeNumberOfAnySize } from '../numbers.ts';
import { oneByOne } from '../one-by-one.ts';
import { lineOfGame, withSubsets } from '../subsets.ts';
import type { Terminal } from '../terminal.ts';
import { insistOnFolder, writeProofs } from '../written.ts';

export interface GameArguments {
  /** A lone `-` stands for the lines of standard input. */
  readonly notation: readonly string[];
  readonly ending: Ending;
  readonly objective: Objective;
  /** Values of heaps 0, 1, …, for all games. */
  readonly start?: string | undefined;
  readonly heap?: string | undefined;
  readonly terms: string;
  readonly steps?: string | undefined;
  readonly limit: string;
  readonly certificate?: string | undefined;
  readonly bound: boolean;
  readonly json: boolean;
}

/** Maximum number of terms shown, which are held in memory and written in one line of 100 MB. `sequence` streams more. */
const MAX_TERMS = 1e7;
const MAX_STEPS = 1e4;

/** Prints everything about each game, or the value of one heap, one answer after another. */
export async function gameCommand(args: GameArguments, terminal: Terminal): Promise<ExitCode> {
  const { notation, certificate, json } = args;
  insistOnQuotes(notation);
  const fromInput = notation.length === 1 && notation[0] === '-';
  if (certificate !== undefined && (fromInput || notation.length > 1)) {
    refuse('--certificate', 'one game', fromInput ? 'games from standard input' : `${notation.length} games`);
  }
  insistOnFolder(certificate);
  const question = questionOf(args);
  const many = fromInput ? [] : [...withSubsets(notation)];
  const isOfSubsets = many.length > notation.length;
  const games = fromInput ? linesOf(terminal) : many;
  return oneByOne(games, { name: 'line', json }, terminal, text => {
    const game = startedGame(text, args.start);
    refuseUnfit(game, question);
    if (args.bound) return reportBound(game, json, terminal);
    if (question.heap !== undefined)
      return reportValue(game, { ...question, heap: question.heap }, json, terminal);
    const known = fromInput || isOfSubsets || (json && many.length > 1) ? undefined : knownOf(game, question);
    if (known && !json) reportKnown(known, terminal);
    const answered = runToEnd(
      game.kind === 'file'
        ? analyseSetOfMoves(formatGame(game), readMovesFile(game.path, terminal), question)
        : analyseGame(game, question),
    );
    const asText = isOfSubsets ? lineOfGame : gameAsText;
    terminal.out(json ? exactJson({ ...answered, ...(known && { known }) }) : asText(answered));
    const isSaved = certificate === undefined || saveCertificate(certificate, answered, question, terminal);
    const isPromised = game.kind !== 'infinite' && game.kind !== 'file';
    return isSaved && !(isPromised && openParts(answered).length > 0) ? EXIT.expected : EXIT.undecided;
  });
}

/** @throws DefinitionError if the words are one game that the shell split, or the numbers of one */
function insistOnQuotes(words: readonly string[]): void {
  const areNumbers = words.every(word => /^\d+$/.test(word));
  const text = areNumbers ? `{${words.join(', ')}}` : words.join(' ');
  const isGame = (text: string) => tryCollect([], () => parseGameOfAnySize(text)) !== undefined;
  if (words.length < 2 || words.every(isGame) || !isGame(text)) return;
  refuse('game', 'one quoted game per argument', words.join(' '), `did you mean ${shellWord(text)}?`);
}

/** @throws DefinitionError at `--start` if the game without it is valid */
function startedGame(text: string, start: string | undefined) {
  const game = parseGameOfAnySize(text);
  if (start === undefined) return game;
  if (game.kind !== 'finite') refuse('--start', 'a finite set, {…}, as the game', text);
  return relocateIssues(
    () => parseGameOfAnySize(`${text} from ${start}`),
    issue => ({ ...issue, where: '--start' }),
  );
}

/**
 * Prints how large preperiod + period can be. There are (|S| + 1)^(max S) windows of max S values from 0 to |S|, so one of
 * the first that many windows, and one more, is a repetition; for outcomes there are 2^(max S).
 */
function reportBound(game: Game | LargeTriple, json: boolean, terminal: Terminal): ExitCode {
  const name = formatGame(game);
  if (game.kind !== 'finite') refuse('--bound', 'a finite set, {…}', name);
  const [values, largest] = [game.moves.length + 1, game.moves.at(-1)!];
  const bounds = { nimValues: `${values}^${largest}`, outcomes: `2^${largest}` };
  const text = `${name}: preperiod + period is at most ${bounds.nimValues} for nim-values, ${bounds.outcomes} for outcomes`;
  terminal.out(json ? JSON.stringify({ game: name, bounds }) : text);
  return EXIT.expected;
}

/** Returns what is known about a game; nothing about a file, whose moves are its own. */
function knownOf(game: Game | LargeTriple, { ending, objective }: Question): readonly Known[] {
  if (game.kind === 'file' || game.kind === 'large-triple') return [];
  return knownHere({ family: { game: formatGame(game) }, ending, objective });
}

/** Prints only the nim-value, on one line. */
function reportValue(
  game: Game | LargeTriple,
  { ending, heap, limits }: Question & { readonly heap: bigint },
  json: boolean,
  terminal: Terminal,
): ExitCode {
  const name = formatGame(game);
  const value =
    game.kind === 'file'
      ? valueByPlayAlone(readMovesFile(game.path, terminal), ending, heap)
      : valueOfHeap(game, ending, heap, limits[0]!);
  const isKnown = value.status !== 'undecided';
  if (json) terminal.out(exactJson({ game: name, ending, heap, ...value }));
  else terminal.out(isKnown ? `${value.value}` : 'undecided');
  if (!isKnown && !json) terminal.err(`heap ${heap} of ${name} is undecided: ${value.why}`);
  return isKnown ? EXIT.expected : EXIT.undecided;
}

interface GameQuestion extends Question {
  readonly heap: bigint | undefined;
  readonly steps: number;
}

function questionOf(args: GameArguments): GameQuestion {
  const { ending, objective, heap, terms, steps, limit, certificate } = args;
  if (heap !== undefined && (steps ?? certificate) !== undefined) {
    refuse('--heap', 'no other output next to --heap', steps === undefined ? '--certificate' : '--steps');
  }
  return {
    ending,
    objective,
    heap: heap === undefined ? undefined : wholeNumberOfAnySize(heap, '--heap'),
    terms: wholeNumber(terms, '--terms', { min: 0, max: MAX_TERMS }),
    steps: steps === undefined ? 0 : wholeNumber(steps, '--steps', { min: 1, max: MAX_STEPS }),
    limits: [parseHeaps(limit, '--limit')],
  };
}

/** Rules and options that the kind of game does not have. */
function refuseUnfit(game: Game | LargeTriple, { ending, objective, heap, steps }: GameQuestion): void {
  const received = formatGame(game);
  const issues: Issue[] = [];
  if (steps > 0 && game.kind !== 'all-but') {
    const expected = game.kind === 'large-triple' ? 'numbers of at most 2^31' : 'an all-but game, N - {…}';
    issues.push({ where: '--steps', expected, received });
  }
  if (heap !== undefined && objective !== 'last-player-wins') {
    const expected = '--objective last-player-wins, under which heaps have nim-values';
    const hint = `to find the winner, run: npx saltus move '${received}:${heap}' --objective ${objective}`;
    issues.push({ where: '--heap', expected, received: objective, hint });
  }
  const expected = 'a finite set, {…}, without initial values, for rules other than normal play';
  if (ending !== 'normal' && game.kind !== 'finite') issues.push({ where: '--ending', expected, received });
  if (objective !== 'last-player-wins' && game.kind !== 'finite') {
    const hint = `to find the winner, run: npx saltus move '${received}:20' --objective ${objective}`;
    issues.push({ where: '--objective', expected, received, ...(game.kind === 'all-but' && { hint }) });
  }
  if (issues.length > 0) throw new DefinitionError(issues);
}

async function* linesOf({ input }: Terminal): AsyncGenerator<string> {
  for await (const line of input) if (line.trim() !== '') yield line;
}

/** Describes the unknown quantities of the game, with reasons. */
function openParts({ nimSequence, outcomes }: GameAnswer) {
  return Object.entries({ 'nim-sequence': nimSequence, outcomes }).flatMap(([name, part]) =>
    part?.status === 'undecided' ? [{ name, ...part }] : [],
  );
}

/** Writes the certificates of an answer and says what was not proved. Returns whether there was something to write. */
function saveCertificate(
  path: string,
  answered: GameAnswer,
  { limits }: Question,
  terminal: Terminal,
): boolean {
  const { game } = answered;
  const proofs = proofsOf(answered);
  if (answered.nimSequence?.status === 'theorem') {
    const { reference } = answered.nimSequence;
    terminal.err(
      `the nim-sequence of ${game} follows from a theorem (${reference}); no certificate was written to ${path}`,
    );
  }
  const missing = proofs.length === 0 ? 'no certificate was written to' : 'its certificate is missing from';
  for (const part of openParts(answered)) {
    const next = part.limit === limits[0] ? '; try a higher --limit' : '';
    terminal.err(`the ${part.name} of ${game} is undecided, and ${missing} ${path}: ${part.why}${next}`);
  }
  if (proofs.length > 0) writeProofs(path, proofs, { noun: 'proof', indent: 2 }, terminal);
  return proofs.length > 0;
}
