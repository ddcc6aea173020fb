import type { Certificate, Ending, Objective } from '../game/index.ts';
import type { Placement } from './all-but/algorithm-1.ts';
import type { PeriodicityByTheorem } from './all-but/theorem/periodicity.ts';
import type { FiniteRule } from './finite/beginning.ts';
import type { ResidueProof } from './infinite/residue-proof.ts';
import type { ProvedPeriodicity, Undecided } from './periodicity.ts';

/** All that is known of a game: plain data. */
export interface GameAnswer {
  /** In canonical notation. */
  readonly game: string;
  readonly ending: Ending;
  readonly objective: Objective;
  /** Null under last-player-loses, where heaps have outcomes only. */
  readonly nimSequence: SequenceAnswer | null;
  /** Null for all-but and infinite sets, whose P-positions are the heaps of value 0. */
  readonly outcomes: OutcomeAnswer | null;
  /** The first iterations of Algorithm 1, where they were asked for. */
  readonly steps?: readonly Placement[];
  /** Of the nim-sequence, or of the outcomes where there is none. */
  readonly certificate: Certificate | null;
  readonly outcomesCertificate?: Certificate | null;
  /** Why the sequence is n mod m, where that is known for an infinite set. */
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

/** With B(S) and E(S). */
export type OutcomeAnswer = Terms &
  ((Period & { readonly string: string | Undecided; readonly resultNumber: string | Undecided }) | Undecided);

/** What is asked of a game. Rules other than normal play change finite sets alone. */
export interface Question extends FiniteRule {
  /** How many are listed of every sequence. */
  readonly terms: number;
  /** Iterations of Algorithm 1 to be listed, of all-but games. */
  readonly steps?: number;
  /** Heaps to search for each period: rising, since the next is tried where one does not decide. */
  readonly limits: readonly number[];
}

/** What is known before the end: the terms, then every limit that did not decide and has another behind it. */
export type Progress =
  | {
      readonly kind: 'terms';
      readonly values: Int32Array | Uint32Array | null;
      readonly outcomes: Uint8Array | null;
    }
  | { readonly kind: 'searched'; readonly what: 'nim-sequence' | 'outcomes'; readonly heaps: number };
