import {
  certificateOfAllBut,
  certificateOfNimValues,
  certificateOfOutcomes,
  type FinitePeriodicity,
  type FiniteRule,
  formatResultNumber,
  formatResultString,
  nimSegments,
  nimSequence,
  nimValuesOfFinite,
  outcomesOfFinite,
  periodicityOfAllBut,
  periodicityOfNimValues,
  periodicityOfOutcomes,
  type ResidueProof,
  residueProof,
  resultNumber,
  resultString,
  type Undecided,
} from '../engine/index.ts';
import { type Certificate, formatGame, type Game } from '../game/index.ts';
import { byRisingLimits } from './rising-limits.ts';

/** Terms that are listed of every sequence: computed in a blink, and more than anyone reads. */
export const TERMS = 2 ** 16;

/** A preperiod, period and saltus that are proved, in heaps, heaps and G-values; the saltus of a finite set is 0. */
export interface ProvedPeriod {
  readonly status: 'proved';
  readonly preperiod: number;
  readonly period: number;
  readonly saltus: number;
  /** The heaps at which the same pattern or window stands; null where the proof is in words. */
  readonly repeat: Certificate['repeat'] | null;
}

/** All that is known of a game at the end. */
export interface Analysis {
  /** Null where the last player loses: heaps have outcomes only. */
  readonly nimSequence: ProvedPeriod | Undecided | null;
  /** Null for all-but and infinite sets, whose P-positions are the heaps of value 0. */
  readonly outcomes: ProvedPeriod | Undecided | null;
  /** B(S) and E(S) of a finite set whose outcomes are proved. */
  readonly resultString: string | Undecided | null;
  readonly resultNumber: string | Undecided | null;
  /** What `saltus verify` accepts, in the order of nim-sequence, outcomes. */
  readonly proofs: readonly (Certificate | ResidueProof)[];
}

/** What comes from an analysis, in this order: the terms, how far was searched, the end. */
export type AnalysisReport =
  | { readonly kind: 'terms'; readonly values: Float64Array | null; readonly outcomes: Uint8Array | null }
  | { readonly kind: 'searched'; readonly what: 'nim-sequence' | 'outcomes'; readonly heaps: number }
  | { readonly kind: 'analysis'; readonly analysis: Analysis };

/** The games that are written out, so that a page can compute them. */
export type WrittenGame = Exclude<Game, { kind: 'file' }>;

/**
 * Analyses a game under a rule, and reports on the way. Rules other than normal play change finite sets alone.
 *
 * @param limit heaps to search for each period
 */
export function analyse(game: WrittenGame, rule: FiniteRule, limit: number): Generator<AnalysisReport, void> {
  switch (game.kind) {
    case 'all-but':
      return analyseAllBut(game.excluded, limit);
    case 'finite':
      return analyseFinite(game.moves, rule, limit);
    case 'infinite':
      return analyseInfinite(game);
  }
}

const NO_OUTCOMES = { outcomes: null, resultString: null, resultNumber: null };

function* analyseAllBut(excluded: readonly number[], limit: number): Generator<AnalysisReport, void> {
  yield { kind: 'terms', values: Float64Array.from(nimSequence(excluded, TERMS)), outcomes: null };
  const found = yield* searched('nim-sequence', limit, reach => periodicityOfAllBut(excluded, reach));
  if (found.status === 'undecided') {
    yield { kind: 'analysis', analysis: { nimSequence: found, ...NO_OUTCOMES, proofs: [] } };
    return;
  }
  const certificate = certificateOfAllBut(excluded, formatGame({ kind: 'all-but', excluded }), found);
  const { status, preperiod, period, saltus } = found;
  const { repeat } = certificate;
  const nimSequenceFound: ProvedPeriod = { status, preperiod, period, saltus, repeat };
  yield {
    kind: 'analysis',
    analysis: { nimSequence: nimSequenceFound, ...NO_OUTCOMES, proofs: [certificate] },
  };
}

function* analyseFinite(
  moves: readonly number[],
  rule: FiniteRule,
  limit: number,
): Generator<AnalysisReport, void> {
  const misere = rule.objective === 'last-player-loses';
  const values = misere ? null : Float64Array.from(nimValuesOfFinite(moves, rule.ending, TERMS));
  yield { kind: 'terms', values, outcomes: outcomesOfFinite(moves, rule, TERMS) };
  const nim = misere
    ? null
    : yield* searched('nim-sequence', limit, reach => periodicityOfNimValues(moves, rule.ending, reach));
  const outcomes = yield* searched('outcomes', limit, reach => periodicityOfOutcomes(moves, rule, reach));
  const string = outcomes.status === 'proved' ? resultString(moves, rule, outcomes) : null;
  const number = string === null || 'status' in string ? string : resultNumber(string);
  const proofs = [
    ...(nim?.status === 'proved' ? [certificateOfNimValues(moves, rule.ending, nim)] : []),
    ...(outcomes.status === 'proved' ? [certificateOfOutcomes(moves, rule, outcomes)] : []),
  ];
  const analysis: Analysis = {
    nimSequence: nim && periodOf(nim),
    outcomes: periodOf(outcomes),
    resultString: string === null || 'status' in string ? string : formatResultString(string),
    resultNumber: number === null || 'status' in number ? number : formatResultNumber(number),
    proofs,
  };
  yield { kind: 'analysis', analysis };
}

/** No period of an infinite set is claimed but by a proof. */
function* analyseInfinite(game: Extract<Game, { kind: 'infinite' }>): Generator<AnalysisReport, void> {
  const values = new Float64Array(TERMS);
  for (const segment of nimSegments(game, TERMS)) values.set(segment.values, segment.from);
  yield { kind: 'terms', values, outcomes: null };
  const proof = residueProof(game);
  const why = 'no proof of a period is known for this set, and none is guessed';
  const nimSequenceFound: ProvedPeriod | Undecided = proof
    ? { status: 'proved', preperiod: 0, period: proof.modulus, saltus: 0, repeat: null }
    : { status: 'undecided', limit: TERMS, why };
  yield {
    kind: 'analysis',
    analysis: { nimSequence: nimSequenceFound, ...NO_OUTCOMES, proofs: proof ? [proof] : [] },
  };
}

function* searched<T extends { readonly status: 'proved' }>(
  what: 'nim-sequence' | 'outcomes',
  limit: number,
  search: (limit: number) => T | Undecided,
): Generator<AnalysisReport, T | Undecided> {
  const searches = byRisingLimits(limit, search);
  for (;;) {
    const next = searches.next();
    if (next.done) return next.value;
    yield { kind: 'searched', what, heaps: next.value };
  }
}

function periodOf(found: FinitePeriodicity): ProvedPeriod | Undecided {
  if (found.status === 'undecided') return found;
  const { status, preperiod, period, saltus, repeat } = found;
  return { status, preperiod, period, saltus, repeat: { kind: 'window', ...repeat } };
}
