import { resultNumber } from '../../src/engine/finite/result-number.ts';
import { resultString } from '../../src/engine/finite/result-string.ts';
import {
  countsOf,
  nimSegments,
  periodicityOfAllBut,
  periodicityOfNimValues,
  periodicityOfOutcomes,
} from '../../src/engine/index.ts';

/** A query of the engine for one game: the same number of results for every game, UNDECIDED for unknown ones. */
type Alone = (game: readonly number[], limit: number) => readonly number[];

/** The query for all games, given by number, in the form that C uses. */
export type Kernel = (game: (i: number) => readonly number[], games: number, limit: number) => Float64Array;

export type KernelName = 'all-but' | 'outcomes' | 'nim' | 'numbers' | 'take-a-prime';

/** Replaces each number that is unknown within the limit, in C too. */
export const UNDECIDED = -1;

/** Number of counted values of take-a-prime; 0 to 11 occur. */
export const VALUES = 16;

/**
 * Numerators and denominators have hundreds of digits, so they are compared modulo this prime, as in result-number.h.
 */
const REST = 2147483629n;

const RULE = { ending: 'normal', objective: 'last-player-wins' } as const;

const ALONE: Readonly<Record<KernelName, Alone>> = {
  /** Preperiod, period and saltus of N \ X. */
  'all-but': (game, limit) => {
    const found = periodicityOfAllBut(game, limit);
    return found.status === 'proved'
      ? [found.preperiod, found.period, found.saltus]
      : [UNDECIDED, UNDECIDED, UNDECIDED];
  },

  /** Preperiod and period of the outcomes of S. */
  outcomes: (game, limit) => {
    const found = periodicityOfOutcomes(game, RULE, limit);
    return found.status === 'proved' ? [found.preperiod, found.period] : [UNDECIDED, UNDECIDED];
  },

  /** Preperiod and period of the nim-sequence of S. */
  nim: (game, limit) => {
    const found = periodicityOfNimValues(game, RULE.ending, limit);
    return found.status === 'proved' ? [found.preperiod, found.period] : [UNDECIDED, UNDECIDED];
  },

  /** Preperiod and period of the outcomes, and E(S), as in a table. */
  numbers: (game, limit) => {
    const found = periodicityOfOutcomes(game, RULE, limit);
    const bits = found.status === 'proved' ? resultString(game, RULE, found) : found;
    const e = 'status' in bits ? bits : resultNumber(bits);
    if (found.status !== 'proved' || 'status' in e) return [UNDECIDED, UNDECIDED, UNDECIDED, UNDECIDED];
    return [found.preperiod, found.period, Number(e.numerator % REST), Number(e.denominator % REST)];
  },

  /** Count and first heap of each value among the given number of terms. */
  'take-a-prime': ([terms = 0]) => {
    const answers = Array.from({ length: VALUES }, () => [0, -1]);
    const primes = { kind: 'infinite', base: 'primes', plus: [], minus: [] } as const;
    for (const { value, count, first } of countsOf(nimSegments(primes, terms))) {
      answers[value] = [count, first];
    }
    return answers.flat();
  },
};

const forOneGame =
  (alone: Alone, width: number): Kernel =>
  (game, games, limit) => {
    const answers = new Float64Array(width * games);
    for (let i = 0; i < games; i++) answers.set(alone(game(i), limit), width * i);
    return answers;
  };

/** The engine as users call it: no kernel is chosen here, and nothing is prepared. */
export const KERNELS: Readonly<Record<KernelName, Kernel>> = {
  'all-but': forOneGame(ALONE['all-but'], 3),
  outcomes: forOneGame(ALONE.outcomes, 2),
  nim: forOneGame(ALONE.nim, 2),
  numbers: forOneGame(ALONE.numbers, 4),
  'take-a-prime': forOneGame(ALONE['take-a-prime'], 2 * VALUES),
};
