import { type FamilyCertificate, ProvedLaw, verifyLoops } from '../check/index.ts';
import {
  growsLikePolynomial,
  guessedLoops,
  LAST_K,
  type LawQuestion,
  type UndecidedClass,
} from '../engine/index.ts';
import type { FamilyOfOneLetter, LoopsCertificate } from '../game/index.ts';

/** A law whose preperiod and period are polynomials of any degree. */
export type LoopsLaw = ReturnType<typeof ProvedLaw.ofLoops>;

/** The numbers of parts into which a class is split, tried in order: the words of all its games may have no common loops. */
const PARTS = [1, 2, 3];

/**
 * Returns the laws of a class by words with nested loops: the engine guesses certificates, the checker verifies each.
 *
 * @param open a class of finite sets whose words of powers do not close
 * @returns the class itself, with a longer reason, if nothing is proved
 */
export function provedLoops(
  family: FamilyOfOneLetter,
  open: UndecidedClass,
  question: LawQuestion,
): readonly (LoopsLaw | UndecidedClass)[] {
  return loopsOrClasses(family, open, question).map(law => ('format' in law ? ProvedLaw.ofLoops(law) : law));
}

/** Returns the certificates that {@link provedLoops} finds. */
export function verifiedLoops(
  family: FamilyOfOneLetter,
  open: UndecidedClass,
  question: LawQuestion,
): readonly LoopsCertificate[] {
  return loopsOrClasses(family, open, question).filter(law => 'format' in law);
}

/**
 * Returns the certificates of a family whose numbers seem to grow faster than linearly. Words of powers cannot succeed for
 * it and could take half a minute, so they are not tried.
 */
export function certificatesByGrowth(
  family: FamilyOfOneLetter,
  question: LawQuestion,
): readonly LoopsCertificate[] {
  const { letter } = family;
  const { sequence } = question;
  if (!isNormalPlay(question) || !growsLikePolynomial(family, sequence)) return [];
  const whole = { letter, modulus: 1, residue: 0, sequence, from: 0, limit: 0, why: '' } as const;
  const found = loopsOrClasses(family, { ...whole, status: 'undecided' }, question);
  return found.every(law => 'format' in law) ? found : [];
}

function isNormalPlay({ ending, objective }: LawQuestion): boolean {
  return ending === 'normal' && objective === 'last-player-wins';
}

function loopsOrClasses(
  family: FamilyOfOneLetter,
  open: UndecidedClass,
  question: LawQuestion,
): readonly (LoopsCertificate | UndecidedClass)[] {
  if (family.kind !== 'finite' || !isNormalPlay(question)) return [open];
  const why = `${open.why}; found no loops that are right for all k, in games up to k = ${LAST_K}`;
  for (const parts of PARTS) {
    const found = Array.from({ length: parts }, (_, part): LoopsCertificate | UndecidedClass => {
      const [modulus, residue] = [open.modulus * parts, open.residue + open.modulus * part];
      for (const guessed of guessedLoops(family, { modulus, residue }, question.sequence)) {
        const certificate = earliest(guessed);
        if (certificate) return certificate;
      }
      return { ...open, modulus, residue, why };
    });
    if (found.some(law => 'format' in law)) return found;
  }
  return [{ ...open, why }];
}

const accepted = new WeakSet<FamilyCertificate>();

/** Whether the checker accepted this certificate during its search, since verifying it again may take seconds. */
export const wasAccepted = (certificate: FamilyCertificate): boolean => accepted.has(certificate);

/**
 * Returns a certificate from the least k at which the checker accepts it. Tries k in increasing order, because a refusal
 * takes a thousandth of the time of an acceptance.
 */
function earliest(guessed: LoopsCertificate): LoopsCertificate | undefined {
  for (let from = 0; from <= guessed.from; from++) {
    const certificate = { ...guessed, from };
    if (!verifyLoops(certificate).ok) continue;
    accepted.add(certificate);
    return certificate;
  }
  return undefined;
}
