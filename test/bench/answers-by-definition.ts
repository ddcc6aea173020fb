import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { VALUES } from './kernels.ts';
import { QUICK, type Workload } from './workloads.ts';

/**
 * Writes quick-answers.json: the answers to the quick workloads by the definitions, without the engine. Run it manually
 * when the quick workloads change (`node --import tsx test/bench/answers-by-definition.ts`, some seconds).
 *
 * G(n) is the least value that no option has; f(n) = 0 iff no option has f = 0. The number of terms is doubled until p
 * and s with G(n + p) = G(n) + s hold for the last half of them. This is observed, not proved; the engine proves it.
 */
const REST = 2147483629n;

/** Number of heaps computed at first, and at most. */
const [LEAST_HEAPS, MOST_HEAPS] = [256, 2 ** 19];

interface Seen {
  readonly preperiod: number;
  readonly period: number;
  readonly saltus: number;
  readonly terms: readonly number[];
}

/**
 * Computes G(n) as the least value whose heaps are all out of reach, at distances in X. A value with a heap more than
 * max X below is always in reach, so the search starts after such values.
 */
function allButValues(excluded: readonly number[], count: number): number[] {
  const isExcluded = new Set(excluded);
  const values: number[] = [];
  const heapsOf: number[][] = [];
  let least = 0;
  for (let heap = 0; heap < count; heap++) {
    while ((heapsOf[least]?.[0] ?? heap) < heap - excluded.at(-1)!) least++;
    let value = least;
    while (heapsOf[value]?.some(other => !isExcluded.has(heap - other))) value++;
    values.push(value);
    (heapsOf[value] ??= []).push(heap);
  }
  return values;
}

function finiteValues(moves: readonly number[], count: number): number[] {
  const values: number[] = [];
  const markedBy = new Int32Array(VALUES).fill(-1);
  for (let heap = 0; heap < count; heap++) {
    for (const taken of moves) if (taken <= heap) markedBy[values[heap - taken]!] = heap;
    values.push(mex(markedBy, heap));
  }
  return values;
}

function finiteOutcomes(moves: readonly number[], count: number): number[] {
  const outcomes: number[] = [];
  for (let heap = 0; heap < count; heap++) {
    outcomes.push(moves.some(taken => taken <= heap && outcomes[heap - taken] === 0) ? 1 : 0);
  }
  return outcomes;
}

function mex(markedBy: Int32Array, heap: number): number {
  let value = 0;
  while (markedBy[value] === heap) value++;
  return value;
}

/** Finds the least p that fits the last half of the terms, if that is at least two periods, and the least n0 for it. */
function periodIn(terms: readonly number[]): Seen | null {
  const count = terms.length;
  for (let period = 1; period <= count / 4; period++) {
    const saltus = terms[count - 1]! - terms[count - 1 - period]!;
    let n = count - period;
    while (n > 0 && terms[n - 1 + period]! - terms[n - 1]! === saltus) n--;
    if (n <= count / 2 - period) return { preperiod: n, period, saltus, terms };
  }
  return null;
}

function seen(termsOf: (count: number) => number[]): Seen {
  for (let count = LEAST_HEAPS; count <= MOST_HEAPS; count *= 2) {
    const found = periodIn(termsOf(count));
    if (found) return found;
  }
  throw new Error(`no period among ${MOST_HEAPS} heaps`);
}

/** Computes E(S) as the preperiod plus a geometric series, in lowest terms, modulo REST. */
function resultNumber({ preperiod, period, terms }: Seen): [number, number] {
  const start = Math.max(1, preperiod);
  const bits = (from: number, to: number) => BigInt(`0b0${terms.slice(from, to).join('')}`);
  const cycle = 2n ** BigInt(period) - 1n;
  const numerator = bits(1, start) * cycle + bits(start, start + period);
  const denominator = 2n ** BigInt(start - 1) * cycle;
  let [x, y] = [numerator, denominator];
  while (y > 0n) [x, y] = [y, x % y];
  return [Number((numerator / x) % REST), Number((denominator / x) % REST)];
}

function takeAPrime(terms: number): number[] {
  const primes: number[] = [];
  for (let n = 2; n < terms; n++) if (primes.every(p => p * p > n || n % p !== 0)) primes.push(n);
  const answers = Array.from({ length: VALUES }, () => [0, -1] as [number, number]);
  const values: number[] = [];
  const markedBy = new Int32Array(VALUES + 1).fill(-1);
  for (let heap = 0; heap < terms; heap++) {
    for (const p of primes) {
      if (p > heap) break;
      markedBy[values[heap - p]!] = heap;
    }
    const value = mex(markedBy, heap);
    if (answers[value]![0]++ === 0) answers[value]![1] = heap;
    values.push(value);
  }
  return answers.flat();
}

function answerTo({ kernel }: Workload, game: readonly number[]): number[] {
  if (kernel === 'take-a-prime') return takeAPrime(game[0]!);
  if (kernel === 'all-but') {
    const { preperiod, period, saltus } = seen(count => allButValues(game, count));
    return [preperiod, period, saltus];
  }
  const found = seen(count => (kernel === 'nim' ? finiteValues : finiteOutcomes)(game, count));
  const { preperiod, period } = found;
  return kernel === 'numbers' ? [preperiod, period, ...resultNumber(found)] : [preperiod, period];
}

const lines = QUICK.map(workload => {
  const answers = workload.games.map(game => [...game, ...answerTo(workload, game)]);
  return `  "${workload.id}": ${JSON.stringify(answers)}`;
});
writeFileSync(
  fileURLToPath(new URL('quick-answers.json', import.meta.url)),
  `{\n${lines.join(',\n').replaceAll('],[', '],\n    [')}\n}\n`,
);
