import { BrokenInvariantError } from '../../errors.ts';
import type {
  Affine,
  LawCertificate,
  LoopsCertificate,
  Polynomial,
  RowsCertificate,
} from '../../game/index.ts';
import type { Rejected } from '../refused.ts';
import { MAX_LETTERS } from './affine-for-all-k.ts';
import { verifyLaw } from './verify-law.ts';
import { verifyLoops } from './verify-loops.ts';
import { verifyRows } from './verify-rows.ts';

type LawNumbers<N, P> = Readonly<Record<'period' | 'saltus', N>> & { readonly preperiod: P };

/** A class of games whose certificate is not checked: words of this length would take too long. */
export interface LawTooExpensive
  extends Pick<LawCertificate, 'letter' | 'modulus' | 'residue' | 'from' | 'sequence'> {
  readonly status: 'undecided';
  readonly limit: number;
  readonly why: string;
}

/**
 * The least preperiod, period and saltus of every game whose letter is `modulus` k + `residue`, k ≥ `from`. Only the
 * checker makes one, from a certificate that it has just verified: the engine only proposes.
 */
export class ProvedLaw<
  N = Affine,
  C extends LawCertificate | RowsCertificate | LoopsCertificate = LawCertificate,
  P = Affine,
> {
  readonly letter: string;
  readonly modulus: number;
  readonly residue: number;
  readonly sequence: LawCertificate['sequence'];
  readonly from: number;
  readonly status = 'proved';
  readonly preperiod: P;
  readonly period: N;
  readonly saltus: N;
  readonly certificate: C;
  /** An object with the same fields does not have the type. */
  declare protected readonly madeHere: never;

  private constructor(
    certificate: C,
    verdict: { readonly ok: true } | Rejected,
    sequence: LawCertificate['sequence'],
    numbers: LawNumbers<N, P>,
  ) {
    const { family, letter, modulus, residue, from } = certificate;
    if (!verdict.ok) {
      const subject = `${family}, ${letter} = ${modulus}k + ${residue}`;
      throw new BrokenInvariantError(
        `${subject}: the checker rejects the certificate: ${verdict.why}`,
        `npx saltus prove '${family}'`,
      );
    }
    [this.letter, this.modulus, this.residue] = [letter, modulus, residue];
    [this.sequence, this.from] = [sequence, from];
    [this.preperiod, this.period, this.saltus] = [numbers.preperiod, numbers.period, numbers.saltus];
    this.certificate = certificate;
  }

  /** @throws BrokenInvariantError if the certificate is rejected */
  static of(certificate: LawCertificate): ProvedLaw | LawTooExpensive {
    const verdict = verifyLaw(certificate);
    const { letter, modulus, residue, from, sequence } = certificate;
    if (!verdict.ok && verdict.cost !== undefined)
      return {
        letter,
        modulus,
        residue,
        from,
        sequence,
        status: 'undecided',
        limit: MAX_LETTERS,
        why: verdict.why,
      };
    return new ProvedLaw(certificate, verdict, sequence, certificate);
  }

  /**
   * Returns the law of a certificate of rows. A period has three heaps of each value.
   *
   * @throws BrokenInvariantError if the certificate is rejected
   */
  static ofRows(certificate: RowsCertificate): ProvedLaw<RowsCertificate['period'], RowsCertificate> {
    const { period } = certificate;
    const [u, v, w] = period;
    const numbers = { preperiod: [0, 0], period, saltus: [u / 3, v / 3, w / 3] } as const;
    return new ProvedLaw(certificate, verifyRows(certificate), 'nim-values', numbers);
  }

  /**
   * Returns the law of a certificate with loops. A finite set has the saltus 0.
   *
   * @throws BrokenInvariantError if the certificate is rejected
   */
  static ofLoops(certificate: LoopsCertificate): ProvedLaw<Polynomial, LoopsCertificate, Polynomial> {
    const { sequence, preperiod, period } = certificate;
    return new ProvedLaw(certificate, verifyLoops(certificate), sequence, { preperiod, period, saltus: [0] });
  }
}
