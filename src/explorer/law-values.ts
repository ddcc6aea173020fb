import {
  type Affine,
  LARGEST_MOVE,
  type LawCertificate,
  parseFamilyOfOneLetter,
  type Word,
} from '../game/index.ts';

/** The value of a number that is affine in k. */
function affineAt(k: bigint, [slope, constant]: Affine): bigint {
  return BigInt(slope) * k + BigInt(constant);
}

/** The k that a text names, as far as the law has it; the letter is a number that can stand in a set, so that all are exact. */
export function readK(
  text: string,
  { from, modulus, residue }: Pick<LawCertificate, 'from' | 'modulus' | 'residue'>,
): number {
  const most = Math.floor((LARGEST_MOVE - residue) / modulus);
  return Math.max(from, Math.min(most, Math.trunc(Number(text)) || 0));
}

/** What the game of a law at k has. */
export function quantitiesAt({ preperiod, period, saltus }: LawCertificate, k: bigint) {
  return {
    preperiod: affineAt(k, preperiod),
    period: affineAt(k, period),
    saltus: affineAt(k, saltus),
  };
}

/** A text that stands so many times, from a heap on. */
export interface Segment {
  readonly text: string;
  readonly from: bigint;
  readonly to: bigint;
}

/** The letters of one game of a law: before heap `cycle.from` once, then for ever as in the cycle. */
export interface Spelled {
  readonly segments: readonly Segment[];
  readonly cycle: { readonly from: bigint; readonly to: bigint };
  /** Of N - X, the numbers of X, least first; absent of finite sets, whose letters are values. */
  readonly excluded?: readonly bigint[];
}

/** The powers of a law at one k, those before it repeats and those that repeat, each where it first stands. */
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
 * G of a heap of any size, or its outcome, as a law has it. Of N - X the letter of a heap is 0 where its value is new, so
 * that as many values are smaller as letters 0 stand before it, else the index of the number in X with which its value was last seen.
 *
 * Cost: a look at each power, for as many heaps as have one value.
 */
export function valueByLaw(at: Spelled, heap: bigint): bigint {
  const letter = letterAt(at, heap);
  if (!at.excluded) return BigInt(letter);
  return letter === 0 ? newBefore(at, heap) : valueByLaw(at, heap - at.excluded[letter - 1]!);
}

/** The values of the heaps below `count`, likewise. */
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

/** How many letters 0 stand before a heap. */
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
