import { BrokenInvariantError } from '../errors.ts';
import { type Ending, formatGame, type LargeTriple, type WrittenGame } from '../game/index.ts';
import { type Boundary, blankBoundary } from './all-but/boundary-pattern.ts';
import { ExactTape } from './all-but/exact-tape.ts';
import { fesSet } from './all-but/fes-set.ts';
import { DEFAULT_SETTINGS } from './all-but/pattern-search.ts';
import { periodicityOfAllBut } from './all-but/periodicity-of-all-but.ts';
import { termAt } from './all-but/proposal.ts';
import { byBlankReturn, wordsOfLemma6 } from './all-but/search-by-blank-return.ts';
import type { Tape } from './all-but/tape.ts';
import { TapeByWords } from './all-but/tape-by-words.ts';
import { periodicityByTheorem } from './all-but/theorem/periodicity-by-theorem.ts';
import { copiesOf, gameBelow, MAX_ROWS, REFERENCE, type Triple, tripleOf } from './all-but/theorem/triple.ts';
import { nimValueByTheorem } from './all-but/theorem/value-by-theorem.ts';
import type { FiniteRule } from './finite/beginning.ts';
import { periodicityOfNimValues, periodicityOfOutcomes } from './finite/periodicity-of-finite.ts';
import { outcomesOfFinite } from './finite/terms-of-finite.ts';
import { kernelOf } from './infinite/choose-infinite-kernel.ts';
import { periodicityByResidues } from './infinite/residue-proof.ts';
import { nimSegments, nimValues } from './nim-segments.ts';
import type { Undecided } from './proved-periodicity.ts';

/** Maximum number of heaps played one by one if that gives the value, and of heaps searched if that is only a comparison. */
const MAX_PLAYED = 2 ** 20;
/**
 * Maximum number of heaps played if a kernel takes a step per heap, and of heaps searched for a period if a tape gives
 * the value anyway.
 */
const MAX_PLAYED_IN_STEPS = 2 ** 30;
/** Maximum number of moves played, about ten seconds, and of bytes of memory. */
const MAX_STEPS = 2 ** 32;

/** The value G(heap) and its grounds: the values of all smaller heaps, a proved period, or a theorem. */
export type ValueOfHeap =
  | { readonly status: 'played' | 'proved'; readonly value: bigint }
  | { readonly status: 'theorem'; readonly reference: string; readonly value: bigint };

/**
 * Returns G(heap) for a non-negative heap of any size: by the theorem on N - {a, b, a + b} with b ≥ 3a, or by a period.
 * Only finite sets may have an ending other than normal. If two methods give the value, they are compared.
 *
 * @param limit heaps to search for a period, and to play of all-but games
 * @throws BrokenInvariantError if the methods disagree
 *
 * Cost: finding the period and one term, or a / gcd(a, b) operations on integers.
 *
 * @example
 * valueOfHeap({ kind: 'all-but', excluded: [7, 100, 107] }, 'normal', 10n ** 20n, 1e6)
 * // { status: 'theorem', reference: 'docs/conjecture-12.md', value: 33333333333333333320n }
 */
export function valueOfHeap(
  game: WrittenGame | LargeTriple,
  ending: Ending,
  heap: bigint,
  limit: number,
): ValueOfHeap | Undecided {
  const triple = game.kind === 'large-triple' ? game : game.kind === 'all-but' && tripleOf(game.excluded);
  const written = game.kind === 'large-triple' ? gameBelow(game, MAX_PLAYED) : game;
  if (!triple) return byPlay(written, ending, heap, limit);
  const theorem = byTheorem(triple, heap);
  const isBeyondPlay = heap >= MAX_PLAYED && periodicityByTheorem(triple).period > MAX_PLAYED;
  if (isBeyondPlay) return theorem;
  return insistOnAgreement(game, heap, theorem, byPlay(written, ending, heap, MAX_PLAYED));
}

/**
 * Returns G(heap) as {@link valueOfHeap} does, for a list of moves that may be the beginning of a longer one, or a set
 * without a known period: by playing all smaller heaps, or undecided.
 *
 * @example
 * valueByPlayAlone({ kind: 'finite', moves: [2, 3] }, 'normal', 4n) // { status: 'played', value: 2n }
 */
export function valueByPlayAlone(game: WrittenGame, ending: Ending, heap: bigint): ValueOfHeap | Undecided {
  const isQuick =
    game.kind === 'infinite' && kernelOf(game).steps(MAX_PLAYED_IN_STEPS) <= MAX_PLAYED_IN_STEPS;
  const limit = isQuick ? MAX_PLAYED_IN_STEPS : MAX_PLAYED;
  if (heap < limit || isSparse(game, heap)) return playedValue(game, ending, heap);
  const why = 'no period of this set is known, and the heap is too large to compute all smaller heaps';
  return { status: 'undecided', limit, why };
}

/** Whether a set has so few moves that they can be played on each heap up to a large one. */
function isSparse(game: WrittenGame, heap: bigint): boolean {
  if (game.kind !== 'infinite' || heap >= MAX_PLAYED_IN_STEPS) return false;
  const kernel = kernelOf(game);
  const terms = Number(heap) + 1;
  return kernel.steps(terms) <= MAX_STEPS && kernel.bytes(terms) <= MAX_STEPS;
}

function byTheorem(triple: Triple, heap: bigint): ValueOfHeap | Undecided {
  const rows = copiesOf(triple).triple.a;
  if (rows <= MAX_ROWS)
    return { status: 'theorem', reference: REFERENCE, value: nimValueByTheorem(triple, heap) };
  const why = `a / gcd(a, b) = ${rows} rows of tiles are more than the maximum of ${MAX_ROWS}`;
  return { status: 'undecided', limit: MAX_PLAYED, why };
}

function byPlay(game: WrittenGame, ending: Ending, heap: bigint, limit: number): ValueOfHeap | Undecided {
  if (heap < MAX_PLAYED) return playedValue(game, ending, heap);
  if (game.kind === 'infinite') {
    const proved = periodicityByResidues(game);
    if (!proved) return valueByPlayAlone(game, ending, heap);
    return { status: proved.numbers.status, value: heap % BigInt(proved.numbers.period) };
  }
  const isWithin = game.kind === 'all-but' && heap < limit;
  // A period that is much longer than the heap is not needed.
  const searched = isWithin ? Math.min(limit, Math.max(2 * Number(heap), MAX_PLAYED_IN_STEPS)) : limit;
  const found =
    game.kind === 'all-but'
      ? periodicityOfAllBut(game.excluded, searched)
      : periodicityOfNimValues(game.moves, game.kind === 'started' ? game.start : ending, searched);
  if (found.status === 'proved') return { status: found.status, value: found.valueAt(heap) };
  if (!isWithin) return found;
  return { status: 'played', value: BigInt(nimValueByTape(game.excluded, Number(heap))) };
}

function playedValue(game: WrittenGame, ending: Ending, heap: bigint): ValueOfHeap {
  const terms = Number(heap) + 1;
  if (game.kind !== 'infinite')
    return { status: 'played', value: BigInt(nimValues(game, ending, terms).at(-1)!) };
  let value = 0;
  for (const { values } of nimSegments(game, terms)) value = values.at(-1)!;
  return { status: 'played', value: BigInt(value) };
}

/** Returns the value by the theorem, or by play if the theorem is undecided. If both are known, they must be equal. */
function insistOnAgreement(
  game: WrittenGame | LargeTriple,
  heap: bigint,
  theorem: ValueOfHeap | Undecided,
  play: ValueOfHeap | Undecided,
): ValueOfHeap | Undecided {
  if (play.status === 'undecided') return theorem;
  if (theorem.status === 'undecided') return play;
  if (theorem.value === play.value) return theorem;
  const name = formatGame(game);
  throw new BrokenInvariantError(
    `${name}: heap ${heap} has value ${play.value} by play, ${theorem.value} by the theorem`,
    `npx saltus game '${name}' --heap ${heap}`,
  );
}

/**
 * Returns f(heap) of a finite set under a rule, 0 for a P-position and 1 for an N-position, for a non-negative heap of
 * any size.
 *
 * @param limit heaps to search for a period
 * @param playedBelow small in tests
 *
 * Cost: finding the period and one term.
 *
 * @example
 * const rule = { ending: 'normal', objective: 'last-player-loses' };
 * outcomeOfHeap([1, 2], rule, 10n ** 20n, 1e6) // { status: 'proved', value: 0n }
 */
export function outcomeOfHeap(
  moves: readonly number[],
  rule: FiniteRule,
  heap: bigint,
  limit: number,
  playedBelow = MAX_PLAYED,
): ValueOfHeap | Undecided {
  if (heap < playedBelow) {
    const terms = outcomesOfFinite(moves, rule, Number(heap) + 1);
    return { status: 'played', value: BigInt(terms.at(-1)!) };
  }
  const found = periodicityOfOutcomes(moves, rule, limit);
  return found.status === 'proved' ? { status: found.status, value: found.valueAt(heap) } : found;
}

/**
 * Returns G(n) of N - X, played by words from the first heap, whatever the period is. Cost: a tape of n heaps. Memory:
 * max X bits.
 */
export function nimValueByTape(excluded: readonly number[], n: number): number {
  const set = fesSet(excluded);
  const tapeFrom = (from: Boundary): Tape => new TapeByWords(set, from);
  const start = blankBoundary(set.largest);
  const wordsFrom = byBlankReturn.fits(set) && wordsOfLemma6(set, DEFAULT_SETTINGS);
  const tape = wordsFrom ? new ExactTape(set, wordsFrom, start) : tapeFrom(start);
  tape.advanceTo(Math.max(0, n - set.largest));
  const near = tape.boundary();
  const path = {
    tapeAt(heap: number) {
      const tape = tapeFrom(near);
      tape.advanceTo(heap);
      return tape;
    },
  };
  return termAt(set, path, n);
}
