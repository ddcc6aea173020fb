import {
  type FamilyOfOneLetter,
  formatFamilyOfOneLetter,
  formatGame,
  type LawCertificate,
  type LoopsCertificate,
  type Polynomial,
  type Word,
} from '../../game/index.ts';
import { periodicityIn } from '../find-periodicity.ts';
import { leastCommonMultiple } from '../primes-and-divisors.ts';
import { insist, Refused } from '../refused.ts';
import { type Replayable, type Rule, termsOf } from '../replay.ts';
import { gameAt } from './single-game.ts';
import { verifyLaw } from './verify-law.ts';
import { verifyLoops } from './verify-loops.ts';

/** A certificate for one class of a family. */
export type FamilyCertificate = LawCertificate | LoopsCertificate;

/** The rule of every certificate with loops. */
const NORMAL_PLAY = { ending: 'normal', objective: 'last-player-wins' } as const;

/** The known facts on the games whose letter is `modulus` k + `residue`, k ≥ `from`; one game if the modulus is 0. */
export interface Part {
  readonly modulus: number;
  readonly residue: number;
  readonly from: number;
  readonly numbers: Readonly<Record<'preperiod' | 'period' | 'saltus', Polynomial>>;
  /** The letters of the games, as in `LawCertificate`; for one game its terms; undefined for words with loops. */
  readonly words?: Pick<LawCertificate, 'before' | 'repeated'> | undefined;
}

/** All games of a family from one value of its letter on. */
export interface KnownFamily {
  readonly parts: readonly Part[];
  readonly certificates: number;
  readonly games: number;
}

export type OfFamily =
  | { readonly status: 'known'; readonly known: KnownFamily }
  /** A certificate is wrong. */
  | { readonly status: 'refused'; readonly why: string }
  /** Certificates do not cover all games, or one is too expensive to check. */
  | { readonly status: 'open'; readonly why: string };

/** Maximum number of heaps replayed for a single game that precedes the games of a certificate. */
const MAX_HEAPS_PER_GAME = 1e6;
/** Maximum number of heaps for all such games together: seconds. */
const MAX_HEAPS_BEFORE_CLASSES = 3e7;
/** Maximum number of remainders of the letter that are distinguished. */
const MAX_REMAINDERS = 1e5;

/**
 * Returns all that certificates prove about the games of a family whose letter is at least `least`. Each certificate is
 * verified. Each value of the letter must be in exactly one, and the finitely many values before them are replayed here
 * until their games repeat.
 *
 * @param isVerified whether a certificate was verified before, and has not changed since
 */
export function knownFamily(
  family: FamilyOfOneLetter,
  rule: Rule,
  certificates: readonly FamilyCertificate[],
  least: number,
  isVerified: (certificate: FamilyCertificate) => boolean = () => false,
): OfFamily {
  const name = formatFamilyOfOneLetter(family);
  for (const certificate of certificates) {
    // Stored data can be anything, including null.
    const isLoops = certificate?.format === 'saltus-loops-certificate-1';
    if (!isVerified(certificate)) {
      const verdict = isLoops ? verifyLoops(certificate) : verifyLaw(certificate);
      if (!verdict.ok) return { status: verdict.cost === undefined ? 'refused' : 'open', why: verdict.why };
    }
    const own = isLoops ? { ...NORMAL_PLAY, sequence: certificate.sequence } : certificate;
    const isOfRule = (['ending', 'objective', 'sequence'] as const).every(key => own[key] === rule[key]);
    if (certificate.family !== name || !isOfRule)
      return { status: 'refused', why: 'it has another family or rule' };
  }
  return knownByVerified(family, rule, certificates, least);
}

/**
 * {@link knownFamily} of certificates that were verified, all of the family and rule.
 *
 * @param maxHeaps heaps of the games before them, all together; for tests
 */
export function knownByVerified(
  family: FamilyOfOneLetter,
  rule: Rule,
  certificates: readonly FamilyCertificate[],
  least: number,
  maxHeaps = MAX_HEAPS_BEFORE_CLASSES,
): Exclude<OfFamily, { status: 'refused' }> {
  try {
    const games = gamesBefore(family, rule, certificates, least, maxHeaps);
    const classes = certificates.map((certificate): Part => {
      const { modulus, residue, from, preperiod, period } = certificate;
      const common = { modulus, residue, from };
      if (certificate.format === 'saltus-loops-certificate-1')
        return { ...common, numbers: { preperiod, period, saltus: [0] } };
      const { saltus, before, repeated } = certificate;
      return { ...common, numbers: { preperiod, period, saltus }, words: { before, repeated } };
    });
    const parts = [...classes, ...games];
    return { status: 'known', known: { parts, certificates: classes.length, games: games.length } };
  } catch (error) {
    if (error instanceof Refused) return { status: 'open', why: error.message };
    throw error;
  }
}

/** Returns the games that are in no class, of which there must be finitely many. */
function gamesBefore(
  family: FamilyOfOneLetter,
  rule: Rule,
  classes: readonly FamilyCertificate[],
  least: number,
  maxHeaps: number,
): Part[] {
  insist(least >= 0, `${family.letter} begins below 0`);
  const name = formatFamilyOfOneLetter(family);
  insist(classes.length > 0, `there is no certificate of ${name}`);
  const isOf = (value: number, { modulus, residue, from }: FamilyCertificate) =>
    value % modulus === residue % modulus && value >= modulus * from + residue;
  const all = classes.reduce((n, { modulus }) => leastCommonMultiple(n, modulus), 1);
  insist(
    all <= MAX_REMAINDERS,
    `more than ${MAX_REMAINDERS} remainders of ${family.letter} would have to be distinguished`,
  );
  const end = classes.reduce(
    (most, { modulus, residue, from }) => Math.max(most, modulus * from + residue),
    least,
  );
  for (let value = end; value < end + all; value++) {
    const number = classes.filter(certificate => isOf(value, certificate)).length;
    const which = number === 0 ? 'no certificate' : `${number} certificates`;
    insist(
      number === 1,
      `${which} of ${name} ${number > 1 ? 'are' : 'is'} of ${family.letter} = ${value % all} modulo ${all}`,
    );
  }
  const games: Part[] = [];
  let replayed = 0;
  for (let value = least; value < end; value++) {
    const game = classes.some(certificate => isOf(value, certificate)) ? undefined : gameAt(family, value);
    if (!game) continue;
    const { heaps, numbers, words } = singleGame(game, rule);
    replayed += heaps;
    insist(
      replayed <= maxHeaps,
      `replaying the games of ${name} before its classes takes more than ${maxHeaps} heaps`,
    );
    games.push({
      modulus: 0,
      residue: value,
      from: 0,
      numbers,
      // Only a law about B or E reads them.
      get words() {
        return words();
      },
    });
  }
  return games;
}

function singleGame(
  game: Replayable,
  rule: Rule,
): Pick<Part, 'numbers'> & { readonly heaps: number; readonly words: () => Part['words'] } {
  // The number triples each time: of all factors, 3 costs least if nothing is known about the number needed.
  for (let heaps = 1000; ; heaps = Math.min(3 * heaps, MAX_HEAPS_PER_GAME)) {
    const terms = termsOf(game, rule, heaps);
    const found = periodicityIn(terms, game);
    if (!found) {
      if (heaps === MAX_HEAPS_PER_GAME)
        throw new Refused(`${formatGame(game)} does not repeat within ${heaps} heaps`);
      continue;
    }
    const { preperiod, period, saltus } = found;
    const read = terms.slice(0, preperiod + period);
    const wordOf = (from: number, to: number): Word =>
      from === to ? [] : [[read.subarray(from, to).join(''), [0, 1]]];
    return {
      heaps,
      numbers: { preperiod: [0, preperiod], period: [0, period], saltus: [0, saltus] },
      words: () => ({ before: wordOf(0, preperiod), repeated: wordOf(preperiod, preperiod + period) }),
    };
  }
}
