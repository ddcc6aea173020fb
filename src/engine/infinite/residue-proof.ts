import { formatGame, NAMED_SETS } from '../../game/index.ts';
import type { SetOfMoves } from './moves-up-to.ts';
import type { NimSegment } from './segment.ts';

/** A step of a proof, and how it is known: a program has checked it, or a reader must follow it. */
export interface ProofStep {
  readonly by: 'computation' | 'argument';
  readonly says: string;
}

/**
 * The proof that G(n) = n mod m for all heaps n, so that the sequence has preperiod 0, period m and saltus 0: the
 * moves 1, …, m − 1 are in S and no multiple of m is. Plain JSON.
 */
export interface ResidueProof {
  readonly format: 'saltus-residue-proof-1';
  /** Canonical notation. */
  readonly game: string;
  /** m, in heaps. */
  readonly modulus: number;
  readonly steps: readonly ProofStep[];
}

/**
 * Returns the proof that the nim-sequence is n mod m, if the set has one; else null. `primes | {1}` has one, with m = 4.
 *
 * The only candidate for m is the least number that is not a move. It is computed that no written number is both a move
 * and a multiple of m. The other multiples are decided by an argument: no prime is one. Infinitely many members of each
 * other set with a name are.
 *
 * Cost: m + |numbers written in the set| trial divisions.
 */
export function residueProof(game: SetOfMoves): ResidueProof | null {
  const isMove = membership(game);
  let m = 1;
  while (isMove(m)) m++;
  if (game.kind === 'infinite' && (game.base !== 'primes' || m === 1)) return null;
  const written = game.kind === 'finite' ? game.moves : game.plus;
  if (written.some(s => s % m === 0 && isMove(s))) return null;
  return { format: 'saltus-residue-proof-1', game: formatGame(game), modulus: m, steps: stepsOf(game, m) };
}

/**
 * Returns the periodicity that {@link residueProof} proves: G(n) is n mod p. The period p is the least, since each value
 * below it occurs in it once.
 */
export function periodicityByResidues(game: SetOfMoves) {
  const proof = residueProof(game);
  return (
    proof && { proof, numbers: { status: 'proved', preperiod: 0, period: proof.modulus, saltus: 0 } as const }
  );
}

/** Yields the sequence that the proof proves. */
export function* residueSegments({ modulus }: ResidueProof, terms: number): Generator<NimSegment> {
  const heaps = 2 ** 16;
  for (let from = 0; from < terms; from += heaps) {
    const values = new (modulus <= 256 ? Uint8Array : Uint32Array)(Math.min(heaps, terms - from));
    for (
      let i = 0, value = from % modulus;
      i < values.length;
      i++, value = value + 1 === modulus ? 0 : value + 1
    ) {
      values[i] = value;
    }
    yield { from, values };
  }
}

function stepsOf(game: SetOfMoves, m: number): ProofStep[] {
  const steps: ProofStep[] = [
    {
      by: 'computation',
      says: `Every s with 1 ≤ s < ${m} is a move. Neither ${m} nor any number that is written in S is a move and a multiple of ${m}.`,
    },
  ];
  if (game.kind === 'infinite') {
    steps.push({
      by: 'argument',
      says: `A multiple k · ${m} with k ≥ 2 is not prime, so that no move at all is a multiple of ${m}.`,
    });
  }
  steps.push(
    {
      by: 'argument',
      says: `By induction over the heaps let G(h) = h mod ${m} for all h < n, and r = n mod ${m}.`,
    },
    {
      by: 'argument',
      says: 'For each j < r the move r − j, one of those above and at most n, leads to a heap of value j.',
    },
    {
      by: 'argument',
      says: `An option of value r would be a multiple of ${m} away, and there is no such move. So G(n) = r.`,
    },
  );
  return steps;
}

/** Whether a number is a move, by definition, with trial division. */
function membership(game: SetOfMoves): (n: number) => boolean {
  if (game.kind === 'finite') {
    const moves = new Set(game.moves);
    return n => moves.has(n);
  }
  const { base } = game;
  const plus = new Set(game.plus);
  const minus = new Set(game.minus);
  return n => {
    if (plus.has(n) || minus.has(n)) return plus.has(n);
    return NAMED_SETS[base].has(n);
  };
}
