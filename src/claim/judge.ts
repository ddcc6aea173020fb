import { DefinitionError } from '../errors.ts';
import type { Judgement, Law, NearMisses } from './law.ts';
import { PrintedTable, type Published } from './published.ts';
import { CaseReader, type Seen, UndecidedRead, UnknownRead } from './reader.ts';
import type { Case } from './row.ts';
import { EMPTY_TALLY, least, mergeTallies, type Tally, type Witness } from './tally.ts';

export type Claim = Law | Published;

/** The records of a file of `data/published/`. */
export type ReadPublished = (file: string) => readonly Readonly<Record<string, string>>[];

/** Judges cases one by one. */
export class Judge {
  readonly #tallies: Tally[];
  readonly #judges: readonly ((one: Case, seen: Seen, before: Tally) => Partial<Tally>)[];
  readonly #sharpness: readonly (Sharpness | undefined)[];
  readonly #reader = new CaseReader();

  constructor(claims: readonly Claim[], read: ReadPublished) {
    this.#tallies = claims.map(() => EMPTY_TALLY);
    this.#sharpness = claims.map(claim =>
      claim.kind === 'law' && claim.nearMisses ? new Sharpness(claim.nearMisses) : undefined,
    );
    this.#judges = claims.map(claim =>
      claim.kind === 'law'
        ? (one, seen, before) => judgeLaw(claim, one, seen, before)
        : judgePublished(claim, new PrintedTable(claim, read(claim.file))),
    );
  }

  add(one: Case): void {
    const seen = this.#reader.read(one);
    this.#judges.forEach((judge, i) => {
      const before = this.#tallies[i]!;
      const tally = { ...EMPTY_TALLY, cases: 1, ...judge(one, seen, before) };
      this.#tallies[i] = mergeTallies(before, tally);
      if (tally.holds === 1 || tally.met === 0) this.#sharpness[i]?.look(seen);
    });
  }

  /** In the order of the claims. */
  get tallies(): readonly Tally[] {
    return this.#tallies.map((tally, i) => {
      const told = this.#sharpness[i]?.told;
      return told === undefined || tally.cases === 0 ? tally : { ...tally, told };
    });
  }
}

/** Which near misses of a law were told from it: each is looked at until it is, at cases for which the law is true. */
class Sharpness {
  told: readonly boolean[];
  readonly #nearMisses: readonly NearMisses[];

  constructor(nearMisses: readonly NearMisses[]) {
    this.#nearMisses = nearMisses;
    this.told = nearMisses.map(() => false);
  }

  look(seen: Seen): void {
    const isNew = (is: boolean, i: number) => !is && this.#nearMisses[i]!.refuted(...seen);
    if (this.told.some(isNew)) this.told = this.told.map((is, i) => is || isNew(is, i));
  }
}

function judgeLaw(claim: Law, one: Case, seen: Seen, before: Tally): Partial<Tally> {
  const place = `claim ${claim.id}`;
  const ask = (judgement: Judgement, name: string): boolean => {
    const answer: unknown = judgement(...seen);
    if (typeof answer === 'boolean') return answer;
    const received = answer instanceof Promise ? 'a promise' : `${answer}`;
    throw new DefinitionError([{ where: `${place}.${name}`, expected: 'true or false', received }]);
  };
  const witness = (seen: string): Witness => ({ at: one.at, game: one.game, seen });
  let met = 0;
  try {
    if (claim.where && !ask(claim.where, 'where')) return {};
    met = 1;
    const holds = ask(claim.holds, 'holds');
    const misplaced =
      claim.erratum !== undefined && ask(claim.erratum.fails.where, 'erratum.fails') === holds;
    const refuted = holds && claim.mutant !== undefined && !ask(claim.mutant, 'mutant');
    const here = witness(numbersOf(one));
    return {
      met,
      ...(holds ? { holds: 1 } : { fails: 1, counterexample: shown(claim, seen, here, before) }),
      ...(misplaced && { misplaced: 1, firstMisplaced: here }),
      ...(refuted && { mutantRefuted: 1, mutantWitness: here }),
    };
  } catch (thrown) {
    if (thrown instanceof DefinitionError) throw thrown;
    if (thrown instanceof UnknownRead) throw mistakeOf(thrown, place);
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    if (thrown instanceof UndecidedRead) return { met: 1, undecided: 1, firstUndecided: witness(why) };
    return { met, error: 1, firstError: witness(why) };
  }
}

/** A counterexample with what is printed and what is right, where it is the least so far: only that is kept. */
function shown({ erratum }: Law, seen: Seen, here: Witness, { counterexample }: Tally): Witness {
  if (erratum?.shows === undefined || least(counterexample, here) !== here) return here;
  const [what, printed, right, beside] = erratum.shows(...seen);
  return { ...here, seen: `${what}: printed ${printed}, right ${right}`, ...(beside && { beside }) };
}

function mistakeOf({ expected, received }: UnknownRead, where: string): DefinitionError {
  return new DefinitionError([{ where, expected, received }]);
}

function numbersOf({ values }: Case): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} = ${typeof value === 'object' ? value.status : value}`)
    .join(', ');
}

function judgePublished(claim: Published, table: PrintedTable): (one: Case, seen: Seen) => Partial<Tally> {
  return (one, seen) => {
    const key = claim.key.map(name => letterOf(one, name, `claim ${claim.id}.key`));
    return claim.terms
      ? judgeTerms(claim, claim.terms, table, key, one, seen)
      : judgeCells(claim, table, key, one);
  };
}

function judgeCells(
  claim: Published,
  table: PrintedTable,
  key: readonly number[],
  one: Case,
): Partial<Tally> {
  const printed = table.find(key);
  if (!printed) return {};
  const witness = (seen: string): Witness => ({ at: one.at, game: one.game, seen });
  for (const name of claim.cells) {
    const value = one.values[name];
    if (value === undefined) {
      const expected = `measures of the pipeline: ${Object.keys(one.values).join(', ')}`;
      throw new DefinitionError([{ where: `claim ${claim.id}.cells`, expected, received: name }]);
    }
    if (typeof value === 'object') return { met: 1, undecided: 1, firstUndecided: witness(value.why) };
    if (value !== printed[name]) {
      const seen = `${name}: printed ${printed[name]}, computed ${value}`;
      return { met: 1, fails: 1, counterexample: witness(seen) };
    }
  }
  return { met: 1, holds: 1 };
}

function judgeTerms(
  claim: Published,
  { series }: NonNullable<Published['terms']>,
  table: PrintedTable,
  key: readonly number[],
  one: Case,
  [, all]: Seen,
): Partial<Tally> {
  const witness = (seen: string): Witness => ({ at: one.at, game: one.game, seen });
  const printed = table.findTerms(key);
  const met = printed.length;
  try {
    const terms = all[series];
    const wrong = printed.filter(([heap, term]) => terms[heap] !== term);
    const [first] = wrong;
    const counterexample =
      first && witness(`heap ${first[0]}: printed ${first[1]}, computed ${terms[first[0]] ?? 'no term'}`);
    return { met, holds: met - wrong.length, fails: wrong.length, counterexample: counterexample ?? null };
  } catch (thrown) {
    if (thrown instanceof UnknownRead) throw mistakeOf(thrown, `claim ${claim.id}.terms`);
    if (!(thrown instanceof UndecidedRead)) throw thrown;
    return { met, undecided: met, firstUndecided: witness(thrown.message) };
  }
}

function letterOf(one: Case, name: string, where: string): number {
  const value = one.values[name];
  if (typeof value === 'number') return value;
  const expected = `letters of the sweep: ${Object.keys(one.values).join(', ')}`;
  throw new DefinitionError([{ where, expected, received: name }]);
}
