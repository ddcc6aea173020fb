import { ProvedLaw } from '../check/index.ts';
import {
  type FiniteRule,
  type FoundLaw,
  type LawQuestion,
  type ProposedLaw,
  proveFamily,
  type Undecided,
  type UndecidedClass,
  type ValueOfHeap,
} from '../engine/index.ts';
import { type FamilyOfOneLetter, formatAffine, type LawCertificate, MAX_MOVE } from '../game/index.ts';
import type { LargeGame } from './large-game.ts';
import { spelled, valueByLaw } from './law-values.ts';

/** Classes of a letter are split no further; and games that are too small for a law are not searched here. */
const LIMITS = { modulus: 1000, heaps: 0 };

const SINK = 'laws are not searched for under the sink ending';

const NORMAL: FiniteRule = { ending: 'normal', objective: 'last-player-wins' };

/** The law that a game of a family is under, and at which k; or why none is known. */
export type LawOfGame =
  | (Pick<ProvedLaw, 'status' | 'certificate'> & { readonly k: bigint })
  | { readonly status: 'undecided'; readonly sequence: LawQuestion['sequence']; readonly why: string };

/** A law of a class, or a class without one. The modulus 0 means that a value of the letter is in no class. */
export type KnownLaw = ProvedLaw | UndecidedClass;

/**
 * Returns all laws of a family that cover infinitely many games each, for both sequences that its games have under a
 * rule, and the single games.
 */
export function lawsOf(family: FamilyOfOneLetter, rule: FiniteRule): readonly KnownLaw[] {
  return foundLaws(family, rule).map(known);
}

function known(law: ProposedLaw | UndecidedClass): KnownLaw {
  return law.status === 'proposed' ? ProvedLaw.of(law.certificate) : law;
}

function foundLaws(family: FamilyOfOneLetter, rule: FiniteRule): readonly (ProposedLaw | UndecidedClass)[] {
  const played = family.kind === 'all-but' ? NORMAL : rule;
  const { ending } = played;
  if (ending === 'sink') return [];
  return sequencesOf(family, rule).flatMap(sequence =>
    proveFamily(family, { ...played, ending, sequence }, LIMITS).filter(isNotSearched),
  );
}

function isNotSearched(law: FoundLaw): law is ProposedLaw | UndecidedClass {
  return law.status !== 'proved';
}

/** Returns the law of one game for each of its sequences. */
export function lawsOfGame({ family, value }: LargeGame, rule: FiniteRule): readonly LawOfGame[] {
  if (family.kind === 'finite' && rule.ending === 'sink')
    return sequencesOf(family, rule).map(sequence => ({ status: 'undecided', sequence, why: SINK }));
  const laws = foundLaws(family, rule).filter(
    ({ modulus, residue }) => modulus > 0 && value % BigInt(modulus) === BigInt(residue),
  );
  return laws.map(known).map((law): LawOfGame => {
    const k = value / BigInt(law.modulus);
    if (law.status === 'undecided') return { status: 'undecided', sequence: law.sequence, why: law.why };
    if (k < law.from)
      return {
        status: 'undecided',
        sequence: law.sequence,
        why: `the law holds only from k = ${law.from} onwards`,
      };
    const { status, certificate } = law;
    return { status, certificate, k };
  });
}

/** G of a heap, by the law that the game is under, or its outcome where heaps have no more than that. */
export function valueOfLargeGame(game: LargeGame, rule: FiniteRule, heap: bigint): ValueOfHeap | Undecided {
  const [law] = lawsOfGame(game, rule);
  if (law?.status !== 'proved')
    return { status: 'undecided', limit: MAX_MOVE, why: law?.why ?? 'no law is known' };
  const { certificate, k } = law;
  const value = valueByLaw(spelled(certificate, k), heap);
  return { status: 'theorem', reference: describeFamily(certificate), value };
}

/** Returns the games of a law in words: `{1, 2, c} with c = 3k + 1, k ≥ 1`. */
export function describeFamily({ family, letter, modulus, residue, from }: LawCertificate): string {
  return `${family} with ${letter} = ${formatAffine([modulus, residue], 'k')}, k ≥ ${from}`;
}

/**
 * Returns the sequences of a game. All-but games have nim-values, in normal play only; misère play has only outcomes.
 */
function sequencesOf({ kind }: FamilyOfOneLetter, { objective }: FiniteRule): LawQuestion['sequence'][] {
  if (kind === 'all-but') return ['nim-values'];
  return objective === 'last-player-wins' ? ['nim-values', 'outcomes'] : ['outcomes'];
}
