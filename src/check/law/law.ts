import {
  type Affine,
  type FamilyOfOneLetter,
  type LawCertificate,
  lawCertificateFault,
  type Word,
} from '../../game/index.ts';
import { insist, Refused } from '../refused.ts';
import { BLANK, lengthOf, NotYet, numbersAt, sign, sum } from './affine.ts';
import { insistOnLeastPeriod } from './least-period.ts';
import { alikeZones, powersForEver } from './likeness.ts';
import { familyOf, type LawVerdict, verdictOn } from './read-certificate.ts';
import { insistOnGame } from './single-game.ts';

/** Maximum number of games replayed before all that follow are alike. */
const MOST_SINGLE = 300;

/**
 * Whether what a certificate states is true of every game, that is, for all k from `from` on. Games are replayed one by one by their rules,
 * until all that follow are alike; of the engine nothing is used.
 *
 * Why this is enough, from such a k0 on. The letter of a heap follows from those at some distances before it: of a finite set, at its moves;
 * of N - X, where letters stand for values (`LawCertificate`), at the x and at the differences of two. For heap n gets the value that began
 * at n - y, for the largest y that it can: a y for which that is a first heap and n - (y - x) does not have its value, for any smaller x for
 * which y - x is a move. Since whatever is read somewhere at k is read so at k0 (`likeness.ts`), where the game has these letters, the words
 * are right at k up to |before| + M + |repeated|, M the largest number; from then on each heap reads what the one a period before it reads.
 *
 * So |repeated| is a period at every k, and is the least, as the word is no power (`least-period.ts`). The periods of N - X are those of its
 * letters: G(n + p) - G(n) is the number of letters 0 from n - x to n - x + p, where n has the letter of x, and n + p too; conversely a
 * heap that far behind the preperiod has the letter that its value, and the first heap which has that, say, and both come again.
 *
 * Let D(n) = G(n + p) - G(n) - s. It is the number of letters 0 between two places; so from one place of a zone to the next at which all
 * readers read the same it rises by a number that is the same throughout the zone and for all k, and at each place that is a fixed number of
 * heaps behind the beginning of a zone it is affine in k. At k0 it is 0 at all heaps from n0 on; so all rises are 0. At k0 + 1 too; so it is 0
 * for all k. At n0 - 1 it is not 0 at k0 and k0 + 1, and does not go from one towards 0. What is stated of period and saltus is affine, and
 * so is |repeated| and its number of letters 0: that they agree at k0 and k0 + 1 is enough.
 *
 * A malformed certificate is refused, and nothing is thrown for it.
 */
export function verifyLaw(certificate: LawCertificate): LawVerdict {
  return verdictOn(lawCertificateFault(certificate), () => {
    const family = familyWithRule(certificate);
    const { from } = certificate;
    let miss = insistOnGame(family, certificate, from);
    for (let k = from; k < from + MOST_SINGLE; k++) {
      const next = insistOnGame(family, certificate, k + 1);
      if (isSettled(family, certificate, k) && miss * (next - miss) >= 0) return k;
      miss = next;
    }
    throw new Refused(`no k below ${from + MOST_SINGLE} decides all larger k`);
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

/** Whether all games with k ≥ k0 are like that of k0, and the period is the least for each. */
function isSettled(family: FamilyOfOneLetter, certificate: LawCertificate, k0: number): boolean {
  const { modulus, residue, preperiod, period, marks } = certificate;
  try {
    const numbers = numbersAt(family, modulus, residue).toSorted((p, q) => sign(sum(p, -1, q), k0));
    for (const [i, x] of numbers.entries()) sign(sum(x, -1, numbers[i - 1] ?? [0, 0]), k0);
    const differences =
      family.kind === 'finite' ? [] : numbers.flatMap((y, j) => numbers.slice(0, j).map(x => sum(y, -1, x)));
    // Which of them are moves.
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
