import type { CertificateWithWitnesses, Witness } from '../game/index.ts';
import { primesOf } from './primes-and-divisors.ts';
import { insist, Refused } from './refused.ts';

type Claim = Pick<CertificateWithWitnesses, 'preperiod' | 'period' | 'saltus'>;

/** The term at a heap. */
type Terms = (heap: number) => number;

/**
 * Returns the witnesses of a certificate, if there is one in range for each prime of the period and for nothing else.
 *
 * @throws Refused
 */
export function witnessesInRange(certificate: CertificateWithWitnesses): readonly Witness[] {
  const { preperiod, period, witnesses } = certificate;
  const primes = primesOf(period);
  const named = witnesses.map(({ prime }) => prime).join(', ') || 'nothing';
  const expected = primes.join(', ') || 'nothing';
  insist(named === expected, `the primes of the period are ${expected}, those with a witness ${named}`);
  for (const { prime, heap } of witnesses) {
    const isInside = preperiod <= heap && heap + period / prime < preperiod + period;
    insist(isInside, `the witness for ${prime}, heap ${heap}, is not at the place that the format requires`);
  }
  return witnesses;
}

/**
 * Checks that a period is the least.
 *
 * @param witnesses one heap for each prime of the period; found here if absent, each in at most one pass of the period
 * @throws Refused
 */
export function insistOnLeast(
  terms: Terms,
  claim: Claim,
  witnesses: readonly Witness[] = foundWitnesses(terms, claim),
): void {
  for (const witness of witnesses) {
    const part = claim.period / witness.prime;
    insist(
      refutes(terms, claim, witness),
      `heap ${witness.heap} does not show that ${part} heaps is not a period`,
    );
  }
}

/** Whether the terms at a heap and a prime part of the period further differ by another number than that part of the saltus. */
function refutes(terms: Terms, { period, saltus }: Claim, { prime, heap }: Witness): boolean {
  return prime * (terms(heap + period / prime) - terms(heap)) !== saltus;
}

function foundWitnesses(terms: Terms, claim: Claim): Witness[] {
  return primesOf(claim.period).map(prime => {
    const part = claim.period / prime;
    const end = claim.preperiod + claim.period - part;
    for (let heap = claim.preperiod; heap < end; heap++)
      if (refutes(terms, claim, { prime, heap })) return { prime, heap };
    // If each part except the last equals its successor, the last one does too.
    throw new Refused(`${part} heaps is already a period`);
  });
}
