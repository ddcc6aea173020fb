import { type Check, isRecord, list, oneOf, record, textField, whole } from './certificate-fields.ts';
import { ENDINGS, type Ending, OBJECTIVES, type Objective } from './game.ts';

/**
 * The data that prove a preperiod, a period and a saltus to a reader who does not trust the engine. Plain JSON. Heaps
 * count from 0 and G(n) is the term at heap n: a nim-value, or an outcome with P-position 0 and N-position 1. There is no
 * short proof: the checker (`src/check`) replays the terms with code of its own, from heap 0 past the end of the repeat.
 *
 * The claim is that preperiod and period are the least with G(n + period) = G(n) + saltus for all n >= preperiod: first
 * the least preperiod, then the least period >= 1. Format 2 has witnesses that the period is least; for format 1 the
 * checker has to store all terms to find them.
 */
export type Certificate = CertificateWithoutWitnesses | CertificateWithWitnesses;

export interface CertificateWithoutWitnesses extends Statement {
  readonly format: 'saltus-certificate-1';
}

export interface CertificateWithWitnesses extends Statement {
  readonly format: 'saltus-certificate-2';
  /** One for each prime that divides the period, in increasing order; none for the period 1. */
  readonly witnesses: readonly Witness[];
}

/**
 * A heap with preperiod <= heap, heap + period/prime < preperiod + period and
 * prime (G(heap + period/prime) - G(heap)) != saltus.
 *
 * All periods are multiples of the least one, with the saltus in proportion. So this mismatch shows that the period is
 * the least one times a number which the prime does not divide. Such a heap exists in this range for each prime of a
 * least period; if the prime does not divide the saltus, each heap of the range is one. The least preperiod needs no such
 * witness: heap preperiod - 1 is one.
 */
export interface Witness {
  readonly prime: number;
  readonly heap: number;
}

interface Statement {
  /**
   * Canonical notation: `{1, 3, 4}`, `{1, 3, 4} from 0, 0, 1`, `N - {2, 3, 6, 8}` or `N`. Infinite sets of other kinds
   * have no certificate. The list after `from` has the values of heaps 0, 1, …, at which the game ends: at most max S
   * values, none above |S|, and only 0 is a P-position.
   */
  readonly game: string;
  /**
   * `take-all`: a heap of 1 to min S - 1 may be taken whole; `sink`: any heap by a move that is larger. All-but games
   * and those with a start know `normal` only.
   */
  readonly ending: Ending;
  /** `last-player-loses` is for outcomes of finite sets only; G(0) is then 1, a win for who cannot move. */
  readonly objective: Objective;
  /** The kind of the terms G(n). All-but games have `nim-values` only. */
  readonly sequence: 'nim-values' | 'outcomes';
  /** The preperiod in heaps; 0 for a purely (arithmetic) periodic sequence. */
  readonly preperiod: number;
  /** The period in heaps, at least 1. */
  readonly period: number;
  /** The saltus in G-values; 0 for every finite set. */
  readonly saltus: number;
  readonly repeat: BoundaryPatternRepeat | WindowRepeat;
  /**
   * d <- (48271 d + G(n) + 1) mod (2^31 - 1), from d = 1, over the heaps n = 0 .. heaps - 1, for
   * comparing two replays without keeping either. It proves nothing that the repeat does not; null
   * when the period is too long to replay.
   */
  readonly digest: { readonly heaps: number; readonly value: number } | null;
}

/**
 * The repeat for N - X with M = max X, or for N with M = 0 and an empty pattern (say from 0 to 1).
 * The pattern with its value fixes all that follows, so the equation holds at every heap from
 * `from` + M on at the latest, and the claimed preperiod is never beyond that.
 */
export interface BoundaryPatternRepeat {
  readonly kind: 'boundary-pattern';
  /** The least heap whose G-value is `valueFrom` or more; its G-value is `valueFrom`. */
  readonly from: number;
  /** `from` + period, and to `valueTo` what `from` is to `valueFrom`. */
  readonly to: number;
  readonly valueFrom: number;
  /** `valueFrom` + saltus. */
  readonly valueTo: number;
  /**
   * Run lengths of the M cells H_k(from) .. H_k(from + M - 1) with k = `valueFrom`: a cell is labelled iff its G-value is
   * below k. Runs alternate blank, labelled, blank, …, each at least 1, and sum to M. The same pattern occurs at `to`
   * with k = `valueTo`.
   */
  readonly pattern: readonly number[];
}

/**
 * The repeat for finite S with m = max S: the last m terms fix all later ones, so the sequence is
 * periodic from heap `from` - m + 1 on at the latest, and the claimed preperiod is never beyond that.
 */
export interface WindowRepeat {
  readonly kind: 'window';
  /** The last heap of the first window, at least m - 1. */
  readonly from: number;
  /** `from` + period, the last heap of the second window. */
  readonly to: number;
  /** G(from - m + 1) .. G(from), equal to G(to - m + 1) .. G(to). */
  readonly window: readonly number[];
}

/**
 * Returns why a value, for example from `JSON.parse`, is not a certificate by its fields and their types; undefined if it
 * is one, true or not. An unknown field is a fault, since no check would read it.
 */
export function certificateFault(value: unknown): string | undefined {
  const hasWitnesses = isRecord(value) && value.format === 'saltus-certificate-2';
  return (hasWitnesses ? WITH_WITNESSES : WITHOUT_WITNESSES)(value, 'certificate');
}

const BOUNDARY_PATTERN = record({
  kind: oneOf('boundary-pattern'),
  from: whole,
  to: whole,
  valueFrom: whole,
  valueTo: whole,
  pattern: list(whole),
});
const WINDOW = record({ kind: oneOf('window'), from: whole, to: whole, window: list(whole) });
const DIGEST = record({ heaps: whole, value: whole });
const STATEMENT = {
  game: textField,
  ending: oneOf(...ENDINGS),
  objective: oneOf(...OBJECTIVES),
  sequence: oneOf('nim-values', 'outcomes'),
  preperiod: whole,
  period: whole,
  saltus: whole,
  repeat: (value, where) =>
    (isRecord(value) && value.kind === 'window' ? WINDOW : BOUNDARY_PATTERN)(value, where),
  digest: (value, where) => (value === null ? undefined : DIGEST(value, where)),
} satisfies Record<keyof Statement, Check>;
const WITHOUT_WITNESSES = record({
  format: oneOf('saltus-certificate-1', 'saltus-certificate-2'),
  ...STATEMENT,
} satisfies Record<keyof CertificateWithoutWitnesses, Check>);
const WITH_WITNESSES = record({
  format: oneOf('saltus-certificate-2'),
  ...STATEMENT,
  witnesses: list(record({ prime: whole, heap: whole })),
} satisfies Record<keyof CertificateWithWitnesses, Check>);
