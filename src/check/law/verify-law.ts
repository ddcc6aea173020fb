import {
  type Affine,
  type FamilyOfOneLetter,
  type LawCertificate,
  lawCertificateFault,
  type Word,
} from '../../game/index.ts';
import { insist, Refused } from '../refused.ts';
import { BLANK, lengthOf, NotYet, numbersAt, sign, sum } from './affine-for-all-k.ts';
import { alikeZones, powersForEver } from './alike-zones.ts';
import { familyOf, type LawVerdict, verdictOn } from './law-verdict.ts';
import { insistOnLeastPeriod } from './least-period.ts';
import { insistOnGame } from './single-game.ts';

/** Maximum number of games replayed before all later ones behave alike. */
const MAX_SINGLE = 300;

/**
 * Returns whether the statements of a certificate are true of every game, that is, for all k ≥ `from`. It replays games
 * one by one by their rules, until all later ones are alike; it uses nothing of the engine.
 *
 * Why this is enough from such a k0:
 *
 * 1. The letter of a heap depends only on the letters at some distances before it. For a finite set these are its moves. For
 *    N - X, where letters represent values (`LawCertificate`), they are each x in X and each difference of two. For heap n
 *    gets the value that began at n - y, for the largest y possible: a y for which n - y is a first heap, and n - (y - x)
 *    does not have its value for any smaller x for which y - x is a move.
 * 2. Whatever letters are read together at some k are also read together at k0 (`alike-zones.ts`), where the game has these
 *    letters. So the words are right at each k up to heap |before| + M + |repeated|, M the largest number. Beyond that, each
 *    heap reads the same letters as the heap one period earlier.
 * 3. So |repeated| is a period at every k. It is the least, as the word is not a power (`least-period.ts`). The periods of
 *    N - X are those of its letters: if heaps n and n + p both have the letter of x, G(n + p) - G(n) is the number of
 *    letters 0 from n - x to n - x + p. Conversely, the letter of a heap far enough after the preperiod depends only on its
 *    value and the first heap with that value, and both recur.
 * 4. Let D(n) = G(n + p) - G(n) - s. It is the number of letters 0 between two places, minus s. Between consecutive places
 *    of a zone at which all readers read the same, D rises by a number that is the same throughout the zone and for all k.
 *    At each place at a fixed distance after the beginning of a zone, D is affine in k. At k0, D is 0 at all heaps ≥ n0, so
 *    all rises are 0. The same holds at k0 + 1, so D is 0 there for all k.
 * 5. At n0 - 1, D is not 0 at k0 and k0 + 1, and does not move towards 0 from k0 to k0 + 1. So it is 0 for no k, and the
 *    preperiod is the least.
 * 6. The stated period and saltus are affine in k, and so are |repeated| and its number of letters 0. So it is enough that
 *    they agree at k0 and k0 + 1.
 *
 * A malformed certificate is rejected without an exception.
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

/** Returns whether all games with k ≥ k0 are like that of k0, and the period is the least for each. */
function isSettled(family: FamilyOfOneLetter, certificate: LawCertificate, k0: number): boolean {
  const { modulus, residue, preperiod, period, marks } = certificate;
  try {
    const numbers = numbersAt(family, modulus, residue).toSorted((p, q) => sign(sum(p, -1, q), k0));
    for (const [i, x] of numbers.entries()) sign(sum(x, -1, numbers[i - 1] ?? [0, 0]), k0);
    const differences =
      family.kind === 'finite' ? [] : numbers.flatMap((y, j) => numbers.slice(0, j).map(x => sum(y, -1, x)));
    // The signs determine which differences are moves.
    for (const difference of differences) for (const x of numbers) sign(sum(difference, -1, x), k0);
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
