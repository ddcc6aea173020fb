import { DefinitionError } from '../errors.ts';
import type { Case } from './case.ts';
import { CaseReader, type Seen, UndecidedRead } from './case-reader.ts';
import type { Conclusion } from './conclusion.ts';
import type { Law } from './judged-law.ts';
import { wrongData } from './wrong-data.ts';

/** A law that nothing refuted. */
export interface BlindLaw {
  readonly law: Law;
  /** Number of cases, with right or wrong data, that satisfied its hypothesis. */
  readonly casesTried: number;
}

/**
 * Returns the laws that no wrong data refute, which therefore say nothing about a game. Each law is evaluated at the
 * first cases that satisfy its hypothesis, and at some later ones; the search ends once all laws are refuted. A law
 * marked as reading only letters is skipped. A printed statement that fails may fail on wrong data too, so it counts as
 * refuted if the law that corrects it is. Depends only on the cases and their order.
 */
export function blindLaws(laws: readonly Law[], cases: Iterable<Case>): BlindLaw[] {
  let open = laws.filter(({ ofLetters }) => !ofLetters).map(law => new LawInDoubt(law));
  let donor: Case | undefined;
  for (const original of left().length > 0 ? cases : []) {
    open = open.filter(law => !law.isRefutedAt(original, donor ?? original));
    if (left().length === 0) break;
    donor = original;
  }
  return left();

  function left(): BlindLaw[] {
    const corrections = laws.filter(law => open.every(doubted => doubted.law !== law)).map(({ id }) => id);
    return open.filter(({ law }) => !corrections.includes(law.erratum?.correctedBy ?? ''));
  }
}

/**
 * Returns the conclusion on a law that is blind, that is, which data of wrong games do not refute either. Such a law proves
 * nothing, so the conclusion is unexpected.
 *
 * @param casesTried as in {@link BlindLaw}; 0 if the law is not blind
 */
export function concludeBlind(conclusion: Conclusion, casesTried = 0): Conclusion {
  // If some game refutes the law, it does say something.
  if (casesTried === 0 || (conclusion.verdict === 'fails' && !conclusion.expected)) return conclusion;
  const cases = casesTried === 1 ? '1 case' : `${casesTried} cases`;
  const why = `data of a wrong game do not refute it, in ${cases}, so it says nothing about the games (if it is only about parameters, set ofLetters: true)`;
  return {
    ...conclusion,
    expected: false,
    blind: casesTried,
    why: conclusion.why === '' ? why : `${conclusion.why}; ${why}`,
  };
}

/** A law that nothing has refuted yet. */
class LawInDoubt implements BlindLaw {
  readonly law: Law;
  casesTried = 0;
  /** Cases that meet its hypothesis, and those that do not. */
  readonly #cases = { true: 0, 'not met': 0 };
  readonly #reader = new CaseReader();

  constructor(law: Law) {
    this.law = law;
  }

  isRefutedAt(original: Case, donor: Case): boolean {
    const right = resultOf(this.law, this.#reader.read(original));
    if (right === 'not true' || !isTurn(++this.#cases[right])) return false;
    let isMet = right === 'true';
    for (const wrong of wrongData(original, donor)) {
      const answer = resultOf(this.law, this.#reader.read(wrong));
      if (answer === 'not true') return true;
      isMet ||= answer === 'true';
    }
    if (isMet) this.casesTried++;
    return false;
  }
}

/** The first fifteen, and eight of each octave. */
function isTurn(place: number): boolean {
  return place % 2 ** (Math.floor(Math.log2(place)) - 3) === 0;
}

/**
 * Whether a law is true of a case, or fails there as its erratum says. Unknown or missing values count as `not met`; any
 * other error counts as `not true`.
 */
function resultOf({ where, holds, erratum }: Law, reader: Seen): 'true' | 'not true' | 'not met' {
  try {
    if (where && !where(...reader)) return 'not met';
    return holds(...reader) === !(erratum?.fails.where(...reader) ?? false) ? 'true' : 'not true';
  } catch (thrown) {
    return thrown instanceof UndecidedRead || thrown instanceof DefinitionError ? 'not met' : 'not true';
  }
}
