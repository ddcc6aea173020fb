import { type Certificate, formatGame, type LargeTriple, type WrittenGame } from '../game/index.ts';
import { placements } from './all-but/algorithm-1.ts';
import { periodicityOfAllBut } from './all-but/periodicity-of-all-but.ts';
import {
  confirm,
  type PeriodicityByTheorem,
  periodicityByTheorem,
} from './all-but/theorem/periodicity-by-theorem.ts';
import { gameBelow, tripleOf } from './all-but/theorem/triple.ts';
import type { RuleOrStart } from './finite/beginning.ts';
import { periodicityOfNimValues, periodicityOfOutcomes } from './finite/periodicity-of-finite.ts';
import { formatResultNumber, resultNumber } from './finite/result-number.ts';
import { formatResultString, resultString } from './finite/result-string.ts';
import { outcomesOfFinite } from './finite/terms-of-finite.ts';
import type { GameAnswer, OutcomeAnswer, Period, Progress, Question } from './game-answer.ts';
import type { SetOfMoves } from './infinite/moves-up-to.ts';
import { periodicityByResidues, type ResidueProof } from './infinite/residue-proof.ts';
import { nimValues } from './nim-segments.ts';
import type { ProvedPeriodicity, Undecided } from './proved-periodicity.ts';

/**
 * Maximum number of cells of a boundary pattern for which a game covered by a theorem is played: beyond it each check
 * takes a second.
 */
const MAX_CELLS = 2 ** 22;

const NORMAL = { ending: 'normal', objective: 'last-player-wins' } as const;

/**
 * Yields intermediate answers, and returns all that is known of a game. Cost: finding both periods, B(S) and E(S).
 *
 * @example
 * const question = { ending: 'normal', objective: 'last-player-wins', terms: 4, limits: [1e6] };
 * runToEnd(analyseGame({ kind: 'finite', moves: [1, 3, 4] }, question)).outcomes.string // '<0101111>'
 */
export function analyseGame(
  game: WrittenGame | LargeTriple,
  question: Question,
): Generator<Progress, GameAnswer> {
  switch (game.kind) {
    case 'large-triple':
      return analyseLargeTriple(game, question);
    case 'all-but':
      return analyseAllBut(game.excluded, question);
    case 'finite':
    case 'started':
      return analyseFinite(game, question);
    case 'infinite':
      return analyseSetOfMoves(formatGame(game), game, question);
  }
}

/** Returns the end of {@link analyseGame}, or of {@link analyseSetOfMoves}. */
export function runToEnd(on: Generator<Progress, GameAnswer>): GameAnswer {
  let next = on.next();
  while (!next.done) next = on.next();
  return next.value;
}

/** Returns the certificates that `saltus verify` accepts, in the order nim-sequence, outcomes. */
export function proofsOf({
  certificate,
  outcomesCertificate,
  proof,
}: GameAnswer): (Certificate | ResidueProof)[] {
  return [certificate, outcomesCertificate, proof].filter(evidence => evidence != null);
}

function* analyseAllBut(
  excluded: readonly number[],
  { terms, steps = 0, limits }: Question,
): Generator<Progress, GameAnswer> {
  const game: WrittenGame = { kind: 'all-but', excluded };
  const values = nimValues(game, 'normal', terms);
  yield { kind: 'terms', values, outcomes: null };
  const triple = tripleOf(excluded);
  const theorem = triple && periodicityByTheorem(triple);
  const isLong = excluded.length > 0 && excluded.at(-1)! > MAX_CELLS;
  const isBeyond = theorem !== null && (isLong || theorem.period > limits.at(-1)!);
  const found = isBeyond
    ? theorem
    : yield* searchWithLimits('nim-sequence', limits, limit => periodicityOfAllBut(excluded, limit));
  if (theorem && found.status !== 'theorem') confirm(excluded, theorem, found, limits.at(-1)!);
  return {
    game: formatGame(game),
    ...NORMAL,
    outcomes: null,
    nimSequence: { ...numbersOf(found), terms: [...values] },
    ...(steps > 0 && { steps: placements(excluded, steps) }),
    certificate: found.status === 'proved' ? found.certificate() : null,
  };
}

function* analyseLargeTriple(game: LargeTriple, { terms }: Question): Generator<Progress, GameAnswer> {
  const values = nimValues(gameBelow(game, terms), 'normal', terms);
  yield { kind: 'terms', values, outcomes: null };
  const nimSequence = { ...periodicityByTheorem(game), terms: [...values] };
  return { game: formatGame(game), ...NORMAL, outcomes: null, nimSequence, certificate: null };
}

function* analyseFinite(
  game: Extract<WrittenGame, { kind: 'finite' | 'started' }>,
  { objective, terms, limits, ...rest }: Question,
): Generator<Progress, GameAnswer> {
  const { moves } = game;
  const ending = game.kind === 'started' ? game.start : rest.ending;
  const rule = { ending, objective };
  const values = objective === 'last-player-loses' ? null : nimValues(game, rest.ending, terms);
  const bits = outcomesOfFinite(moves, rule, terms);
  yield { kind: 'terms', values, outcomes: bits };
  const nim =
    values &&
    (yield* searchWithLimits('nim-sequence', limits, limit => periodicityOfNimValues(moves, ending, limit)));
  const found = yield* searchWithLimits('outcomes', limits, limit =>
    periodicityOfOutcomes(moves, rule, limit),
  );
  const outcomes: OutcomeAnswer =
    found.status === 'proved'
      ? { ...periodOf(found), ...resultsOf(moves, rule, found), terms: [...bits] }
      : { ...found, terms: [...bits] };
  const outcomesCertificate = found.status === 'proved' ? found.certificate() : null;
  const common = { game: formatGame(game), ending: rest.ending, objective };
  if (nim === null) return { ...common, nimSequence: null, outcomes, certificate: outcomesCertificate };
  return {
    ...common,
    nimSequence: { ...numbersOf(nim), terms: [...values!] },
    outcomes,
    certificate: nim.status === 'proved' ? nim.certificate() : null,
    outcomesCertificate,
  };
}

/**
 * Answers for a set of moves. It claims a period only by a proof, and searches for none; a list with another name may be
 * the beginning of a longer one.
 */
export function* analyseSetOfMoves(
  name: string,
  moves: SetOfMoves,
  { terms }: Pick<Question, 'terms'>,
): Generator<Progress, GameAnswer> {
  const values = nimValues(moves, 'normal', terms);
  yield { kind: 'terms', values, outcomes: null };
  const proved = moves.kind === 'infinite' ? periodicityByResidues(moves) : null;
  const why = 'no period of this set is proved, and saltus does not guess one';
  const numbers = proved?.numbers ?? ({ status: 'undecided', limit: 0, why } as const);
  return {
    game: name,
    ...NORMAL,
    nimSequence: { ...numbers, terms: [...values] },
    outcomes: null,
    certificate: null,
    ...(proved && { proof: proved.proof }),
  };
}

function* searchWithLimits<T extends { readonly status: 'proved' }>(
  what: 'nim-sequence' | 'outcomes',
  limits: readonly number[],
  search: (limit: number) => T | Undecided,
): Generator<Progress, T | Undecided> {
  for (const heaps of limits.slice(0, -1)) {
    const found = search(heaps);
    if (found.status === 'proved') return found;
    yield { kind: 'searched', what, heaps };
  }
  return search(limits.at(-1)!);
}

function resultsOf(moves: readonly number[], rule: RuleOrStart, found: ProvedPeriodicity) {
  const string = resultString(moves, rule, found);
  const number = 'status' in string ? string : resultNumber(string);
  return {
    string: 'status' in string ? string : formatResultString(string),
    resultNumber: 'status' in number ? number : formatResultNumber(number),
  };
}

function periodOf({ status, preperiod, period }: ProvedPeriodicity): Period {
  return { status, preperiod, period };
}

function numbersOf<T extends Undecided | PeriodicityByTheorem>(found: ProvedPeriodicity | T) {
  return found.status === 'proved' ? { ...periodOf(found), saltus: found.saltus } : found;
}
