import { DefinitionError } from '../../errors.ts';
import {
  type Affine,
  type FamilyOfOneLetter,
  formatFamilyOfOneLetter,
  type LawCertificate,
  lawCertificateFault,
  parseFamilyOfOneLetter,
  type Word,
} from '../../game/index.ts';
import { insist, Refused } from '../refused.ts';
import { lengthOf, NotYet, sign, sum } from './affine.ts';
import { zerosIn } from './head.ts';
import { insistOnLeastPeriod } from './least-period.ts';
import { insistOnLetters } from './letters.ts';
import { allButRule, finiteRule, numbersAt } from './rule.ts';
import { insistOnPreperiod } from './values.ts';

export type LawVerdict =
  /** The games with k below `settled` were looked at one by one, all others at once. */
  { readonly ok: true; readonly settled: number } | { readonly ok: false; readonly why: string };

/** How many k are looked at one by one, until signs are the same for all that follow, at the most. */
const MOST_SINGLE = 300;

/**
 * Whether what a certificate states is true of every game, that is, for all k from `from` on. Nothing is searched,
 * and of the engine nothing is used.
 *
 * Why this is enough: from some k0 on, all numbers that are compared stay in one order, so one pass over the words is
 * a pass for every k (`letters.ts`), and the word that repeats is no power (`least-period.ts`). For k below k0 the
 * same is done with the numbers that the words have at that k alone. With an empty `before` the preperiod is 0, the
 * least there is; else the last letters of the two words differ, so the heap before `repeated` is not as the one a
 * period later. The periods of a sequence, wherever they begin, are the multiples of the least one: that of the word.
 *
 * Of N - X letters stand for values (`LawCertificate`): G(n + p) - G(n) is the number of letters 0 from n - x to n -
 * x + p, where n has the letter of x, and n + p too: that of a period, the saltus. Conversely a heap that far behind
 * the preperiod has the letter that its value, and the first heap which has that, say, and both come again after a
 * period of values.
 *
 * A malformed certificate is refused, and nothing is thrown for it.
 */
export function verifyLaw(certificate: LawCertificate): LawVerdict {
  try {
    const fault = lawCertificateFault(certificate);
    insist(fault === undefined, `${fault}`);
    const family = familyOf(certificate);
    for (let k0 = certificate.from; k0 < certificate.from + MOST_SINGLE; k0++) {
      try {
        verify(family, certificate, k0);
        return { ok: true, settled: k0 };
      } catch (error) {
        if (!(error instanceof NotYet)) throw error;
      }
      verify(family, atOne(certificate, k0), k0);
    }
    throw new Refused(`no k below ${certificate.from + MOST_SINGLE} settles all that follow`);
  } catch (error) {
    if (error instanceof Refused || error instanceof DefinitionError)
      return { ok: false, why: error.message };
    throw error;
  }
}

function familyOf({
  family: text,
  letter,
  modulus,
  ending,
  objective,
  sequence,
}: LawCertificate): FamilyOfOneLetter {
  const family = parseFamilyOfOneLetter(text);
  insist(
    formatFamilyOfOneLetter(family) === text,
    `the canonical notation is ${formatFamilyOfOneLetter(family)}`,
  );
  insist(
    family.letter === letter && modulus > 0,
    `the letter that runs is ${family.letter}, in steps of ${modulus}`,
  );
  insist(family.numbers.length < 10, 'there are more numbers than digits');
  const rule = `${ending}, ${objective}, ${sequence}`;
  const isRule =
    family.kind === 'finite'
      ? sequence === 'outcomes' || objective === 'last-player-wins'
      : rule === 'normal, last-player-wins, nim-values';
  insist(isRule, `there is no sequence of ${text} under ${rule}`);
  return family;
}

/** What it states of one k. */
function atOne(certificate: LawCertificate, k: number): LawCertificate {
  const at = ([slope, constant]: Affine): Affine => sum([0, slope * k], 1, [0, constant]);
  const wordAt = (word: Word): Word => word.map(([text, times]) => [text, at(times)]);
  const { modulus, residue, preperiod, period, saltus, before, repeated } = certificate;
  return {
    ...certificate,
    modulus: 0,
    residue: modulus * k + residue,
    preperiod: at(preperiod),
    period: at(period),
    saltus: at(saltus),
    before: wordAt(before),
    repeated: wordAt(repeated),
  };
}

/** @throws Refused, NotYet */
function verify(family: FamilyOfOneLetter, certificate: LawCertificate, k0: number): void {
  const { modulus, residue, preperiod, period, saltus, marks } = certificate;
  const numbers = numbersAt(family, modulus, residue).toSorted((p, q) => sign(sum(p, -1, q), k0));
  const isSet = numbers.every((x, i) => sign(sum(x, -1, numbers[i - 1] ?? [0, 0]), k0) > 0);
  insist(isSet, `at k = ${k0} it is no set of positive numbers`);
  const [before, repeated] = [certificate.before, certificate.repeated].map(word => powersOf(word, k0)) as [
    Word,
    Word,
  ];
  insist(repeated.length > 0, 'nothing repeats');
  insist(areSame(period, lengthOf(repeated)), 'what repeats is not as long as the period');
  insist(before.at(-1)?.[0].at(-1) !== repeated.at(-1)![0].at(-1), 'it repeats from an earlier heap on');
  const isAllBut = family.kind === 'all-but';
  insist(sign(preperiod, k0) >= 0, 'the preperiod is negative');
  const isLength = isAllBut || areSame(preperiod, lengthOf(before));
  insist(isLength, 'what stands before it is not as long as the preperiod');
  const zeros = repeated.reduce((n, [text, times]) => sum(n, zerosIn(text, text.length), times), [
    0, 0,
  ] as Affine);
  const isSaltus = areSame(saltus, isAllBut ? zeros : [0, 0]);
  insist(isSaltus, 'the saltus is not the number of values that a period begins');
  const rule = isAllBut ? allButRule(numbers, k0) : finiteRule(numbers, certificate);
  insistOnLetters(rule, numbers.at(-1)!, before, repeated, k0);
  if (isAllBut) insistOnPreperiod(preperiod, numbers, before, repeated, saltus, k0);
  insistOnLeastPeriod(repeated, marks, k0);
}

/** The powers that are there. */
function powersOf(word: Word, k0: number): Word {
  return word.filter(([text, times]) => {
    insist(text !== '' && sign(times, k0) >= 0, 'a power has no letters, or stands less than no times');
    return sign(times, k0) > 0;
  });
}

function areSame(x: Affine, y: Affine): boolean {
  return x[0] === y[0] && x[1] === y[1];
}
