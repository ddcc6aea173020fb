import {
  certificateOfAllBut,
  certificateOfNimValues,
  certificateOfOutcomes,
  type FiniteRule,
  finiteGame,
  formatResultNumber,
  formatResultString,
  nimSegments,
  nimSequence,
  nimValuesOfFinite,
  outcomesOfFinite,
  type Placement,
  type ProvedPeriodicity,
  periodicityOfAllBut,
  placements,
  type ResidueProof,
  residueProof,
  type SetOfMoves,
  type Undecided,
} from '../engine/index.ts';
import { DefinitionError } from '../errors.ts';
import { type Certificate, type Ending, formatGame, type Game, type Objective } from '../game/index.ts';

/** What `saltus game --json` says of a game, one object a line. */
export interface GameAnswer {
  readonly game: string;
  readonly ending: Ending;
  readonly objective: Objective;
  /** Null under last-player-loses, where heaps have outcomes only. */
  readonly nimSequence: SequenceAnswer | null;
  /** Null for all-but and infinite sets. */
  readonly outcomes: OutcomeAnswer | null;
  /** The first iterations of Algorithm 1, where they were asked for. */
  readonly steps?: readonly Placement[];
  /** Of the nim-sequence, or of the outcomes where there is none. */
  readonly certificate: Certificate | null;
  readonly outcomesCertificate?: Certificate | null;
  /** Why the sequence is n mod m, where that is known for an infinite set. */
  readonly proof?: ResidueProof;
}

interface Period {
  readonly status: ProvedPeriodicity['status'];
  /** In heaps. */
  readonly preperiod: number;
  readonly period: number;
}

export type SequenceAnswer = { readonly terms: readonly number[] } & (
  | (Period & { readonly saltus: number })
  | Undecided
);

export type OutcomeAnswer = { readonly terms: readonly number[] } & (
  | (Period & { readonly string: string | Undecided; readonly resultNumber: string | Undecided })
  | Undecided
);

export interface Question extends FiniteRule {
  readonly terms: number;
  readonly steps: number;
  readonly limit: number;
  /** Reads the moves of `file:`. */
  readonly movesOfFile: (path: string) => readonly number[];
}

/** @throws DefinitionError for a rule or an option that the kind of game does not have */
export function answer(game: Game, question: Question): GameAnswer {
  if (game.kind !== 'all-but') refuseSteps(game, question);
  if (game.kind === 'finite') return answerFinite(game.moves, question);
  refuseRules(game, question);
  if (game.kind === 'all-but') return answerAllBut(game.excluded, question);
  const moves: SetOfMoves =
    game.kind === 'file' ? { kind: 'finite', moves: question.movesOfFile(game.path) } : game;
  return answerInfinite(formatGame(game), moves, question);
}

function answerAllBut(excluded: readonly number[], { terms, steps, limit }: Question): GameAnswer {
  const game = formatGame({ kind: 'all-but', excluded });
  const found = periodicityOfAllBut(excluded, limit);
  const values = { terms: [...nimSequence(excluded, terms)] };
  const common = { game, ...NORMAL, outcomes: null };
  const iterations = steps > 0 ? { steps: placements(excluded, steps) } : {};
  if (found.status === 'undecided') {
    return { ...common, nimSequence: { ...found, ...values }, ...iterations, certificate: null };
  }
  return {
    ...common,
    nimSequence: { ...periodOf(found), saltus: found.saltus, ...values },
    ...iterations,
    certificate: certificateOfAllBut(excluded, game, found),
  };
}

function answerFinite(moves: readonly number[], question: Question): GameAnswer {
  const { ending, objective, terms, limit } = question;
  const { outcomes, resultString, resultNumber, nimSequence: values } = finiteGame(moves, question, limit);
  const bits = { terms: [...outcomesOfFinite(moves, question, terms)] };
  const outcomesCertificate =
    outcomes.status === 'proved' ? certificateOfOutcomes(moves, question, outcomes) : null;
  const outcomeAnswer: OutcomeAnswer =
    outcomes.status === 'proved'
      ? {
          ...periodOf(outcomes),
          string: 'status' in resultString ? resultString : formatResultString(resultString),
          resultNumber: 'status' in resultNumber ? resultNumber : formatResultNumber(resultNumber),
          ...bits,
        }
      : { ...outcomes, ...bits };
  const common = { game: formatGame({ kind: 'finite', moves }), ending, objective };
  if (values === null) {
    return { ...common, nimSequence: null, outcomes: outcomeAnswer, certificate: outcomesCertificate };
  }
  const nimTerms = { terms: [...nimValuesOfFinite(moves, ending, terms)] };
  return {
    ...common,
    nimSequence:
      values.status === 'proved'
        ? { ...periodOf(values), saltus: 0, ...nimTerms }
        : { ...values, ...nimTerms },
    outcomes: outcomeAnswer,
    certificate: values.status === 'proved' ? certificateOfNimValues(moves, ending, values) : null,
    outcomesCertificate,
  };
}

/** No period of an infinite set is claimed but by a proof; a list from a file may be the beginning of one. */
function answerInfinite(game: string, moves: SetOfMoves, { terms }: Question): GameAnswer {
  const values = { terms: [...nimSegments(moves, terms)].flatMap(segment => [...segment.values]) };
  const proof = moves.kind === 'infinite' ? residueProof(moves) : null;
  const why = 'no proof of a period is known for this set, and none is guessed';
  return {
    game,
    ...NORMAL,
    nimSequence: proof
      ? { status: 'proved', preperiod: 0, period: proof.modulus, saltus: 0, ...values }
      : { status: 'undecided', limit: terms, why, ...values },
    outcomes: null,
    certificate: null,
    ...(proof && { proof }),
  };
}

const NORMAL = { ending: 'normal', objective: 'last-player-wins' } as const;

function periodOf({ status, preperiod, period }: ProvedPeriodicity): Period {
  return { status, preperiod, period };
}

function refuseSteps(game: Game, { steps }: Question): void {
  if (steps === 0) return;
  const received = formatGame(game);
  throw new DefinitionError([{ where: '--steps', expected: 'an all-but game, N - {…}', received }]);
}

function refuseRules(game: Game, { ending, objective }: Question): void {
  const expected = 'a finite set, {…}, for rules other than normal play';
  const received = formatGame(game);
  const issues = [
    ...(ending === 'normal' ? [] : [{ where: '--ending', expected, received }]),
    ...(objective === 'last-player-wins' ? [] : [{ where: '--objective', expected, received }]),
  ];
  if (issues.length > 0) throw new DefinitionError(issues);
}
