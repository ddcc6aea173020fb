import {
  type Affine,
  type FamilyOfOneLetter,
  type LawCertificate,
  lawCertificateFault,
  type Word,
} from '../../game/index.ts';
import { insist, Refused } from '../refused.ts';
import { BLANK, compare, lengthOf, NotYet, numbersAt, sign, sum } from './affine-for-all-k.ts';
import { alikeZones, powersForEver } from './alike-zones.ts';
import { familyOf, type LawVerdict, verdictOn } from './law-verdict.ts';
import { insistOnLeastPeriod } from './least-period.ts';
import { insistOnGame } from './single-game.ts';

/** Maximum number of games replayed before all later ones behave alike. */
const MAX_SINGLE = 300;

/**
 * Returns whether the statements of a certificate are true for every game of its class, that is, for all k ≥ `from`.
 *
 * 1. Replay the games of k = from, from + 1, … by their rules, and compare each with the certificate.
 * 2. Stop at a k0 from which all games are alike: the letters that are read together at some larger k are also read together
 *    at k0 (`alike-zones.ts`), where the replay has verified them. So the words are right for all k ≥ k0.
 * 3. `repeated` is not a power of a shorter word for any k ≥ k0 (`least-period.ts`). So its length is the least period.
 * 4. Let D(n) = G(n + p) - G(n) - s. In a zone it changes by a number that is the same for all k, and at a fixed distance from
 *    the beginning of a zone it is affine in k. For n ≥ n0 it is 0 at k0 and k0 + 1, so it is 0 for all k.
 * 5. D(n0 - 1) is not 0 at k0 and at k0 + 1, and does not move towards 0. So it is 0 for no k, and the preperiod is the least.
 * 6. The stated numbers are affine in k, as are the lengths of the words. So it is enough that they agree at k0 and k0 + 1.
 *
 * The proof is in docs/prove.md, "Why a checked certificate is a proof". A malformed certificate is rejected, without an
 * exception.
 *
 * Cost: at most {@link MAX_SINGLE} replays, of 10^7 heaps each.
 */
export function verifyLaw(certificate: LawCertificate): LawVerdict {
  return verdictOn(lawCertificateFault(certificate), () => {
    const family = familyWithRule(certificate);
    const { from } = certificate;
    let miss = insistOnGame(family, certificate, from);
    for (let k = from; k < from + MAX_SINGLE; k++) {
      const next = insistOnGame(family, certificate, k + 1);
      if (isSettled(family, certificate, k) && miss * (next - miss) >= 0) return k;
      miss = next;
    }
    throw new Refused(`no k below ${from + MAX_SINGLE} decides all larger k`);
  });
}

function familyWithRule(certificate: LawCertificate): FamilyOfOneLetter {
  const { ending, objective, sequence } = certificate;
  const family = familyOf(certificate);
  insist(family.numbers.length < 10, 'there are more numbers than digits');
  const rule = `${ending}, ${objective}, ${sequence}`;
  const isRule =
    family.kind === 'finite'
      ? sequence === 'outcomes' || objective === 'last-player-wins'
      : rule === 'normal, last-player-wins, nim-values';
  insist(isRule, `${certificate.family} has no such sequence under ${rule}`);
  return family;
}

/** Whether all games with k ≥ k0 are alike, and `repeated` has the least period of each. */
function isSettled(family: FamilyOfOneLetter, certificate: LawCertificate, k0: number): boolean {
  const { modulus, residue, preperiod, period, marks } = certificate;
  try {
    const numbers = numbersAt(family, modulus, residue).toSorted((p, q) => compare(p, q, k0));
    for (const [i, x] of numbers.entries()) compare(x, numbers[i - 1] ?? [0, 0], k0);
    const differences =
      family.kind === 'finite' ? [] : numbers.flatMap((y, j) => numbers.slice(0, j).map(x => sum(y, -1, x)));
    // The signs determine which differences are moves.
    for (const difference of differences) for (const x of numbers) compare(difference, x, k0);
    const [before, repeated] = [powersAt(certificate.before, k0), powersAt(certificate.repeated, k0)];
    const largest = numbers.at(-1)!;
    const end = sum(sum(lengthOf(before), 1, largest), 1, lengthOf(repeated));
    const blanks = { text: BLANK, start: sum([0, 0], -1, largest) };
    const powers = [blanks, ...powersForEver(before, repeated, sum(end, 1, period), k0)];
    const here: readonly Affine[] = [[0, 0], ...numbers, ...differences];
    const later = here.map(distance => sum(distance, -1, period));
    const readers = [...here, ...later].map(distance => ({ powers, distance }));
    for (const _ of alikeZones(readers, end, [[0, 1], sum(preperiod, -1, [0, 1]), preperiod], k0));
    insistOnLeastPeriod(repeated, marks, k0);
    return true;
  } catch (error) {
    if (error instanceof NotYet) return false;
    throw error;
  }
}

/** Returns the powers that occur for all k ≥ k0. */
function powersAt(word: Word, k0: number): Word {
  return word.filter(([, times]) => sign(times, k0) > 0);
}
