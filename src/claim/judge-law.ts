import { DefinitionError } from '../errors.ts';
import { type Finding, mistakeOf, NOTHING, numbersOf, type Told } from './finding.ts';
import type { Judgement, Law } from './law.ts';
import { type Seen, UndecidedRead, UnknownRead } from './reader.ts';

export function judgeLaw(claim: Law, seen: Seen): Finding {
  const place = `claim ${claim.id}`;
  const ask = (judgement: Judgement, name: string): boolean => {
    const answer: unknown = judgement(...seen);
    if (typeof answer === 'boolean') return answer;
    const received = answer instanceof Promise ? 'a promise' : `${answer}`;
    throw new DefinitionError([{ where: `${place}.${name}`, expected: 'true or false', received }]);
  };
  let met = 0;
  try {
    if (claim.where && !ask(claim.where, 'where')) return NOTHING;
    met = 1;
    const holds = ask(claim.holds, 'holds');
    const misplaced =
      claim.erratum !== undefined && ask(claim.erratum.fails.where, 'erratum.fails') === holds;
    const refuted = holds && claim.mutant !== undefined && !ask(claim.mutant, 'mutant');
    return {
      met,
      holds: Number(holds),
      fails: Number(!holds),
      misplaced: Number(misplaced),
      mutantRefuted: Number(refuted),
      tells: (one, counted) => (counted === 'fails' && shownBy(claim, seen)) || numbersOf(one),
    };
  } catch (thrown) {
    if (thrown instanceof DefinitionError) throw thrown;
    if (thrown instanceof UnknownRead) throw mistakeOf(thrown, place);
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    if (thrown instanceof UndecidedRead) return { met: 1, undecided: 1, tells: () => ({ seen: why }) };
    return { met, error: 1, tells: () => ({ seen: why }) };
  }
}

/** What is printed and what is right, where an erratum says so. */
function shownBy({ erratum }: Law, seen: Seen): Told | undefined {
  if (erratum?.shows === undefined) return undefined;
  const [what, printed, right, beside] = erratum.shows(...seen);
  return { seen: `${what}: printed ${printed}, right ${right}`, ...(beside && { beside }) };
}
