import { BrokenInvariantError } from '../errors.ts';
import { type Certificate, type CertificateWithWitnesses, gcd, type Witness } from '../game/index.ts';

/** The value of a quantity that is not known within a limit; never an exception, 0 or blank. */
export interface Undecided {
  readonly status: 'undecided';
  /** The number of heaps searched, or of moves if `why` says so; 0 if none was. */
  readonly limit: number;
  readonly why: string;
}

/** A repeat found by a search, with access to the sequence. A state determines all later terms, up to a constant. */
export interface Proposal {
  readonly sequence: Pick<Certificate, 'game' | 'ending' | 'objective' | 'sequence'>;
  /** The period in heaps. */
  readonly period: number;
  /** The saltus in G-values; 0 for finite sets. */
  readonly saltus: number;
  /** Whether the search holds this period for the least one, rather than for a multiple of it. */
  readonly isLeast: boolean;
  /**
   * Returns whether a state of the cycle, the same in all calls, recurs this many heaps later, with `rise` more values
   * placed. Calls have increasing distances, unless a search was wrong.
   */
  recurs(distance: number, rise: number): boolean;
  /**
   * Returns the least n0 with G(n + p) = G(n) + s for all n ≥ n0, with G(n0 − 1) as its witness; null if there is a
   * contradiction.
   */
  preperiod(period: number, saltus: number): number | null;
  /** Returns the states that prove the period. */
  repeat(proved: Numbers): Certificate['repeat'];
  /** G(from), …, G(from + count − 1). */
  terms(from: number, count: number): ArrayLike<number>;
}

/** Heaps up to which a certificate carries a digest of the terms. */
const MAX_DIGEST_HEAPS = 2 ** 24;

export type Periodicity = ProvedPeriodicity | Undecided;

type Numbers = Pick<ProvedPeriodicity, 'preperiod' | 'period' | 'saltus'>;

/**
 * The least preperiod, period and saltus of a sequence, proved. Only {@link ProvedPeriodicity.of} makes one: no search is
 * trusted to meet the first return of a state, since three of them did not. The least preperiod comes from the function of
 * the proposal, which gives the reason; it is the same for every period, since n0 works for one if it works for another.
 */
export class ProvedPeriodicity {
  readonly status = 'proved';
  /** n0, in heaps: the least with G(n + period) = G(n) + saltus for all n ≥ n0. */
  readonly preperiod: number;
  /** p ≥ 1, in heaps: the least for this preperiod. For outcomes of a finite set this is T(S). */
  readonly period: number;
  /** s, in G-values; 0 for finite sets. */
  readonly saltus: number;
  readonly #proposal: Proposal;

  private constructor(proposal: Proposal, preperiod: number, period: number, saltus: number) {
    this.#proposal = proposal;
    this.preperiod = preperiod;
    this.period = period;
    this.saltus = saltus;
  }

  /**
   * Proves a proposed period, and that it is the least:
   *
   * 1. A state of the cycle recurs after each period, with the saltus in proportion, and after no other number of heaps. So
   *    the state must recur after p heaps and s values.
   * 2. The differences of two periods are periods, so all are multiples of the least one, with their saltus in proportion. If p
   *    is not the least, some prime q divides p and s (for finite sets p), and p / q with s / q is a period.
   * 3. So for each such q the state must not recur after p / q heaps. If it does, p / q is tried instead.
   *
   * For example, N - {2, 3, 6, 8} has p = 9 and s = 3. The only such prime is 3, and the state does not recur after 3 heaps
   * and 1 value.
   *
   * Cost: the heaps to p, from a place that the search stored; the square root of p for its primes.
   *
   * @throws BrokenInvariantError if the state does not recur, terms contradict the states, or the search was wrong to hold
   *   the period for the least
   */
  static of(proposal: Proposal): ProvedPeriodicity {
    let { period, saltus } = proposal;
    for (let left = gcd(period, saltus); left > 1; ) {
      const q = primesOf(left).at(-1)!;
      while (left % q === 0) left /= q;
      if (!proposal.recurs(period / q, saltus / q)) continue;
      period /= q;
      saltus /= q;
      left = gcd(period, saltus);
    }
    if (!proposal.recurs(period, saltus))
      throw wrongSearch(proposal, `no state recurs after ${period} heaps`);
    if (period < proposal.period && proposal.isLeast)
      throw wrongSearch(
        proposal,
        `the search found the period ${proposal.period}, but the least is ${period}`,
      );
    const preperiod = proposal.preperiod(period, saltus);
    if (preperiod === null)
      throw wrongSearch(proposal, `states recur after ${period} heaps, but terms do not`);
    return new ProvedPeriodicity(proposal, preperiod, period, saltus);
  }

  /** The states that prove the period. They are computed on first use, since most callers need only the period. */
  get repeat(): Certificate['repeat'] {
    return this.#proposal.repeat(this);
  }

  /**
   * Returns G(heap) for a heap of any size: the value at n0 + (heap − n0) mod p, plus the saltus for each period between.
   *
   * @param term G(n) of the heaps below n0 + p, if they are tabulated
   */
  valueAt(heap: bigint, term = (n: number) => this.#proposal.terms(n, 1)[0]!): bigint {
    const [start, period] = [BigInt(this.preperiod), BigInt(this.period)];
    const periods = heap < start ? 0n : (heap - start) / period;
    return BigInt(term(Number(heap - periods * period))) + periods * BigInt(this.saltus);
  }

  /**
   * Returns the proof in the form that `src/check` verifies without this engine.
   *
   * Cost: n0 + p terms for the digest, none above 2^24 heaps; reaching the witnesses. Memory: 8 bytes per digested heap.
   */
  certificate(): CertificateWithWitnesses {
    const { preperiod, period, saltus, repeat } = this;
    const heaps = preperiod + period;
    const value = () => digest(this.#proposal.terms(0, heaps));
    return {
      format: 'saltus-certificate-2',
      ...this.#proposal.sequence,
      preperiod,
      period,
      saltus,
      repeat,
      witnesses: this.witnesses(),
      digest: heaps > MAX_DIGEST_HEAPS ? null : { heaps, value: value() },
    };
  }

  /**
   * Returns the least heap that is a witness for each prime of the period, so that a checker need not know why primes that do
   * not divide the saltus cannot matter. Cost: usually a few terms, and reaching them.
   */
  witnesses(): Witness[] {
    return primesOf(this.period).map(prime => ({ prime, heap: this.#mismatch(prime) }));
  }

  /**
   * Returns the first heap n with q (G(n + p / q) - G(n)) ≠ s, for a prime q of the period p: a witness that p / q heaps are no
   * period. If there were none, all terms would repeat after p / q heaps.
   *
   * It is less than n0 + p - p / q, since over n, n + p / q, …, n + p the q differences add up to s: if all but the last
   * one equal s / q, so does the last.
   */
  #mismatch(prime: number): number {
    const { preperiod, period, saltus } = this;
    const distance = period / prime;
    const end = preperiod + period - distance;
    for (let from = preperiod, count = 8; from < end; from += count, count = Math.min(32 * count, 2 ** 23)) {
      const here = this.#proposal.terms(from, Math.min(count, end - from));
      const there = this.#proposal.terms(from + distance, here.length);
      for (let i = 0; i < here.length; i++) if (prime * (there[i]! - here[i]!) !== saltus) return from + i;
    }
    throw wrongSearch(this.#proposal, `${distance} heaps is already a period`);
  }
}

function wrongSearch({ sequence }: Proposal, what: string): BrokenInvariantError {
  const { game, ending, objective } = sequence;
  const isPlain = ending === 'normal' && objective === 'last-player-wins';
  const command = `'${game}'${isPlain ? '' : ` --ending ${ending} --objective ${objective}`}`;
  return new BrokenInvariantError(`${command}: ${what}`, `npx saltus game ${command}`);
}

function digest(terms: ArrayLike<number>): number {
  let value = 1;
  for (let n = 0; n < terms.length; n++) value = (48271 * value + (terms[n]! % 0x7fffffff) + 1) % 0x7fffffff;
  return value;
}

/**
 * Returns the proved periodicity of a sequence. It is `undecided` iff preperiod and period together are more than `limit`
 * heaps, whatever method searched.
 *
 * @param proposal null if a search that goes far enough found none
 */
export function provedPeriodicity(proposal: Proposal | null, limit: number): Periodicity {
  const proved = proposal && ProvedPeriodicity.of(proposal);
  if (proved && proved.preperiod + proved.period <= limit) return proved;
  return { status: 'undecided', limit, why: 'preperiod + period exceeds the limit' };
}

/** Returns the primes that divide n ≥ 1, in increasing order. Cost: at most √n steps. */
export function primesOf(n: number): number[] {
  const primes: number[] = [];
  let left = n;
  for (let q = 2; q * q <= left; q++) {
    if (left % q !== 0) continue;
    primes.push(q);
    while (left % q === 0) left /= q;
  }
  if (left > 1) primes.push(left);
  return primes;
}
