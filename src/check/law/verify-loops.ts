import {
  depthOf,
  isLoop,
  type LoopsCertificate,
  type LoopWord,
  loopsCertificateFault,
} from '../../game/index.ts';
import { primesOf } from '../primes-and-divisors.ts';
import { insist, TooExpensive } from '../refused.ts';
import { numbersAt } from './affine-for-all-k.ts';
import { add, Cone, type Form } from './cone.ts';
import { familyOf, type LawVerdict, verdictOn } from './law-verdict.ts';
import { LoopReads } from './loop-reads.ts';
import { LoopWalk } from './loop-walk.ts';
import { valueAt } from './polynomial-arithmetic.ts';

/** Maximum number of items that are visited to measure a word at one k. */
const MAX_VISITED = 3e6;

/**
 * Returns whether the statements of a certificate are true for all k from `from` on.
 *
 * 1. Cut the words at the ends of loops into blocks of powers. All places in a block are affine in k, the counters and x.
 * 2. Before each block there are finitely many contexts: sequences of powers that reach back as far as the largest number, or to the
 *    blank heaps below 0. Each is there under linear conditions on k and the counters. Every block of every game has a context.
 * 3. For each power in each context, divide the heaps by the powers that the moves read (`loop-reads.ts`). In each part, the
 *    letter follows from the letters that are read. So, by induction over the heaps, the words are the sequence of each game.
 * 4. The last letters of `before` and `repeated` differ, or `before` is empty. So the preperiod is the length of `before`.
 * 5. The mark is seen in the repeated words only at the first heap of `repeated`. So all periods are multiples of its length.
 * 6. The lengths are polynomials in k, because all counts are non-negative. Their values at more k than their degrees determine them.
 *
 * docs/prove.md has the details. A malformed certificate is rejected, and nothing is thrown for it.
 */
export function verifyLoops(certificate: LoopsCertificate): LawVerdict {
  return verdictOn(loopsCertificateFault(certificate), () => {
    const { from, before, repeated } = certificate;
    const depth = Math.max(depthOf(before), depthOf(repeated));
    const all = Cone.orthant(depth + 2);
    const walk = new LoopWalk(before, repeated, depth, from);
    const reads = new LoopReads(walk);
    insistOnLengths(certificate, depth);
    insistOnPeriod(certificate, walk, reads, all);
    insistOnLetters(certificate, walk, reads, all);
    const atEnd = walk.lastLetters(true, all);
    for (const letter of walk.lastLetters(false, all))
      insist(!atEnd.has(letter), 'the preperiod may be smaller: the last letters may be equal');
    return from;
  });
}

/** Insists that each letter follows from those that the moves read. */
function insistOnLetters(certificate: LoopsCertificate, walk: LoopWalk, reads: LoopReads, all: Cone): void {
  const moves = movesOf(certificate, walk, all);
  const mexOf = (read: readonly string[]) => {
    let mex = 0;
    while (read.includes(`${mex}`)) mex++;
    return `${mex}`;
  };
  const termOf =
    certificate.sequence === 'outcomes'
      ? (read: readonly string[]) => `${Number(read.includes('0'))}`
      : mexOf;
  for (const isRepeated of [false, true])
    for (const block of walk.blocks(isRepeated, all))
      for (const { pieces, points } of walk.contexts(block, moves.at(-1)!, false)) {
        const line = [...pieces, ...block.pieces];
        for (let i = pieces.length; i < line.length; i++)
          reads.insistOnAll(line, i, moves, points, (read, own) => own === termOf(read), 'a letter is wrong');
      }
}

/** The moves in increasing order. */
function movesOf(certificate: LoopsCertificate, walk: LoopWalk, all: Cone): readonly Form[] {
  const { modulus, residue } = certificate;
  const family = familyOf(certificate);
  insist(
    family.kind === 'finite' && family.numbers.length < 10,
    'it is not a family of sets of at most nine numbers',
  );
  const sorted = numbersAt(family, modulus, residue).toSorted((p, q) => p[0] - q[0] || p[1] - q[1]);
  const moves = sorted.map(number => walk.numberOf(number));
  for (const [i, move] of moves.entries())
    insist(
      all.isAtLeast0(walk.below(add(move, -1, moves[i - 1] ?? walk.zero))),
      'the numbers are not positive and in one order for all k',
    );
  return moves;
}

/** Insists that the length of `repeated` is the least period. */
function insistOnPeriod(
  { repeated, mark }: LoopsCertificate,
  walk: LoopWalk,
  reads: LoopReads,
  all: Cone,
): void {
  const text = walk.endlessText;
  if (text !== undefined) {
    insist(text !== '', 'nothing repeats');
    for (const q of primesOf(text.length))
      insist(text.slice(0, text.length / q).repeat(q) !== text, `the period is ${q} times a period`);
    return;
  }
  const [first] = repeated;
  insist(first !== undefined && !isLoop(first), 'what repeats does not begin with a power');
  insist(all.isAtLeast0(walk.below(walk.numberOf(first[1]))), 'the first power that repeats may be empty');
  const distances = mark.map(([distance]) => walk.numberOf(distance));
  const farthest = distances.find(far => distances.every(other => all.isAtLeast0(add(far, -1, other))));
  insist(
    farthest !== undefined && distances.every(distance => all.isAtLeast0(distance)),
    'the mark has no largest distance',
  );
  const isSeen = (read: readonly string[]) => read.every((letter, i) => letter === mark[i]![1]);
  const mayBe = (reader: number, letters: string) => letters.includes(mark[reader]![1]);
  for (const block of walk.blocks(true, all))
    for (const { pieces, points } of walk.contexts(block, farthest, true)) {
      const line = [...pieces, ...block.pieces];
      const isFirst = block.spot.loop === undefined && block.spot.index === 0;
      for (let i = pieces.length; i < line.length; i++) {
        const later = isFirst && i === pieces.length ? points.where(walk.below(walk.x)) : points;
        reads.insistOnAll(line, i, distances, later, read => !isSeen(read), 'the mark occurs twice', mayBe);
      }
      if (!isFirst) continue;
      const there = points.where(walk.minus(walk.x));
      reads.insistOnAll(line, pieces.length, distances, there, isSeen, 'the mark does not occur');
    }
}

/** Insists that the stated polynomials are the lengths of the words. */
function insistOnLengths(
  { from, before, repeated, preperiod, period }: LoopsCertificate,
  depth: number,
): void {
  const meter = { left: MAX_VISITED };
  for (const [word, stated] of [
    [before, preperiod],
    [repeated, period],
  ] as const)
    for (let k = from; k <= from + Math.max(depth + 1, stated.length); k++)
      insist(
        lengthAt(word, [k, 1], meter) === valueAt(stated, k),
        `at k = ${k} a word does not have the stated length`,
      );
}

/** @param values of k, 1 and the counters */
function lengthAt(word: LoopWord, values: readonly number[], meter: { left: number }): bigint {
  let length = 0n;
  for (const item of word) {
    if (--meter.left < 0)
      throw new TooExpensive(MAX_VISITED, `measuring the words takes more than ${MAX_VISITED} steps`);
    const numbers = isLoop(item) ? item.count : item[1];
    const value = numbers.reduce((sum, c, i) => sum + BigInt(c) * BigInt(values[i] ?? 0), 0n);
    if (!isLoop(item)) length += BigInt(item[0].length) * value;
    else for (let i = 0; i < value; i++) length += lengthAt(item.body, [...values, i], meter);
  }
  return length;
}
