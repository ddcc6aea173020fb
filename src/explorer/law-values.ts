import {
  type Affine,
  type LawCertificate,
  MAX_MOVE,
  parseFamilyOfOneLetter,
  type Word,
} from '../game/index.ts';

/** Returns the value of a number that is affine in k. */
function affineAt(k: bigint, [slope, constant]: Affine): bigint {
  return BigInt(slope) * k + BigInt(constant);
}

/** Reads a k for which the law holds. The letter must be small enough for a set, so that all values are exact. */
export function readK(
  text: string,
  { from, modulus, residue }: Pick<LawCertificate, 'from' | 'modulus' | 'residue'>,
): number {
  const maxK = Math.floor((MAX_MOVE - residue) / modulus);
  return Math.max(from, Math.min(maxK, Math.trunc(Number(text)) || 0));
}

/** Returns preperiod, period and saltus of the game of a law at k. */
export function quantitiesAt({ preperiod, period, saltus }: LawCertificate, k: bigint) {
  return {
    preperiod: affineAt(k, preperiod),
    period: affineAt(k, period),
    saltus: affineAt(k, saltus),
  };
}

/** A text repeated a number of times, starting at a heap. */
export interface Segment {
  readonly text: string;
  readonly from: bigint;
  readonly to: bigint;
}

/** The letters of one game of a law: once before heap `cycle.from`, then the cycle forever. */
export interface Spelled {
  readonly segments: readonly Segment[];
  readonly cycle: { readonly from: bigint; readonly to: bigint };
  /** The numbers of X for N - X, ascending; absent for finite sets, whose letters are values. */
  readonly excluded?: readonly bigint[];
}

/** Returns the powers of a law at one k, before and within the repeated part, each with its first position. */
export function spelled(law: LawCertificate, k: bigint): Spelled {
  const before = segmentsOf(law.before, k, 0n);
  const from = before.at(-1)?.to ?? 0n;
  const repeated = segmentsOf(law.repeated, k, from);
  const { kind, numbers } = parseFamilyOfOneLetter(law.family);
  const value = affineAt(k, [law.modulus, law.residue]);
  return {
    segments: [...before, ...repeated],
    cycle: { from, to: repeated.at(-1)!.to },
    ...(kind === 'all-but' && { excluded: numbers.map(number => affineAt(value, number)) }),
  };
}

/**
 * Returns G or the outcome of a heap of any size by a law. For N - X the letter of a heap is 0 if its value is new; the
 * value is then the number of letters 0 before it. Otherwise the letter is the index of the number in X by which the
 * previous heap with the same value is smaller.
 *
 * Cost: one test of each power, for each heap that shares the value.
 */
export function valueByLaw(at: Spelled, heap: bigint): bigint {
  const letter = letterAt(at, heap);
  if (!at.excluded) return BigInt(letter);
  return letter === 0 ? newBefore(at, heap) : valueByLaw(at, heap - at.excluded[letter - 1]!);
}

/** Returns the values of the heaps below `count`, likewise. */
export function termsByLaw(at: Spelled, count: number): Int32Array {
  const terms = new Int32Array(count);
  let [heap, fresh] = [0, 0];
  for (const letter of lettersOf(at)) {
    if (heap === count) break;
    if (!at.excluded) terms[heap] = letter;
    else terms[heap] = letter === 0 ? fresh++ : terms[heap - Number(at.excluded[letter - 1])]!;
    heap++;
  }
  return terms;
}

function segmentsOf(word: Word, k: bigint, from: bigint): Segment[] {
  const segments: Segment[] = [];
  let at = from;
  for (const [text, times] of word) {
    const to = at + BigInt(text.length) * affineAt(k, times);
    segments.push({ text, from: at, to });
    at = to;
  }
  return segments;
}

function* lettersOf({ segments, cycle }: Spelled): Generator<number, never> {
  for (let round = 0; ; round++) {
    for (const { text, from, to } of segments) {
      if (round > 0 && from < cycle.from) continue;
      const length = Number(to - from);
      for (let i = 0; i < length; i++) yield Number(text[i % text.length]);
    }
  }
}

function letterAt({ segments, cycle }: Spelled, heap: bigint): number {
  const at = heap < cycle.to ? heap : cycle.from + ((heap - cycle.from) % (cycle.to - cycle.from));
  const { text, from } = segments.find(({ to }) => at < to)!;
  return Number(text[Number((at - from) % BigInt(text.length))]);
}

/** Counts the letters 0 before a heap. */
function newBefore({ segments, cycle }: Spelled, heap: bigint): bigint {
  const upTo = (end: bigint) => {
    let count = 0n;
    for (const { text, from, to } of segments) {
      const length = (end < to ? end : to) - from;
      if (length <= 0n) break;
      const size = BigInt(text.length);
      count += (length / size) * zerosIn(text) + zerosIn(text.slice(0, Number(length % size)));
    }
    return count;
  };
  if (heap < cycle.to) return upTo(heap);
  const period = cycle.to - cycle.from;
  const [rounds, rest] = [(heap - cycle.from) / period, (heap - cycle.from) % period];
  return upTo(cycle.from + rest) + rounds * (upTo(cycle.to) - upTo(cycle.from));
}

function zerosIn(text: string): bigint {
  return BigInt(text.split('0').length - 1);
}
