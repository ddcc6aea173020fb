import type { Proposal } from '../periodicity.ts';
import type { FesSet } from './fes-set.ts';
import { LARGEST_FOR_PATTERN_WORD } from './pattern-word-memory.ts';
import { answersOf, patternWordKernel, setPatternWord } from './pattern-word-wasm.ts';
import { looksBack } from './proposal.ts';
import type { BoundaryRepeat, Search } from './search.ts';
import { TapeByWords } from './tape-by-words.ts';
import { Way } from './way.ts';

let answers: Float64Array | undefined;

/**
 * A search over the values placed, where the whole pattern is a word. Distinguished patterns are kept, and each that comes is
 * looked up among them; all are compared with the references of Brent's search, the blank one first, which decides within
 * the limit whatever was lost. Any place on the way is reached again from the kept one before it: so the proof plays next to
 * nothing, and the preperiod is found by halving.
 *
 * Cost: a step a value up to n0 + p, and some more to the next pattern that is kept; no big integer is made. Memory: 0.3 MB.
 */
export const byPatternWord: Search = {
  fits: set => set.largest <= LARGEST_FOR_PATTERN_WORD && patternWordKernel() !== null,
  propose(set, limit, { patternWord }) {
    const kernel = patternWordKernel()!;
    setPatternWord(kernel, patternWord);
    const { low, high } = bitsOf(set.excluded);
    const { find, recurs, preperiod } = kernel.functions;
    const lastFrom = Math.min(limit + set.largest + 1, Number.MAX_SAFE_INTEGER);
    const found = find(low, high, lastFrom);
    if (found === 0) return null;
    answers ??= answersOf(kernel);
    return new ProposalByPatternWord(set, small(answers[0]!), small(answers[1]!), found === 2, {
      recurs,
      preperiod,
    });
  },
};

/** X as two words. */
export function bitsOf(excluded: readonly number[]): { readonly low: number; readonly high: number } {
  let [low, high] = [0, 0];
  for (const x of excluded) {
    if (x < 32) low |= 1 << x;
    else high |= 1 << (x - 32);
  }
  return { low, high };
}

/** The same number, as an integer of 32 bits where it is one: what is divided by it then takes a tenth of the time. */
function small(whole: number): number {
  const low = whole | 0;
  return low === whole ? low : whole;
}

type Kernel = Pick<NonNullable<ReturnType<typeof patternWordKernel>>['functions'], 'recurs' | 'preperiod'>;

/** Its kernel answers until it is asked for another set. A class, since a dozen closures cost as much as a game. */
class ProposalByPatternWord implements Proposal<BoundaryRepeat> {
  readonly isLeast = true;
  readonly period: number;
  readonly saltus: number;
  readonly #set: FesSet;
  readonly #isBlank: boolean;
  readonly #kernel: Kernel;

  constructor(set: FesSet, period: number, saltus: number, isBlank: boolean, kernel: Kernel) {
    this.#set = set;
    this.period = period;
    this.saltus = saltus;
    this.#isBlank = isBlank;
    this.#kernel = kernel;
  }

  get game(): string {
    return this.#looksBack().game;
  }

  recurs(distance: number, rise: number): boolean {
    return this.#kernel.recurs(distance, rise) === 1;
  }

  preperiod(period: number, saltus: number): number {
    if (this.#isBlank) return 0;
    return this.#kernel.preperiod(period, saltus);
  }

  repeat(...proved: Parameters<Proposal<BoundaryRepeat>['repeat']>): BoundaryRepeat {
    return this.#looksBack().repeat(...proved);
  }

  terms(...where: Parameters<Proposal<BoundaryRepeat>['terms']>): ArrayLike<number> {
    return this.#looksBack().terms(...where);
  }

  #looksBack() {
    const set = this.#set;
    return looksBack(set, new Way(set.largest, boundary => new TapeByWords(set, boundary), 2 ** 53));
  }
}
