import {
  type FamilyOfOneLetter,
  formatFamilyOfOneLetter,
  type LawCertificate,
  parseFamilyOfOneLetter,
} from '../../game/index.ts';
import { insist, type Rejected, unlessRefused } from '../refused.ts';

export type LawVerdict =
  /** The games with k below `settled` were replayed one by one; all others behave like that of `settled`. */
  { readonly ok: true; readonly settled: number } | Rejected;

/**
 * Returns the verdict on a certificate that is not malformed. Nothing is thrown for a wrong one.
 *
 * @param fault the reason if the certificate is malformed
 * @param settledAt the k below which games were replayed one by one; throws `Refused` if a statement is false
 */
export function verdictOn(fault: string | undefined, settledAt: () => number): LawVerdict {
  return unlessRefused((): LawVerdict => {
    insist(fault === undefined, `${fault}`);
    return { ok: true, settled: settledAt() };
  });
}

/** Returns the family of a certificate. @throws Refused if it is not in its canonical notation, or has another letter */
export function familyOf({
  family: text,
  letter,
  modulus,
}: Pick<LawCertificate, 'family' | 'letter' | 'modulus'>): FamilyOfOneLetter {
  const family = familyNamed(text);
  insist(
    family.letter === letter && modulus > 0,
    `the parameter is ${family.letter}, in steps of ${modulus}`,
  );
  return family;
}

/** The last family that was read: the certificates of a family follow each other. */
let last: { readonly name: string; readonly family: FamilyOfOneLetter } | undefined;

function familyNamed(text: string): FamilyOfOneLetter {
  if (last?.name === text) return last.family;
  const family = parseFamilyOfOneLetter(text);
  const name = formatFamilyOfOneLetter(family);
  insist(name === text, `the canonical notation is ${name}`);
  last = { name, family };
  return family;
}
