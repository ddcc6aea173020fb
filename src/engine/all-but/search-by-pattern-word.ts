import { PATTERN_WORD } from '../kernels/compiled.ts';
import { kernelOf } from '../kernels/load.ts';
import type { Proposal } from '../proved-periodicity.ts';
import type { FesSet } from './fes-set.ts';
import type { PatternWordSettings, Search } from './pattern-search.ts';
import { looksBack } from './proposal.ts';
import { SearchPath } from './search-path.ts';
import { TapeByWords } from './tape-by-words.ts';

/** Largest M: the trailing ones of a pattern are shifted out at once, and a shift by 64 does nothing. */
const MAX_FOR_PATTERN_WORD = 62;

const DEFAULT_SETTINGS_FOR_PATTERN_WORD: PatternWordSettings = { spacing: 256, places: 64 };

const kernel = kernelOf<{
  readonly find: (low: number, high: number, lastFrom: number, spacing: number, places: number) => 0 | 1;
  readonly searches: () => number;
  readonly period: () => number;
  readonly saltus: () => number;
  readonly recurs: (distance: number, rise: number) => 0 | 1;
  readonly preperiod: (period: number, saltus: number) => number;
}>(PATTERN_WORD);

/**
 * The search for sets whose whole pattern fits a word. All patterns are compared with the first pattern and with the
 * references of Brent's search, which decides within the limit.
 *
 * Cost: one step per value up to n0 + p, up to three times as many if there is a preperiod; then 1/32 as many for each
 * prime of the proof, and twice n0 for the preperiod. Memory: 2 kB.
 */
export const byPatternWord: Search = {
  fits: set => set.largest <= MAX_FOR_PATTERN_WORD,
  propose(set, limit, { patternWord }) {
    const proposal = new ProposalByPatternWord(set, limit, {
      ...DEFAULT_SETTINGS_FOR_PATTERN_WORD,
      ...patternWord,
    });
    return proposal.period > 0 ? proposal : null;
  },
};

/**
 * A proposal by the kernel, which has one search at a time and repeats that of another set when needed. It is a class,
 * since a dozen closures cost as much as a game.
 */
class ProposalByPatternWord implements Proposal {
  readonly isLeast = true;
  /** 0 if no pattern came twice. */
  readonly period: number;
  readonly saltus: number;
  readonly #set: FesSet;
  readonly #limit: number;
  readonly #settings: PatternWordSettings;
  /** The number by which the kernel knows this search. */
  #search = 0;

  constructor(set: FesSet, limit: number, settings: PatternWordSettings) {
    this.#set = set;
    this.#limit = limit;
    this.#settings = settings;
    const { period, saltus } = kernel().functions;
    const isFound = this.#find();
    this.period = isFound ? small(period()) : 0;
    this.saltus = isFound ? small(saltus()) : 0;
  }

  get sequence(): Proposal['sequence'] {
    return this.#looksBack().sequence;
  }

  recurs(distance: number, rise: number): boolean {
    return this.#inKernel().recurs(distance, rise) === 1;
  }

  preperiod(period: number, saltus: number): number | null {
    const preperiod = this.#inKernel().preperiod(period, saltus);
    return preperiod < 0 ? null : preperiod;
  }

  repeat(...proved: Parameters<Proposal['repeat']>): ReturnType<Proposal['repeat']> {
    return this.#looksBack().repeat(...proved);
  }

  terms(...where: Parameters<Proposal['terms']>): ArrayLike<number> {
    return this.#looksBack().terms(...where);
  }

  #looksBack() {
    const set = this.#set;
    return looksBack(set, new SearchPath(set.largest, boundary => new TapeByWords(set, boundary), 2 ** 53));
  }

  #find(): boolean {
    const { find, searches } = kernel().functions;
    const { excluded, largest } = this.#set;
    let [low, high] = [0, 0];
    for (const x of excluded) {
      if (x < 32) low |= 1 << x;
      else high |= 1 << (x - 32);
    }
    const lastFrom = Math.min(this.#limit + largest + 1, Number.MAX_SAFE_INTEGER);
    const { spacing, places } = this.#settings;
    const isFound = find(low, high, lastFrom, spacing, places) === 1;
    this.#search = searches();
    return isFound;
  }

  #inKernel(): ReturnType<typeof kernel>['functions'] {
    const { functions } = kernel();
    if (functions.searches() !== this.#search) this.#find();
    return functions;
  }
}

/** Returns the same number, as an integer of 32 bits if it is one: dividing it then takes a tenth of the time. */
function small(whole: number): number {
  const low = whole | 0;
  return low === whole ? low : whole;
}
