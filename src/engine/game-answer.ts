import type { Certificate, Ending, Objective } from '../game/index.ts';
import type { Placement } from './all-but/algorithm-1.ts';
import type { PeriodicityByTheorem } from './all-but/theorem/periodicity-by-theorem.ts';
import type { FiniteRule } from './finite/beginning.ts';
import type { ResidueProof } from './infinite/residue-proof.ts';
import type { ProvedPeriodicity, Undecided } from './proved-periodicity.ts';

/** All that is known of a game: plain data. */
export interface GameAnswer {
  /** The game in canonical notation. */
  readonly game: string;
  readonly ending: Ending;
  readonly objective: Objective;
  /** The nim-sequence; null under last-player-loses, where heaps have only outcomes. */
  readonly nimSequence: SequenceAnswer | null;
  /** The outcomes; null for all-but and infinite sets, whose P-positions are the heaps of value 0. */
  readonly outcomes: OutcomeAnswer | null;
  /** The first iterations of Algorithm 1, if they were requested. */
  readonly steps?: readonly Placement[];
  /** The certificate of the nim-sequence, or of the outcomes if there is no nim-sequence. */
  readonly certificate: Certificate | null;
  readonly outcomesCertificate?: Certificate | null;
  /** The reason why the sequence is n mod m, if that is known for an infinite set. */
  readonly proof?: ResidueProof;
}

/** A preperiod and a period that are proved, in heaps. */
export interface Period {
  readonly status: ProvedPeriodicity['status'];
  readonly preperiod: number;
  readonly period: number;
}

interface Terms {
  readonly terms: readonly number[];
}

/** The saltus of a finite set is 0. */
export type SequenceAnswer = Terms &
  ((Period & { readonly saltus: number }) | PeriodicityByTheorem | Undecided);

/** The answer on outcomes, with B(S) and E(S). */
export type OutcomeAnswer = Terms &
  ((Period & { readonly string: string | Undecided; readonly resultNumber: string | Undecided }) | Undecided);

/** A question about a game. Rules other than normal play affect only finite sets. */
export interface Question extends FiniteRule {
  /** The number of terms listed of every sequence. */
  readonly terms: number;
  /** Iterations of Algorithm 1 to be listed, of all-but games. */
  readonly steps?: number;
  /** Heaps to search for each period: rising, since the next is tried where one does not decide. */
  readonly limits: readonly number[];
}

/** An intermediate answer: the terms, and each limit that did not decide and is followed by a higher one. */
export type Progress =
  | {
      readonly kind: 'terms';
      readonly values: Int32Array | Uint32Array | null;
      readonly outcomes: Uint8Array | null;
    }
  | { readonly kind: 'searched'; readonly what: 'nim-sequence' | 'outcomes'; readonly heaps: number };
