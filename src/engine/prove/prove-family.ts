import type { Affine, Certificate, FamilyOfOneLetter, LawCertificate } from '../../game/index.ts';
import { periodicityOfAllBut } from '../all-but/periodicity-of-all-but.ts';
import { periodicityOfNimValues, periodicityOfOutcomes } from '../finite/periodicity-of-finite.ts';
import type { Undecided } from '../proved-periodicity.ts';
import { type LawQuestion, type LetterClass, movesAt, proveClass } from './prove-class.ts';
import { Threshold } from './threshold.ts';
import { Split, Unclosed } from './unclosed.ts';

/** The limits at which a proof is abandoned. */
export interface LawLimits {
  /** Maximum modulus of the letter: classes are split no further. */
  readonly modulus: number;
  /** Maximum n0 + p, in heaps, of a game below the law, which is searched by itself. */
  readonly heaps: number;
}

/**
 * Maximum number of zones of a simulation, and largest k at which a law may begin. Simulations that close have a few
 * dozen.
 */
const MAX_ZONES = 2000;
const LATEST_FROM = 300;

/**
 * Returns certificates of the least preperiod, period and saltus of every game of a family with one free letter;
 * `src/check` turns them into proved laws.
 *
 * Each class is simulated for all k at once (`simulate.ts`), starting with the class of all values. If the simulation
 * depends on a remainder of k, the class is split. Games too small for a law are searched one by one.
 *
 * @returns the laws by modulus and residue, then the single games; a class without one is `undecided`, and none of
 * its games is searched
 * @example
 * const question = { ending: 'normal', objective: 'last-player-wins', sequence: 'outcomes' };
 * const family = { kind: 'finite', letter: 'b', numbers: [[0, 1], [1, 0]] };
 * const laws = proveFamily(family, question, { modulus: 100, heaps: 1e6 });
 * laws.map(law => [law.status, law.certificate.period]) // [['proposed', [2, 1]], ['proposed', [0, 2]]]
 */
export function proveFamily(
  family: FamilyOfOneLetter,
  question: LawQuestion,
  limits: LawLimits,
): readonly FoundLaw[] {
  const laws: (ProposedLaw | UndecidedClass)[] = [];
  const classes = [{ modulus: 1, residue: 0 }];
  for (let next = classes.pop(); next; next = classes.pop()) {
    const { modulus, residue } = next;
    const common = { letter: family.letter, modulus, residue, sequence: question.sequence };
    try {
      laws.push(proposedLaw(proveClass(family, next, question, new Threshold(0, LATEST_FROM), MAX_ZONES)));
    } catch (thrown) {
      if (thrown instanceof Split && modulus * thrown.parts <= limits.modulus) {
        for (let part = 0; part < thrown.parts; part++)
          classes.push({ modulus: modulus * thrown.parts, residue: residue + modulus * part });
      } else if (thrown instanceof Split || thrown instanceof Unclosed) {
        const [limit, why] =
          thrown instanceof Split
            ? [
                limits.modulus,
                `the class would have to be split beyond the modulus ${limits.modulus}: ${thrown.message}`,
              ]
            : [MAX_ZONES, thrown.message];
        laws.push({ ...common, from: 0, status: 'undecided', limit, why });
      } else throw thrown;
    }
  }
  laws.sort((p, q) => p.modulus - q.modulus || p.residue - q.residue);
  return [...laws, ...singleGames(family, question, laws, limits)];
}

/** Returns the games with k below a law, by the value of the letter. */
export function singleGames(
  family: FamilyOfOneLetter,
  question: LawQuestion,
  laws: readonly (LetterClass & { readonly from: number })[],
  limits: LawLimits,
): (SingleGame | UndecidedClass)[] {
  const values = laws.flatMap(({ modulus, residue, from }) =>
    Array.from({ length: from }, (_, k) => modulus * k + residue),
  );
  return values
    .sort((p, q) => p - q)
    .flatMap(value => {
      const set = movesAt(value, family.numbers);
      if (!set) return [];
      const common = {
        letter: family.letter,
        modulus: 0,
        residue: value,
        from: 0,
        sequence: question.sequence,
      };
      return [{ ...common, ...single(family.kind, set, question, limits.heaps) }];
    });
}

function single(
  kind: FamilyOfOneLetter['kind'],
  set: readonly number[],
  { ending, objective, sequence }: LawQuestion,
  heaps: number,
) {
  const found =
    kind === 'all-but'
      ? periodicityOfAllBut(set, heaps)
      : sequence === 'outcomes'
        ? periodicityOfOutcomes(set, { ending, objective }, heaps)
        : periodicityOfNimValues(set, ending, heaps);
  if (found.status === 'undecided') return found;
  const constant = (number: number): Affine => [0, number];
  return {
    status: found.status,
    preperiod: constant(found.preperiod),
    period: constant(found.period),
    saltus: constant(found.saltus),
    certificate: found.certificate(),
  } as const;
}

/** The games in which the letter is `modulus` k + `residue`, for all k ≥ `from`; with the modulus 0 that is one game. */
interface OfClass {
  readonly letter: string;
  readonly modulus: number;
  readonly residue: number;
  readonly from: number;
  readonly sequence: LawCertificate['sequence'];
}

export type UndecidedClass = OfClass & Undecided;

/** The least numbers of a game that no law holds for, which was searched by itself. */
export interface SingleGame extends OfClass {
  readonly status: 'proved';
  readonly preperiod: Affine;
  readonly period: Affine;
  readonly saltus: Affine;
  readonly certificate: Certificate;
}

/** A law that a certificate states, if it is right. `src/check` makes a `ProvedLaw` of one that it has verified. */
export interface ProposedLaw extends OfClass {
  readonly status: 'proposed';
  readonly certificate: LawCertificate;
}

/** The result for a class, or for a game that is in none. */
export type FoundLaw = ProposedLaw | SingleGame | UndecidedClass;

function proposedLaw(certificate: LawCertificate): ProposedLaw {
  const { letter, modulus, residue, from, sequence } = certificate;
  return { letter, modulus, residue, sequence, from, status: 'proposed', certificate };
}
