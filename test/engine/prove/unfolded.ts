import { nimSequence } from '../../../src/engine/index.ts';
import {
  type Affine,
  type LawCertificate,
  parseFamilyOfOneLetter,
  type Word,
} from '../../../src/game/index.ts';
import { nimValuesByDefinition, outcomesByDefinition } from '../finite/definition.ts';

export function at(k: number, [slope, constant]: Affine): number {
  return slope * k + constant;
}

/** Returns the numbers of the set at one k. */
export function setAt(k: number, { family, modulus, residue }: LawCertificate): number[] {
  const letter = modulus * k + residue;
  return parseFamilyOfOneLetter(family)
    .numbers.map(number => at(letter, number))
    .sort((p, q) => p - q);
}

function textAt(k: number, word: Word): string {
  return word.map(([text, times]) => text.repeat(at(k, times))).join('');
}

/** Returns the first terms at one k by the words of a certificate. */
export function unfolded(k: number, certificate: LawCertificate, terms: number): number[] {
  const [before, repeated] = [textAt(k, certificate.before), textAt(k, certificate.repeated)];
  const letters = Array.from({ length: terms }, (_, n) =>
    Number(n < before.length ? before[n] : repeated[(n - before.length) % repeated.length]),
  );
  if (!certificate.family.startsWith('N')) return letters;
  const excluded = setAt(k, certificate);
  const values: number[] = [];
  let next = 0;
  for (const [n, letter] of letters.entries())
    values.push(letter === 0 ? next++ : values[n - excluded[letter - 1]!]!);
  return values;
}

/** Returns the same terms from the engine. */
export function played(k: number, certificate: LawCertificate, terms: number): number[] {
  const { family, ending, objective, sequence } = certificate;
  const set = setAt(k, certificate);
  if (family.startsWith('N')) return [...nimSequence(set, terms)];
  if (sequence === 'nim-values') return [...nimValuesByDefinition(set, ending, terms)];
  return [...outcomesByDefinition(set, { ending, objective }, terms)];
}
