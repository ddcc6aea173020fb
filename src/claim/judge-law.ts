import { DefinitionError, refuse } from '../errors.ts';
import type { CaseView } from './case.ts';
import { CaseReader, type Seen, UndecidedRead, UnknownRead } from './case-reader.ts';
import {
  type Finding,
  foundAs,
  mistakeOf,
  NOTHING,
  numbersOf,
  type WitnessText,
  witnessedAs,
} from './finding.ts';
import type { Judgement, Law } from './judged-law.ts';

/**
 * Returns the judge of a law. It answers three questions for a case that satisfies the hypothesis: does the law hold, does this
 * contradict its erratum, and does the case refute the mutant? So there are at most eight findings, made once each.
 */
export function judgeLaw(claim: Law): (current: CaseView, seen: Seen) => Finding {
  const { where, holds, erratum, mutant, mutantRefutedBeside, ofLetters } = claim;
  const place = `claim ${claim.id}`;
  // For a law that reads only letters, a measure is an unknown name.
  const lettersReader = ofLetters && new LettersReader();
  const seenBy = (current: CaseView, everything: Seen) =>
    lettersReader ? lettersReader.read(current) : everything;
  const witnessText: Finding['witnessText'] = (current, counted, everything) =>
    (counted === 'fails' && shownBy(claim, seenBy(current, everything))) || numbersOf(current);
  const refutedOutsideHypothesis: Finding = {
    ...NOTHING,
    witnessed: witnessedAs('mutantRefuted', 1),
    witnessText,
  };
  const findings: Finding[] = [];
  const findingOf = (isTrue: boolean, isMisplaced: boolean, isRefuted: boolean): Finding =>
    (findings[Number(isTrue) + 2 * Number(isMisplaced) + 4 * Number(isRefuted)] ??= {
      met: 1,
      holds: Number(isTrue),
      witnessed: [
        ...witnessedAs('fails', Number(!isTrue)),
        ...witnessedAs('mutantRefuted', Number(isRefuted)),
        ...witnessedAs('misplaced', Number(isMisplaced)),
      ],
      witnessText,
    });
  const evaluate = (judgement: Judgement, { 0: row, 1: series, 2: texts }: Seen, name: string): boolean => {
    const answer: unknown = judgement(row, series, texts);
    if (typeof answer === 'boolean') return answer;
    const isPromise = answer instanceof Promise;
    // The promise is not awaited, so a rejection must not crash the process.
    if (isPromise) answer.catch(() => {});
    refuse(`${place}.${name}`, 'true or false', isPromise ? 'a promise' : `${answer}`);
  };
  return (current, everything) => {
    const seen = seenBy(current, everything);
    let met = 0;
    try {
      if (where && !evaluate(where, seen, 'where'))
        return mutantRefutedBeside?.(...seen) ? refutedOutsideHypothesis : NOTHING;
      met = 1;
      const isTrue = evaluate(holds, seen, 'holds');
      const isMisplaced =
        erratum !== undefined && evaluate(erratum.fails.where, seen, 'erratum.fails') === isTrue;
      const isRefuted = isTrue && mutant !== undefined && !evaluate(mutant, seen, 'mutant');
      return findingOf(isTrue, isMisplaced, isRefuted);
    } catch (thrown) {
      if (thrown instanceof DefinitionError) throw thrown;
      if (thrown instanceof UnknownRead) throw mistakeOf(thrown, place);
      const why = thrown instanceof Error ? thrown.message : String(thrown);
      return thrown instanceof UndecidedRead ? foundAs('undecided', why) : foundAs('error', why, met);
    }
  };
}

/** Returns the printed and the right value, if an erratum shows them. */
function shownBy({ erratum }: Law, seen: Seen): WitnessText | undefined {
  if (erratum?.shows === undefined) return undefined;
  const [what, printed, right, beside] = erratum.shows(...seen);
  return { seen: `${what}: printed ${printed}, right ${right}`, ...(beside && { beside }) };
}

/** Shows laws only the letters of each case. */
class LettersReader {
  readonly #reader = new CaseReader();
  #values: CaseView['values'] | undefined;
  #letters: CaseView['values'] = {};

  read(current: CaseView): Seen {
    const { at, values } = current;
    if (values !== this.#values) {
      // A property that reads the current case must do so here too.
      const descriptors = Object.entries(Object.getOwnPropertyDescriptors(values)).slice(0, at.length);
      this.#letters = Object.defineProperties({}, Object.fromEntries(descriptors));
      this.#values = values;
    }
    return this.#reader.read(new LettersOfCase(current, this.#letters));
  }
}

const NO_SERIES: CaseView['series'] = {};

/** A case without its data. */
class LettersOfCase implements CaseView {
  declare readonly isCurrent: true;
  readonly at: readonly number[];
  readonly row: readonly number[];
  readonly values: CaseView['values'];
  readonly series = NO_SERIES;
  readonly #current: CaseView;

  constructor(current: CaseView, values: CaseView['values']) {
    this.#current = current;
    this.at = current.at;
    this.row = current.at;
    this.values = values;
  }

  get game(): string {
    return this.#current.game;
  }
}
