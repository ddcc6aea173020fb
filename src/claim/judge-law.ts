import { DefinitionError, refuse } from '../errors.ts';
import type { CaseView } from './case.ts';
import { CaseReader, issueOfRead, type Seen, UndecidedRead, UnknownRead } from './case-reader.ts';
import type { Judgement, Law, MutantsOfText } from './judged-law.ts';
import { countCase, type JudgeCase, type WitnessText } from './tally.ts';

/**
 * Returns the judge of a law. It answers three questions for a case that satisfies the hypothesis: does the law hold, does this
 * contradict its erratum, and does the case refute the mutant?
 */
export function judgeLaw(claim: Law): JudgeCase {
  const { where, holds, erratum, mutant, mutantRefutedBeside, nearMisses } = claim;
  const place = `claim ${claim.id}`;
  const lettersReader = claim.ofLetters && new CaseReader(true);
  const evaluate = (judgement: Judgement, { 0: row, 1: series, 2: texts }: Seen, name: string): boolean => {
    const answer: unknown = judgement(row, series, texts);
    if (typeof answer === 'boolean') return answer;
    const isPromise = answer instanceof Promise;
    // The promise is not awaited, so a rejection must not crash the process.
    if (isPromise) answer.catch(() => {});
    refuse(`${place}.${name}`, 'true or false', isPromise ? 'a promise' : `${answer}`);
  };
  return (tally, current, everything) => {
    const reader = lettersReader ? lettersReader.read(current) : everything;
    if (nearMisses) tally.told ??= nearMisses.map(() => false);
    let isMet = false;
    let isTrue = true;
    let isMisplaced = false;
    let isRefuted: boolean;
    try {
      isMet = where === undefined || evaluate(where, reader, 'where');
      if (isMet) {
        isTrue = evaluate(holds, reader, 'holds');
        isMisplaced =
          erratum !== undefined && evaluate(erratum.fails.where, reader, 'erratum.fails') === isTrue;
        isRefuted = isTrue && mutant !== undefined && !evaluate(mutant, reader, 'mutant');
      } else isRefuted = mutantRefutedBeside?.(...reader) ?? false;
    } catch (thrown) {
      if (thrown instanceof DefinitionError) throw thrown;
      if (thrown instanceof UnknownRead) throw issueOfRead(thrown, place);
      const text = { seen: thrown instanceof Error ? thrown.message : String(thrown) };
      const isUndecided = thrown instanceof UndecidedRead;
      if (isMet || isUndecided) tally.met++;
      countCase(tally, isUndecided ? 'undecided' : 'error', current, () => text);
      return;
    }
    if (isMet) tally.met++;
    if (isMet && isTrue) tally.holds++;
    if (!isTrue)
      countCase(tally, 'fails', current, () => comparisonIn(claim, reader) ?? { seen: numbersOf(current) });
    if (isRefuted) countCase(tally, 'mutantRefuted', current, () => ({ seen: numbersOf(current) }));
    if (isMisplaced) countCase(tally, 'misplaced', current, () => ({ seen: numbersOf(current) }));
    if (nearMisses && isTrue) tally.told = refutedSoFar(nearMisses, tally.told!, everything);
  };
}

/** Returns the printed and the right value, if an erratum shows them. */
function comparisonIn({ erratum }: Law, reader: Seen): WitnessText | undefined {
  if (erratum?.shows === undefined) return undefined;
  const [what, printed, right, beside] = erratum.shows(...reader);
  return { seen: `${what}: printed ${printed}, right ${right}`, ...(beside && { beside }) };
}

function numbersOf({ values }: CaseView): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} = ${typeof value === 'object' ? value.status : value}`)
    .join(', ');
}

/** Returns which mutants some case has refuted so far. A mutant is tried until it is refuted. */
function refutedSoFar(
  nearMisses: readonly MutantsOfText[],
  before: readonly boolean[],
  reader: Seen,
): readonly boolean[] {
  if (before.every(Boolean)) return before;
  return before.map((is, i) => is || nearMisses[i]!.refuted(...reader));
}
